/** The day of a time in UTC, as YYYY-MM-DD. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
