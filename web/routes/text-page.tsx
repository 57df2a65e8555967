import { use } from 'react';
import { useLocation } from 'react-router';
import { AddressAnatomy } from '#web/features/pages/address-anatomy.tsx';
import { ExtensionFiles } from '#web/features/pages/extension-files.tsx';
import { LegalPage } from '#web/features/pages/legal-page.tsx';
import { faqOf, type PageText } from '#web/features/pages/read-page.ts';
import { SupportLinks } from '#web/features/pages/support-links.tsx';
import { TextPage } from '#web/features/pages/text-page.tsx';
import { findPage, metaOf } from '#web/head/page-meta.ts';
import { loadTexts } from '#web/language/load-texts.ts';
import { faqPage, organization } from '#web/lib/json-ld.ts';
import { type Page, pages } from '#web/pages.ts';

const files = Object.entries(import.meta.glob('/content/pages/*/*.md'));
const load = ({ file }: Page) =>
  loadTexts<PageText>(Object.fromEntries(files.filter(([path]) => path.endsWith(`/${file}.md`))));

/** The build renders all of them. */
const rendered = import.meta.env.SSR
  ? new Map(
      await Promise.all(
        pages.filter(({ text }) => text).map(async (page) => [page.file, await load(page)] as const),
      ),
    )
  : null;

const loading = new Map<string, Promise<PageText>>();
function loadOnce(page: Page): Promise<PageText> {
  // After a new release the file may be gone. React Router loads the page anew for its own files, too.
  const text = loading.get(page.file) ?? load(page).catch(reload);
  loading.set(page.file, text);
  return text;
}

const reload = () => {
  window.location.reload();
  return new Promise<never>(() => {});
};

type MetaArgs = { location: { pathname: string } };
export const meta = ({ location: { pathname } }: MetaArgs) =>
  metaOf(pages, pathname, (origin) => {
    const { file } = findPage(pages, pathname)!;
    if (file === 'about') return [organization(origin)];
    const text = rendered?.get(file);
    const questions = text ? faqOf(text) : [];
    return questions.length > 0 ? [faqPage(questions)] : [];
  });

/** What is in the sections that are not text, by their ids. */
const slots = { anatomy: <AddressAnatomy />, download: <ExtensionFiles />, support: <SupportLinks /> };

/** Every page of content/pages. */
export default function TextRoute() {
  const page = findPage(pages, useLocation().pathname)!;
  const text = rendered?.get(page.file) ?? use(loadOnce(page));
  return page.text === 'legal' ? <LegalPage page={text} /> : <TextPage page={text} slots={slots} />;
}
