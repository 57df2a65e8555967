import type { Theme } from '#web/lib/theme.ts';
import type { MailLook } from './mail-look.ts';

/** As in tokens.css, which the frame cannot read. */
const themes = {
  light: { ink: '#1c1a16', link: '#08705f' },
  dark: { ink: '#f3ede1', link: '#4fd3b2' },
} as const;

const FITS = 'data-fits';

/** The document of a mail that is fitted to the width of its pane. Anything that is still too wide is cut off. */
export const fitted = (srcdoc: string) => srcdoc.replace('<html', `<html ${FITS}`);

/** Marks an image that is not loaded. */
export const BLOCKED = 'data-blocked';
/** Marks the lines above a printed mail. */
export const PRINTED_HEAD = 'data-head';
/** Marks a link that is switched off. */
export const DEAD = 'data-dead';

/**
 * The style of the frame itself. It is in a layer, so the styles of the mail win, except over `!important` ones. In links
 * no style sheet adds text, which could name another site.
 */
export function frameStyle(look: MailLook, theme: Theme): string {
  const { ink, link } = themes[theme];
  return `@layer frame{
html{overflow:auto!important;-webkit-text-size-adjust:100%;text-size-adjust:100%}
html[${FITS}]{overflow-x:hidden!important}html[${FITS}] body{overflow-x:clip!important}
${withInside(`a[${DEAD}]`)}{cursor:not-allowed!important;text-decoration:line-through 2px #808080!important}
a::before,a::after,a ::before,a ::after,[${PRINTED_HEAD}]::before,[${PRINTED_HEAD}]::after{content:none!important}a::marker,a ::marker{content:normal!important}
a[${DEAD}]{filter:grayscale(1)!important;opacity:.65!important}
${look.colors ? '' : `html{color:${ink}}a{color:${link}}`}
${look.plain ? plainStyle : ''}
@media print{html{color-scheme:light;overflow:visible!important${look.colors ? '' : `;color:${themes.light.ink}`}}${look.plain ? 'body{padding:0}' : ''}}
}`;
}

/** An element, everything in it, and what style sheets add to them. */
const withInside = (selector: string) =>
  [selector, `${selector} *`].flatMap((one) => [one, `${one}::before`, `${one}::after`]).join();

const plainStyle = `
html{font:15px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
body{margin:0;padding:20px 24px 40px}
img{max-width:100%}
img[width][height]{height:auto}
table{max-width:100%}
pre{white-space:pre-wrap}`;
