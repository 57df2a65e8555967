// What links between the account pages carry in the history. Separate from link-state.ts, which home loads.

/** For the entry of the login on which the code of a reset mail is typed. It outlives a reload. */
export const recoverState = (email: string) => ({ recover: email });
export const recoverFrom = (state: unknown) => textIn(state, 'recover');

/** For the contact page: the visitor's address and the first words of a message. */
export const draftState = (email: string, message: string) => ({ email, message });
export function draftFrom(state: unknown): { email?: string; message?: string } {
  const [email, message] = [textIn(state, 'email'), textIn(state, 'message')];
  return { ...(email && { email }), ...(message && { message }) };
}

/** For /upgrade, after a password could not be reset: whose it is, and whether premium has ended. */
export const refusedState = (email: string, ended: boolean) => ({ refused: email, ended });
export function refusedFrom(state: unknown): { email: string; ended: boolean } | null {
  const email = textIn(state, 'refused');
  return email === null ? null : { email, ended: (state as { ended?: unknown }).ended === true };
}

const textIn = (state: unknown, key: string): string | null => {
  const value = (state as Record<string, unknown> | null)?.[key];
  return typeof value === 'string' ? value : null;
};
