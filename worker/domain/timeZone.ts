/** The player's clock. */

const formats = new Map<string, Intl.DateTimeFormat>();

export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Formats are kept, because making one costs a hundred times more than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    // There are about 400 zones, but each can be written in many ways, in upper and lower case.
    if (formats.size >= 500) formats.clear();
    format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    formats.set(timeZone, format);
  }
  return format;
}

/** Minutes after midnight on the player's clock. */
export function minuteOfDay(at: number, timeZone: string): number {
  const [hours, minutes] = formatOf(timeZone).format(at).split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
