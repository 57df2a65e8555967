import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const pages = fileURLToPath(new URL('../pages/', import.meta.url));
// VitePress needs the pages below this folder. Their paths stay, and so do the links between them.
rmSync(pages, { recursive: true, force: true });
const copied = ['README', 'ARCHITECTURE', 'CHANGELOG', 'CONTRIBUTING', 'SECURITY', 'packages/client/README'];
for (const name of copied) cpSync(`${project}${name}.md`, `${pages}${name}.md`);
cpSync(`${project}LICENSE`, `${pages}LICENSE.md`);
for (const folder of ['use', 'operate', 'develop', 'decisions', 'glossary', 'images', 'README.md'])
  cpSync(`${project}docs/${folder}`, `${pages}docs/${folder}`, { recursive: true });

const read = (path) => readFileSync(pages + path, 'utf8');
/** The links of a row of docs/README.md, as entries of the sidebar. */
const entriesOf = (cell) =>
  [...cell.matchAll(/\[([^\]]+)\]\(([^)]+\.md)\)/g)].map(([, text, link]) => ({
    text,
    link: new URL(link, 'http://site/docs/').pathname.replace(/(README)?\.md$/, ''),
  }));
const parts = [...read('docs/README.md').matchAll(/^\| (?!part|---)([^|]+) \| (.+) \|$/gm)];
const decisions = readdirSync(`${pages}docs/decisions`).map((file) => ({
  text: /^# (.*)$/m.exec(read(`docs/decisions/${file}`))[1],
  link: `/docs/decisions/${file.replace('.md', '')}`,
}));

/** The workflow says where the site is published, which version this is and which others are beside it. */
const { SITE, VERSION, VERSIONS = '' } = process.env;
const versions = VERSIONS.split(' ').filter(Boolean);

export default {
  title: 'Mayfly',
  description: 'Self-hosted disposable email',
  base: SITE ? `${new URL(SITE).pathname}/${VERSION}/` : '/',
  srcDir: 'pages',
  outDir: 'dist',
  rewrites: { 'README.md': 'index.md', 'docs/README.md': 'docs/index.md' },
  // A Mayfly on the reader's machine. Links between pages have to work.
  ignoreDeadLinks: 'localhostLinks',
  themeConfig: {
    search: { provider: 'local' },
    outline: 'deep',
    nav: versions.length
      ? [
          {
            text: VERSION,
            items: versions.map((text) => ({ text, link: `${SITE}/${text}/`, target: '_self' })),
          },
        ]
      : [],
    sidebar: [
      ...parts.map(([, text, cell]) => ({ text, items: entriesOf(cell) })),
      { text: 'Changelog', link: '/CHANGELOG' },
      { text: 'Decisions', collapsed: true, items: decisions },
    ],
  },
};
