/** Letters that look like a Latin letter, each followed by that letter: Cyrillic, Greek, Armenian and small capitals. */
const PAIRS =
  'аaеeоoрpсcуyхxіiѕsјjԁdһhкkмmтtвbнhпnгrӏlԛqԝwѵvАAВBЕEКKМMНHОOРPСCТTУYХXІIЅSЈJ' +
  'αaοoρpνvιiκkτtυuχxγyηnωwεeϲcϳjΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX' +
  'օoոnսuհhցgɡgɑaıiᴀaʙbᴄcᴅdᴇeɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrᴛtᴜuᴠvᴡwʏyᴢz';
const lookalikes = new Map(PAIRS.match(/../gu)?.map((pair) => [...pair] as [string, string]));

/** The beginning of a text without invisible characters. Full-width and other decorated letters become plain ones. */
export const visibleText = (text: string) =>
  text
    .slice(0, 5000)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** What a visible text looks like to somebody who expects Latin letters, in lower case. */
export const looksLike = (text: string) =>
  [...text]
    .map((letter) => lookalikes.get(letter) ?? letter)
    .join('')
    .toLowerCase();

/** The same without accents. */
export const looksRoughlyLike = (text: string) => looksLike(text.normalize('NFKD').replace(/\p{M}/gu, ''));

/** The first domain that a visible text names. Every run of characters is looked at once. */
export function domainIn(text: string): string | null {
  for (const [run] of text.matchAll(/[\p{L}\p{M}\p{N}.-]+/gu)) {
    let labels: string[] = [];
    for (const label of [...run.split('.'), '']) {
      if (label) {
        labels.push(label);
        continue;
      }
      while (labels.length > 1 && !/^[\p{L}\p{M}]{2}/u.test(labels.at(-1)!)) labels.pop();
      if (labels.length > 1) return labels.join('.');
      labels = [];
    }
  }
  return null;
}

/** The host that a domain in a text stands for: the one it looks like if that is all Latin, otherwise its own. */
export function claimedHost(domain: string): string {
  const look = looksLike(domain);
  return URL.parse(`http://${/^[!-~]+$/.test(look) ? look : domain}`)?.hostname ?? look;
}

/** Whether one host is the other or belongs to it. */
export const isRelated = (one: string, other: string) =>
  `.${one}`.endsWith(`.${other}`) || `.${other}`.endsWith(`.${one}`);
