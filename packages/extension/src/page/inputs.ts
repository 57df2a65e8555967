import { browser } from '../browser.ts';
import { isSeen } from './is-seen.ts';

const { dom } = browser;

/** Types of fields that people type an address or a code into. */
const TYPED = new Set(['text', 'email', 'tel', 'number', 'password', 'search', 'url']);

/** All fields of a document that can be seen and typed into, those in shadow trees included, in their order. */
export function typedInputs(root: Document | ShadowRoot = document): HTMLInputElement[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (element instanceof HTMLInputElement) return canBeTyped(element) ? [element] : [];
    const shadow = shadowOf(element);
    return shadow ? typedInputs(shadow) : [];
  });
}

const canBeTyped = (input: HTMLInputElement) =>
  TYPED.has(input.type) && !input.disabled && !input.readOnly && isSeen(input);

/** Closed ones too: Chromium has a function for that, and Firefox a property. */
function shadowOf(element: Element): ShadowRoot | null {
  if (!(element instanceof HTMLElement)) return null;
  const { openOrClosedShadowRoot } = element as { openOrClosedShadowRoot?: ShadowRoot | null };
  return dom?.openOrClosedShadowRoot(element) ?? openOrClosedShadowRoot ?? element.shadowRoot;
}

/** The field that has the focus, in whichever shadow tree. Null if the focus of the page is in another frame. */
export function focusedInput(): HTMLInputElement | null {
  if (!hasFocusOfPage(window)) return null;
  let active = document.activeElement;
  for (let shadow = active && shadowOf(active); shadow?.activeElement; shadow = shadowOf(active))
    active = shadow.activeElement;
  return active instanceof HTMLInputElement && canBeTyped(active) ? active : null;
}

/** Every frame remembers a field of its own. The page's is the one that the frames around it lead to. */
function hasFocusOfPage({ parent, frameElement, top, self }: Window): boolean {
  if (self === top) return true;
  return frameElement !== null && parent.document.activeElement === frameElement && hasFocusOfPage(parent);
}

/** Everything a field is called. */
export function wordsOf(input: HTMLInputElement): string {
  const labelledBy = (input.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const root = input.getRootNode() as Document | ShadowRoot;
  const labels = [...(input.labels ?? []), ...labelledBy.map((id) => root.getElementById(id))];
  const names = [input.name, input.id, input.placeholder, input.ariaLabel, input.title, input.autocomplete];
  return [...names, ...labels.map((label) => label?.textContent)].filter(Boolean).join(' ').slice(0, 1_000);
}

/** The fields that are sent together with this one. */
export function sameForm(input: HTMLInputElement, all: HTMLInputElement[]): HTMLInputElement[] {
  return all.filter((other) => other.form === input.form && other.getRootNode() === input.getRootNode());
}
