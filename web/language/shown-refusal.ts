import { english } from '#contract/languages.ts';
import { pageLanguage } from './page-language.ts';
import type { Files } from './refusals.ts';

/** A refusal as the page shows it. One that nobody translated is shown as it came. */
export async function shownRefusal(refusal: string, files?: Files): Promise<string> {
  const language = pageLanguage();
  if (language === english) return refusal;
  try {
    const { translateRefusal } = await import('./refusals.ts');
    return await translateRefusal(language.prefix, refusal, files);
  } catch {
    return refusal;
  }
}
