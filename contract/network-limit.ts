/** Separate from the other texts, because home needs only this one. */
export const NETWORK_LIMIT = 'Too many addresses were generated from your network. Please try again later.';
