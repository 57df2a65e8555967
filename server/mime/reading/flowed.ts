/** Joins the soft-broken lines of `format=flowed` text (RFC 3676). Expects LF line ends. */
export function unfoldFlowed(text: string, delSp: boolean): string {
  const out: string[] = [];
  let paragraph = '';
  let depth = -1;
  const flush = () => {
    if (depth !== -1) out.push(quotePrefix(depth) + paragraph);
    paragraph = '';
    depth = -1;
  };
  for (const line of text.split('\n')) {
    const quotes = quoteDepth(line);
    const unstuffed = line.slice(line[quotes] === ' ' ? quotes + 1 : quotes);
    if (quotes !== depth) flush();
    const soft = unstuffed.endsWith(' ') && unstuffed !== '-- ';
    if (unstuffed === '-- ') flush();
    depth = quotes;
    paragraph += soft && delSp ? unstuffed.slice(0, -1) : unstuffed;
    if (!soft) flush();
  }
  flush();
  return out.join('\n');
}

function quoteDepth(line: string): number {
  let depth = 0;
  while (line[depth] === '>') depth++;
  return depth;
}

function quotePrefix(depth: number): string {
  return depth > 0 ? `${'>'.repeat(depth)} ` : '';
}
