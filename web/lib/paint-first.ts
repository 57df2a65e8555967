const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const ENTRY_SCRIPT = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const STATIC_IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/**
 * Resolves once the page has been painted. A page in the background is never painted, so it does not wait. A browser
 * that does not report paints waits for a second.
 */
const AFTER_PAINT = `await new Promise((go) => {
  if (document.hidden) return go();
  try {
    new PerformanceObserver(go).observe({ type: 'paint', buffered: true });
  } catch {}
  addEventListener('visibilitychange', go);
  setTimeout(go, 1000);
});`;

/**
 * Delays the scripts of a prerendered page until it has been painted, because it can be read without them. Early
 * clicks are kept, see `early-click.ts`. React Router has no option for this, so its HTML is rewritten here. If a
 * version of it writes something else, this throws, and the build fails.
 */
export function paintFirst(html: string, texts?: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  if (files.length === 0) throw unexpected('it has no modulepreload links');
  // Loaded by code, so React Router does not know of it.
  if (texts) files.push(texts);
  if (!ENTRY_SCRIPT.test(html)) throw unexpected('it has no module script');
  const rewritten = html
    .replace(PRELOAD, '')
    .replace(
      ENTRY_SCRIPT,
      (_whole, open, script, close) =>
        `${open}${AFTER_PAINT}\n${preload(files)}\n${importDynamically(script)}${close}`,
    );
  if (/<link[^>]*modulepreload/.test(rewritten)) throw unexpected('a modulepreload link is left');
  return rewritten;
}

const preload = (files: (string | undefined)[]) =>
  `document.head.append(...${JSON.stringify(files)}.map((href) =>
  Object.assign(document.createElement('link'), { rel: 'modulepreload', href })));`;

function importDynamically(script: string): string {
  if (!script.match(STATIC_IMPORT)) throw unexpected('its module script imports nothing');
  const dynamic = script.replace(STATIC_IMPORT, (_line, name: string | undefined, from: string) =>
    name ? `const ${name} = await import(${from});` : `await import(${from});`,
  );
  if (/^\s*import\s*[^(\s]/m.test(dynamic)) throw unexpected('a static import is left');
  return dynamic;
}

const unexpected = (what: string) =>
  new Error(`web/lib/paint-first.ts does not understand the HTML of React Router: ${what}`);
