/** Whether one thing is shown at a time: a phone, upright or on its side. The sheets ask the same. */
export const isPhone = (): boolean =>
  matchMedia('(max-width: 700px), (max-width: 1100px) and (max-height: 480px)').matches;
