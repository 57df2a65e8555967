import { readFileSync } from 'node:fs';

/**
 * The words of each language that show what a number or a link is for. They are in `words/`, a file for each language, with a
 * word on each line under the name of its kind:
 *
 * oneTimeCode   always means a one-time code
 * code          a word for "code" that needs another clue: a security word, a label, a look
 * security      makes a "code" near it a one-time code: verification, security, sign-in, one-time
 * otherNumber   labels a number that is not a code: order, invoice, tracking, customer, phone, postal code
 * offer         the mail sells something: promotion, discount, coupon, gift
 * scam          the mail promises money: lottery, inheritance, prize
 * visit         the mail is about a booking, a trip or a meeting
 * verify, reset, login, invite    what a link does
 * join          means an invitation only if the mail is one
 * start         starts something; means an invitation only if the mail is one
 * unsubscribe   a link that ends a subscription
 * refuse        says no: it wasn't me, decline, cancel
 * ordinary      a link to a page that does nothing for the reader's account
 * look          a link to look at something: view, read, see
 * account       a link to the reader's account, which many mails have
 * info          the link explains something: for more information
 * unless        the link is for readers who did not ask for the mail
 * enter         asks the reader to type something
 * link          a word for "link"
 * password      "reset" and "forgot" count for a link only near these words
 * example       introduces a number that only shows what a code looks like
 * common        the most common words, by which a language is recognized
 *
 * Words match without accents and regardless of case, and dashes count as spaces. They match at the start of a word in the
 * mail, which may continue (inflection). With `*` before it, a word may also be inside another (compounds). With `=` after
 * it, the word in the mail must end there. In scripts without spaces, and in Arabic and Hebrew with their prefixes, words
 * match anywhere.
 */
const WORD_KINDS = [
  'oneTimeCode',
  'code',
  'security',
  'otherNumber',
  'offer',
  'scam',
  'visit',
  'verify',
  'reset',
  'login',
  'invite',
  'join',
  'start',
  'unsubscribe',
  'refuse',
  'ordinary',
  'look',
  'account',
  'common',
  'unless',
  'info',
  'example',
  'enter',
  'link',
  'password',
] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** If languages share a word, the one that comes first here has it. */
export const LANGUAGES = `
  en de fr es pt it nl sv da no fi is pl cs sk hu ro ca gl eu ru uk be bg sr hr sl mk sq el tr az kk
  ky uz tg mn ka hy et lv lt ga cy mt he ar fa ur ps ku hi mr ne bn pa gu ta te kn ml si th lo km my
  vi id ms fil zh ja ko af sw so zu ha ig pap am eo lb ht fy fo gd br tt jv as yo tk ug
`
  .trim()
  .split(/\s+/);

export type WordLists = Partial<Record<WordKind, string[]>>;

/** The words of one language. Lines that begin with # are comments. */
export function parseLists(text: string): WordLists {
  const lists: WordLists = {};
  let list: string[] | undefined;
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (!line.startsWith('[')) {
      if (!list) throw new Error(`"${line}" stands above the first kind`);
      list.push(line);
      continue;
    }
    const kind = WORD_KINDS.find((one) => line === `[${one}]`);
    if (!kind || lists[kind]) throw new Error(`${line} is unknown or stands there twice`);
    list = [];
    lists[kind] = list;
  }
  return lists;
}

export const readLists = (language: string): WordLists =>
  parseLists(readFileSync(new URL(`words/${language}.txt`, import.meta.url), 'utf8'));
