/** The serious problems that axe finds on a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** In legacy mode axe needs no second page to sum up, and what passes is not described: both take long. */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

export async function seriousIssues(page: Page): Promise<string[]> {
  const { violations } = await axe(page).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`);
}

/** Texts too faint on their ground, in one part of a page. */
export async function faintTexts(page: Page, within: string): Promise<string[]> {
  const { violations } = await axe(page).include(within).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map((node) => `${node.target}: ${node.html.slice(0, 80)} ${node.failureSummary ?? ''}`),
  );
}
