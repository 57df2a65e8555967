/** The inbox of all mail where CATCH_ALL is set, as its address. */
export const CATCH_ALL_ADDRESS = '*@*';
/** What it keeps. Older mail makes room. */
export const CATCH_ALL_MESSAGES = 1_000;
export const CATCH_ALL_MS = 24 * 3_600_000;
