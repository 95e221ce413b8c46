/** Where else a player is told: added, tried out and removed in the settings, on a desk and on a phone. */
import { expect, it } from 'vitest';
import { startReceiver } from '../support/receiver.ts';
import { openAlone } from './support/api.ts';
import { seriousIssues } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';

const { player } = useBrowser();

it.each(['desk', 'phone'] as const)('a hook is added, confirmed, tried out and removed (%s)', async (size) => {
  const receiver = await startReceiver();
  const hook = `${receiver.url}/hook/${size}`;
  const { id, token } = await openAlone();
  const { page } = await player({ size });
  await page.goto(`/t/${id}?settings=mail#${token}`);
  await page.getByLabel('Where', { exact: true }).selectOption({ label: 'Your own program' });
  await page.getByLabel('Address', { exact: true }).fill(hook);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('The secret of your program').waitFor();
  await page.keyboard.press('Escape');
  const channel = page.locator('[data-part="channel"]');
  await channel.getByText('not yet confirmed').waitFor();
  const proof = async () => {
    const all = (await (await fetch(hook)).json()) as { body: string }[];
    return all.map(({ body }) => JSON.parse(Buffer.from(body, 'base64').toString()) as { kind: string; url: string });
  };
  await expect.poll(async () => (await proof()).length, { timeout: 30_000 }).toBe(1);
  await fetch((await proof())[0]?.url ?? '', { method: 'POST' });
  await channel.getByRole('button', { name: 'Test' }).click();
  await page.getByText('It was sent, and the other side took it.').waitFor();
  await channel.getByText('works', { exact: true }).waitFor();
  expect((await proof()).map(({ kind }) => kind)).toEqual(['proof', 'test']);
  expect(await seriousIssues(page)).toEqual([]);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/channels-${size}.png` });
  await channel.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => channel.count()).toBe(0);
  await receiver.stop();
});
