/** The parts of the page that load when they are first shown. They need no words but the game's own. */
import type { Component } from 'solid-js';
import { later } from '../../ui/later.tsx';

const part = <P extends Record<string, unknown>>(load: () => Promise<Component<P>>) => later(load, async () => {});

export const Markets = part(async () => (await import('./panes/Markets.tsx')).Markets);
export const RunsPane = part(async () => (await import('./prompt/produce/BlocList.tsx')).RunsPane);
export const Packages = part(async () => (await import('./prompt/draft/Packages.tsx')).Packages);
export const StandingAnswers = part(async () => (await import('./prompt/war/StandingAnswers.tsx')).StandingAnswers);
export const Offers = part(async () => (await import('./prompt/trade/Offers.tsx')).Offers);
export const OfferItem = part(async () => (await import('./prompt/trade/Offers.tsx')).OfferItem);
export const Yields = part(async () => (await import('./panes/Yields.tsx')).Yields);
export const Brief = part(async () => (await import('./Brief.tsx')).Brief);
export const WaitingActs = part(async () => (await import('./WaitingActs.tsx')).WaitingActs);
export const PlanCard = part(async () => (await import('./prompt/plan/PlanCard.tsx')).PlanCard);
export const EndOffer = part(async () => (await import('./EndOffer.tsx')).EndOffer);
export const EndSheet = part(async () => (await import('./end/EndSheet.tsx')).EndSheet);
