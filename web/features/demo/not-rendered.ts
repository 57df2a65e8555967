/** The browser gets the demonstration as HTML, and needs no code for it. */
export const RenderedDemo = null;
