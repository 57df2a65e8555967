import type { HTMLAttributes, ReactNode } from 'react';
import { withOwnPages } from '#web/language/own-pages.ts';
import { useInAppLinks } from '#web/lib/use-in-app-links.ts';

type HtmlProps = HTMLAttributes<HTMLElement> & { tag?: 'div' | 'section' | 'span'; html: string };

/** HTML that was compiled from our own Markdown. Links to our own pages navigate without a reload. */
export function Html({ tag: Tag = 'div', html, ...props }: HtmlProps) {
  const followLink = useInAppLinks();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled at build time from our own files
  return <Tag {...props} onClick={followLink} dangerouslySetInnerHTML={{ __html: withOwnPages(html) }} />;
}

const links = '[&_a]:text-accent [&_a]:underline [&_a]:underline-offset-3 [&_a]:hover:text-accent-strong';

/** A sentence or two of HTML. Most have no links, and need no element of their own. */
export const richText = (html?: string): ReactNode =>
  html && /[<&]/.test(html) ? <Html tag="span" className={links} html={html} /> : html;
