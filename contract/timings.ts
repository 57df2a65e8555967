const SECOND = 1000;

/** All timings of the screens, in milliseconds. */
export const timings = {
  inboxRefresh: 15 * SECOND,
  refreshCooldown: 5 * SECOND,
  refreshSpinner: 800,
  ageTick: 30 * SECOND,
  feedbackPopup: 45 * SECOND,
  copyConfirmation: 2 * SECOND,
  guestInitDelay: 500,
  scrollToTop: 50,
  dashboardGate: 100,
  logoutReload: 100,
  expiredSignInRedirect: 2 * SECOND,
  resetRequestClose: 3 * SECOND,
  passwordResetRedirect: 3 * SECOND,
  accountDeletedRedirect: 3 * SECOND,
  paymentSuccessRedirect: 10 * SECOND,
  otpResend: 60 * SECOND,
  eventHeartbeat: 20 * SECOND,
} as const;

export const SNIPPET_LENGTH = 150;
export const MESSAGE_TIME_ZONE = 'America/Los_Angeles';
export const OTP_DIGITS = 6;
export const MIN_PASSWORD = 6;
export const OTP_COOLDOWN_MINUTES = 60;
export const RESETS_PER_DAY = 2;
/** Messages to support are deleted after this time, answered or not. */
export const CONTACT_KEPT_DAYS = 90;
export const WORDS_PER_MINUTE = 200;
