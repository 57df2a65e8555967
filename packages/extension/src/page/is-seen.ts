/** Nobody types into a smaller field, and nobody sees what is fainter. */
const MIN_SIDE = 8;
const MIN_OPACITY = 0.1;
/** Where it is looked for, as parts of what is in view, and how many of these places it has to show. */
const PLACES = [
  [0.5, 0.5],
  [0.2, 0.3],
  [0.8, 0.3],
  [0.2, 0.7],
  [0.8, 0.7],
] as const;
const MIN_PLACES = 3;

type Box = { left: number; top: number; right: number; bottom: number };

/**
 * Whether a person sees this element at this moment: in view, not cut off, not transparent and not covered. The frames around it have to
 * be of the same site, and are seen in the same way.
 */
export function isSeen(element: Element, box: Box = element.getBoundingClientRect()): boolean {
  const view = element.ownerDocument.defaultView;
  if (!view || !element.checkVisibility({ visibilityProperty: true }) || opacityOf(element) < MIN_OPACITY)
    return false;
  const shown = {
    left: Math.max(box.left, 0),
    top: Math.max(box.top, 0),
    right: Math.min(box.right, view.innerWidth),
    bottom: Math.min(box.bottom, view.innerHeight),
  };
  const [width, height] = [shown.right - shown.left, shown.bottom - shown.top];
  if (width < MIN_SIDE || height < MIN_SIDE) return false;
  const places = PLACES.filter(([x, y]) => isAt(element, shown.left + x * width, shown.top + y * height));
  if (places.length < MIN_PLACES) return false;
  if (view === view.top) return true;
  const frame = view.frameElement;
  return frame !== null && isSeen(frame, insideOf(frame, shown));
}

/** What is seen there is the element, or a label of it. */
function isAt(element: Element, x: number, y: number): boolean {
  const found = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
  return found === element || (found?.closest('label')?.control ?? null) === element;
}

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let one: Element | null = element; one; one = parentOf(one)) {
    const { opacity: own, filter } = getComputedStyle(one);
    opacity *= Number(own) * Number(/opacity\(([\d.]+)\)/.exec(filter)?.[1] ?? 1);
  }
  return opacity;
}

/** The element around it as it is drawn: around a slot, and around a shadow tree. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** A place in a frame, in the page around it. */
function insideOf(frame: Element, { left, top, right, bottom }: Box): Box {
  const box = frame.getBoundingClientRect();
  const [x, y] = [box.left + frame.clientLeft, box.top + frame.clientTop];
  return { left: x + left, top: y + top, right: x + right, bottom: y + bottom };
}
