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
  'This address cannot be extended any more.': 'Diese Adresse lässt sich nicht weiter verlängern.',
  'This address can be extended in the last quarter of its life.':
    'Diese Adresse lässt sich im letzten Viertel ihrer Zeit verlängern.',
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
  'This was not checked yet.': 'Das wurde noch nicht geprüft.',
  'There is no sender domain to check.': 'Es gibt keine Absender-Domain, die man prüfen könnte.',
  '{} allows the server that sent this mail.':
    '{} erlaubt dem Server, der diese E-Mail geschickt hat, das Senden.',
  '{} does not allow the server that sent this mail.':
    '{} erlaubt dem Server, der diese E-Mail geschickt hat, das Senden nicht.',
  '{} does not list the server that sent this mail.':
    'Der Server, der diese E-Mail geschickt hat, steht nicht auf der Liste von {}.',
  'DNS did not answer, so it is unknown which servers may send for {}.':
    'DNS hat nicht geantwortet, deshalb ist unbekannt, welche Server für {} senden dürfen.',
  'The list of servers that may send for {} has errors.':
    'Die Liste der Server, die für {} senden dürfen, enthält Fehler.',
  '{} does not say whether this server may send its mail.':
    '{} sagt nicht, ob dieser Server seine E-Mails senden darf.',
  'Signed by {}; the signature is valid.': 'Signiert von {}; die Signatur ist gültig.',
  'Signed by {}; the signature is valid, but it is not from the sender’s domain.':
    'Signiert von {}; die Signatur ist gültig, stammt aber nicht von der Domain des Absenders.',
  'Signed by {}, but DNS did not answer when asked for the key.':
    'Signiert von {}, aber DNS hat auf die Frage nach dem Schlüssel nicht geantwortet.',
  'Signed by {}, but the mail was changed after that.':
    'Signiert von {}, aber die E-Mail wurde danach verändert.',
  'Signed by {}, but the signature has expired.': 'Signiert von {}, aber die Signatur ist abgelaufen.',
  'Signed in the name of {}, but {} has no such key.':
    'Signiert im Namen von {}, aber {} hat keinen solchen Schlüssel.',
  'Signed in the name of {}, but its key cannot be used.':
    'Signiert im Namen von {}, aber der Schlüssel ist nicht zu gebrauchen.',
  'Signed in the name of {}, but the signature is too weak to count.':
    'Signiert im Namen von {}, aber die Signatur ist zu schwach, um zu zählen.',
  'Signed in the name of {}, but the mail is too large or too complicated to check the signature.':
    'Signiert im Namen von {}, aber die E-Mail ist zu groß oder zu kompliziert, um die Signatur zu prüfen.',
  'Signed in the name of {}, but the signature cannot be read.':
    'Signiert im Namen von {}, aber die Signatur ist nicht lesbar.',
  'Signed in the name of {}, but the signature does not match.':
    'Signiert im Namen von {}, aber die Signatur passt nicht.',
  'The mail has more than one From header, which real mail never has.':
    'Die E-Mail hat mehr als einen Absender-Eintrag (From). Echte E-Mails haben das nie.',
  'The mail names senders from different domains.': 'Die E-Mail nennt Absender von verschiedenen Domains.',
  'The address of the sender can be read in more than one way.':
    'Die Adresse des Absenders lässt sich auf mehrere Arten lesen.',
  'The mail does not name its sender.': 'Die E-Mail nennt keinen Absender.',
  'The signature covers only the beginning of the mail. The rest may have been added later.':
    'Die Signatur deckt nur den Anfang der E-Mail ab. Der Rest kann später hinzugefügt worden sein.',
  'A header appears twice. The signature covers only one, and the other may have been added later.':
    'Eine Kopfzeile kommt zweimal vor. Die Signatur deckt nur eine ab, die andere kann später hinzugefügt worden sein.',
  'The signature does not cover the subject, which may have been changed later.':
    'Die Signatur deckt den Betreff nicht ab, er kann später geändert worden sein.',
  'The signature does not cover every header that decides what is shown, which may have been changed later.':
    'Die Signatur deckt nicht alle Kopfzeilen ab, die bestimmen, was angezeigt wird. Sie können später geändert worden sein.',
  'DNS did not answer when asked for the policy of the sender’s domain.':
    'DNS hat auf die Frage nach den Regeln der Absender-Domain nicht geantwortet.',
  '{} does not say what to do with unproven mail.':
    '{} sagt nicht, was mit unbelegten E-Mails geschehen soll.',
  '{} does not ask receivers to act on unproven mail.':
    '{} verlangt von Empfängern nichts, wenn eine E-Mail unbelegt ist.',
  '{} asks receivers to treat unproven mail as spam.':
    '{} bittet Empfänger, unbelegte E-Mails als Spam zu behandeln.',
  '{} asks receivers to reject unproven mail.': '{} bittet Empfänger, unbelegte E-Mails abzulehnen.',
  '{} does not ask receivers to act on unproven mail. This mail has no valid signature from {}.':
    '{} verlangt von Empfängern nichts, wenn eine E-Mail unbelegt ist. Diese E-Mail hat keine gültige Signatur von {}.',
  '{} asks receivers to treat unproven mail as spam. This mail has no valid signature from {}.':
    '{} bittet Empfänger, unbelegte E-Mails als Spam zu behandeln. Diese E-Mail hat keine gültige Signatur von {}.',
  '{} asks receivers to reject unproven mail. This mail has no valid signature from {}.':
    '{} bittet Empfänger, unbelegte E-Mails abzulehnen. Diese E-Mail hat keine gültige Signatur von {}.',
  'This domain is not available here.': 'Diese Domain gibt es hier nicht.',
  'No domain is active at the moment. Please try again later.':
    'Gerade ist keine Domain aktiv. Bitte versuch es später noch einmal.',
  'This domain has no sub-domains.': 'Diese Domain hat keine Subdomains.',
  'A name has 3 to 32 letters, digits, dots, dashes or underscores, and some names are reserved.':
    'Ein Name hat 3 bis 32 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche, und manche Namen sind reserviert.',
  'Enter the name of a site, such as shop.example.':
    'Gib den Namen einer Website ein, zum Beispiel shop.example.',
  'Please give a domain name such as example.com.':
    'Bitte gib einen Domainnamen ein, zum Beispiel example.com.',
  'Names that end in .{} are reserved and cannot be used here.':
    'Namen, die auf .{} enden, sind reserviert und hier nicht möglich.',
  '{} is part of this service, or one of its own names is below it.':
    '{} gehört zu diesem Dienst, oder einer seiner eigenen Namen liegt darunter.',
  'Another account has verified {} or a domain above it.':
    'Ein anderes Konto hat {} oder eine Domain darüber bestätigt.',
  'Anybody can register names below {}, so no account can have all of it.':
    'Unter {} kann jeder Namen registrieren, deshalb kann kein Konto alles davon haben.',
  'The operator of this service has blocked {}.': 'Der Betreiber dieses Dienstes hat {} gesperrt.',
  'You have added {} already.': 'Du hast {} schon hinzugefügt.',
  'Another account has verified {}.': 'Ein anderes Konto hat {} bestätigt.',
  'You have {} domains, which is the limit. Please delete one first.':
    'Du hast das Limit für Domains erreicht ({}). Bitte lösche zuerst eine.',
  'We do not see the TXT record yet. DNS may need some time after a change.':
    'Wir sehen den TXT-Eintrag noch nicht. Nach einer Änderung kann DNS etwas Zeit brauchen.',
  'The TXT record has another value than the one for your account.':
    'Der TXT-Eintrag hat einen anderen Wert als den für dein Konto.',
  'DNS did not answer. We will look again.': 'DNS hat nicht geantwortet. Wir sehen noch einmal nach.',
  'Another account claimed this domain after you and has proved it as well, so it has the domain.':
    'Ein anderes Konto hat diese Domain nach dir beansprucht und sie auch nachgewiesen, deshalb hat es die Domain.',
  'The TXT record is gone. Please publish it again, or this domain will be suspended.':
    'Der TXT-Eintrag ist weg. Bitte veröffentliche ihn wieder, sonst wird diese Domain ausgesetzt.',
  'Mail does not arrive yet: the MX record is missing.':
    'E-Mails kommen noch nicht an: Der MX-Eintrag fehlt.',
  'Mail does not arrive yet: we found {}, and our MX record is missing.':
    'E-Mails kommen noch nicht an: Wir haben {} gefunden, und unser MX-Eintrag fehlt.',
  'Mail to sub-domains does not arrive: the MX record for all of them is missing.':
    'E-Mails an Subdomains kommen nicht an: Der MX-Eintrag für alle Subdomains fehlt.',
  'Mail to sub-domains does not arrive: we found {}, and our MX record for them is missing.':
    'E-Mails an Subdomains kommen nicht an: Wir haben {} gefunden, und unser MX-Eintrag für sie fehlt.',
  'This domain is suspended, because its TXT record was gone for three days. To use it again, publish the new one.':
    'Diese Domain ist ausgesetzt, weil ihr TXT-Eintrag drei Tage lang weg war. Um sie wieder zu nutzen, veröffentliche den neuen.',
  'Another account has proved that this domain is theirs, so it is suspended here.':
    'Ein anderes Konto hat nachgewiesen, dass diese Domain ihm gehört, deshalb ist sie hier ausgesetzt.',
  'The operator of this service has blocked this domain: {}':
    'Der Betreiber dieses Dienstes hat diese Domain gesperrt: {}',
  'Please add the MX record for *.{} first. We do not see it yet.':
    'Bitte trag zuerst den MX-Eintrag für *.{} ein. Wir sehen ihn noch nicht.',
  'DNS did not answer about *.{}. Please try again in a moment.':
    'DNS hat auf die Frage nach *.{} nicht geantwortet. Bitte versuch es gleich noch einmal.',
  'This address is not public': 'Diese Adresse ist nicht öffentlich',
  'The name of the server is unknown': 'Der Name des Servers ist unbekannt',
  'The server redirects': 'Der Server leitet weiter',
  'The answer was too large': 'Die Antwort war zu groß',
  'No answer in time': 'Keine rechtzeitige Antwort',
  'The connection failed': 'Die Verbindung ist fehlgeschlagen',
  'The server no longer wants these deliveries': 'Der Server will diese Zustellungen nicht mehr',
  'The server redirects ({}), which is not followed': 'Der Server leitet weiter ({}), dem folgen wir nicht',
  'The server answered {}': 'Der Server hat mit {} geantwortet',
};
