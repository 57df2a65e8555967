import DOMPurify from 'dompurify';
import type { Theme } from '#web/lib/theme.ts';
import { filterDeclarations, filterStyles } from './filter-css.ts';

/** Nothing in the frame may load or send anything on its own. */
const purifyOptions = {
  RETURN_DOM: true,
  WHOLE_DOCUMENT: true,
  // Names such as `body` are common ids in mail. No script in the frame can be confused by them, and there are no forms.
  SANITIZE_DOM: false,
  FORBID_TAGS:
    'form input button textarea select option svg math video audio source picture track dialog template slot map area'.split(
      ' ',
    ),
  FORBID_ATTR:
    'srcset background ping action formaction poster autofocus name popover popovertarget usemap'.split(' '),
  ALLOW_DATA_ATTR: false,
  ADD_ATTR: (
    'target data-remote-src data-tracker data-cid text link vlink alink bordercolor marginwidth marginheight leftmargin topmargin ' +
    'rightmargin bottommargin hspace vspace frame rules face nowrap'
  ).split(' '),
};

/** The `html` element of a mail, with only what may be shown. It belongs to no document, so nothing loads. */
export function sanitizeMail(html: string, theme: Theme): HTMLElement {
  const root = DOMPurify.sanitize(html, purifyOptions) as unknown as HTMLElement;
  for (const sheet of root.querySelectorAll('style')) {
    sheet.textContent = filterStyles(sheet.textContent ?? '', theme);
    for (const { name } of [...sheet.attributes]) sheet.removeAttribute(name);
  }
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) filterDeclarations(element.style);
  filterDeclarations(root.style);
  return root;
}
