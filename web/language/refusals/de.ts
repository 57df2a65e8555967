import type { Refusals } from '../refusals.ts';

export const refusals: Refusals = {
  'Not found': 'Nicht gefunden',
  'Authentication required': 'Dafür musst du angemeldet sein',
  'This key does not exist, or it was revoked.': 'Diesen Schlüssel gibt es nicht, oder er wurde widerrufen.',
  'Email limit reached': 'Adresslimit erreicht',
  'Too many requests. Please try again later.': 'Zu viele Anfragen. Bitte versuch es später noch einmal.',
  'Too many addresses were generated from your network. Please try again later.':
    'Aus deinem Netz wurden zu viele Adressen erstellt. Bitte versuch es später noch einmal.',
  'You are on cooldown. Please wait until your next free address is available.':
    'Deine Wartezeit läuft noch. Bitte warte, bis es die nächste kostenlose Adresse gibt.',
  'This name is already taken. Please choose another one.':
    'Dieser Name ist schon vergeben. Bitte wähle einen anderen.',
  'This token belongs to one address and cannot have another.':
    'Dieses Token gehört zu einer einzigen Adresse und kann keine weitere haben.',
  'Choosing a name is a premium feature.': 'Den Namen wählen kannst du mit Premium.',
  'This is a premium feature.': 'Das gibt es nur mit Premium.',
  'This call needs a signed-in session. A key cannot be used here.':
    'Dafür musst du angemeldet sein. Mit einem Schlüssel geht das nicht.',
  'With a key, leave out /guest: call /api/generate-email, for example.':
    'Lass mit einem Schlüssel /guest weg: Ruf zum Beispiel /api/generate-email auf.',
  'This message could not be parsed. You can still download its raw source.':
    'Diese Nachricht konnte nicht gelesen werden. Ihren Quelltext kannst du trotzdem herunterladen.',
  'The service is temporarily unavailable. Please try again in a moment.':
    'Der Dienst ist gerade nicht verfügbar. Bitte versuch es gleich noch einmal.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  'Incorrect email/username or password': 'E-Mail-Adresse, Benutzername oder Passwort ist falsch',
  'Your premium subscription has expired. Please resubscribe to access your account.':
    'Dein Premium-Abo ist abgelaufen. Bitte erneuere es, um dein Konto zu öffnen.',
  'Not an allowed domain': 'Diese Domain ist nicht zugelassen',
  'Please complete email verification first': 'Bitte bestätige zuerst deine E-Mail-Adresse',
  'Invalid verification code': 'Der Bestätigungscode ist ungültig',
  'Invalid reset link. Please request a new password reset.':
    'Dieser Link ist ungültig. Bitte fordere einen neuen an, um dein Passwort zurückzusetzen.',
  'Password reset is only available for premium users. Please upgrade your account first.':
    'Das Passwort zurücksetzen kannst du nur mit Premium. Bitte hol dir zuerst Premium für dein Konto.',
  'Your premium subscription has expired. Please reactivate to reset your password.':
    'Dein Premium-Abo ist abgelaufen. Bitte reaktiviere es, um dein Passwort zurückzusetzen.',
  'You have reached the maximum of 2 password reset requests per day. Please try again tomorrow.':
    'Du kannst dein Passwort höchstens 2-mal am Tag zurücksetzen. Bitte versuch es morgen wieder.',
  'Payment processing is coming soon! Premium features will be available shortly.':
    'Zahlungen sind demnächst möglich! Premium ist bald da.',
};
