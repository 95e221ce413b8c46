/** Words of a game that load with the first part that needs them. */
import { type Component, createEffect, createRoot, createSignal } from 'solid-js';
import type { Catalogue, Language } from '../../engine/core/messages.ts';
import { language } from '../i18n/i18n.ts';
import { type Late, later } from '../ui/later.tsx';

type Texts = () => Promise<Record<string, Catalogue>>[];

export interface LateTexts<Part> {
  /** All words that have come, in the reader's language. */
  texts(): Catalogue;
  load(part: Part): Promise<void>;
  /** A part of the page that loads together with its words when it is first shown. */
  withTexts<P extends Record<string, unknown>>(
    part: Part,
    load: () => Promise<Component<P>>,
    Meanwhile?: Component<P>,
  ): Late<P>;
}

export function createLateTexts<Part extends string | number>(
  parts: Readonly<Record<Language, Readonly<Record<Part, Texts>>>>,
): LateTexts<Part> {
  const [texts, setTexts] = createSignal<Catalogue>({});
  const [wanted, want] = createSignal<readonly Part[]>([]);

  async function bring(part: Part, of: Language): Promise<void> {
    const loaded = await Promise.all(parts[of][part]());
    if (of === language()) setTexts((known) => Object.assign({}, known, ...loaded.flatMap(Object.values)));
  }
  async function load(part: Part): Promise<void> {
    if (wanted().includes(part)) return;
    await bring(part, language()).catch(() => {});
    want([...wanted(), part]);
  }
  createRoot(() => {
    createEffect(() => {
      const of = language();
      for (const part of wanted()) void bring(part, of).catch(() => {});
    });
  });
  return { texts, load, withTexts: (part, component, Meanwhile) => later(component, () => load(part), Meanwhile) };
}
