/**
 * Types into a field as a person would. Scripts of the page see the events. What frameworks have put in place of `value` is
 * not seen here, so they notice that it has changed.
 */
export async function typeInto(input: HTMLInputElement, text: string): Promise<void> {
  input.focus();
  const typed = { bubbles: true, composed: true, cancelable: true, inputType: 'insertText', data: text };
  if (!input.dispatchEvent(new InputEvent('beforeinput', typed))) return;
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { ...typed, cancelable: false }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
  // Frameworks draw before the next field gets its part. Otherwise they would forget this one.
  await new Promise((resolve) => setTimeout(resolve));
}
