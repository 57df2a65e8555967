import type { Page } from 'playwright-core';
import type { TestBrowser } from '#tests/support/browser.ts';
import type { Gray } from './ssim.ts';

export const WIDTH = 700;
const MAX_HEIGHT = 4000;

/** What the sender sees in a browser: the mail as a page of its own, with every request refused. */
export async function openOriginals(browser: TestBrowser) {
  const { page, context } = await browser.openPage('', {
    viewport: { width: WIDTH, height: 800 },
    javaScriptEnabled: false,
  });
  return {
    async picture(html: string): Promise<Buffer> {
      await context.unrouteAll();
      await context.route('**/*', (route) =>
        route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
          ? route.fulfill({ body: comparable(html), contentType: 'text/html; charset=utf-8' })
          : route.abort(),
      );
      await page.goto('http://original.test/', { waitUntil: 'load' });
      return wholePicture(page);
    },
    close: () => context.close(),
  };
}

/**
 * A `srcdoc` is always in standards mode, so the original is too. Chromium shrinks a blocked inline image to its text;
 * here it keeps its size, as in the frame.
 */
function comparable(html: string): string {
  const rule = '<style>@layer original{img{display:inline-block}}</style>';
  const body = html.replace(/<!doctype[^>]*>/i, '');
  return `<!doctype html>${/<head[^>]*>/i.test(body) ? body.replace(/<head[^>]*>/i, (head) => head + rule) : rule + body}`;
}

/** The document of a message frame, in a frame of the same kind with a fixed width. */
export async function openFrames(browser: TestBrowser) {
  const { page, context } = await browser.openPage('', { viewport: { width: WIDTH, height: 800 } });
  await context.route('**/*', (route) => route.abort());
  return {
    async picture(srcdoc: string): Promise<Buffer> {
      const escaped = srcdoc.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      await page.setContent(
        `<!doctype html><body style="margin:0"><iframe sandbox="allow-popups" style="display:block;border:0;width:100%;height:800px" srcdoc="${escaped}"></iframe>`,
      );
      const height = await page.frames()[1]!.evaluate<number>('document.documentElement.scrollHeight');
      await page.evaluate(`document.querySelector('iframe').style.height = '${height}px'`);
      return wholePicture(page);
    },
    close: () => context.close(),
  };
}

async function wholePicture(page: Page): Promise<Buffer> {
  const height: number = await page.evaluate('document.documentElement.scrollHeight');
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width: WIDTH, height: Math.min(height, MAX_HEIGHT) },
  });
}

/** Decodes a picture in the browser. */
export async function readGray(page: Page, png: Buffer): Promise<Gray> {
  const { width, height, pixels } = await page.evaluate<{ width: number; height: number; pixels: string }>(
    `(async () => {
      const bytes = Uint8Array.fromBase64(${JSON.stringify(png.toString('base64'))});
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height } = bitmap;
      const canvas = new OffscreenCanvas(width, height).getContext('2d');
      canvas.drawImage(bitmap, 0, 0);
      const { data } = canvas.getImageData(0, 0, width, height);
      const gray = new Uint8Array(width * height);
      for (let i = 0; i < gray.length; i++)
        gray[i] = 0.299 * data[4 * i] + 0.587 * data[4 * i + 1] + 0.114 * data[4 * i + 2];
      return { width, height, pixels: gray.toBase64() };
    })()`,
  );
  return { width, height, pixels: new Uint8Array(Buffer.from(pixels, 'base64')) };
}
