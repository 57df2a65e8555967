import { loadTexts } from '#web/language/load-texts.ts';
import type { texts as english } from './texts/en.ts';

export type Texts = typeof english;
export const texts = await loadTexts<Texts>(import.meta.glob('./texts/*'));
