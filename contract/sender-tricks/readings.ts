/** Letters that look like a Latin letter, each followed by that letter: Cyrillic, Greek, Armenian and small capitals. */
const PAIRS =
  'аaеeоoрpсcуyхxіiѕsјjԁdһhкkмmтtвbнhпnгrӏlԛqԝwѵvАAВBЕEКKМMНHОOРPСCТTУYХXІIЅSЈJ' +
  'αaοoρpνvιiκkτtυuχxγyηnωwεeϲcϳjΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX' +
  'օoոnսuհhցgɡgɑaıiᴀaʙbᴄcᴅdᴇeɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrᴛtᴜuᴠvᴡwʏyᴢz';
const lookalikes = new Map(PAIRS.match(/../gu)?.map((pair) => [...pair] as [string, string]));

/** The beginning of a text without invisible characters and with single blanks. Full-width and other decorated letters become plain ones. */
export const visibleText = (text: string) =>
  text
    .slice(0, 100_000)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    // The Braille pattern without a point is a blank too.
    .replace(/[\s\u2800]+/g, ' ')
    .slice(0, 5000)
    .normalize('NFKC');

/** What a visible text looks like to somebody who expects Latin letters, in lower case. */
export const looksLike = (text: string) =>
  [...text]
    .map((letter) => lookalikes.get(letter) ?? letter)
    .join('')
    .toLowerCase();

/** The same without accents. */
export const looksRoughlyLike = (text: string) => looksLike(text.normalize('NFKD').replace(/\p{M}/gu, ''));

/** Browsers take the full stop of Chinese and Japanese for a dot. Between words of those languages it ends a sentence. */
const ideographicDot =
  /(?<=[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}-])。(?=[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}])/gu;

/** The domains that a visible text names. Every run of characters is looked at once. */
export function* domainsIn(text: string) {
  for (const [run] of text.replace(ideographicDot, '.').matchAll(/[\p{L}\p{M}\p{N}.-]+/gu)) {
    let labels: string[] = [];
    for (const label of [...run.split('.'), '']) {
      if (label) {
        labels.push(label);
        continue;
      }
      while (labels.length > 1 && !/^[\p{L}\p{M}]{2}/u.test(labels.at(-1)!)) labels.pop();
      if (labels.length > 1) yield labels.join('.');
      labels = [];
    }
  }
}

/** The host that a domain in a text stands for: the one it looks like if that is all Latin, otherwise its own. */
export function claimedHost(domain: string): string {
  const look = looksLike(domain);
  return URL.parse(`http://${/^[!-~]+$/.test(look) ? look : domain}`)?.hostname ?? look;
}

/** Whether one host is the other or belongs to it. */
export const isRelated = (one: string, other: string) =>
  `.${one}`.endsWith(`.${other}`) || `.${other}`.endsWith(`.${one}`);
