/** The state of a link to home whose label promises an address: home generates one without a second click. */
export const GENERATE = { generate: true };

/** Whether home was opened by such a link. The answer is yes only once. */
export function takeGenerateState(state: unknown): boolean {
  const asked = typeof state === 'object' && state !== null && 'generate' in state;
  if (asked) window.history.replaceState({ ...window.history.state, usr: null }, '');
  return asked;
}
