import type { Wrap } from '#web/language/words.ts';

export const texts = {
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading',
  initializing: 'Initializing...',
  tryAgain: 'Try again',
  tryAgainButton: 'Try Again',
  reload: 'Reload',
  comingSoon: 'coming soon',
  showMore: (count: number) => `Show ${count} more`,
  digit: ({ position, length }: { position: number; length: number }) => `Digit ${position} of ${length}`,

  partNotLoaded: 'This part could not be loaded.',
  pageNotLoaded: 'This page could not be loaded.',
  notCopied: 'Your browser did not copy this. Select the text to copy it yourself.',
  /** `failed` is a sentence about what the visitor tried in vain. */
  failedServerSilent: (failed: string) =>
    `${failed} Our server does not answer. Please try again in a moment.`,
  failedCheckConnection: (failed: string) => `${failed} Check your connection and try again.`,

  offline: 'You are offline. New messages appear when you are connected again.',
  failedOffline: (failed: string) => `You are offline. ${failed} Please try again when you are connected.`,
  serverSilent: (strong: Wrap) => (
    <>
      {strong('Our server does not answer.')} Your addresses and messages are safe, and new messages appear
      when it is back.
    </>
  ),
  failedServerGone: ({ failed, strong }: { failed: string; strong: Wrap }) => (
    <>
      {strong('Our server does not answer.')} {failed} Your addresses and messages are safe.
    </>
  ),
  tryingNow: 'Trying now…',
  tryingAgainIn: (seconds: number) => `Trying again in ${seconds} s`,
  tryNow: 'Try now',

  somethingWentWrong: 'Something went wrong',
  applicationError: 'The application encountered an error. Please refresh the page to try again.',
  refreshPage: 'Refresh Page',
  errorDetails: 'Error Details',
};
