/** The browser gets the articles as HTML, and needs their code only when the strip is asked for. */
export const RenderedArticles = null;
