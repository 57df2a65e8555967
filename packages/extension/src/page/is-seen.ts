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
/** At so many of them it is not behind its own label either. */
const MIN_BARE_PLACES = 2;

/** Filters that change colours, or nothing. Any other may leave nothing to see. */
const harmlessFilter =
  /^(none|( ?(drop-shadow\((\([^()]*\)|[^()])*\)|(grayscale|hue-rotate|saturate|sepia)\([^()]*\)|(brightness|contrast|opacity)\(1\)|invert\([01]\)|blur\(0px\)))+)$/;
const MASKS = ['mask-image', '-webkit-mask-box-image-source'];

type Box = { left: number; top: number; right: number; bottom: number };

/**
 * Whether a person sees this element at this moment: in view, not cut off, not transparent or changed by an effect, and not covered by
 * anything that a click meets. The frames around it have to be of the same site, and are seen in the same way.
 */
export function isSeen(element: Element, box: Box = element.getBoundingClientRect()): boolean {
  const view = element.ownerDocument.defaultView;
  if (!view || !element.checkVisibility({ visibilityProperty: true }) || !isDrawn(element)) return false;
  const shown = {
    left: Math.max(box.left, 0),
    top: Math.max(box.top, 0),
    right: Math.min(box.right, view.innerWidth),
    bottom: Math.min(box.bottom, view.innerHeight),
  };
  const [width, height] = [shown.right - shown.left, shown.bottom - shown.top];
  if (width < MIN_SIDE || height < MIN_SIDE) return false;
  const root = element.getRootNode() as Document | ShadowRoot;
  const found = PLACES.map(([x, y]) => root.elementFromPoint(shown.left + x * width, shown.top + y * height));
  const bare = found.filter((one) => one === element);
  const labels = found.filter((one) => one !== element && one?.closest('label')?.control === element);
  if (bare.length < MIN_BARE_PLACES || bare.length + labels.length < MIN_PLACES) return false;
  if (view === view.top) return true;
  const frame = view.frameElement;
  return frame !== null && isSeen(frame, insideOf(frame, shown));
}

/** Whether no style of it, or of what is around it, makes it vanish. */
function isDrawn(element: Element): boolean {
  let opacity = 1;
  for (let one: Element | null = element; one; one = parentOf(one)) {
    const style = getComputedStyle(one);
    const isMasked = MASKS.some((mask) => !/^(none(, )?)*$/.test(style.getPropertyValue(mask)));
    if (isMasked || style.mixBlendMode !== 'normal' || !harmlessFilter.test(style.filter)) return false;
    opacity *= Number(style.opacity);
  }
  return opacity >= MIN_OPACITY;
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
