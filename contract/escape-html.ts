const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for HTML or XML, also inside a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (one) => ESCAPES[one]!);
