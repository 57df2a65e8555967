const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ZONE_HOURS: Record<string, number> = {
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
};
const MAIL_DATE =
  /(?:^|[\s,])(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?[\s-]+(\d{2,4})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?\s*([+-]\d{4}|[a-z]{1,5})?/i;

/** The form that nearly every sender uses. */
const USUAL_DATE = /^(?:[A-Z][a-z]{2}, )?(\d{1,2}) ([A-Z][a-z]{2}) (\d{4}) (\d\d):(\d\d):(\d\d) ([+-]\d{4})/;

/** Converts a Date header (RFC 5322, including obsolete forms) to ISO 8601, or null. Without a zone, UTC is assumed. */
export function readMailDate(header: string): string | null {
  const match = USUAL_DATE.exec(header) ?? MAIL_DATE.exec(header.slice(0, 100).replace(/\s+/g, ' '));
  if (!match) return null;
  const [, day, monthName, yearText, hour, minute, second = '0', zone = ''] = match;
  const month = MONTHS.indexOf(monthName!.toLowerCase());
  const year = fullYear(yearText!);
  if (month === -1 || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return null;
  const local = new Date(0);
  local.setUTCFullYear(year, month, Number(day));
  local.setUTCHours(Number(hour), Number(minute), Number(second));
  if (local.getUTCDate() !== Number(day) && Number(hour) !== 23) return null;
  const time = local.getTime() - zoneMinutes(zone) * 60_000;
  const iso = new Date(time).toISOString();
  // ISO dates before year 0 and after 9999 begin with a sign.
  return iso.length === 24 ? iso : null;
}

function fullYear(text: string): number {
  const year = Number(text);
  if (text.length === 2) return year < 50 ? 2000 + year : 1900 + year;
  return text.length === 3 ? 1900 + year : year;
}

function zoneMinutes(zone: string): number {
  if (!/^[+-]/.test(zone)) return (ZONE_HOURS[zone.toLowerCase()] ?? 0) * 60;
  return (zone.startsWith('-') ? -1 : 1) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3)));
}
