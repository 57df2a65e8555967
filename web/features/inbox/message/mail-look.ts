/** What a mail says about its own look. */
export type MailLook = {
  /** It sets colors, so it is shown on a white sheet. Without them it follows the theme of the page. */
  colors: boolean;
  /** It sets neither colors nor fonts, so it gets the page's. */
  plain: boolean;
  /** It has colors for a dark page too, and may be shown on one. */
  dark: boolean;
};

const color =
  /(?:^|[;{\s])(?:background(?:-color|-image)?|color)\s*:\s*(?!inherit|initial|unset|transparent|none|currentcolor)/i;
const font = /(?:^|[;{\s])font(?:-family)?\s*:/i;

/** `root` is the mail as the sanitizer leaves it, `html` as it came: by then color scheme queries are resolved. */
export function readLook(root: HTMLElement, html: string): MailLook {
  const styles = [root, ...root.querySelectorAll('[style]')].map((one) => one.getAttribute('style') ?? '');
  const sheets = [...root.querySelectorAll('style')].map((one) => one.textContent ?? '');
  const css = [...styles, ...sheets];
  const has = (selector: string) => root.querySelector(selector) !== null;
  const colors = css.some((text) => color.test(text)) || has('[bgcolor], [color], body[text], body[link]');
  const dark = /prefers-color-scheme:\s*dark/i.test(html);
  return { colors, dark, plain: !colors && !css.some((text) => font.test(text)) && !has('[face]') };
}
