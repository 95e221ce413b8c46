/**
 * Signs of Nations: resources and kinds of card, drawn on a grid of 24. Things are filled, actions are lines (`ln`),
 * and paper-coloured details are `lp`.
 */
export const gold =
  '<path d="M12 3.4a8.6 8.6 0 1 1 0 17.2 8.6 8.6 0 0 1 0-17.2Z"/><path d="M12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6Z" data-line data-paper stroke-width="1.6"/>';
export const bread =
  '<path d="M12 2.4c5.6 4.8 6.4 13 0 19.2-6.4-6.2-5.6-14.4 0-19.2Z"/><path d="M12 7.6v9.2" data-line data-paper stroke-width="1.8"/>';
export const stone = '<path d="M2.8 13.2h8.5v7H2.8ZM12.7 13.2h8.5v7h-8.5ZM7.7 4.6h8.6v7.2H7.7Z"/>';
export const books =
  '<path d="M11.3 6.3C8.9 4.4 5.9 4 2.3 4.2v13.9c3.6-.2 6.6.3 9 2.1ZM12.7 6.3c2.4-1.9 5.4-2.3 9-2.1v13.9c-3.6-.2-6.6.3-9 2.1Z"/>';
export const vp =
  '<path d="M12 20.9C6.6 19.8 3.3 15.8 3.7 9.2M12 20.9c5.4-1.1 8.7-5.1 8.3-11.7" data-line/><path d="M3.9 9.9C2.4 7.9 2.7 5.6 4.7 3.6c1.7 2.2 1.5 4.6-.8 6.3ZM5 14.6c-2.4-.7-3.6-2.5-3.3-5 2.6.7 3.9 2.4 3.3 5ZM8 18.6c-2.4.3-4.3-.8-5.1-3.1 2.6-.4 4.5.6 5.1 3.1ZM20.1 9.9c1.5-2 1.2-4.3-.8-6.3-1.7 2.2-1.5 4.6.8 6.3ZM19 14.6c2.4-.7 3.6-2.5 3.3-5-2.6.7-3.9 2.4-3.3 5ZM16 18.6c2.4.3 4.3-.8 5.1-3.1-2.6-.4-4.5.6-5.1 3.1Z"/><path d="m12 6.6 1.4 3 3.2.4-2.4 2.2.7 3.2-2.9-1.6-2.9 1.6.7-3.2L7.4 10l3.2-.4Z"/>';
export const strength =
  '<path d="M20.8 2.6 19 8.5l-8.6 8.6-3.2-3.2L15.6 5Z"/><path d="m5.3 12.9 6 6M7 17.2l-4 4" data-line stroke-width="2.2"/>';
export const stability =
  '<path d="M12 3.6v15.9M6.6 20.6h10.8M4.2 6.6c3 .5 5 .1 7.8-1 2.8 1.1 4.8 1.5 7.8 1" data-line/><path d="M4.4 7 1.3 13.6c.5 1.7 1.7 2.5 3.1 2.5s2.7-.8 3.1-2.5ZM19.6 7l-3.1 6.6c.4 1.7 1.7 2.5 3.1 2.5s2.6-.8 3.1-2.5Z"/>';
export const worker =
  '<path d="M12 2.4a3.9 3.9 0 0 1 2.6 6.8l3.7.6-2 4.1h-.9l1.7 7.7H6.9l1.7-7.7h-.9l-2-4.1 3.7-.6A3.9 3.9 0 0 1 12 2.4Z"/>';
export const architect =
  '<path d="M12 7.2 6.4 21.4M12 7.2l5.6 14.2M7.3 15.3c3 1.9 6.4 1.9 9.4 0" data-line/><path d="M12 1.9a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z"/>';
export const raid =
  '<path d="M5 21.5V3" data-line/><path d="M5 3.5c4-1.6 7 1.8 14.5 0-2 3.4-2 6 0 9.3-7.5 1.8-10.5-1.6-14.5 0Z"/>';
export const advisor =
  '<path d="M9.2 21.4v-3.6c-1.7.3-3 .1-3.6-.6-.5-.6-.2-1.5-.4-2.3l-1.6-.8 1.8-3.4C5.2 6 8.1 2.7 12.5 2.7c4.5 0 7.6 3.3 7.6 7.4 0 3.1-1.6 4.9-2.7 6.2v5.1Z"/>';
export const battle =
  '<path d="M4.3 19.7V11C4.3 6.2 7.6 3 12 3s7.7 3.2 7.7 8v8.7h-5.4v-6.5h3.1V11h-4.5v8.7h-1.8V11H6.6v2.2h3.1v6.5Z"/>';
export const building = '<path d="M3.2 21V9.6L12 3l8.8 6.6V21h-5.7v-5.2a3.1 3.1 0 0 0-6.2 0V21Z"/>';
export const colony =
  '<path d="M2.2 15.6h19.6c-.8 3.2-2.9 5.2-5.7 5.6H7.9c-2.8-.4-4.9-2.4-5.7-5.6Z"/><path d="M11.2 2.2v11.9H4.4c.5-5 2.8-9 6.8-11.9ZM12.8 4.8c3.4 2.2 5.4 5.3 6 9.3h-6Z"/>';
export const goldenAge =
  '<path d="M12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6Z"/><path d="M12 1.9v2.5M12 19.6v2.5M1.9 12h2.5M19.6 12h2.5M4.9 4.9l1.7 1.7M17.4 17.4l1.7 1.7M4.9 19.1l1.7-1.7M17.4 6.6l1.7-1.7" data-line stroke-width="2"/>';
export const military =
  '<path d="M12 2.2c2.7 1.7 5.6 2.5 8.7 2.5.4 8.2-2.4 13.7-8.7 17.1C5.7 18.4 2.9 12.9 3.3 4.7c3.1 0 6-.8 8.7-2.5Z"/>';
export const war =
  '<path d="M4.5 3.2 18 16.7M19.5 3.2 6 16.7M3.6 14.6l5.8 5.8M20.4 14.6l-5.8 5.8M5.6 17.9l-2.9 2.9M18.4 17.9l2.9 2.9" data-line stroke-width="2.3"/>';
export const wonder =
  '<path d="M9 3.2h6v4.9h3.3v5.2h3.2v7.3H2.5v-7.3h3.2V8.1H9Z"/><path d="M12 20.6v-4.4" data-line data-paper stroke-width="2.4"/>';
export const famine =
  '<path d="M3 11.2h18c0 5-3.4 8.6-9 8.6s-9-3.6-9-8.6ZM8 19.6v1.6h8v-1.6" data-line/><path d="M8.5 7.5c-1.3-1.3 1-2.3-.2-4M13 7.5c-1.3-1.3 1-2.3-.2-4" data-line/>';
export const event =
  '<path d="M6.5 3.5h11.7v14.2c0 1.7-1.2 2.9-2.9 2.9H5.5c-1.4 0-2.2-1-2.2-2.4v-1.1h9.4v1.2c0 1.4.9 2.3 2.3 2.3M6.5 3.5v13.4M9.6 8h5.6M9.6 12h5.6" data-line/>';
export const home = '<path d="M3.5 21V10L12 3.6l8.5 6.4v11ZM9 21v-6h6v6" data-line/>';
