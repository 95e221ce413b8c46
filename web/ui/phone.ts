/**
 * Whether the screen shows one pane at a time: a phone, in portrait or landscape. The style sheets use the same query.
 */
export const isPhone = (): boolean =>
  matchMedia('(max-width: 700px), (max-width: 1100px) and (max-height: 480px)').matches;
