/** Characters of a message's text that lists show. */
export const SNIPPET_LENGTH = 150;
export const MIN_PASSWORD = 6;
/** For mailboxes that can be reached over IMAP and POP3. */
export const MIN_PROGRAM_PASSWORD = 8;
export const OTP_DIGITS = 6;
/** How long a mailed code is valid. */
export const CODE_MINUTES = 10;
export const OTP_COOLDOWN_MINUTES = 60;
export const RESETS_PER_DAY = 2;
/** Messages to support are deleted after this time, answered or not. */
export const CONTACT_KEPT_DAYS = 90;
export const MAX_CONTACT_MESSAGE = 10_000;
export const MAX_NAME = 120;
export const MAX_EMAIL = 254;
/** Per premium account. */
export const MAX_KEYS = 10;
export const MAX_WEBHOOKS = 5;
/** The attempts of a webhook that are kept and listed. */
export const DELIVERIES_SHOWN = 20;
