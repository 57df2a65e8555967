import { Foldout } from './foldout.tsx';
import { canOpen, type MailLink, type OpenLinks } from './read-mail.ts';
import { texts } from './texts.tsx';

/** Where every link leads, outside of the mail. */
export function LinkList({ links, openLinks }: { links: MailLink[]; openLinks: OpenLinks }) {
  return (
    <Foldout
      title={texts.links(links.length)}
      items={links}
      row={(link) => (
        <>
          <span dir="auto" className="block truncate rtl:text-right">
            {link.label}
          </span>
          {canOpen(link, openLinks) ? (
            <a
              dir="ltr"
              href={link.href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="font-mono text-xs break-all text-accent underline underline-offset-3"
            >
              {link.href}
            </a>
          ) : (
            <bdi dir="ltr" className="font-mono text-xs break-all text-ink-soft">
              {link.href}
            </bdi>
          )}
          {link.mismatchedHost && (
            <span className="block text-xs font-medium text-amber">{texts.linkTextDiffers}</span>
          )}
        </>
      )}
    />
  );
}
