import { notify } from '#web/components/notice.tsx';
import { texts } from './texts.ts';

/** Copies a code and says so. Some browsers copy nothing before the visitor has pressed something on the page. */
export async function copyCode(code: string): Promise<void> {
  await navigator.clipboard.writeText(code).then(
    () => notify({ kind: 'success', text: texts.codeCopied(code) }),
    () => notify({ kind: 'hint', text: texts.codeNotCopied }),
  );
}
