/**
 * The CSS that a mail may use. The sanitizers of the server and of the browser both enforce it. Nothing here can load
 * anything. What is placed on top of other content stays inside the sandboxed frame.
 */
const FAMILIES =
  'align background border column flex font grid justify list-style margin max min outline overflow padding place text ' +
  '-webkit-font -webkit-text -webkit-border -ms-text -moz-text';

const PROPERTIES =
  'aspect-ratio block-size bottom box-decoration-break box-shadow box-sizing break-after break-before break-inside caption-side ' +
  'clear clip clip-path color content counter-increment counter-reset cursor direction display empty-cells filter float ' +
  'gap height hyphens inline-size inset isolation left letter-spacing line-break line-height mix-blend-mode object-fit ' +
  'object-position opacity order orphans page-break-after page-break-before page-break-inside position quotes right row-gap ' +
  'tab-size table-layout top transform transform-origin vertical-align visibility white-space ' +
  'white-space-collapse widows width word-break word-spacing word-wrap writing-mode z-index -webkit-box-orient ' +
  '-webkit-box-shadow -webkit-hyphens -webkit-line-clamp';

const FUNCTIONS =
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp round var attr counter ' +
  'linear-gradient radial-gradient repeating-linear-gradient repeating-radial-gradient ' +
  '-webkit-linear-gradient -webkit-radial-gradient -webkit-gradient from to color-stop ' +
  'translate translatex translatey translate3d scale scalex scaley rotate skew skewx skewy matrix ' +
  'brightness contrast grayscale hue-rotate invert opacity saturate sepia ' +
  'minmax repeat fit-content inset circle ellipse polygon rect';

const family = new RegExp(`^(?:${FAMILIES.replaceAll(' ', '|')})(?:-[a-z-]+)?$`);
const properties = new Set(PROPERTIES.split(' '));
const functions = new Set(FUNCTIONS.split(' '));

/** Fixed and sticky content would stay in view while the reader scrolls. */
const positions = new Set(['static', 'relative', 'absolute', 'inherit', 'initial', 'unset']);

/** Text in columns can take a browser any time when columns are inside columns. */
const columns = /^column(?:s|-(?:count|width|fill|span).*)$/;

/** Whether a mail may set this property, by its name in lower case, or a custom property. */
export const mayStyle = (property: string) =>
  (properties.has(property) || family.test(property) || /^--[\w-]+$/.test(property)) &&
  !columns.test(property);

export const mayCall = (name: string) => functions.has(name.toLowerCase());

export const mayPosition = (value: string) => positions.has(value.trim().toLowerCase());

/** Pseudo-classes with arguments. `:has()` is missing because its cost grows with the square of the mail. */
const selectorFunctions = new Set(
  'not is where lang dir nth-child nth-last-child nth-of-type nth-last-of-type'.split(' '),
);
export const maySelect = (name: string) => selectorFunctions.has(name.toLowerCase());

/** Real mails stay far below these limits. `shown` is for what a value adds to the text of a mail. */
export const cssLimits = {
  characters: 256 * 1024,
  rules: 2000,
  attributes: 1000,
  selector: 2000,
  value: 1000,
  shown: 60,
  nesting: 4,
};
