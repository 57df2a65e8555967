/** How a piece of text looks. Codes and buttons look different from prose. */
export type Look = {
  /** Font size in pixels. */
  size: number;
  bold: boolean;
  spaced: boolean;
  centred: boolean;
  mono: boolean;
};

/** One line of a mail as a reader sees it, folded. */
export type Block = {
  text: string;
  /** Where the look of the text changes, in order. */
  runs: { start: number; look: Look }[];
  /** It is the only text of an element with a background or a border. */
  boxed: boolean;
  /** It was joined from cells or boxes with one character each. */
  joined: boolean;
  index: number;
};

export type Link = {
  /** As the sender wrote it, after entity decoding. */
  url: string;
  /** The URL that the reader sees, if `url` is a click tracker's. Otherwise the same as `url`. */
  page: string;
  /** The text that a reader clicks on, folded. Empty if that is the URL itself. */
  label: string;
  /** The block in which the label starts. */
  block: Block;
  /** Where the label starts in the text of its block. */
  start: number;
  button: boolean;
};

export type Content = { blocks: Block[]; links: Link[] };

export const PLAIN: Look = { size: 16, bold: false, spaced: false, centred: false, mono: false };
/** Replaces URLs in the text of a block. */
export const URL_MARK = '\uE000';
/** The rest of a longer mail is ignored. */
export const MAX_TEXT = 50_000;
export const MAX_BLOCKS = 3_000;
export const MAX_LINKS = 500;

export function createBlock(look: Look = PLAIN): Block {
  return { text: '', runs: [{ start: 0, look }], boxed: false, joined: false, index: 0 };
}

export function lookAt(block: Block, at: number): Look {
  let look = block.runs[0]?.look ?? PLAIN;
  for (const run of block.runs) if (run.start <= at) look = run.look;
  return look;
}
