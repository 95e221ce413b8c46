/** Signs of parts that load later: menus, settings, the lobby, the history. The grid is that of common.ts. */
import { LINE } from './line.ts';

export const bell = `<path d="M6.2 17V11c0-3.6 2.4-6.2 5.8-6.2s5.8 2.6 5.8 6.2v6l1.6 1.6H4.6ZM10 21.2h4M12 4.8V2.9" ${LINE}/>`;
export const link = `<path d="M9.9 14.1a4 4 0 0 0 5.7 0l3.7-3.7a4 4 0 0 0-5.7-5.7l-1.2 1.2M14.1 9.9a4 4 0 0 0-5.7 0l-3.7 3.7a4 4 0 0 0 5.7 5.7l1.2-1.2" ${LINE}/>`;
export const mail = `<path d="M3.2 5.5h17.6v13H3.2ZM3.6 6l8.4 6.8L20.4 6" ${LINE}/>`;
export const share = `<path d="M12 14.6V3.3M7.8 7.2 12 3l4.2 4.2M6.2 11H4.6v9.8h14.8V11h-1.6" ${LINE}/>`;
export const copy = `<path d="M8.3 8.2h11.5v12.5H8.3ZM15.6 8.2V3.4H4.2v12.4h4.1" ${LINE}/>`;
export const person = `<path d="M12 11.4a4.1 4.1 0 1 1 0-8.2 4.1 4.1 0 0 1 0 8.2ZM4.2 20.8c.3-4.6 3-7 7.8-7s7.5 2.4 7.8 7" ${LINE}/>`;
export const skip = `<path d="m5 5 8 7-8 7ZM18 5v14" ${LINE}/>`;
export const back = `<path d="m15 5-7 7 7 7" ${LINE}/>`;
