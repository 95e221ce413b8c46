import type { ChildProcess } from 'node:child_process';

export const root: string;
export function say(text: string): void;
export function ensureBuild(): void;
export function ensureMigrated(state: string): void;
export function serve(options: {
  port: number;
  state: string;
  vars?: Record<string, string>;
  onLine?: (line: string) => void;
}): Promise<{ child: ChildProcess; url: string }>;
