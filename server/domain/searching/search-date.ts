const DATE =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i;

/** A date or a time in a search, or null when it cannot be read. Without a zone it is read in `timeZone`. */
export function readSearchDate(text: string, timeZone = 'UTC'): Date | null {
  const value = text.trim();
  if (/^\d{10}$|^\d{13}$/.test(value)) return new Date(Number(value.padEnd(13, '0')));
  const match = DATE.exec(value);
  if (!match) return null;
  const [, year, month, day, hours = 0, minutes = 0, seconds = 0, fraction = '', zone] = match;
  const parts = [year, Number(month) - 1, day, hours, minutes, seconds].map(Number);
  const written = Date.UTC(parts[0]!, parts[1]!, parts[2]!, parts[3]!, parts[4]!, parts[5]!);
  const isDate =
    new Date(written).getUTCDate() === Number(day) && new Date(written).getUTCHours() === Number(hours);
  if (!isDate) return null;
  const time = written + Number(fraction.slice(0, 3).padEnd(3, '0'));
  return new Date(time - (zone ? minutesOf(zone) * 60_000 : offsetAt(time, timeZone)));
}

function minutesOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
}

/** How far a zone is ahead of UTC, in milliseconds, when its clocks show `time`. Zero for an unknown zone. */
function offsetAt(time: number, timeZone: string): number {
  try {
    const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    const offsetOf = (at: number) => {
      const name = clock.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value;
      return minutesOf(name.replace('GMT', '')) * 60_000;
    };
    return offsetOf(time - offsetOf(time));
  } catch {
    return 0;
  }
}
