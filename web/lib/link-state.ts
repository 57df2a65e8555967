import { takeEarlyLink } from './early-click.ts';

/** For links to home whose label promises an address: home generates one without a second click. */
export const GENERATE = 'generate';
/** For links to the login that ask for a new password: the login opens that dialog. */
export const REQUEST_RESET = 'request-reset';

/** For links from the list of articles: the article leads back to the place in the list. */
export const FROM_LIST = 'from-list';

/** Keeps something with this entry of the history, for when the visitor comes back. `useLocation().state` has it then. */
export function keepInEntry(state: unknown): void {
  window.history.replaceState({ ...window.history.state, usr: state }, '');
}

/** Whether the page was opened by a link with this state. The answer is yes only once. */
export function takeLinkState(state: unknown, wanted: string): boolean {
  const early = takeEarlyLink(wanted);
  const asked = state === wanted;
  if (asked) keepInEntry(null);
  return asked || early;
}
