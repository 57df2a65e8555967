import { brand } from '#contract/brand.ts';
import { english, type Language } from '#contract/languages.ts';
import { textsIn } from './texts.ts';

/** A mail as text and as HTML. */
export type MailContent = { subject: string; text: string; html: string; replyTo?: string };

type Block =
  | { p: string }
  | { code: string }
  | { button: { label: string; url: string } }
  | { list: string[] }
  | { quote: string };

type Letter = { language?: Language; subject: string; title: string; blocks: Block[]; footer?: string };

/** Builds both forms of a mail from the same blocks. */
export function letter({ language = english, ...letter }: Letter): MailContent {
  const whole = { footer: textsIn(language).footer, ...letter };
  return { subject: whole.subject, text: textOf(whole), html: htmlOf(whole, language) };
}

type Whole = Required<Omit<Letter, 'language'>>;

function textOf({ title, blocks, footer }: Whole) {
  const parts = blocks.map((block) => {
    if ('p' in block) return block.p;
    if ('code' in block) return `    ${block.code}`;
    if ('button' in block) return `${block.button.label}:\n${block.button.url}`;
    if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n');
    return block.quote.replace(/^/gm, '> ');
  });
  return `${[title, ...parts, '-- ', footer].join('\n\n').replace('-- \n\n', '-- \n')}\n`;
}

function htmlOf({ subject, title, blocks, footer }: Whole, { lang, dir }: Language) {
  const parts = blocks.map((block) => {
    if ('p' in block) return `<p>${escapeHtml(block.p)}</p>`;
    if ('code' in block) return `<p class="code">${escapeHtml(block.code)}</p>`;
    if ('button' in block)
      return `<p><a class="button" href="${escapeHtml(block.button.url)}">${escapeHtml(block.button.label)}</a></p>`;
    if ('list' in block)
      return `<ul>${block.list.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    return `<blockquote>${escapeHtml(block.quote).replaceAll('\n', '<br>')}</blockquote>`;
  });
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${css}</style>
</head>
<body>
<div class="page" lang="${lang}" dir="${dir}">
<p class="brand">${brand.name}</p>
<div class="card">
<h1>${escapeHtml(title)}</h1>
${parts.join('\n')}
</div>
<p class="small">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

// Both color schemes are defined, so that mail clients do not invert colors by themselves.
const css = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #faf7f1; color: #1b1d1f;
  font: 16px/1.55 -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; }
.page { max-width: 560px; margin: 0 auto; padding: 32px 20px; }
.brand { margin: 0 0 16px; font-weight: 600; letter-spacing: .02em; color: #0b6b5d; }
.card { background: #ffffff; border: 1px solid #e4ded2; border-radius: 12px; padding: 28px 28px 20px; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; }
p { margin: 0 0 16px; } ul { margin: 0 0 16px; padding: 0 20px; }
blockquote { margin: 0 0 16px; padding: 4px 0 4px 16px; border-left: 3px solid #e4ded2; }
.code { font: 600 32px/1.2 ui-monospace, Menlo, Consolas, monospace; letter-spacing: .22em; padding: 12px 0; }
.button { display: inline-block; background: #0b6b5d; color: #ffffff; text-decoration: none; font-weight: 600;
  padding: 12px 20px; border-radius: 8px; }
.small { margin: 16px 4px 0; font-size: 13px; color: #5c6166; }
@media (prefers-color-scheme: dark) {
  body { background: #0c1220; color: #e8eaf0; }
  .card { background: #131b2c; border-color: #263147; }
  .brand { color: #4fd1b5; } .small { color: #9aa4b5; }
  .button { background: #4fd1b5; color: #06241f; } blockquote { border-color: #263147; }
}
`;
