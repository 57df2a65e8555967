/** Removes what follows the # from the URL, so that a reload does not follow it again. */
export function leaveHash(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}
