/** The light colours of the pages, and the style block with the dark ones for mail programs that read it. */
export const light = {
  sea: '#d3dfdd',
  paper: '#fbf8f0',
  tint: '#f3ecdd',
  rule: '#ddd2ba',
  ink: '#1e2a33',
  ink2: '#47525a',
  ink3: '#566065',
  act: '#a5361b',
  actLine: '#8a2a13',
  onAct: '#fff8ee',
  gain: '#276247',
  loss: '#96371f',
} as const;

export const SERIF = "Georgia,'Times New Roman',serif";
export const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const dark: Record<string, string> = {
  '.bg': 'background:#12212a',
  '.sheet': 'background:#1a262d;border-color:#31414a',
  '.ink': 'color:#f1ead9',
  '.ink2': 'color:#c3c5bb',
  '.ink3': 'color:#9ca7a6',
  '.ln': 'border-color:#31414a',
  '.tint': 'background:#212f37',
  '.mine': 'background:#212f37',
  '.act': 'background:#f08a63;color:#22110a;border-color:#f08a63',
  '.actt': 'color:#f08a63',
  '.up': 'color:#86cfa5',
  '.dn': 'color:#f09a80',
  '.fl': 'outline-color:#f1ead9',
};

const important = (rules: string) => rules.replaceAll(';', '!important;').concat('!important');
const darkRules = Object.entries(dark)
  .map(([name, rules]) => `${name}{${important(rules)}}`)
  .join('');

const narrow = [
  '.pad{padding-left:18px!important;padding-right:18px!important}',
  '.out{padding:0!important}',
  '.sheet{border-left:0!important;border-right:0!important}',
  '.btn a{display:block!important}',
  '.h1{font-size:23px!important}',
].join('');

/** Everything necessary is inline. This block only adds the dark colours and the narrow layout. */
export const STYLE = [
  `body{margin:0;background:${light.sea}}`,
  `@media (prefers-color-scheme:dark){body{background:#12212a!important}${darkRules}}`,
  `@media (max-width:620px){${narrow}}`,
].join('\n');

/**
 * The flags of the seats as table cells: a background, a division drawn as a border or a second background, and the
 * initial.
 */
const GROUNDS = ['#b3202e', '#1d3e7e', '#19764e', '#dd8500', '#a3488a', '#f4eee0'] as const;
const CHARGES = ['#fff3e4', '#f3efe2', '#f7f1df', '#2a1d08', '#fff3f8', '#2b2620'] as const;
const FLAG = { width: 24, height: 16 };

export function flagStyle(seat: number): string {
  const index = seat % GROUNDS.length;
  const ground = GROUNDS[index] as string;
  const charge = CHARGES[index] as string;
  const size = (width: number, height: number) =>
    `width:${width}px;height:${height}px;font:bold 12px/${height}px Arial,sans-serif`;
  const rest = `display:block;background-color:${ground};color:${charge};text-align:center;outline:1px solid #2a2418`;
  switch (index) {
    case 1:
      return `${rest};${size(FLAG.width, 12)};border-top:4px solid ${charge}`;
    case 2:
      return `${rest};${size(17, FLAG.height)};border-left:7px solid ${charge}`;
    case 3:
      return `${rest};${size(FLAG.width, FLAG.height)};background-image:linear-gradient(131deg,${ground} 72%,${charge} 72%)`;
    case 4:
      return `${rest};${size(16, FLAG.height)};border-left:4px solid ${charge};border-right:4px solid ${charge}`;
    case 5:
      return `${rest};${size(FLAG.width, 10)};border-top:3px solid ${charge};border-bottom:3px solid ${charge}`;
    default:
      return `${rest};${size(FLAG.width, FLAG.height)}`;
  }
}
