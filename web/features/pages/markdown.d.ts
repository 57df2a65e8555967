/** A file of content/pages, compiled by scripts/web/page-texts.ts. */
declare module '*.md' {
  import type { PageText } from '#web/features/pages/read-page.ts';

  const page: PageText;
  export default page;
}
