import type { Texts } from '../texts.ts';

export const texts: Texts = {
  headline: 'Ein Postfach, das sich selbst löscht',
  promise:
    'Hol dir eine Adresse und sieh zu, wie Nachrichten eintreffen. Ist die Zeit um, wird alles gelöscht.',
  noSuchPage: ({ path, mono }) => (
    <>Unter {mono(path)} gibt es keine Seite, deshalb siehst du hier die Startseite.</>
  ),
  dismiss: 'Ausblenden',
};
