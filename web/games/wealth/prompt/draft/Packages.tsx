/** The packages of the draft: who took what, what is left, what I am about to take. */
import { createMemo, For, Show } from 'solid-js';
import { PACKAGES, type Package, type PackageKind } from '../../../../../engine/wealth/data/start.ts';
import { kindsNow, packagesOpen, tilesIn } from '../../../../../engine/wealth/rules/setUp/draft.ts';
import { Flag } from '../../../../ui/Flag.tsx';
import text from '../../../../ui/text.module.css';
import { Amounts } from '../../Amount.tsx';
import { TileSign } from '../../board/TileSigns.tsx';
import type { Composer } from '../../composer.ts';
import { Note } from '../../Note.tsx';
import { useWords } from '../../words.ts';
import styles from './Packages.module.css';

const KINDS: readonly PackageKind[] = ['industry', 'commodity', 'combined'];

const keyOf = (kind: PackageKind, index: number) => `${kind}/${index}`;

/** Who took each package, and which are open to me. */
function createShelf(composer: Composer) {
  const { table } = composer;
  const state = () => table.state();
  const takers = createMemo(() => {
    const by = new Map<string, number>();
    for (const { event, version } of table.log()) {
      if (event.type === 'packagePicked' && version <= table.shownVersion())
        by.set(keyOf(event.kind, event.index), event.seat);
    }
    return by;
  });
  const open = createMemo(() => {
    const seat = table.seat();
    if (seat === null || !table.myTurn() || state().phase !== 'draft') return new Set<string>();
    return new Set(packagesOpen(table.present(), seat).map(({ kind, index }) => keyOf(kind, index)));
  });
  return {
    packs: (kind: PackageKind): readonly Package[] => PACKAGES[state().options.edition][kind] ?? [],
    taker: (kind: PackageKind, index: number) => takers().get(keyOf(kind, index)),
    canTake: (kind: PackageKind, index: number) => open().has(keyOf(kind, index)),
    isLeft: (kind: PackageKind, index: number) => state().draft?.left[kind]?.includes(index) ?? false,
    isNow: (kind: PackageKind) => state().phase === 'draft' && kindsNow(state()).includes(kind),
    isPicked: (kind: PackageKind, index: number) =>
      composer.pickedPackage()?.kind === kind && composer.pickedPackage()?.index === index,
  };
}

type Shelf = ReturnType<typeof createShelf>;

export function Packages(props: { composer: Composer }) {
  const { word } = useWords();
  const shelf = createShelf(props.composer);
  return (
    <>
      <For each={KINDS.filter((kind) => shelf.packs(kind).length > 0)}>
        {(kind) => <Kind composer={props.composer} shelf={shelf} kind={kind} />}
      </For>
      <Note>{word('packagesHelp')}</Note>
    </>
  );
}

function Kind(props: { composer: Composer; shelf: Shelf; kind: PackageKind }) {
  const { word } = useWords();
  /** Money that is the same in all packages of a kind is shown in the heading. */
  const common = () => {
    const sums = new Set(props.shelf.packs(props.kind).map((pack) => pack.goods.money ?? 0));
    return sums.size === 1 ? ([...sums][0] ?? 0) : 0;
  };
  return (
    <>
      <div class={styles.head}>
        <h2 class={text.heading}>{word(`packages.${props.kind}`)}</h2>
        <Show when={common() > 0}>
          <small class={text.muted}>{word('eachWith', { money: common() })}</small>
        </Show>
      </div>
      <For each={props.shelf.packs(props.kind)}>
        {(pack, index) => (
          <PackageRow
            composer={props.composer}
            shelf={props.shelf}
            kind={props.kind}
            index={index()}
            pack={pack}
            isMoneyShown={common() === 0}
          />
        )}
      </For>
    </>
  );
}

interface RowProps {
  composer: Composer;
  shelf: Shelf;
  kind: PackageKind;
  index: number;
  pack: Package;
  isMoneyShown: boolean;
}

function PackageRow(props: RowProps) {
  const { goods } = useWords();
  const isLeft = () => props.shelf.isLeft(props.kind, props.index);
  const canTake = () => props.shelf.canTake(props.kind, props.index);
  const look = () => {
    if (!isLeft()) return styles.gone;
    return props.composer.table.myTurn() && !canTake() ? styles.barred : '';
  };
  const take = () => {
    props.composer.tell({ type: 'choosePackage', pick: { kind: props.kind, index: props.index } });
    // If the screen shows one pane at a time, it switches to the tiles just proposed.
    if (tilesIn(props.pack).length > 0) props.composer.screen.showTab('board');
  };
  const tileWords = useTileWords();
  return (
    <button
      type="button"
      class={`${styles.pack} ${look()}`}
      data-part="package"
      disabled={!canTake()}
      aria-pressed={props.shelf.isPicked(props.kind, props.index)}
      onClick={take}
    >
      <span class={styles.what}>
        <span class={styles.tiles} aria-hidden="true">
          <For each={tilesIn(props.pack)}>
            {(tile) => <TileSign tile={tile} width={tile === 'integratedEconomy' ? 27 : 25} />}
          </For>
        </span>
        <span class={text.hidden}>{[tileWords(props.pack), goods(props.pack.goods)].filter(Boolean).join(', ')}</span>
        <Amounts goods={props.isMoneyShown ? props.pack.goods : { ...props.pack.goods, money: 0 }} size={16} />
      </span>
      <Fate composer={props.composer} shelf={props.shelf} kind={props.kind} index={props.index} pack={props.pack} />
    </button>
  );
}

/** Who has taken the package, or whether it can be taken. */
function Fate(props: Omit<RowProps, 'isMoneyShown'>) {
  const { word } = useWords();
  const tileWords = useTileWords();
  const { table } = props.composer;
  const taker = () => props.shelf.taker(props.kind, props.index);
  const note = () => {
    if (props.shelf.isPicked(props.kind, props.index)) return word('yourPick');
    if (!props.shelf.isLeft(props.kind, props.index) || !table.myTurn()) return '';
    if (!props.shelf.isNow(props.kind)) return word('notThisPick');
    return props.shelf.canTake(props.kind, props.index) ? '' : word('fitsNowhere');
  };
  return (
    <small>
      <Show when={taker() !== undefined} fallback={note() || tileWords(props.pack)}>
        <Flag seat={taker() ?? 0} letter={table.players()[taker() ?? 0]?.letter ?? ''} width={20} />{' '}
        <span>{taker() === table.seat() ? word('you') : table.players()[taker() ?? 0]?.name}</span>
      </Show>
    </small>
  );
}

function useTileWords(): (pack: Package) => string {
  const { term } = useWords();
  return (pack) => [...new Set(tilesIn(pack))].map((kind) => term(kind, pack.tiles[kind] ?? 0)).join(', ');
}
