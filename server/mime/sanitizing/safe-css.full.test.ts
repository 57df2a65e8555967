import { expect, test } from 'vitest';
import { MAX_HTML, sanitizeMailHtml } from './sanitize-html.ts';

test.each(['<', '&', '<p>', '<a href=https://x.example>', '<style>p{color:red}</style>'])(
  'a mail of %j alone is never longer than what may come in',
  (piece) => {
    const { html } = sanitizeMailHtml(piece.repeat(Math.ceil(MAX_HTML / piece.length)));
    expect(html.length).toBeLessThan(MAX_HTML + 10_000);
  },
);
