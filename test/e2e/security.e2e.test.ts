/** What the pages do against hostile words, framing and leaks, in a real browser. worker/SECURITY.md has the list. */
import { expect, inject, it } from 'vitest';
import { openAlone } from './support/api.ts';
import { useBrowser } from './support/browser.ts';

const { player } = useBrowser();

const HOSTILE = '<img src=x onerror="document.title=1">';

it('shows hostile names and chat as the letters they are', async () => {
  const table = await openAlone({ name: `"><svg onload=alert(1)>`, me: { name: HOSTILE } });
  const { page } = await player();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`/t/${table.id}#${table.token}`);
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByLabel('Say something to the table').fill(HOSTILE);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('list', { name: 'Chat' }).getByText('onerror').first().waitFor();
  expect(await page.locator('img, svg[onload]').count()).toBe(0);
  expect(await page.title()).not.toBe('1');
  expect(asked).toEqual([]);
});

it('tells nobody where a link was followed from, and sends the token in no address', async () => {
  const table = await openAlone();
  const { page } = await player();
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(table.token)) seen.push(`address: ${request.url()}`);
    if (request.headers().referer) seen.push(`referer: ${request.headers().referer}`);
  });
  await page.goto(`/t/${table.id}#${table.token}`);
  await page.locator('[data-part="frame"]').waitFor();
  expect(page.url()).not.toContain(table.token);
  expect(seen).toEqual([]);
});

it('lets no page be framed, and no script run that is not a file of ours', async () => {
  for (const path of ['/', '/new', '/t/0123456789ab', '/nowhere']) {
    const { headers } = await fetch(`${inject('url')}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
});

it('has a page for every address of one, and nothing to keep under the name of a file that is gone', async () => {
  for (const path of ['/t/0123456789ab', '/nowhere']) {
    const page = await fetch(`${inject('url')}${path}`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  }
  for (const path of ['/assets/gone-0123abcd.js', '/gone.png', '/api', '/dev']) {
    const gone = await fetch(`${inject('url')}${path}`);
    expect(gone.status).toBe(404);
    expect(gone.headers.get('cache-control')).toMatch(/no-cache|no-store/);
  }
});
