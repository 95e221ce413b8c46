/** The packages of the draft: who took what, what is left, what I am about to take. */
import { createMemo, For, Show } from 'solid-js';
import { PACKAGES, type Package, type PackageKind } from '../../../../engine/wealth/data/start.ts';
import { kindsNow, packagesOpen, tilesIn } from '../../../../engine/wealth/rules/setUp/draft.ts';
import { HexSign, IntegratedSign } from '../../../board/TileSigns.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { Amounts } from '../Amount.tsx';
import type { Composer } from '../composer.ts';
import { goodsInWords, term, w } from '../words.ts';
import './packages.css';

const KINDS: readonly PackageKind[] = ['industry', 'commodity', 'combined'];

export function Packages(props: { composer: Composer }) {
  const { composer } = props;
  const { table } = composer;
  const state = () => table.state();
  const takers = createMemo(() => {
    const by = new Map<string, number>();
    for (const { event, version } of table.log()) {
      if (event.type === 'packagePicked' && version <= table.shownVersion())
        by.set(`${event.kind}/${event.index}`, event.seat);
    }
    return by;
  });
  const kinds = () => KINDS.filter((kind) => PACKAGES[state().options.edition][kind]);
  const now = () => (state().phase === 'draft' ? kindsNow(state()) : []);
  const open = createMemo(() => {
    const seat = table.seat();
    if (seat === null || !table.myTurn() || state().phase !== 'draft') return new Set<string>();
    return new Set(packagesOpen(table.present(), seat).map(({ kind, index }) => `${kind}/${index}`));
  });
  const isLeft = (kind: PackageKind, index: number) => state().draft?.left[kind]?.includes(index) ?? false;
  const isPicked = (kind: PackageKind, index: number) =>
    composer.pickedPackage()?.kind === kind && composer.pickedPackage()?.index === index;
  const note = (kind: PackageKind, index: number) => {
    if (isPicked(kind, index)) return w('yourPick');
    if (!isLeft(kind, index)) return '';
    if (!table.myTurn()) return '';
    if (!now().includes(kind)) return w('notThisPick');
    return open().has(`${kind}/${index}`) ? '' : w('fitsNowhere');
  };
  /** Money that is the same in all packages of a kind is shown in the heading. */
  const common = (kind: PackageKind) => {
    const packs = PACKAGES[state().options.edition][kind] ?? [];
    const sums = new Set(packs.map((pack) => pack.goods.money ?? 0));
    return sums.size === 1 ? ([...sums][0] ?? 0) : 0;
  };
  const goodsOf = (kind: PackageKind, pack: Package) => (common(kind) > 0 ? { ...pack.goods, money: 0 } : pack.goods);

  return (
    <>
      <For each={kinds()}>
        {(kind) => (
          <>
            <div class="pkh">
              <h2 class="h">{w(`packages.${kind}`)}</h2>
              <Show when={common(kind) > 0}>
                <small class="mut">{w('eachWith', { money: common(kind) })}</small>
              </Show>
            </div>
            <For each={PACKAGES[state().options.edition][kind] ?? []}>
              {(pack, index) => {
                const taker = () => takers().get(`${kind}/${index()}`);
                const canTake = () => open().has(`${kind}/${index()}`);
                return (
                  <button
                    type="button"
                    class="pkg"
                    classList={{
                      on: isPicked(kind, index()),
                      gone: !isLeft(kind, index()),
                      not: table.myTurn() && isLeft(kind, index()) && !canTake(),
                    }}
                    disabled={!canTake()}
                    aria-pressed={isPicked(kind, index())}
                    onClick={() => composer.choosePackage({ kind, index: index() })}
                  >
                    <span class="what">
                      <span class="hx" aria-hidden="true">
                        <For each={tilesIn(pack)}>
                          {(tile) =>
                            tile === 'integratedEconomy' ? (
                              <IntegratedSign width={27} />
                            ) : (
                              <HexSign industry={tile} width={25} />
                            )
                          }
                        </For>
                      </span>
                      <span class="vh">{inWords(pack)}</span>
                      <Amounts goods={goodsOf(kind, pack)} size={16} />
                    </span>
                    <small>
                      <Show when={taker() !== undefined} fallback={note(kind, index()) || tileWords(pack)}>
                        <Flag seat={taker() ?? 0} letter={table.players()[taker() ?? 0]?.letter ?? ''} width={20} />{' '}
                        <span>{taker() === table.seat() ? w('you') : table.players()[taker() ?? 0]?.name}</span>
                      </Show>
                    </small>
                  </button>
                );
              }}
            </For>
          </>
        )}
      </For>
      <p class="finance">{w('packagesHelp')}</p>
    </>
  );
}

function tileWords(pack: Package): string {
  const kinds = [...new Set(tilesIn(pack))];
  return kinds.map((kind) => term(kind, pack.tiles[kind] ?? 0)).join(', ');
}

const inWords = (pack: Package): string => [tileWords(pack), goodsInWords(pack.goods)].filter(Boolean).join(', ');
