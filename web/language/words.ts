import type { ReactNode } from 'react';

/** Gives words of a sentence what they need, such as a link: `(link: Wrap) => <>Read {link('the terms')}.</>`. */
export type Wrap = (words: string) => ReactNode;
