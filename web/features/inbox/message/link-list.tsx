import { Foldout } from './foldout.tsx';
import type { MailLink } from './mail-document.ts';
import { texts } from './texts.tsx';

/** Where every link leads, outside of the mail. */
export function LinkList({ links }: { links: MailLink[] }) {
  return (
    <Foldout
      title={texts.links(links.length)}
      items={links}
      row={({ label, href, mismatchedHost, live }) => (
        <>
          <span dir="auto" className="block truncate rtl:text-right">
            {label}
          </span>
          {live ? (
            <a
              dir="ltr"
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="font-mono text-xs break-all text-accent underline underline-offset-3"
            >
              {href}
            </a>
          ) : (
            <bdi dir="ltr" className="font-mono text-xs break-all text-ink-soft">
              {href}
            </bdi>
          )}
          {mismatchedHost && (
            <span className="block text-xs font-medium text-amber">{texts.linkTextDiffers}</span>
          )}
        </>
      )}
    />
  );
}
