/** Moves to the first wrong field, once the errors are on the page: screen readers then announce the field with its error. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
