import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  alsoClosed: 'Dieses Gerät wird dir neue Nachrichten melden, auch wenn diese Seite geschlossen ist.',
  onlyWhileOpen: 'Dieser Browser kann dir neue Nachrichten nur melden, solange diese Seite geöffnet ist.',
  shows:
    'Eine Benachrichtigung zeigt Absender, Betreff und Code. Wer diesen Bildschirm sieht, kann sie lesen.',
  sealed: 'Sie kommt über den Push-Dienst deines Browsers, der nur verschlüsselte Daten erhält.',
  asksNext: 'Als Nächstes bittet dein Browser um deine Erlaubnis.',
  hide: 'Absender, Betreff und Code verbergen',
  allAddresses: 'Alle Adressen, auch neue',
  addresses: 'Adressen',
  turnOn: 'Benachrichtigungen einschalten',
  turnOff: 'Ausschalten',
  alsoWhenClosed: 'Auch wenn diese Seite geschlossen ist',
  isOn: 'Benachrichtigungen sind in diesem Browser eingeschaltet.',
  isOnWhileOpen: 'Benachrichtigungen sind eingeschaltet, solange diese Seite geöffnet ist.',
  sound: 'Ton bei neuen Nachrichten, solange diese Seite geöffnet ist',
  refused:
    'Benachrichtigungen dieser Website sind blockiert. Um sie zu erhalten, öffne neben der Adresse dieser Seite die Website-Einstellungen, erlaube Benachrichtigungen und lade die Seite neu.',
  notAllowed: 'Du hast die Frage des Browsers weggeklickt. Benachrichtigungen bleiben ausgeschaltet.',
  notSupported: 'Dieser Browser kann keine Benachrichtigungen anzeigen.',
  addToHomeScreen: `Auf iPhone und iPad brauchen Benachrichtigungen ${brand.name} auf dem Home-Bildschirm: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne ${brand.name} von dort.`,
  pushServiceSilent:
    'Dein Browser hat seinen Push-Dienst nicht erreicht. Bis es klappt, erhältst du Benachrichtigungen nur, solange diese Seite geöffnet ist.',
  tooManyBrowsers:
    'Es kann kein weiterer Browser dazukommen. Schalte die Benachrichtigungen zuerst in einem anderen aus.',
  tooOften: 'Zu viele Änderungen auf einmal. Bitte warte eine Minute.',
  failed: 'Das hat nicht geklappt. Bitte versuche es gleich noch einmal.',
  codeCopied: (code) => `Code ${code} kopiert`,
  codeNotCopied: 'Dein Browser hat den Code nicht kopiert. Drücke „Code kopieren“.',
  messageGone: 'Diese Nachricht wurde gelöscht.',
  messageNotHere:
    'Diese Nachricht lässt sich hier nicht öffnen. Vielleicht ist ihre Adresse abgelaufen, oder du musst dich erst anmelden.',
};
