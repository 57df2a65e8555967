/** For links to home whose label promises an address: home generates one without a second click. */
export const GENERATE = 'generate';
/** For links to the login that ask for a new password: the login opens that dialog. */
export const REQUEST_RESET = 'request-reset';

/** Whether the page was opened by a link with this state. The answer is yes only once. */
export function takeLinkState(state: unknown, wanted: string): boolean {
  const asked = state === wanted;
  if (asked) window.history.replaceState({ ...window.history.state, usr: null }, '');
  return asked;
}
