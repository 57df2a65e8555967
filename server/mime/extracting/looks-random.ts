/** `YouTube`, `LinkedIn`, `eBay`, `PostgreSQL`: words with capitals. */
const NAME = /^(?:[A-Z][a-z]+){1,3}[A-Z]{0,3}$|^[a-z]{1,3}(?:[A-Z][a-z]+){1,2}$/;
/** `ConfirmYourNewAddress` */
const WORDS = /^(?:[A-Z][a-z]{2,}){2,}$/;

/** True for `NKhrpsjU`, but not for the name of a company, whose parts can be pronounced. */
export function looksRandom(value: string): boolean {
  const parts = value.match(/[A-Z]?[a-z]+/g) ?? [];
  const unpronounceable = parts.some((part) => part.length >= 3 && !/[aeiouy]/i.test(part));
  const isName = NAME.test(value) || WORDS.test(value);
  return value.length >= 7 && /[a-z]/.test(value) && !value.includes('-') && (unpronounceable || !isName);
}
