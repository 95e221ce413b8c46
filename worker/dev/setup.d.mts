import type { ChildProcess } from 'node:child_process';

export const root: string;
/** The path of wrangler's own script, to be run with node. */
export const wrangler: string;
export const quietEnv: Record<string, string | undefined>;
export function say(text: string): void;
export function ensureBuild(): void;
/** The path of a browser for the tests, or null. */
export function ensureBrowser(): string | null;
export function findFirefox(): string | null;
/** The paths of WebKit's driver, of the browser it starts, and of the screen that this needs; null if one is missing. */
export function findWebkit(): { driver: string; browser: string; xvfb: string } | null;
export function ensureMigrated(state: string): void;
export function serve(options: {
  port: number;
  state: string;
  host?: string;
  /** The folder of the built pages, if not web/dist. */
  pages?: string;
  vars?: Record<string, string>;
  isLocal?: boolean;
  onLine?: (line: string) => void;
}): Promise<{ child: ChildProcess; url: string }>;
