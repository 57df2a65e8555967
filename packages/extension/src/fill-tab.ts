import { browser } from './browser.ts';
import type { Kind, Page } from './page/main.ts';

export type Filled = 'filled' | 'no-field' | 'closed-page';

/** Where page.js puts its functions. */
declare const mayfly: Page;

/**
 * Writes an address or a code into the best field of a tab that a person sees. It works after a click on the icon or in the
 * menu, and reaches the frames of the page's own origin. With `frameId` the field with the focus is meant, whatever it is called.
 */
export async function fillTab(
  tabId: number,
  { kind, value, frameId }: { kind: Kind; value: string; frameId?: number },
): Promise<Filled> {
  const target = frameId === undefined ? { tabId, allFrames: true } : { tabId, frameIds: [frameId] };
  const isMenu = frameId !== undefined;
  try {
    await browser.scripting.executeScript({ target, files: ['page.js'] });
    const looks = await browser.scripting.executeScript({
      target,
      func: (kind: Kind, value: string, isMenu: boolean) => mayfly.look(kind, value, isMenu),
      args: [kind, value, isMenu],
    });
    const best = looks.reduce((a, b) => ((b.result ?? 0) > (a.result ?? 0) ? b : a));
    if (!best.result) return 'no-field';
    const [done] = await browser.scripting.executeScript({
      target: { tabId, frameIds: [best.frameId] },
      func: (kind: Kind, value: string, isMenu: boolean) => mayfly.fill(kind, value, isMenu),
      args: [kind, value, isMenu],
    });
    return done?.result ? 'filled' : 'no-field';
  } catch {
    // The browser's own pages, its store, and a tab that is gone.
    return 'closed-page';
  }
}
