import type { texts } from './texts/en.ts';

export type Texts = typeof texts;
