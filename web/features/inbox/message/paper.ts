import { hiddenFrame, neededHeight, neededWidth } from './measure-mail.ts';
import { texts } from './texts.tsx';

/** Fits on A4 and on US Letter, with the margins that browsers leave. */
const PAPER_WIDTH = 680;
/** About a hundred pages. Nobody prints more, and a mail may claim any height. */
const MAX_HEIGHT = 100_000;
/** Lower pieces leave less of a page empty. Each is a frame with the whole mail, so a long or large mail has fewer. */
const PIECE_HEIGHT = 100;
const MAX_PIECES = 60;
const MAX_CHARACTERS = 10_000_000;
/** In all pieces together. The page's own process lays them out, and the reader waits. */
const MAX_ELEMENTS = 60_000;
/** Images that the server has not sent by then are left out. The page stands still meanwhile. */
const MAX_LOADING_MS = 4000;

/**
 * Lays a mail out for paper. Browsers never break a frame between two lines: they move it to a page of its own and then
 * cut it anywhere. So the mail becomes a column of low frames, and each shows the lines between two cuts. No script runs
 * in them, and their policy is that of the mail.
 */
export function layOutOnPaper(paper: HTMLElement, srcdoc: string): void {
  const page = asPrinted(srcdoc);
  const whole = write(page, document.body, hiddenFrame(PAPER_WIDTH));
  // There is no time to wait when the browser prints, but images in the mail itself are there after a microtask.
  queueMicrotask(() => {
    const width = neededWidth(whole, PAPER_WIDTH);
    const full = neededHeight(whole);
    const height = Math.min(full, MAX_HEIGHT);
    const elements = whole.contentDocument!.getElementsByTagName('*').length;
    const pieces = Math.min(
      MAX_PIECES,
      Math.ceil(MAX_CHARACTERS / page.length),
      Math.ceil(MAX_ELEMENTS / elements),
    );
    const cuts = findCuts(whole.contentDocument!, height, Math.max(PIECE_HEIGHT, height / pieces));
    whole.remove();
    paper.style.setProperty('zoom', String(PAPER_WIDTH / width));
    for (const [nth, top] of cuts.entries()) {
      const piece = document.createElement('div');
      const bottom = cuts[nth + 1] ?? height;
      piece.style.cssText = `position:relative;contain:strict;width:${width}px;height:${bottom - top}px`;
      paper.append(piece);
      const frame = hiddenFrame(width);
      frame.style.cssText = `position:absolute;top:${-top}px;left:0;width:${width}px;height:${height}px;max-width:none;border:0`;
      write(page, piece, frame);
    }
    if (full > height) {
      const note = document.createElement('p');
      note.textContent = texts.tooLongForPaper;
      paper.append(note);
    }
  });
}

/**
 * The document of a mail, with the styles for paper on the screen too, where it is measured. The images that the reader
 * sees become part of it, so that every frame has them at once.
 */
function asPrinted(srcdoc: string): string {
  const page = new DOMParser().parseFromString(srcdoc, 'text/html');
  for (const sheet of page.querySelectorAll('style')) {
    sheet.textContent = sheet.textContent.replace(/@media[^{]*/g, (query) =>
      query.replace(/\bprint\b/gi, 'all').replace(/\bscreen\b/gi, 'not all'),
    );
  }
  const loaded = new Map<string, string>();
  const end = performance.now() + MAX_LOADING_MS;
  for (const image of page.images) {
    if (image.src.startsWith('data:')) continue;
    const data = loaded.get(image.src) ?? (performance.now() < end ? loadNow(image.src) : '');
    loaded.set(image.src, data);
    image.src = data || 'data:,';
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** An image as a data: URL, or nothing. The browser prints as soon as the event is handled, so this cannot be a promise. */
function loadNow(src: string): string {
  const request = new XMLHttpRequest();
  request.open('GET', src, false);
  // Every byte becomes one character.
  request.overrideMimeType('text/plain; charset=x-user-defined');
  try {
    request.send();
  } catch {
    return '';
  }
  const bytes = request.responseText.replace(/[^\0-\xff]/g, (one) =>
    String.fromCharCode(one.charCodeAt(0) & 0xff),
  );
  return `data:${request.getResponseHeader('content-type')};base64,${btoa(bytes)}`;
}

function write(page: string, parent: Element, frame: HTMLIFrameElement): HTMLIFrameElement {
  parent.append(frame);
  const inside = frame.contentDocument!;
  inside.open();
  inside.write(page);
  inside.close();
  return frame;
}

/** Where pieces of at least this height begin: never inside a line of text or an image. */
function findCuts(page: Document, height: number, pieceHeight: number): number[] {
  const cuts = [0];
  let bottom = 0;
  for (const box of boxesOf(page).sort((a, b) => a.top - b.top)) {
    if (box.top >= height) break;
    // Lines may overlap a little.
    if (box.top + 2 >= bottom && box.top - cuts.at(-1)! >= pieceHeight) cuts.push(Math.floor(box.top));
    bottom = Math.max(bottom, box.bottom);
  }
  return cuts;
}

function boxesOf(page: Document): DOMRect[] {
  const boxes: DOMRect[] = [];
  const range = page.createRange();
  const nodes = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    range.selectNode(node);
    if (node.nodeType === Node.TEXT_NODE || node.nodeName === 'IMG') boxes.push(...range.getClientRects());
  }
  return boxes.filter((box) => box.height > 0);
}
