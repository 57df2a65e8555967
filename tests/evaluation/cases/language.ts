/** Subject, text and label of a mail that wants a click. */
export type LinkWords = [subject: string, text: string, label: string];

/** How services write such mails in one language. */
export type Language = {
  codeSubject: string;
  /** A sentence with the code in it, at `{c}`. */
  codeInline: string;
  /** The line above a code that stands alone. */
  codeLead: string;
  codeNote: string;
  verify: LinkWords;
  reset: LinkWords;
  login: LinkWords;
  invite: LinkWords;
  unsubscribe: string;
  /** A sentence with an order number, at `{n}`. */
  order: string;
  /** A sentence with a discount code, at `{p}`. */
  promo: string;
};
