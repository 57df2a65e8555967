import { focusedInput, sameForm, typedInputs, wordsOf } from './inputs.ts';

/** How the languages of the site, and some more, call an email address. */
const EMAIL =
  /e[-_ ]?mail|(?<![a-z])mail(?![a-z])|correo|courriel|e[-_ ]?posta|surel|hộp thư|почт|邮箱|邮件|電子郵件|信箱|メール|이메일|بريد|דוא/i;
/** Fields for the address of somebody else. */
const FOREIGN = /search|friend|refer|invit|recipient|backup|recovery/i;

/** How likely somebody wants their own address in this field. */
function likeness(input: HTMLInputElement): number {
  const words = wordsOf(input);
  if (!['text', 'email', 'search', 'url'].includes(input.type) || FOREIGN.test(words)) return 0;
  if (isTrap(input)) return 0;
  if (input.type === 'email') return 50;
  if (/email/i.test(input.autocomplete)) return 45;
  if (EMAIL.test(words)) return 40;
  return /user(name)?/i.test(input.autocomplete) ? 20 : 0;
}

/** Fields that only programs are meant to find are traps for programs. */
const isTrap = (input: HTMLInputElement) =>
  input.tabIndex < 0 && input.closest('[aria-hidden="true"]') !== null;

/**
 * The fields for an address, the best first, and how sure that is: a field with the focus before others that look the same,
 * and any field with the focus before none. In the menu of a field, that field is meant.
 */
export function findEmailFields(isMenu: boolean): { fields: HTMLInputElement[]; score: number } {
  const focused = focusedInput();
  if (isMenu && focused) return { fields: withRepeats(focused, typedInputs()), score: 100 };
  const all = typedInputs();
  const scored = all
    .map((input) => ({ input, score: likeness(input) }))
    .map(({ input, score }) => ({
      input,
      score: score + (score && input === focused ? 30 : 0) + (score && !input.value ? 5 : 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  if (scored[0]) return { fields: withRepeats(scored[0].input, all), score: scored[0].score };
  return focused && focused.type === 'text' ? { fields: [focused], score: 10 } : { fields: [], score: 0 };
}

/** “Repeat your address” gets it too: the fields of the same form that look as much like one, and have no other content. */
function withRepeats(input: HTMLInputElement, all: HTMLInputElement[]): HTMLInputElement[] {
  const others = sameForm(input, all).filter(
    (other) =>
      other !== input && likeness(other) >= 40 && (other.value === '' || other.value === input.value),
  );
  return likeness(input) >= 40 ? [input, ...others] : [input];
}
