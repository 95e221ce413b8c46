/** Signs of the frame and of both games, drawn on a grid of 24. Things are filled, actions are lines. */
import { LINE } from './line.ts';

export const flag = `<path d="M5.4 21.6V3" ${LINE}/><path d="M5.4 3.6h14.2l-3.2 4.5 3.2 4.5H5.4Z"/>`;
export const board = `<path d="m8 3.3 4.2 2.4v4.8L8 12.9l-4.2-2.4V5.7ZM16.3 8.1l4.2 2.4v4.8l-4.2 2.4-4.1-2.4v-4.8ZM8 12.9l4.2 2.4v4.1L8 21.7l-4.2-2.3v-4.1Z" ${LINE}/>`;
export const players = `<path d="M5 21V3.2M5 4h9.5l-2 3 2 3H5M14 21v-8.2M14 13.5h7l-1.6 2.2 1.6 2.3h-7" ${LINE}/>`;
export const log = `<path d="M4.3 4.4h15.4v15.3H4.3ZM8 8.8h8M8 12.1h8M8 15.4h4.6" ${LINE}/>`;
export const play = '<path d="M7.5 4.8v14.4L19 12Z"/>';
export const next = `<path d="m9 5 7 7-7 7" ${LINE}/>`;
export const check = `<path d="m4.5 12.6 5 5L19.5 6.8" ${LINE} stroke-width="2.2"/>`;
export const clock = `<path d="M12 3.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6ZM12 7.2V12l3.2 2.2" ${LINE}/>`;
export const moon = `<path d="M19.6 14.4A8.2 8.2 0 1 1 9.6 4.4a6.6 6.6 0 0 0 10 10Z" ${LINE}/>`;
export const turn = `<path d="M19.7 12.4a7.7 7.7 0 1 1-2.5-6.1M17.6 2.7v4.1h-4.1" ${LINE}/>`;
export const plan = `<path d="M4 20.2 5 15.6 16.3 4.3c1-1 2.4-1 3.3-.1s.9 2.3 0 3.3L8.3 18.9ZM14.2 6.5l3.3 3.3" ${LINE}/>`;
export const barter = `<path d="M3.5 8.5h15.3M15.2 4.8l3.8 3.7-3.8 3.7M20.5 15.7H5.2M8.8 12l-3.7 3.7 3.7 3.7" ${LINE}/>`;
export const menu = `<path d="M4 7h16M4 12h16M4 17h16" ${LINE}/>`;
export const lock = `<path d="M5.5 10.5h13v9.7h-13ZM8.3 10.5V7.7C8.3 5.5 9.8 4 12 4s3.7 1.5 3.7 3.7v2.8" ${LINE}/>`;
export const rules = `<path d="M12 6.6C9.5 4.7 6.5 4.3 3 4.5v13.7c3.5-.2 6.5.3 9 2.1 2.5-1.8 5.5-2.3 9-2.1V4.5c-3.5-.2-6.5.2-9 2.1ZM12 6.6v13.7" ${LINE}/>`;
export const plus = `<path d="M12 5v14M5 12h14" ${LINE} stroke-width="2"/>`;
export const minus = `<path d="M5 12h14" ${LINE} stroke-width="2"/>`;
export const close = `<path d="M6 6l12 12M18 6 6 18" ${LINE}/>`;
export const undo = `<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5h9.3c3.5 0 5.7 2.2 5.7 5.2s-2.2 5.1-5.7 5.1H9" ${LINE}/>`;
export const offline = `<path d="M3.5 9.2c5-4.5 12-4.5 17 0M6.6 12.7c3.1-2.8 7.7-2.8 10.8 0M9.6 16.1c1.4-1.2 3.4-1.2 4.8 0M4.3 3.6l15.6 16.7" ${LINE}/><path d="M12 18.3a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"/>`;
export const robot = `<path d="M4.6 8.8h14.8v10.6H4.6ZM12 8.6V4.8M2.6 12.6v3.4M21.4 12.6v3.4M9 16.3h6" ${LINE}/><path d="M9 11.3a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4ZM15 11.3a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4ZM12 2.2a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z"/>`;
