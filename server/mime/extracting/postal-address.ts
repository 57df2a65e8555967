import type { Candidate } from './candidates.ts';

/** How far the word for the street may be from its number. */
const REACH = 48;

/** `1234 S. Broadway St.`, `1600 Pennsylvania Avenue NW`. Only names begin with a capital letter. */
const STREET_AFTER =
  /^,? (?:[A-Z\d][\w'’.-]*,? ){1,4}(?:St|Str|Street|Ave|Av|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Hwy|Highway|Pkwy|Parkway|Plaza|Plz|Sq|Square|Ct|Court|Pl|Place|Ter|Terrace|Cir|Circle|Ste|Suite|Floor)\b/;
/** `12 rue Lecourbe`, with the word for the street first. */
const STREET_NAMED_AFTER =
  /^,? (?:bis |ter )?(?:rue|avenue|boulevard|allée|place|impasse|chemin|route) \p{L}/iu;
/** `Hauptstraße 1234`, `Calle Mayor, 1234`, `ul. Długa 1234`. */
const STREET_BEFORE =
  /(?:(?:straße|strasse|str\.|gasse|platz|allee|straat|laan|gatan|vägen|vej|gade|utca)|(?:^|[\s,(])(?:calle|avenida|avda?\.|rua|via|viale|corso|piazza|ulica|ul\.|ulitsa|ул\.|улица)(?: [\p{L}.'’-]+){1,4}),? (?:n[º°.o] ?)?$/iu;
/** `Denver, CO 80210` */
const STATE_BEFORE = /, [A-Z]{2},? $/;

/** Whether a number belongs to a postal address, as in the footer of a mail. */
export function isPostal({ block: { text }, start, end, shape }: Candidate): boolean {
  if (shape === 'mixed' || shape === 'letters') return false;
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  return (
    STREET_AFTER.test(after) ||
    STREET_NAMED_AFTER.test(after) ||
    STREET_BEFORE.test(before) ||
    STATE_BEFORE.test(before)
  );
}
