const SECOND = 1000;

/** All timings of the screens, in milliseconds. */
export const timings = {
  inboxRefresh: 15 * SECOND,
  /** While the live stream is healthy: it shows every change at once, and its heartbeats tell whether the page has them. */
  inboxRefreshLive: 300 * SECOND,
  refreshCooldown: 5 * SECOND,
  refreshSpinner: 800,
  ageTick: 30 * SECOND,
  feedbackPopup: 45 * SECOND,
  copyConfirmation: 2 * SECOND,
  expiryWarning: 120 * SECOND,
  /** The check of a sender, which is repeated once after a minute, has ended by then. */
  senderCheck: 90 * SECOND,
  guestInitDelay: 500,
  scrollToTop: 50,
  dashboardGate: 100,
  /** How long the sheets of Manage wait for the slowest of them. */
  sectionsTogether: 4 * SECOND,
  logoutReload: 100,
  expiredSignInRedirect: 2 * SECOND,
  resetRequestClose: 3 * SECOND,
  passwordResetRedirect: 3 * SECOND,
  accountDeletedRedirect: 3 * SECOND,
  paymentSuccessRedirect: 10 * SECOND,
  otpResend: 60 * SECOND,
  eventHeartbeat: 15 * SECOND,
} as const;
