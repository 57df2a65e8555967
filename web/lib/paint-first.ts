const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const PROGRAM = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const STATIC_IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/** Resolves once the page is on the screen. A page in the background is never painted, so it does not wait. */
const PAINTED = `await new Promise((go) => {
  if (document.hidden) return go();
  requestAnimationFrame(() => setTimeout(go));
  setTimeout(go, 1000);
});`;

/**
 * A prerendered page can be read before its program is there, so the words come first: what would fetch the program
 * while the page is being drawn is put off until it is. Early presses are kept, see `early-click.ts`.
 */
export function paintFirst(html: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  return html.replace(PRELOAD, '').replace(PROGRAM, (_whole, open, program: string, close) => {
    const fetchAll = `for (const href of ${JSON.stringify(files)}) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}`;
    const imports = program.replace(STATIC_IMPORT, (_line, name: string | undefined, from: string) =>
      name ? `const ${name} = await import(${from});` : `await import(${from});`,
    );
    return `${open}${PAINTED}\n${fetchAll}\n${imports}${close}`;
  });
}
