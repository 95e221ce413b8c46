/** Every part of the kit on one page, for a browser that tries them out. */
import '../../../web/styles/tokens.css';
import '../../../web/styles/reset.css';
import { createSignal, type JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { t, useLanguage } from '../../../web/i18n/i18n.ts';
import { matchPath } from '../../../web/router.tsx';
import * as keep from '../../../web/state/keep.ts';
import * as lastSeen from '../../../web/state/lastSeen.ts';
import * as links from '../../../web/state/links.ts';
import { spread } from '../../../web/table/end/chartScale.ts';
import { Button } from '../../../web/ui/Button.tsx';
import { Plates, Segments } from '../../../web/ui/choices.tsx';
import { Dialog } from '../../../web/ui/Dialog.tsx';
import { Flag, initials } from '../../../web/ui/Flag.tsx';
import { SelectField, SwitchLine, TextField } from '../../../web/ui/fields.tsx';
import { later } from '../../../web/ui/later.tsx';
import { Menu } from '../../../web/ui/Menu.tsx';
import { Tabs } from '../../../web/ui/Tabs.tsx';
import { Toasts, toast } from '../../../web/ui/Toast.tsx';
import { Tooltip } from '../../../web/ui/Tooltip.tsx';

const parts = { links, keep, lastSeen, matchPath, spread, initials, t };
declare global {
  interface Window {
    parts: typeof parts;
  }
}
window.parts = parts;

/** It comes when somebody presses a button. */
let bring = () => {};
const LatePart = later(
  () => new Promise<() => JSX.Element>((resolve) => (bring = () => resolve(() => <p>The late part</p>))),
  async () => {},
);

/** Until it comes, another part stands in for it, and both show the late part. */
let bringAround = () => {};
const Around = later(
  () =>
    new Promise<() => JSX.Element>(
      (resolve) =>
        (bringAround = () =>
          resolve(() => (
            <div data-part="around">
              <LatePart />
            </div>
          ))),
    ),
  async () => {},
  LatePart,
);

function Kit() {
  const [pressed, setPressed] = createSignal(0);
  const [open, setOpen] = createSignal(false);
  const [tab, setTab] = createSignal('one');
  const [plate, setPlate] = createSignal('second');
  const [segment, setSegment] = createSignal(4);
  const [on, setOn] = createSignal(false);
  const [name, setName] = createSignal('');
  const [pace, setPace] = createSignal(48);
  return (
    <main>
      <h1>The kit</h1>
      <Button onClick={() => setPressed(pressed() + 1)}>Press</Button>
      <p data-part="pressed">{pressed()}</p>
      <Button why="The market is empty" onClick={() => setPressed(100)}>
        Blocked
      </Button>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog open={open()} onClose={() => setOpen(false)} title="A dialog">
        <Button>Inside</Button>
      </Dialog>
      <Tabs
        label="Some tabs"
        tabs={[
          { key: 'one', label: 'One' },
          { key: 'two', label: 'Two', badge: 2 },
          { key: 'three', label: 'Three' },
        ]}
        value={tab()}
        onChange={setTab}
      >
        {(key) => <p>Panel {key}</p>}
      </Tabs>
      <Plates
        label="Edition"
        options={[
          { value: 'first', label: 'First', help: 'One cube a trade' },
          { value: 'second', label: 'Second' },
          { value: 'manual', label: 'Manual', help: 'Not for six', disabled: true },
        ]}
        value={plate()}
        onChange={setPlate}
      />
      <Segments
        label="Players"
        options={[2, 3, 4].map((n) => ({ value: n, label: String(n) }))}
        value={segment()}
        onChange={setSegment}
      />
      <ul>
        <SwitchLine label="War Clouds" help="Units on the board" checked={on()} onChange={setOn} />
      </ul>
      <TextField label="Name" value={name()} onInput={setName} hint="As others see it" />
      <SelectField
        label="Pace"
        options={[
          { value: 24, label: '1 day' },
          { value: 48, label: '2 days' },
        ]}
        value={pace()}
        onChange={setPace}
      />
      <p data-part="chosen">{`${plate()} ${segment()} ${on()} ${name()} ${pace()}`}</p>
      <Tooltip text="Ore, next to be bought">
        <Button>Ore</Button>
      </Tooltip>
      <Menu label="Menu">
        <a href="#rules">Rules</a>
        <button type="button">History</button>
      </Menu>
      <Button onClick={() => toast('Copied')}>Say it</Button>
      <Flag seat={4} letter="B" label="Bruno" />
      <Around />
      <Button onClick={() => bringAround()}>Bring what is around it</Button>
      <Button onClick={() => bring()}>Bring the late part</Button>
      <Toasts />
    </main>
  );
}

const root = document.getElementById('app');
if (root) void useLanguage('en').then(() => render(() => <Kit />, root));
