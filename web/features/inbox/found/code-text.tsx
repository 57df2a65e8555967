import { cx } from '#web/lib/cx.ts';

/** A code in large letters. One click selects all of it. */
export function CodeText({ code }: { code: string }) {
  return (
    <p
      className={cx(
        'font-mono leading-tight font-semibold select-all',
        // Long codes have to fit next to the button on a phone.
        code.length > 8 ? 'break-all sm:text-2xl' : 'text-2xl tracking-wide whitespace-nowrap',
      )}
    >
      {code}
    </p>
  );
}
