/** The attributes of a line in a sign. A sign is drawn in many places, so it cannot rely on a style sheet. */
export const LINE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
