/** The settings of the player's own seat: name, mail, quiet hours, what is played automatically, the link itself. */
import { createSignal, type JSX, Show } from 'solid-js';
import type { ChangeSeat, OwnSeat } from '../../../worker/domain/wire/seats.ts';
import { api } from '../../api/client.ts';
import { language, t } from '../../i18n/i18n.ts';
import { canRest } from '../../state/away.ts';
import { linksOf } from '../../state/links.ts';
import { timeZone } from '../../state/openTable.ts';
import { setSound, sound } from '../../state/prefs.ts';
import { useRoom } from '../../state/RoomContext.ts';
import { SwitchLine, TextField } from '../../ui/fields.tsx';
import { later } from '../../ui/later.tsx';
import { sayError } from '../../ui/sayError.ts';
import { toast } from '../../ui/Toast.tsx';
import { AwayDays, AwayNow } from './Away.tsx';
import { MailFields, MailHint } from './MailFields.tsx';
import { QuietHours } from './QuietHours.tsx';
import { SeatLink } from './SeatLink.tsx';

/** Not a part of the first load. */
const Channels = later(async () => (await import('./Channels.tsx')).Channels);

export function SeatSettings(): JSX.Element {
  const room = useRoom();
  return <Show when={room.table()?.own}>{(own) => <Settings own={own()} />}</Show>;
}

function Settings(props: { own: OwnSeat }): JSX.Element {
  const room = useRoom();
  const resting = () => {
    const table = room.table();
    return canRest(table) ? table : null;
  };
  const change = async (body: ChangeSeat): Promise<boolean> => {
    const token = linksOf(room.id)?.tokens.seat;
    if (!token) return false;
    try {
      await api.changeSeat(room.id, token, props.own.seat, body);
      await room.refresh();
      return true;
    } catch (error) {
      sayError(error);
      return false;
    }
  };
  return (
    <div>
      <Show when={resting()}>{(table) => <AwayNow table={table()} onBack={() => change({ awayUntil: null })} />}</Show>
      <NameField name={room.table()?.seats[props.own.seat]?.name ?? ''} onChange={(name) => void change({ name })} />
      <MailField own={props.own} onChange={(mail) => change({ mail, language: language() })} />
      <Show when={props.own.mail || props.own.channels.length > 0}>
        <MailFields settings={props.own.mailSettings} onChange={(mailSettings) => void change({ mailSettings })} />
      </Show>
      <Channels seat={props.own.seat} channels={props.own.channels} />
      <QuietHours own={props.own} onChange={(body) => void change(body)} />
      <Show when={resting()}>
        {(table) => <AwayDays table={table()} onGo={(awayUntil) => change({ awayUntil, timeZone: timeZone() })} />}
      </Show>
      <ul>
        <SwitchLine
          label={t('seat.only')}
          help={t('seat.only.help')}
          checked={props.own.autoAnswer}
          onChange={(autoAnswer) => void change({ autoAnswer })}
        />
        <SwitchLine
          label={t('seat.autopilot')}
          help={t('seat.autopilot.help')}
          checked={props.own.autopilot}
          onChange={(autopilot) => void change({ autopilot })}
        />
        <SwitchLine
          label={t('seat.sound')}
          help={t('seat.sound.help')}
          checked={sound()}
          onChange={(on) => setSound(on)}
        />
      </ul>
      <SeatLink seat={props.own.seat} />
    </div>
  );
}

/** Saved when the field is left. */
function NameField(props: { name: string; onChange: (name: string) => void }): JSX.Element {
  const [name, setName] = createSignal(props.name);
  const save = () => name().trim() && name().trim() !== props.name && props.onChange(name().trim());
  return (
    <div onFocusOut={save}>
      <TextField
        label={t('seat.name')}
        value={name()}
        onInput={(typed) => setName(typed)}
        maxLength={40}
        autocomplete="nickname"
      />
    </div>
  );
}

/** Saved when the field is left. */
function MailField(props: { own: OwnSeat; onChange: (mail: string | null) => Promise<boolean> }): JSX.Element {
  const [mail, setMail] = createSignal(props.own.mail?.address ?? '');
  const save = async () => {
    const next = mail().trim();
    if (next === (props.own.mail?.address ?? '')) return;
    if ((await props.onChange(next || null)) && next) toast(t('mail.sent', { mail: next }));
  };
  return (
    <div onFocusOut={() => void save()}>
      <TextField
        label={t('seat.mail')}
        type="email"
        value={mail()}
        onInput={(typed) => setMail(typed)}
        autocomplete="email"
        placeholder={t('seat.mail.placeholder')}
        hint={<MailHint mail={props.own.mail} />}
      />
    </div>
  );
}
