// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the dollar sign is money
/** Italian for the choice of packages and the first pieces. */
import type { Translation } from '../../../../engine/core/messages.ts';
import type { draft as english } from './draft.en.ts';

export const draft: Translation<typeof english> = {
  'packages.industry': 'Pacchetti industria',
  'packages.commodity': 'Pacchetti materie prime',
  'packages.combined': 'Pacchetti',
  eachWith: 'ognuno con ${money}',
  yourPick: 'la tua scelta',
  notThisPick: 'non in questa scelta',
  fitsNowhere: 'non ci sta',
  packagesHelp: 'Le tessere che nessuno prende restano nelle pile.',
  draftChooseHelp: 'Scegli un pacchetto acceso, poi posa le sue tessere.',
  showPackages: 'Mostra i pacchetti',
  draftHelp:
    'Tocca un esagono chiaro per posare la tessera, tocca la tessera per girarla. Tutte le tue tessere iniziali devono toccarsi; non si può forzare.',
  pickOf: 'scelta {n} di {of}',
  noPackageFits: 'Nessun pacchetto ci sta più',
  skipPick: 'Salta questa scelta',
  cubesOnly: 'Cubi e denaro, nessuna tessera',
  setTile: 'Posa: {tile}',
  tilesSet: 'Le tue tessere sono posate',
  setAllTiles: 'Posa tutte le tessere',
  take: 'Prendi {what}',
  takeOn: 'Prendi {what}: {hexes}',
  otherPackage: 'Altro pacchetto',
  other: 'Altro',
  liftTiles: 'Alza tutte',
  eachProduce: 'Ogni Produzione',
  inHand: 'in mano',
  isSet: 'posata',
  turnLeft: 'gira a sinistra',
  startFlagHelp: 'Su un esagono libero. Ci puoi costruire come al solito.',
  flagOn: 'Bandiera su {hex}',
  startUnitHelp: 'Su una delle tue tessere.',
  unitOn: 'Unità su {hex}',
};
