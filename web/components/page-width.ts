/** The width of every page. */
export const pageWidth = 'mx-auto w-full max-w-6xl px-4 sm:px-6';
