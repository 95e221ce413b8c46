/** The settings of the player's own seat: name, mail, quiet hours, what is played automatically, the link itself. */
import { createSignal, type JSX, Show } from 'solid-js';
import type { ChangeSeat, MailSettings, OwnSeat } from '../../worker/domain/wire/seats.ts';
import { api } from '../api/client.ts';
import { language, t } from '../i18n/i18n.ts';
import { linksOf } from '../state/links.ts';
import { setSound, sound } from '../state/prefs.ts';
import { useRoom } from '../state/RoomContext.ts';
import { SelectField, SwitchLine, TextField } from '../ui/fields.tsx';
import { Icon } from '../ui/Icon.tsx';
import { sayError } from '../ui/sayError.ts';
import { check } from '../ui/signs/common.ts';
import { toast } from '../ui/Toast.tsx';
import { SeatLink } from './SeatLink.tsx';

const QUIET = ['', '22-7', '23-7', '23-8', '0-8', '21-9'];
const DELAYS = [0, 5, 15, 60, 240];
const MODES = ['each', 'digest', 'reminders', 'off'] as const;

const quietKey = (quiet: OwnSeat['quiet']) => (quiet ? `${quiet.from / 60}-${quiet.to / 60}` : '');

export function SeatSettings(): JSX.Element {
  const room = useRoom();
  return <Show when={room.table()?.own}>{(own) => <Settings own={own()} />}</Show>;
}

function Settings(props: { own: OwnSeat }): JSX.Element {
  const room = useRoom();
  const seat = () => room.table()?.seats[props.own.seat];
  const [name, setName] = createSignal(seat()?.name ?? '');
  const [mail, setMail] = createSignal(props.own.mail?.address ?? '');

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
  const changeMail = (settings: Partial<MailSettings>) => void change({ mailSettings: settings });
  const saveName = () => name().trim() && name().trim() !== seat()?.name && void change({ name: name().trim() });
  const saveMail = async () => {
    const next = mail().trim();
    if (next === (props.own.mail?.address ?? '')) return;
    if (await change({ mail: next || null, language: language() })) if (next) toast(t('mail.sent', { mail: next }));
  };
  const quiet = (): string => quietKey(props.own.quiet);
  const quietOptions = () => [...new Set([...QUIET, quiet()])];
  const hour = (text: string | undefined) => `${Number(text)}:00`;

  return (
    <div>
      <div onFocusOut={() => void saveName()}>
        <TextField label={t('seat.name')} value={name()} onInput={setName} maxLength={40} autocomplete="nickname" />
      </div>
      <div onFocusOut={() => void saveMail()}>
        <TextField
          label={t('seat.mail')}
          type="email"
          value={mail()}
          onInput={setMail}
          autocomplete="email"
          placeholder={t('seat.mail.placeholder')}
          hint={
            <Show when={props.own.mail} fallback={t('seat.mail.none')}>
              {(address) => (
                <Show
                  when={address().fails}
                  fallback={
                    <Show when={address().confirmed} fallback={t('seat.mail.waiting')}>
                      <span class="ok">
                        <Icon of={check} size={14} /> {t('seat.mail.confirmed')}
                      </span>
                    </Show>
                  }
                >
                  <span class="bad">{t('seat.mail.fails')}</span>
                </Show>
              )}
            </Show>
          }
        />
      </div>
      <Show when={props.own.mail}>
        <SelectField
          label={t('seat.mode')}
          options={MODES.map((mode) => ({ value: mode, label: t(`seat.mode.${mode}`) }))}
          value={props.own.mailSettings.mode}
          onChange={(mode) => changeMail({ mode })}
        />
        <Show when={props.own.mailSettings.mode === 'each'}>
          <SelectField
            label={t('seat.delay')}
            options={DELAYS.map((delay) => ({
              value: delay,
              label:
                delay === 0
                  ? t('seat.delay.none')
                  : delay < 60
                    ? t('time.min', { n: delay })
                    : t('time.h', { n: delay / 60 }),
            }))}
            value={props.own.mailSettings.delay}
            onChange={(delay) => changeMail({ delay })}
          />
        </Show>
        <Show when={props.own.mailSettings.mode === 'digest'}>
          <SelectField
            label={t('seat.digest')}
            options={Array.from({ length: 24 }, (_, h) => ({ value: h, label: `${h}:00` }))}
            value={props.own.mailSettings.digestHour}
            onChange={(digestHour) => changeMail({ digestHour })}
          />
        </Show>
      </Show>
      <SelectField
        label={t('seat.quiet')}
        options={quietOptions().map((key) => ({
          value: key,
          label: key
            ? t('seat.quiet.span', { from: hour(key.split('-')[0]), to: hour(key.split('-')[1]) })
            : t('seat.quiet.none'),
        }))}
        value={quiet()}
        hint={t('seat.quiet.hint', { zone: props.own.timeZone.replace('_', ' ') })}
        onChange={(key) => {
          const [from, to] = key.split('-').map(Number);
          void change({
            quiet: key ? { from: (from ?? 0) * 60, to: (to ?? 0) * 60 } : null,
            timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          });
        }}
      />
      <ul class="sws">
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
        <SwitchLine label={t('seat.sound')} help={t('seat.sound.help')} checked={sound()} onChange={setSound} />
      </ul>
      <SeatLink seat={props.own.seat} />
    </div>
  );
}
