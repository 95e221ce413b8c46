/** The only filled button. It names its effect. */
import { type JSX, Show } from 'solid-js';
import type { Action } from '../../../../engine/nations/actions/index.ts';
import { ThenButton } from '../../../table/orders/PlanButtons.tsx';
import { Button } from '../../../ui/Button.tsx';
import { plus } from '../../../ui/signs/common.ts';
import type { Composer } from '../composer.ts';
import { capital, useWords } from '../words.tsx';
import { actionWords } from './sayActions.ts';

export function MainButton(props: { composer: Composer }): JSX.Element {
  const words = useWords();
  const { word } = words;
  const { composer } = props;
  const action = () => {
    const chosen = composer.chosen();
    return chosen && !composer.isAnswered() && composer.check(chosen) === null ? chosen : null;
  };
  const label = (made: Action): string => {
    if (made.type === 'pass') return word('act.passNow');
    const said = actionWords(words, composer.table.state(), composer.me() ?? 0, made);
    if (composer.isEarly()) return word('act.leaveAnswer', { answer: said });
    return made.type === 'grow' ? word('way.take', { what: said.charAt(0).toLowerCase() + said.slice(1) }) : said;
  };
  return (
    <Show when={action()}>
      {(made) => (
        <>
          <Button
            kind={composer.isEarly() ? 'ink' : 'pri'}
            sign={composer.table.planning() ? plus : ''}
            disabled={composer.table.sending() === 'sending'}
            onClick={() => void composer.send(made())}
          >
            {capital(label(made()))}
          </Button>
          <Show when={composer.question()?.kind === 'turn'}>
            <ThenButton table={composer.table} onThen={() => void composer.send(made())} />
          </Show>
        </>
      )}
    </Show>
  );
}
