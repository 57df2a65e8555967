import { cssLimits, mayCall, mayPosition, mayStyle } from '#contract/mail-css.ts';
import type { Theme } from '#web/lib/theme.ts';

/**
 * Filters a style sheet with the browser's own parser. The server has filtered it with another one. A sheet that is
 * not attached to a document loads nothing. Color scheme queries follow the theme of the page, which the frame cannot
 * see.
 */
export function filterStyles(css: string, theme: Theme): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.slice(0, cssLimits.characters));
  return writeRules(sheet.cssRules, theme, 0);
}

function writeRules(rules: CSSRuleList, theme: Theme, depth: number): string {
  if (depth > cssLimits.nesting) return '';
  let text = '';
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      filterDeclarations(rule.style);
      if (rule.style.length && !rule.selectorText.includes(':has('))
        text += `${escapeTags(rule.selectorText)}{${escapeTags(rule.style.cssText)}}`;
    } else if (rule instanceof CSSMediaRule) {
      const inside = writeRules(rule.cssRules, theme, depth + 1);
      if (inside) text += `@media ${applyTheme(rule.media.mediaText, theme)}{${inside}}`;
    } else if (rule instanceof CSSSupportsRule && CSS.supports(rule.conditionText)) {
      text += writeRules(rule.cssRules, theme, depth + 1);
    }
  }
  return text;
}

/** The characters of a shadow or a filter. Long lists of them take seconds to draw. */
const MAX_BLUR = 200;

/** Removes the declarations that a mail may not use. */
export function filterDeclarations(style: CSSStyleDeclaration): void {
  for (const property of [...style]) {
    const value = style.getPropertyValue(property);
    const isSafe =
      mayStyle(property) &&
      callsOnlyAllowed(value) &&
      (property !== 'position' || mayPosition(value)) &&
      !(property.startsWith('list-style') && /["']/.test(value)) &&
      (value.length <= MAX_BLUR || !/shadow|filter/.test(property));
    if (!isSafe) style.removeProperty(property);
  }
  // The value of a property that comes from a variable is visible only here.
  if (!callsOnlyAllowed(style.cssText)) style.cssText = '';
}

function callsOnlyAllowed(text: string): boolean {
  // Names without a bracket are matched too, so that no character is read twice.
  for (const [name] of text.matchAll(/[\w-]+\(?/g))
    if (name.endsWith('(') && !mayCall(name.slice(0, -1))) return false;
  return true;
}

const TRUE = '(min-width: 0px)';
const FALSE = '(max-width: -1px)';

function applyTheme(media: string, theme: Theme): string {
  return media
    .replace(/\(prefers-color-scheme:\s*(\w+)\)/gi, (_, scheme) => (scheme === theme ? TRUE : FALSE))
    .replaceAll('<', ' < ')
    .replaceAll('< =', '<=');
}

/** `<` in a string could end the style element. */
const escapeTags = (css: string) => css.replaceAll('\\<', '\\3c ').replaceAll('<', '\\3c ');
