/**
 * Signs of Wealth of Nations: the industries (places) and their goods (things), drawn on a grid of 24. Things are
 * filled, actions are lines (`ln`), and paper-coloured details are `lp`.
 */
export const farm =
  '<path d="M12.2 21.4c-.1-4.6.1-8.2-.1-12.2" data-line/><path d="M12 8.3c-2.1-1.4-2.3-3.9.1-6.1 2.3 2.3 2 4.7-.1 6.1ZM11.6 12.9c-3.4.3-5.2-1.5-5.2-4.6 3.3.1 5.2 1.8 5.2 4.6ZM12.5 12.9c3.4.3 5.1-1.6 5.1-4.6-3.2.1-5.1 1.8-5.1 4.6ZM11.6 17.7c-3.4.3-5.3-1.5-5.3-4.6 3.3.1 5.3 1.8 5.3 4.6ZM12.5 17.7c3.4.3 5.2-1.6 5.2-4.6-3.3.1-5.2 1.8-5.2 4.6Z"/>';
export const generator =
  '<path d="M12 13.9a1.9 1.9 0 1 1 0-3.8 1.9 1.9 0 0 1 0 3.8ZM10.4 9.3C8.2 7.1 8.6 3.5 12 1.9c2.6 1.9 2.9 5 1.5 7.2-.9-.6-2.1-.6-3.1.2ZM15.2 11.7c3-.8 5.9 1.3 5.6 5.1-2.9 1.4-5.7.1-6.9-2.2 1-.6 1.5-1.7 1.3-2.9ZM10.1 14.6c-.8 3-4.1 4.4-7.2 2.2.2-3.2 2.7-5.1 5.3-4.9-.1 1.1.7 2.3 1.9 2.7Z"/>';
export const academy =
  '<path d="M12 4.1 1.6 9.2 12 14.4l10.4-5.2Z"/><path d="M5.7 12.7v4.2c1.6 2 3.8 2.9 6.4 2.9 2.5 0 4.7-1 6.2-2.9v-4.2L12 15.9Z"/><path d="M21.4 10v6.2" data-line/>';
export const mine =
  '<path d="M5.2 20.3 15.5 8.6M18.8 20.3 8.5 8.6" data-line stroke-width="2.3"/><path d="M13.4 3.8c3.4.1 6.3 2.2 7.5 5.7-1.7-1-3.3-1.3-4.7-.7l-2.9-2.7c.5-.9.5-1.6.1-2.3ZM4 6.6l3.6-3.4 4.3 4.1-3.9 3.5Z"/>';
export const factory =
  '<path d="M2.6 20.8V11l5.1-3.2V11l5.1-3.2V11l3.1-2V4.4h3.6l1.9 16.4Z"/><path d="M17.6 2.9c.8-1.3 2.3-1.6 3.6-.9" data-line/>';
export const bank =
  '<path d="M12 2.6 2.6 7.9v1.7h18.8V7.9ZM4.5 11h2.7v6.3H4.5ZM10.6 11h2.8v6.3h-2.8ZM16.8 11h2.7v6.3h-2.7ZM2.6 18.8h18.8v2.4H2.6Z"/>';
export const food =
  '<path d="M12 2.4c5.6 4.8 6.4 13 0 19.2-6.4-6.2-5.6-14.4 0-19.2Z"/><path d="M12 7.6v9.2" data-line data-paper stroke-width="1.8"/>';
export const energy = '<path d="M14.3 1.9 4.6 13.5h5.9L8.7 22.2 19.4 9.9h-6.2Z"/>';
export const labor =
  '<path d="M12 11.9a4.7 4.7 0 1 1 0-9.4 4.7 4.7 0 0 1 0 9.4ZM3.1 21.6c0-5.4 3.4-8.2 8.9-8.2s8.9 2.8 8.9 8.2Z"/>';
export const ore =
  '<path d="m7.9 3.6 8.6-.7 5.3 7-3.6 10.4-11 1-5.3-8.6Z"/><path d="m7.9 3.6 3.3 7.2-9.3 1.9M11.2 10.8l10.6-.9M11.2 10.8l-4 10.5M11.2 10.8l7 9.5" data-line data-paper stroke-width="1.3"/>';
export const capital =
  '<path d="M10.2 2h3.6l.5 2.9 1.9.8 2.4-1.7 2.5 2.5-1.7 2.4.8 1.9 2.9.5v3.6l-2.9.5-.8 1.9 1.7 2.4-2.5 2.5-2.4-1.7-1.9.8-.5 2.9h-3.6l-.5-2.9-1.9-.8-2.4 1.7-2.5-2.5 1.7-2.4-.8-1.9L1 14.9v-3.6l2.8-.5.8-1.9L2.9 6.5 5.4 4l2.4 1.7 1.9-.8ZM12 8.6a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8Z" fill-rule="evenodd" transform="translate(0 -.6)"/>';
export const money =
  '<path d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z"/><path d="M15.3 8.9c-.5-1.2-1.7-1.8-3.2-1.8-1.9 0-3.3.9-3.3 2.4 0 3.4 6.6 1.5 6.6 5 0 1.6-1.5 2.5-3.4 2.5-1.7 0-3-.7-3.5-2M12 5.3v13.4" data-line data-paper stroke-width="1.7"/>';
export const note =
  '<path d="M4.2 3.4h15.6v17.2l-2.6-1.6-2.6 1.6L12 19l-2.6 1.6L6.8 19l-2.6 1.6Z" data-line/><path d="M8 8.3h8M8 12.2h5" data-line/>';
export const tile = '<path d="M7.1 3.4h9.8l4.9 8.6-4.9 8.6H7.1L2.2 12Z" data-line/>';
export const automation =
  '<path d="M9.9 3.2h4.2l.5 2.5 1.8.9 2.5-1 2 3.5-1.8 1.8v2.1l1.8 1.9-2 3.5-2.5-1-1.8.9-.5 2.5H9.9l-.5-2.5-1.8-.9-2.5 1-2-3.5 1.8-1.9v-2.1L3.1 9.1l2-3.5 2.5 1 1.8-.9Z" data-line/><path d="m9.3 12.3 2 2 3.6-4.3" data-line/>';
export const markets =
  '<path d="M3.3 20.6V8.2h4.2v12.4M7.5 20.6v-8.8h4.4v8.8M11.9 20.6v-5.7h4.3v5.7M16.2 20.6v-2.7h4.5v2.7M2 20.6h20" data-line/>';
export const swords =
  '<path d="M4.2 3.4 16 15.6M19.8 3.4 8 15.6M13.6 18.7l5.3-5.5M5.1 13.2l5.3 5.5M16.6 16.2l3.2 3.9M7.4 16.2l-3.2 3.9" data-line stroke-width="1.8"/>';
