const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const PROGRAM = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const STATIC_IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/**
 * Resolves once the page is on the screen. A page in the background is never painted, so it does not wait; nor does
 * one whose browser does not tell, for long.
 */
const PAINTED = `await new Promise((go) => {
  if (document.hidden) return go();
  try {
    new PerformanceObserver(go).observe({ type: 'paint', buffered: true });
  } catch {}
  addEventListener('visibilitychange', go);
  setTimeout(go, 1000);
});`;

/**
 * A prerendered page can be read before its program is there, so the words come first: what would fetch the program
 * while the page is being drawn is put off until it is. Early presses are kept, see `early-click.ts`.
 */
export function paintFirst(html: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  return html.replace(PRELOAD, '').replace(PROGRAM, (_whole, open, program: string, close) => {
    const fetchAll = `document.head.append(...${JSON.stringify(files)}.map((href) =>
  Object.assign(document.createElement('link'), { rel: 'modulepreload', href })));`;
    const imports = program.replace(STATIC_IMPORT, (_line, name: string | undefined, from: string) =>
      name ? `const ${name} = await import(${from});` : `await import(${from});`,
    );
    return `${open}${PAINTED}\n${fetchAll}\n${imports}${close}`;
  });
}
