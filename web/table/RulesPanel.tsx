import { type JSX, lazy, Suspense } from 'solid-js';

/** The rules are long: they are loaded when someone opens them. */
const RulesText = lazy(async () => ({ default: (await import('../rules/RulesText.tsx')).RulesText }));

export function RulesPanel(props: { game: string; rule: string }): JSX.Element {
  return (
    <Suspense>
      <RulesText game={props.game} rule={props.rule} />
    </Suspense>
  );
}
