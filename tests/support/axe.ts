import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { count } from './cost.ts';

type Violation = { id: string; nodes: { target: unknown; failureSummary?: string }[] };

/** What axe finds out about colors. The other rules see the same page in light and dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The appearances of text that axe has found readable on a page, so that each is checked only once. */
const readable = new WeakMap<Page, Set<string>>();

/** The violations that axe finds on the page, one line each: of all rules or of these. */
export async function findAxeViolations(page: Page, within = 'html', rules?: string[]): Promise<string[]> {
  count('axe');
  await prepareForAxe(page);
  const known = readable.get(page) ?? new Set();
  readable.set(page, known);
  const appearances = await page.evaluate<string[]>(`(${markNewText})(${JSON.stringify([...known])})`);
  // Only violations are computed. Frames are left out, because axe cannot run inside the sandboxed message.
  const options = {
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
    ...(rules ? { runOnly: rules } : {}),
  };
  const violations = await page.evaluate<Violation[]>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  if (within === 'html' && violations.length === 0) for (const one of appearances) known.add(one);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary ?? ''}`),
  );
}

/**
 * Runs in the page: marks the text that axe has to check for contrast and returns its appearances. An appearance is
 * all that the contrast depends on: the text's own style, and what is painted by each element around it.
 */
const markNewText = `(known) => {
  const around = new Map([[null, '']]);
  const paintedBy = (element) => {
    if (!around.has(element)) {
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, zIndex } = getComputedStyle(element);
      const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, zIndex].join(' ');
      const paints = own !== 'rgba(0, 0, 0, 0) none 1 none normal static auto';
      around.set(element, paintedBy(element.parentElement) + (paints ? own + '|' : ''));
    }
    return around.get(element);
  };
  const seen = new Set(known);
  const found = new Set();
  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute('data-new-text');
    const text = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.data : '')).join('');
    if (!text.trim() && !element.matches('input, select, textarea')) continue;
    // axe does not check what is hidden, so it counts as new when it is shown.
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('[aria-hidden=true], [inert]')) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isDisabled = element.closest(':disabled, [aria-disabled=true]') !== null;
    const hasLetters = /[\\p{L}\\p{N}]/u.test(text);
    const appearance = [paintedBy(element), color, fontSize, fontWeight, textShadow, isDisabled, hasLetters].join(' ');
    if (seen.has(appearance)) continue;
    found.add(appearance);
    element.setAttribute('data-new-text', '');
  }
  return [...found];
}`;

export type Look = readonly [scheme: 'light' | 'dark', width: number];

/** How screens are looked at: both schemes and both ends of the widths. `colors.test.ts` has the other combinations of colors. */
export const LOOKS: readonly Look[] = [
  ['dark', 360],
  ['light', 1440],
];

/** What the full level looks at, too. */
export const OTHER_LOOKS: readonly Look[] = [
  ['light', 360],
  ['dark', 1440],
];

/** Shows the page in another color scheme and width, without reloading it. */
export async function applyLook(page: Page, [colorScheme, width]: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: width < 600 ? 640 : 900 });
}

/** Checks the page in each color scheme and width: axe violations, and whether it is wider than the window. */
export async function findAxeViolationsIn(page: Page, looks: readonly Look[]): Promise<string[]> {
  const found: string[] = [];
  const widths = new Set<number>();
  await prepareForAxe(page);
  for (const look of looks) {
    await applyLook(page, look);
    const name = look.join(' ');
    const rules = widths.has(look[1]) ? COLOR_RULES : undefined;
    widths.add(look[1]);
    found.push(...(await findAxeViolations(page, 'html', rules)).map((line) => `${name}: ${line}`));
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (width > look[1]) found.push(`${name}: ${width} px wide`);
  }
  return found;
}

/** Turns animations off, because colors in the middle of a transition would count as violations. */
async function prepareForAxe(page: Page): Promise<void> {
  if (!(await page.evaluate('"axe" in globalThis'))) {
    const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    // Runs through the debugger, so the policy of the page does not have to allow it.
    await page.evaluate(source);
    await page.evaluate(`{
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
      document.adoptedStyleSheets.push(still);
      axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-new-text]' }] });
    }`);
  }
  await page.evaluate('new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))');
}
