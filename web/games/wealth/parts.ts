/** The parts of the page that load when they are first shown, with their words. */
import type { Component } from 'solid-js';
import { later } from '../../ui/later.tsx';
import { withTexts } from './texts.ts';

/** It needs no words but those of the table. */
const part = <P extends Record<string, unknown>>(load: () => Promise<Component<P>>) => later(load, async () => {});

export const Markets = part(async () => (await import('./panes/Markets.tsx')).Markets);
export const RunsPane = withTexts('produce', async () => (await import('./prompt/produce/BlocList.tsx')).RunsPane);
export const Packages = withTexts('draft', async () => (await import('./prompt/draft/Packages.tsx')).Packages);
export const StandingAnswers = withTexts(
  'war',
  async () => (await import('./prompt/war/StandingAnswers.tsx')).StandingAnswers,
);
export const Offers = withTexts('trade', async () => (await import('./prompt/trade/Offers.tsx')).Offers);
export const OfferItem = withTexts('trade', async () => (await import('./prompt/trade/Offers.tsx')).OfferItem);
export const Yields = part(async () => (await import('./panes/Yields.tsx')).Yields);
export const Brief = part(async () => (await import('./Brief.tsx')).Brief);
export const WaitingActs = part(async () => (await import('./WaitingActs.tsx')).WaitingActs);
export const PlanCard = withTexts('plan', async () => (await import('./prompt/plan/PlanCard.tsx')).PlanCard);
export const EndOffer = part(async () => (await import('./EndOffer.tsx')).EndOffer);
export const EndSheet = withTexts('end', async () => (await import('./end/EndSheet.tsx')).EndSheet);
