/** The browser gets the text below the inbox as HTML, and needs no code for it. */
export const About = null;
export const homeData = () => [];
