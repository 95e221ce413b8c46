/** The parts of the form for a new table that are the same for every game. */
import { type JSX, Show } from 'solid-js';
import { aboutGame, gameName } from '../../games/names.ts';
import { t } from '../../i18n/i18n.ts';
import { Plates, Segments } from '../../ui/choices.tsx';
import { PlainLine, TextField } from '../../ui/fields.tsx';
import { LevelChoice } from '../../ui/LevelChoice.tsx';
import text from '../../ui/text.module.css';
import { Block } from '../Block.tsx';
import type { Draft } from './draft.ts';
import styles from './NewTable.module.css';
import { AWAY_DAYS, PACES, paceShort } from './pace.ts';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, label: String(from + i) }));

export function GameBlock(props: { draft: Draft }): JSX.Element {
  return (
    <Block title={t('new.game')}>
      <Plates
        label={t('new.game')}
        options={props.draft.offers.map((one) => ({
          value: one.id,
          label: gameName(one.id),
          help: aboutGame(one.id, 'long'),
        }))}
        value={props.draft.game()}
        onChange={(game) => props.draft.change({ game })}
      />
    </Block>
  );
}

export function SeatsBlock(props: { draft: Draft }): JSX.Element {
  const seats = () => props.draft.offer().seats;
  return (
    <Block title={t('new.seats')}>
      <PlainLine label={t('new.players')}>
        <Segments
          label={t('new.players')}
          options={numbers(seats().min, seats().max)}
          value={props.draft.players()}
          onChange={(players) => props.draft.change({ players })}
        />
      </PlainLine>
      <Show when={props.draft.players() > 1}>
        <PlainLine label={t('new.computers')}>
          <Segments
            label={t('new.computers')}
            options={numbers(0, props.draft.players() - 1)}
            value={props.draft.computers()}
            onChange={(computers) => props.draft.change({ computers })}
          />
        </PlainLine>
        <Show when={props.draft.computers() > 0}>
          <PlainLine label={t('new.level')}>
            <LevelChoice value={props.draft.level()} onChange={(level) => props.draft.change({ level })} />
          </PlainLine>
        </Show>
        <p class={text.note}>{t('new.computers.note')}</p>
      </Show>
    </Block>
  );
}

export function PaceBlock(props: { draft: Draft }): JSX.Element {
  // A table that is played again may have a pace that is no longer on offer.
  const withOwn = (offered: readonly number[], own: number) => [...new Set([...offered, own])].sort((a, b) => a - b);
  const paces = () => withOwn(PACES, props.draft.hours());
  const days = () => withOwn(AWAY_DAYS, props.draft.awayDays());
  return (
    <Block title={t('new.pace')}>
      <PlainLine label={t('new.time')}>
        <Segments
          label={t('new.time')}
          options={paces().map((hours) => ({ value: hours, label: paceShort(hours) }))}
          value={props.draft.hours()}
          onChange={(hours) => props.draft.change({ hours })}
        />
      </PlainLine>
      <Show when={props.draft.hours() > 0}>
        <Plates
          class={styles.late}
          label={t('new.late')}
          options={[
            { value: 'default', label: t('new.late.default'), help: t('new.late.default.help') },
            { value: 'wait', label: t('new.late.wait'), help: t('new.late.wait.help') },
          ]}
          value={props.draft.late()}
          onChange={(late) => props.draft.change({ late })}
        />
      </Show>
      <PlainLine label={t('new.away')}>
        <Segments
          label={t('new.away')}
          options={days().map((n) => ({ value: n, label: n === 0 ? t('pace.none') : String(n) }))}
          value={props.draft.awayDays()}
          onChange={(awayDays) => props.draft.change({ awayDays })}
        />
      </PlainLine>
      <p class={text.note}>{t('new.away.note')}</p>
    </Block>
  );
}

export function NamesBlock(props: { draft: Draft }): JSX.Element {
  return (
    <Block title={t('new.names')}>
      <TextField
        label={t('new.table')}
        value={props.draft.name()}
        onInput={(name) => props.draft.change({ name })}
        maxLength={60}
        required
      />
      <TextField
        label={t('new.you')}
        value={props.draft.me()}
        onInput={(me) => props.draft.change({ me })}
        maxLength={40}
        autocomplete="nickname"
        hint={t('new.you.hint')}
      />
      <TextField
        label={t('new.mail')}
        type="email"
        value={props.draft.mail()}
        onInput={(mail) => props.draft.change({ mail })}
        autocomplete="email"
        placeholder={t('seat.mail.placeholder')}
        hint={t('seat.mail.none')}
      />
    </Block>
  );
}
