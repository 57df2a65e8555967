/** The look of every text input, text area and native select. In its own file to keep the home page small. */
export const controlClass =
  'w-full rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink sm:text-sm placeholder:text-ink-faint ' +
  'hover:border-ink-faint aria-invalid:border-red disabled:opacity-60';
