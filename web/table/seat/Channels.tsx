/** Where else a player is told: the channels of the seat, each with a button that tries it out, and a way to add one. */
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { ChannelKinds, ChannelTested, OwnChannel } from '../../../worker/domain/wire/channels.ts';
import { api } from '../../api/client.ts';
import { language, t } from '../../i18n/i18n.ts';
import { linksOf } from '../../state/links.ts';
import { subscribe } from '../../state/push.ts';
import { useRoom } from '../../state/RoomContext.ts';
import { Button } from '../../ui/Button.tsx';
import { createBusy } from '../../ui/busy.ts';
import { PlainLine, SelectField, TextField } from '../../ui/fields.tsx';
import { showLink } from '../../ui/handLink.ts';
import { toast } from '../../ui/Toast.tsx';
import text from '../../ui/text.module.css';
import styles from './Channels.module.css';

type Kind = ChannelKinds['channels'][number];

export function Channels(props: { seat: number; channels: readonly OwnChannel[] }): JSX.Element {
  const room = useRoom();
  const { busy, run } = createBusy();
  const [offer] = createResource(() => api.channelKinds());
  const kinds = () =>
    (offer()?.channels ?? []).filter(({ asks }) => asks === 'hook' || (asks === 'browser' && offer()?.pushKey));
  const titleOf = (name: string) => offer()?.channels.find((kind) => kind.name === name)?.title[language()] ?? name;
  const token = () => linksOf(room.id)?.tokens.seat ?? '';
  const add = (channel: string, target: string) =>
    run(async () => {
      const { secret } = await api.addChannel(room.id, token(), props.seat, { channel, target });
      await room.refresh();
      if (secret) showLink({ address: secret, title: t('channel.secret'), text: t('channel.secret.text') });
    });
  // A toast would lie behind the dialog.
  const [result, setResult] = createSignal<{ id: string; said: string } | null>(null);
  const tryOut = ({ id }: OwnChannel) =>
    run(async () => {
      setResult({ id, said: sayResult(await api.testChannel(room.id, token(), props.seat, id)) });
      await room.refresh();
    });
  const remove = ({ id }: OwnChannel) =>
    run(async () => {
      await api.removeChannel(room.id, token(), props.seat, id);
      await room.refresh();
    });
  return (
    <PlainLine label={t('channel.label')}>
      <ul class={styles.list}>
        <For each={props.channels}>
          {(channel) => (
            <li data-part="channel">
              <span>
                <b>{titleOf(channel.channel)}</b> <span class={text.muted}>{channel.label}</span>
                <State of={channel} />
                <small role="status">{result()?.id === channel.id ? result()?.said : ''}</small>
              </span>
              <Button small disabled={busy()} onClick={() => void tryOut(channel)}>
                {t('channel.test')}
              </Button>
              <Button small disabled={busy()} onClick={() => void remove(channel)}>
                {t('channel.remove')}
              </Button>
            </li>
          )}
        </For>
      </ul>
      <Show when={kinds().length > 0}>
        <NewChannel kinds={kinds()} busy={busy()} pushKey={offer()?.pushKey ?? ''} onAdd={add} />
      </Show>
    </PlainLine>
  );
}

function State(props: { of: OwnChannel }): JSX.Element {
  const kind = () => (props.of.state === 'works' ? text.good : props.of.state === 'fails' ? text.bad : text.why);
  return <small class={kind()}>{t(`channel.state.${props.of.state}`)}</small>;
}

function NewChannel(props: {
  kinds: readonly Kind[];
  busy: boolean;
  pushKey: string;
  onAdd: (channel: string, target: string) => Promise<unknown>;
}): JSX.Element {
  const [name, setName] = createSignal(props.kinds[0]?.name ?? '');
  const [target, setTarget] = createSignal('');
  const kind = () => props.kinds.find((one) => one.name === name()) ?? props.kinds[0];
  const isHook = () => kind()?.asks === 'hook';
  const add = async (event: Event) => {
    event.preventDefault();
    if (isHook()) return props.onAdd(name(), target().trim()).then(() => setTarget(''));
    const subscription = await subscribe(props.pushKey);
    if (subscription === null) toast(t('channel.denied'));
    else await props.onAdd(name(), subscription);
  };
  return (
    <form class={styles.add} onSubmit={(event) => void add(event)}>
      <SelectField
        stacked
        label={t('channel.add.label')}
        options={props.kinds.map((one) => ({ value: one.name, label: one.title[language()] ?? one.name }))}
        value={name()}
        hint={kind()?.hint[language()]}
        onChange={(value) => setName(value)}
      />
      <Show when={isHook()}>
        <TextField
          stacked
          label={t('channel.address')}
          value={target()}
          placeholder="https://"
          maxLength={500}
          required
          onInput={(typed) => setTarget(typed)}
        />
      </Show>
      <Button type="submit" kind="ink" disabled={props.busy}>
        {t('channel.add')}
      </Button>
    </form>
  );
}

function sayResult({ outcome, reason }: ChannelTested): string {
  const key = outcome === 'sent' || outcome === 'unproven' || outcome === 'limited' ? outcome : 'failed';
  return t(`channel.tested.${key}`, { reason: reason ?? outcome });
}
