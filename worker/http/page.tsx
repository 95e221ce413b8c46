/** @jsxImportSource hono/jsx */
/** The few pages that the worker makes itself. Links in mail lead to them, and they work without scripts. */
import type { MiddlewareHandler } from 'hono';
import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import { secureHeaders } from 'hono/secure-headers';
import { light, SANS, SERIF } from '../notices/channels/mail/compose/colours.ts';

/**
 * Forms may post to us, and styles are inline. Nothing else may load or run, and no page is cached, because links open
 * seats.
 */
const headersOf = (framing: "'none'" | "'self'") => [
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'unsafe-inline'"],
      formAction: ["'self'"],
      frameSrc: [framing],
      frameAncestors: [framing],
      baseUri: ["'none'"],
    },
    referrerPolicy: 'no-referrer',
    xFrameOptions: framing === "'self'" ? 'SAMEORIGIN' : 'DENY',
  }),
  unkept,
];

const unkept: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
};

export const pageHeaders = headersOf("'none'");
/** The mailbox of local runs shows mail in a frame. */
export const framedHeaders = headersOf("'self'");

const STYLE = `
:root{color-scheme:light dark;--sea:${light.sea};--paper:${light.paper};--tint:${light.tint};--rule:${light.rule};--ink:${light.ink};--ink2:${light.ink2};--act:${light.act};--on:${light.onAct}}
@media (prefers-color-scheme:dark){:root{--sea:#12212a;--paper:#1a262d;--tint:#212f37;--rule:#31414a;--ink:#f1ead9;--ink2:#c3c5bb;--act:#f08a63;--on:#22110a}}
*{box-sizing:border-box}
body{margin:0;background:var(--sea);color:var(--ink2);font:16px/1.5 ${SANS}}
main{max-width:600px;margin:28px auto;background:var(--paper);border:1px solid var(--rule);padding:24px 32px 32px}
main.wide{max-width:900px}
h1{font:600 26px/1.2 ${SERIF};color:var(--ink);margin:8px 0}
a{color:var(--ink)}
button{font:bold 16px ${SANS};background:var(--act);color:var(--on);border:0;border-radius:6px;padding:13px 26px;cursor:pointer}
button:focus-visible,a:focus-visible{outline:2px solid #1c5d99;outline-offset:2px}
ul{list-style:none;padding:0}
li{border-top:1px solid var(--rule);padding:10px 0}
li a{font-weight:bold}
.brand{font:600 16px ${SERIF};color:var(--ink)}
.row{display:flex;justify-content:space-between;gap:16px;flex-wrap:wrap}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--tint);padding:16px;margin:0;font:13px/1.5 ui-monospace,monospace;color:var(--ink)}
iframe{width:100%;height:70vh;border:1px solid var(--rule);background:#fff}
.quiet{font-size:14px}
h2{font:600 16px ${SERIF};color:var(--ink);margin:24px 0 8px}
@media (max-width:640px){main{margin:0;border-left:0;border-right:0;padding:18px}button{width:100%}}
`;

export function Page(props: { language: string; title: string; wide?: boolean; children?: Child }) {
  return (
    <html lang={props.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{`${props.title} · Commonwealth`}</title>
        <style>{raw(STYLE)}</style>
      </head>
      <body>
        <main class={props.wide ? 'wide' : ''}>
          <div class="brand">Commonwealth</div>
          <h1>{props.title}</h1>
          {props.children}
        </main>
      </body>
    </html>
  );
}
