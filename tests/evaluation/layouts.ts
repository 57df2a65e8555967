/** The ways in which services lay out a code. */
export type CodeMail = { subject: string; inline: string; lead: string; note: string; code: string };
type Body = { text: string | null; html: string | null };

const page = (inside: string) =>
  `<!doctype html><html><head><title>Mail</title><style>body{margin:0;background:#f4f4f5}.btn{background:#111;color:#fff}.pre{display:none;max-height:0}</style></head><body><table width="100%"><tr><td align="center"><table width="600" style="background:#ffffff"><tr><td style="padding:32px;font-family:Arial,sans-serif;font-size:15px">${inside}</td></tr><tr><td style="font-size:11px;color:#888">&copy; 2026 Acme Inc., 2211 Example Avenue, Springfield 62704<br><a href="https://acme.test/privacy">Privacy</a></td></tr></table></td></tr></table></body></html>`;

export const codeLayouts: Record<string, (mail: CodeMail) => Body> = {
  'sentence in text': ({ inline, note, code }) => ({
    text: `Acme\n\n${inline.replace('{c}', code)}\n\n${note}\n\nAcme, 2026`,
    html: null,
  }),
  'sentence in HTML': ({ inline, note, code }) => ({
    text: null,
    html: page(`<p>${inline.replace('{c}', `<strong>${code}</strong>`)}</p><p>${note}</p>`),
  }),
  'large and centred': ({ lead, note, code }) => ({
    text: null,
    html: page(
      `<h1>Acme</h1><p>${lead}</p><p style="font-size:32px;letter-spacing:6px;text-align:center;font-weight:bold">${code}</p><p>${note}</p>`,
    ),
  }),
  'boxed cell': ({ lead, note, code }) => ({
    text: null,
    html: page(
      `<p>${lead}</p><table><tr><td style="background:#eef2ff;border-radius:8px;padding:16px;font-family:monospace;font-size:24px">${code}</td></tr></table><p>${note}</p>`,
    ),
  }),
  'one character per cell': ({ lead, note, code }) => ({
    text: null,
    html: page(
      `<p>${lead}</p><table><tr>${[...code.replace(/[ -]/g, '')].map((one) => `<td style="border:1px solid #ccc;width:32px">${one}</td>`).join('')}</tr></table><p>${note}</p>`,
    ),
  }),
  'one character per span': ({ lead, note, code }) => ({
    text: null,
    html: page(
      `<p>${lead}</p><div>${[...code.replace(/[ -]/g, '')].map((one) => `<span style="display:inline-block;padding:4px">${one}</span>`).join('\n')}</div><p>${note}</p>`,
    ),
  }),
  'own line in text': ({ lead, note, code }) => ({ text: `${lead}\n\n${code}\n\n${note}\n`, html: null }),
  'text and HTML': ({ lead, note, code }) => ({
    text: `${lead}\n${code}\n\n${note}`,
    html: page(`<p>${lead}</p><h2>${code}</h2><p>${note}</p>`),
  }),
  'HTML with a text that says nothing': ({ lead, note, code }) => ({
    text: 'Please view this message in an HTML client.',
    html: page(
      `<div class="pre">Acme 2026 newsletter 123999</div><p>${lead}</p><p><b style="font-size:20px">${code}</b></p><p>${note}</p>`,
    ),
  }),
};

/** A mail with a button, as HTML, as text, or both. */
export function linkMail(
  words: { text: string; label: string; unsubscribe: string },
  url: string,
  form: number,
): Body {
  const { text, label, unsubscribe } = words;
  const href = url.replaceAll('&', '&amp;');
  const footer = `<p style="font-size:11px"><a href="https://acme.test/help">Help</a> | <a href="https://acme.test/u/8812">${unsubscribe}</a></p>`;
  const html = [
    page(
      `<p>${text}</p><p><a href="${href}" style="background:#0a7;color:#fff;padding:12px 24px">${label}</a></p>${footer}`,
    ),
    page(
      `<p>${text}</p><table><tr><td bgcolor="#0a7"><a href="${href}">${label}</a></td></tr></table><p><a href="${href}">${href}</a></p>${footer}`,
    ),
    page(`<p>${text} <a href="${href}">${label}</a></p>${footer}`),
  ];
  const plain = `Acme\n\n${text}\n\n${label}:\n${url}\n\n${unsubscribe}: https://acme.test/u/8812\n`;
  if (form === 3) return { text: plain, html: null };
  return { text: form === 1 ? plain : null, html: html[form]! };
}
