/** Scrolls the page to this height at once, or to its top. */
export const jumpTo = (top = 0) => window.scrollTo({ top, behavior: 'instant' });
