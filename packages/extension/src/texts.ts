import { browser } from './browser.ts';
import type { Texts } from './texts-type.ts';

/** The build adds two about the language itself. */
type Name = keyof Texts | 'lang' | 'dir';
type Values<N extends Name> = N extends keyof Texts
  ? Texts[N] extends (...values: infer V) => string
    ? V
    : []
  : [];

/** A text in the language of the browser. The build makes `_locales` of the modules in `texts`. */
export const say = <N extends Name>(name: N, ...values: Values<N>): string =>
  browser.i18n.getMessage(name, values as string[]);

/** Fills in the language of a page, and every text that stands alone in it: `<button data-text="copy">`. */
export function translatePage(): void {
  document.documentElement.lang = say('lang');
  document.documentElement.dir = say('dir');
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = say(element.dataset.text as 'copy');
  for (const element of document.querySelectorAll<HTMLElement>('[data-title]')) {
    element.title = say(element.dataset.title as 'copy');
    element.setAttribute('aria-label', element.title);
  }
}
