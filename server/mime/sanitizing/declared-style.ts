import type { Selector } from './style-cost.ts';

/** An element of a mail with its safe attributes. */
export type MailElement = {
  tag: string;
  /** The names that a selector can ask for. */
  names: ReadonlySet<string>;
  attributes: Record<string, string>;
  parent: MailElement | null;
};
/** The value of a property, in lower case. Undefined if nothing declares it, and '' if it cannot be known here. */
export type DeclaredStyle = (property: string) => string | undefined;

type Declaration = { property: string; value: string; isImportant: boolean };
type Rule = { selector: Selector; nth: number };

/**
 * What the attributes, the style attribute and the style sheets of a mail say about an element. A rule with a
 * condition, or with a selector that asks for more than names, may apply or not, so what it could change is unknown.
 */
export function createStyleReader(selectors: readonly Selector[]) {
  const rules = new Map<string, Rule[]>();
  for (const [nth, selector] of selectors.entries()) {
    if (selector.isBox) continue;
    const others = rules.get(selector.key);
    if (others) others.push({ selector, nth });
    else rules.set(selector.key, [{ selector, nth }]);
  }
  const parsed = new Map<string, Declaration[]>();
  const parse = (declarations: string) => {
    const known = parsed.get(declarations) ?? parseDeclarations(declarations);
    parsed.set(declarations, known);
    return known;
  };
  const styles = new Map<MailElement, DeclaredStyle>();

  function read(element: MailElement): DeclaredStyle {
    const style = new Map<string, { value: string; isImportant: boolean }>();
    const { tag, names, attributes } = element;
    const declare = ({ property, value, isImportant }: Declaration, isSure: boolean) => {
      const known = style.get(property);
      if (known?.isImportant && !isImportant) return;
      if (!isSure && known?.value === value) return;
      style.set(property, { value: isSure ? value : '', isImportant });
    };
    for (const property of tag === 'img' ? ['width', 'height'] : [])
      if (attributes[property]) declare({ property, value: attributes[property], isImportant: false }, true);
    if (attributes.hidden !== undefined)
      declare({ property: 'display', value: 'none', isImportant: false }, true);
    const isNamed = attributes.id !== undefined || attributes.class !== undefined;
    const found = [...names, '*'].flatMap((name) => rules.get(name) ?? []);
    found.sort((one, other) => one.selector.specificity - other.selector.specificity || one.nth - other.nth);
    for (const { selector } of found) {
      const { own, isPlain, above, isConditional, declarations } = selector;
      if (!own.every((name) => names.has(name))) continue;
      const isSure = isPlain && above !== null && !isConditional && isInside(element.parent, above);
      // "img { width: 100% }" is meant for pictures. It says nothing about an image that is declared with one pixel.
      const isGeneral = tag === 'img' && own.every((name) => name === tag) && (isPlain || !isNamed);
      for (const one of parse(declarations)) {
        const isSize = isGeneral && /width|height/.test(one.property);
        if (!isSize || (isSure && /^[0-3](?:px)?$/.test(one.value))) declare(one, isSure);
      }
    }
    for (const one of parse(attributes.style ?? '')) declare(one, true);
    return (property) => style.get(property)?.value;
  }

  return (element: MailElement): DeclaredStyle => {
    const known = styles.get(element) ?? read(element);
    styles.set(element, known);
    return known;
  };
}

/** Whether it is inside elements with these names, the outermost first. */
function isInside(parent: MailElement | null, above: readonly string[][]): boolean {
  let left = above.length;
  for (let one = parent; one && left > 0; one = one.parent)
    if (above[left - 1]!.every((name) => one!.names.has(name))) left--;
  return left === 0;
}

/** Of values for all four sides, only the left and the top matter here. */
const STARTS = new Map([
  ['margin', { left: 'margin-left', top: 'margin-top' }],
  ['inset', { left: 'left', top: 'top' }],
]);
const IMPORTANT = /\s?!\s?important$/;

function parseDeclarations(declarations: string): Declaration[] {
  return declarations.split(';').flatMap((one) => {
    const colon = one.indexOf(':');
    if (colon < 0) return [];
    const written = one.slice(colon + 1).toLowerCase();
    const value = written.replace(IMPORTANT, '').trim();
    const isImportant = IMPORTANT.test(written);
    const property = one.slice(0, colon);
    const starts = STARTS.get(property);
    if (!starts) return { property, value, isImportant };
    const [top = '', right = top, , left = right] = value.split(' ');
    return [
      { property: starts.left, value: left, isImportant },
      { property: starts.top, value: top, isImportant },
    ];
  });
}
