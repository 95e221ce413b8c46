/** @jsxImportSource hono/jsx */
/** The frame of every message: one column of at most 600 px, made of tables and inline styles, without pictures. */

import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import { light, SANS, SERIF, STYLE } from './colours.ts';

interface Frame {
  language: string;
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  brand: string;
  corner: string;
  foot: Child;
  children?: Child;
}

export function Sheet({ language, subject, preview, brand, corner, foot, children }: Frame) {
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{raw(STYLE)}</style>
      </head>
      <body class="bg" style={`margin:0;background:${light.sea}`}>
        <div style="display:none;max-height:0;overflow:hidden">{preview}</div>
        <Plain class="bg" style={`background:${light.sea}`}>
          <tr>
            <td class="out" align="center" style="padding:28px 12px">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                class="sheet"
                style={`width:100%;max-width:600px;background:${light.paper};border:1px solid ${light.rule};font-family:${SANS}`}
              >
                <Row line="bottom" style="padding:16px 32px">
                  <Plain>
                    <tr>
                      <td class="ink" style={`font:600 16px ${SERIF};color:${light.ink}`}>
                        {brand}
                      </td>
                      <td class="ink3" align="right" style={`font-size:13px;color:${light.ink3}`}>
                        {corner}
                      </td>
                    </tr>
                  </Plain>
                </Row>
                {children}
              </table>
              <table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
                <tr>
                  <td
                    class="pad ink3"
                    align="center"
                    style={`padding:16px 32px 24px;font:13px/1.6 ${SANS};color:#4d585c`}
                  >
                    {foot}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </Plain>
      </body>
    </html>
  );
}

/** A table for layout only. */
export function Plain(props: { class?: string; style?: string; children?: Child }) {
  return (
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" class={props.class} style={props.style}>
      {props.children}
    </table>
  );
}

export function Row(props: { line?: 'top' | 'bottom' | 'both'; tint?: boolean; style: string; children?: Child }) {
  const { line, tint } = props;
  const rule = `1px solid ${light.rule}`;
  const top = line === 'top' || line === 'both' ? `;border-top:${rule}` : '';
  const bottom = line === 'bottom' || line === 'both' ? `;border-bottom:${rule}` : '';
  const ground = tint ? `;background:${light.tint}` : '';
  return (
    <tr>
      <td class={`pad ln${tint ? ' tint' : ''}`} style={`${props.style}${ground}${top}${bottom}`}>
        {props.children}
      </td>
    </tr>
  );
}

/** The head of a message, in reading order: how urgent, what to do, where. */
export function Head(props: { kicker: string; title: string; lead: string }) {
  return (
    <tr>
      <td class="pad" style="padding:26px 32px 4px">
        <div class="actt" style={`font-size:13px;font-weight:bold;color:${light.act}`}>
          {props.kicker}
        </div>
        <h1 class="ink h1" style={`font:600 26px/1.2 ${SERIF};color:${light.ink};margin:0;padding:6px 0 8px`}>
          {props.title}
        </h1>
        <div class="ink2" style={`font-size:15px;line-height:1.5;color:${light.ink2}`}>
          {props.lead}
        </div>
      </td>
    </tr>
  );
}

export function Button(props: { href: string; label: string }) {
  const style =
    `display:inline-block;background:${light.act};border:1px solid ${light.actLine};border-radius:6px;` +
    `color:${light.onAct};font-size:16px;font-weight:bold;text-decoration:none;padding:13px 26px;text-align:center`;
  return (
    <tr>
      <td class="pad btn" style="padding:16px 32px 24px">
        <a class="act" href={props.href} style={style}>
          {props.label}
        </a>
      </td>
    </tr>
  );
}

export function FootLink(props: { href: string; label: string }) {
  return (
    <a class="ink3" href={props.href} style="color:#4d585c">
      {props.label}
    </a>
  );
}

export function document(page: Child): string {
  return `<!doctype html>\n${String(page)}`;
}
