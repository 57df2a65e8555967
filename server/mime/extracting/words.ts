/**
 * The words of each language that show what a number or a link is for. This is the only list of words.
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

export const WORDS: Record<string, Partial<Record<WordKind, string>>> = {
  en: {
    info: 'more information, more info, further information, more details, further details, learn more, find out more, any questions, have questions',
    start: "get started, start now, let's start, let's go",
    look: 'visit, view, read=, see=, play=, watch, explore, discover, browse, continue reading',
    example: 'such as, for example, e.g., for instance, like=',
    unless:
      "if you did not, if you didn't, if this was not you, if this wasn't you, if it wasn't you, if not, if you have not, if that was not you, if you do not recognise, if you don't recognize, not you?, wasn't you?, if you are not attempting, if you aren't attempting, if you are not trying, if you weren't trying",
    common:
      'the=, you=, your=, this=, with=, have=, and=, are=, for=, from=, not=, we=, to=, it=, that=, our=, please=, was=, will=',
    oneTimeCode:
      'your passcode, passcode for, temporary password, single use password, otp=, one time password, one time passcode, one time pin, one time code, verification code, security code, authentication code, authorization code, authorisation code, login code, log in code, sign in code, signin code, sign up code, signup code, 2fa code, mfa code, two factor code, two step code, activation code, temporary code, single use code, device code, confirm code, validation code, verification number, verification key, confirmation key, verification pin, verify code, reset code, recovery code=, magic code, 6 digit code, six digit code, 4 digit code, 8 digit code, account recovery code, login key, sign in key, access key, launch code, approval code, identification code, second factor, two factor token, 5 digit code, 7 digit code, five digit code, four digit code, eight digit code',
    code: 'digits=, digit number, this number, these digits, digits below, number below, following number, following digits, *code=, codes=, pin=, passcode, pin code, access code, confirmation code, token=, one time number, characters below, these characters, following characters, characters=, numbers below, these numbers, following numbers, key:, key is, key for, activation number, password for this, purchase password',
    security:
      "confirm it's you, confirm that it's you, prove it's you, it's really you, verif, authenticat, authoriz, authoris, security, secure=, sign in, signin, signing in, sign up, log in, login, logging in, one time, two factor, 2 step, two step, 2fa=, mfa=, single use, temporary, expire, valid for, do not share, never share, don't share, device, identity, password reset, activat, if it's you, if it was you, if this was you, if this is you, hopefully you, stops working, works once, used once, good for, never tell, do not tell, never ask, never reveal, email change, change of email, change your email, changing your email, new email address, remain active",
    otherNumber:
      'exit code, build=, build number, commit=, winning number, cost code, offer code, source code, dealer code, key code, cost centre, cost center, project code, item code, color code, colour code, class code, course code, team code, product code, pickup code, pick up code, collection code, locker code, delivery code, pickup pin, collection pin, locker pin, delivery pin, report fraud, extension, ext., order=, order number, order no, order id, order ref, orders=, invoice, receipt, tracking, shipment, parcel, package, ticket, reference, ref=, ref no, case number, case id, customer number, customer no, customer id, client number, client id, member number, membership, member id, account number, account no, account ending, account id, user id, username, serial, sku=, item no, item number, article no, part no, phone number, tel=, telephone, call us, call=, call on, fax=, hotline, zip=, zip code, postal code, postcode, post code, po box, p.o. box, card ending, card number, ending in, ends in, ending with, last four digits, last 4 digits, vat=, tax id, registration number, company no, company number, reg no, reg. no, registered, iban=, sort code, swift, routing number, policy number, policy no, contract, transaction, payment id, payment reference, confirmation number, confirmation no, area code, country code, dial, barcode, bar code, qr code, source code, code of conduct, dress code, error code, status code, session id, request id, incident, batch, flight, seat, copyright, suite=, isbn=, amount, balance, points, visitors, views, followers, subscribers, backup codes, backup code, recovery codes, invite code, invitation code, referral code, employee id, employee number, student id, license key, licence key, product key, discount code, promo code, promocode, promotional code, coupon code, voucher code, gift code, gift card, booking code, booking number, booking reference, reservation code, reservation number, tracking code, order code, redemption code, door code, gate code, entry code, event id, apartment, street, avenue, code quality, code review, the code for, record locator, pnr=, loyalty, alarm code, entrance code, building code, lockbox, lock box, safe code, door pin, previous code, old code, earlier code, last code, first code, expired code, confirmation #, member pin, gym pin, turnstile, table for, claim number, claim no, claim id, claim ref, claim code, claim #, your claim, guest code, case #, case ref, case no, api key, ssh key, public key, event code, incident code, installation code, customer code, client code, prescription code, barrier code, server code, service code, rma=, rma number, puk=, helpline, help line, help desk, customer service, customer care, call center, call centre',
    offer:
      '% off, discount, promo, coupon, voucher, checkout, gift card, save up to, sale=, sale!, off your, off everything, shop now, free shipping, deal, redeem, at the till, black friday, cyber monday, limited time offer, special offer, cashback, referral, refer a friend, invite your friends, friend gets',
    visit:
      'conference id, webinar id, scheduled meeting, meeting invitation, video call, conference call, booking, reservation, itinerary, check in, check out, checkin, flight, boarding, hotel, guests, your stay, your trip, appointment, join zoom, zoom meeting, google meet, teams meeting, meeting id, dial in, webinar, calendar, rsvp, attendees, pick up your, pickup, your table, your ride, box office, admit one, e ticket, in locker, your locker, from locker, collect it, collect your, ready to collect, ready for collection, collection point, pick up point, pickup point, parcel shop, parcelshop, turnstile, table for, in a locker, in the locker, in the parcel locker, in a parcel locker, at the parcel locker, courier, driver will ask, your driver, front door, wi fi, wifi, key box, keybox, smart lock, intercom, payment confirmation, order confirmation, booking confirmation, appointment confirmation, confirmation of your order, confirmation of your payment, confirmation of your booking, confirmation of your appointment, esim, e sim=, iccid',
    verify:
      'finish creating, verify, verification, verifying, confirm, confirmation, activat, validate, unlock, double opt in, opt in, complete your registration, complete registration, complete your sign up, complete sign up, complete signup, finish signing up, finish sign up, finish your registration, finish registration, finish setting up, complete your account, yes=, yes subscribe, subscribe me, one last step, one more step, just one click, almost there, almost done, verify contact, initializ, initialis, continue registration, continue your registration, continue with registration, continue the registration, continue signing up, resume registration',
    reset:
      'reset, forgot, forgotten, recover your account, recover account, new password, change password, change your password, change my password, choose password, choose a password, choose your password, set password, set a password, set your password, set up your password, set up a password, create password, create a password, create your password, create a new password, recover password, recover your password, update password, update your password, pick a password, set new password, restore password, password recovery, passphrase, account recovery, recover access, password assistance, password query, password request',
    login:
      'without a password, without password, secure link, get into your, magic link, sign in link, signin link, login link, log in link, authenticate, sign in to, signin, sign in, log in, log me in, login, sign me in, one click login, one click sign in, passwordless, continue to sign in, access link, one time link, log in now, instant access, secure link to, authorize device, authorize new device, authorize this device, authorise device, authorise new device, authorise this device, authorize sign in, authorise sign in',
    invite:
      'been added to, set up an account for you, created an account for you, invite, invitation, invited, has added you, added you to, shared with you, collaborate',
    unsubscribe:
      'unsubscribe, opt out, stop receiving, no longer wish, no longer want, email preferences, manage preferences, manage your preferences, update preferences, update your preferences, notification settings, email settings, manage subscription, manage your subscription, subscription preferences, communication preferences, stop these emails, turn off these, remove me, change your preferences, manage notifications, list manage, change how often',
    ordinary:
      'article, read the, joining info, ticket, privacy, terms, help, support, contact, faq, learn more, read more, view in browser, view online, view this email, in your browser, view order, view invoice, view receipt, invoice, receipt, order, track, shop, blog, about us, download, app store, google play, facebook, twitter, instagram, linkedin, youtube, dashboard, see more, view details, zoom, meeting, feedback, survey, review, report, not me, cancel, decline, security settings, log in to view, sign in to view, update payment, billing, upgrade, renew, pay=, pay now, statement, friends, attendance, delivery, offer, deal, discount, coupon, unsubscribe, policy, community, forum, docs, documentation, guide, website, home page, homepage, job, profile, reply, comment, message, photo, activity, card=, gift, reward, points, premium, trial, plan, settings, manage, purchase, cart=, basket, payment, status=, view on, view it, see details, view in=, confirm your attendance, confirm attendance, confirm your order, confirm your appointment, confirm your booking, confirm your reservation, confirm your delivery, confirm delivery, confirm receipt, confirm your visit, confirm your seat, delete account, delete the account, delete my account, delete your account, request a new link, request new link, request another link, get a new link, send a new link, send me a new link, request a new one, get a new one, confirm deletion, confirm the deletion, confirm account deletion, confirm data deletion, account deletion',
    account:
      'manage account, your account settings, account settings, secure your account, secure my account, my account, log in to your account, sign in to your account, log in to my account, go to your account, manage your account, manage my account, account page',
    enter: 'enter, type=, type in, typing, key in, paste, input=, use=, using=',
    link: 'link=, links=',
    password:
      'pin=, account, login, log in, access, credential, 2fa, two factor, mfa=, authenticator, security, sign in, password',
    scam: 'lottery, you won=, you have won, winner, jackpot, prize, next of kin, inheritance, beneficiary, atm card, unclaimed, compensation fund, consignment, western union, moneygram, barrister, airdrop, million dollars, lucky draw',
    join: 'join the, join your, join team, join workspace, join our team, join now, join=, join organization, join project, accept',
    refuse:
      "not you, wasn't me, wasn't you, was not me, was not you, isn't me, is not me, not me=, didn't request, did not request, don't recognise, don't recognize, do not recognise, do not recognize, cancel=, cancel this, cancel the, decline=, refuse=, reject=, deny=, deny this, dismiss, disavow, report this, report it, report abuse, report suspicious, this is a mistake",
  },
  de: {
    password: 'konto=',
    info: 'weitere informationen, mehr informationen, weitere infos, mehr infos, näheres, mehr dazu',
    start: 'starten=, loslegen, los geht, jetzt starten',
    look: 'ansehen, anzeigen, lesen, weiterlesen, entdecken, spielen',
    example: 'zum Beispiel, z. B., z.B., wie etwa',
    unless:
      'wenn du das nicht, wenn sie das nicht, falls du das nicht, falls sie das nicht, falls nicht, warst du das nicht, waren sie das nicht, wenn du nicht, wenn sie nicht, das sind nicht sie, das warst nicht du, das waren nicht sie, nicht sie?, nicht du?, wenn sie dies nicht, falls sie dies nicht',
    common:
      'und=, der=, die=, dein=, ihre=, nicht=, mit=, wir=, das=, deine=, ihr=, ihren=, sie=, ist=, für=, von=, bitte=, zu=, auf=, ein=, eine=, einen=, zum=, zur=, uhr=, wurde=, bei=, auch=, im=, ihnen=, hallo=, dich=, dir=, den=, vom=, des=',
    oneTimeCode:
      '*zurücksetzungscode, *rücksetzcode, freigabenummer, freigabecode, freigabe code, einmalcode, einmalpasswort, einmalkennwort, einmal code, bestätigungscode, sicherheitscode, verifizierungscode, verifikationscode, anmeldecode, logincode, login code, zugangscode, zugriffscode, aktivierungscode, freischaltcode, prüfcode, authentifizierungscode, registrierungscode, mtan, tan nummer, bestätigungs code, sicherheits code, bestätigungsnummer, vorläufiges passwort, temporäres passwort, initialpasswort, startpasswort, einmal passwort, zweiter faktor, zweiten faktor, transaktionsnummer, *sicherheitsschlüssel',
    code: 'ziffern, folgende nummer, diese nummer, *code=, codes=, pin=, tan=, *pin code, zeichen=, zahlen=, folgende zahl, *schlüssel=, *kennwort für',
    security:
      'bestätig, verifizier, sicherheit, anmeld, einmal, zwei faktor, gültig, authentifiz, einlog, registrier, identität, weitergeben, gerät, wenn du das warst, wenn sie das waren, läuft ab, abläuft, niemandem',
    otherNumber:
      'letzten ziffern, letzten vier ziffern, letzten 4 ziffern, *abholcode, *farbcode, *projektcode, *bestellnummer, *bestell, *rechnung, *rechnungsnummer, *kundennummer, kunden, *sendung, *paket, *vorgang, *ticket, *auftrag, *referenz, aktenzeichen, *vertrag, *konto, kontonummer, telefon, tel., hotline, *plz, postleitzahl, *steuernummer, ust id, ust, hrb, handelsregister, amtsgericht, *gutschein, gutscheincode, rabattcode, aktionscode, promocode, *buchungsnummer, *buchungscode, *reservierungs, *mitgliedsnummer, *artikel, seriennummer, *karte, endet auf, endziffern, *punkte, *betrag, postfach, zimmer, gleis, einladungscode, empfehlungscode, meeting id, *sitzplatz, bankleitzahl, blz, version, geschäftszeichen, *spende, schadennummer, alarmcode, türcode, torcode, *schließfachcode, *tür code, vorheriger code, alter code, alten code, letzter code, gewinncode, *losnummer, kurs nr, ereigniscode, fehlercode, vorgangscode, kundencode, api schlüssel',
    offer:
      '*rabatt, *gutschein, *angebot, sparen, warenkorb, kasse, einlösen, geschenk, freunde werben, aktionen=, in der aktion, unsere aktion, *rabattaktion, aktionscode, *aktionspreis',
    visit:
      'buchung, reservierung, reise, flug, hotel, unterkunft, check in, besprechung, meeting, teilnehmer, einwahl, abholung, fahrkarte, packstation, abholen, abholbereit, abholstation, paketshop, paketstation, termin=, termine=, terminbest, kurier, zusteller, fahrer, wlan, zahlungsbestätigung, terminbestätigung, buchungsbestätigung, auftragsbestätigung, vertragsbestätigung, bestellbestätigung',
    verify:
      '*bestätig, verifizier, *aktivier, freischalt, entsperr, registrierung abschließen, registrierung abzuschließen, anmeldung abschließen, anmeldung abzuschließen, empfang erlauben, noch ein schritt, nur noch ein klick, letzter schritt, anmeldung zum newsletter, newsletter anmeldung, initialisier, registrierung fortsetzen, anmeldung fortsetzen, mit der registrierung fortfahren',
    reset: '*passwort zurück, *kennwort zurück, *passwort, *kennwort, zurücksetzen',
    login:
      'ohne passwort, anmeldelink, login link, magischer link, magic link, anmelden, einloggen, jetzt einloggen, login, authentifizier, anzumelden, einzuloggen, anmeldung über link, anmeldung per link',
    invite: '*einlad, eingeladen',
    join: 'beitreten, annehmen, teilnehmen',
    unsubscribe:
      'abmelden, abbestell, abmeldung vom newsletter, newsletter abmelden, austragen, benachrichtigungseinstellungen, e mail einstellungen, kein interesse mehr, keine e mails mehr',
    ordinary:
      'datenschutz, impressum, agb, hilfe, kontakt, rechnung, bestellung, sendung, im browser, online ansehen, mehr erfahren, zum shop, termin, buchung, rabatt, angebot, gutschein, profil, stornier, *aktivität, einstellungen, verwalten, warenkorb, *kauf=, bezahlen, *zahlung, neuen link anfordern, neuen link senden, einen neuen anfordern, neuen link bestellen, löschung bestätigen, löschung des kontos, kontolöschung',
    account: 'mein konto, in ihr konto, in dein konto, konto verwalten, benutzerkonto verwalten',
    enter:
      'gib=, geben sie, eingeben, einzugeben, tippe, trage, verwende, nutze, benutze, tipp=, trag=, übertrage',
    link: '*link=',
    scam: 'lotterie, gewinnsumme, erbschaft, losnummer, glückslos',
    refuse:
      'nicht ich, ich war das nicht, ich war es nicht, stornieren, ablehnen, abzulehnen, abbrechen, abzubrechen, verweigern, zurückweisen, zurückzuweisen, widerruf',
  },
  fr: {
    password: 'compte=',
    info: "plus d'informations, plus d'infos, en savoir plus, plus de détails",
    start: "commencer, démarrer, commencez, c'est parti",
    look: 'voir=, lire=, découvr, profite, jouer',
    example: 'par exemple, p. ex., tel que',
    unless:
      "si vous n'êtes pas, si vous n'avez pas, si ce n'était pas, si ce n'est pas vous, si tu n'as pas, s'agissait pas de vous, ce n'était pas vous, ce n'est pas vous, pas vous, n'êtes pas à l'origine",
    common:
      'vous=, votre=, les=, des=, pour=, nous=, avec=, vos=, est=, une=, dans=, aux=, du=, cette=, qui=, et=, ne=, bonjour=, sur=, le=, au=, par=',
    oneTimeCode:
      "code de vérification, code de sécurité, code de confirmation, code à usage unique, mot de passe à usage unique, mot de passe unique, code d'authentification, code de connexion, code d'accès, code d'activation, code de validation, code temporaire, code unique, code d'identification, code secret, code otp, code confidentiel, mot de passe provisoire, mot de passe temporaire, second facteur, deuxième facteur",
    code: 'code=, codes=, pin=, chiffres, caractères, numéro ci dessous, nombre ci dessous, clé=',
    security:
      "vérif, sécurité, confirm, connexion, connecter, usage unique, authentif, expire, valable, identité, activ, valid, appareil, si c'est vous, ne le communiquez, ne partagez, une seule fois",
    otherNumber:
      "derniers chiffres, code de retrait, code couleur, commande, facture, reçu, colis, suivi, livraison, expédition, réservation, dossier, référence, réf, client, abonné, contrat, compte n, téléphone, tél, appelez, code postal, code promo, code promotionnel, code réduction, code de réduction, code avantage, code cadeau, code parrain, code de parrainage, code barres, siret, siren, rcs, tva, carte, se terminant, finissant par, solde, montant, points, billet, bon d'achat, carte cadeau, capital, cedex, rue, boulevard, boîte postale, code de suivi, code d'invitation, code pays, matricule, code d'entrée, code de l'immeuble, digicode, code du portail, code porte, ancien code, code précédent, code rio, code d'incident, code d'erreur, code client, code événement, clé api, clé publique",
    offer:
      "promo, promotion, réduction, remise, offre, soldes, économis, panier, bon d'achat, carte cadeau, livraison gratuite, code avantage, parrain, profitez",
    visit:
      'réservation, séjour, voyage, vol=, hôtel, billet, votre rendez vous, un rendez vous, le rendez vous, du rendez vous, de rendez vous, rendez vous du, rendez vous le, rendez vous avec, rendez vous est, réunion, itinéraire, voyageurs, enregistrement en ligne, point relais, point de retrait, consigne, retirer votre colis, récupérer votre colis, livreur, coursier, wifi, confirmation de paiement, confirmation de commande, confirmation de votre commande, confirmation de réservation',
    verify:
      "vérif, confirm, activ, valid, débloqu, déverrouill, finaliser votre inscription, finaliser mon inscription, terminer votre inscription, dernière étape, plus qu une étape, encore une étape, initialis, initialiser votre compte, continuer l'inscription, poursuivre l'inscription, continuer votre inscription, continuer l'enregistrement",
    reset: 'réinitialis, mot de passe, mot de passe oublié, choisir un mot de passe, définir',
    login:
      "sans mot de passe, lien magique, lien de connexion, connexion, se connecter, connectez vous, me connecter, vous connecter, s'authentifier, authentif, identifier",
    invite: 'invit',
    join: 'rejoindre, rejoignez, rejoins, accepter',
    unsubscribe:
      "désabonn, désinscri, se désinscrire, ne plus recevoir, gérer vos préférences, préférences d'e mail, préférences de communication, me désabonner",
    ordinary:
      'confidentialité, mentions légales, conditions, aide, contact, facture, commande, suivre mon, suivre ma, voir en ligne, navigateur, en savoir plus, boutique, réservation, rendez vous, profil, offre, activité, paramètres, gérer, panier, achat, paiement, payer, demander un nouveau lien, demandez un nouveau lien, obtenir un nouveau lien, recevoir un nouveau lien, confirmer la suppression, suppression du compte',
    account: 'mon compte, votre espace, mon espace, gérer le compte, gérer mon compte, gérer votre compte',
    enter: 'saisi, entrez, tapez, utilisez, renseignez, indiquez, entre=, recopi',
    link: 'lien=',
    scam: 'loterie, héritage, heureux gagnant, gros lot',
    refuse: 'pas moi, annuler, refuser, rejeter, décliner, signaler',
  },
  es: {
    password: 'cuenta=',
    info: 'más información, más detalles, saber más',
    start: 'comenzar, empezar, comienza, empieza',
    look: 'ver=, leer=, descubr, jugar',
    example: 'por ejemplo, p. ej.',
    unless:
      'si no has sido, si no fuiste, si no lo has, si no solicitaste, si no reconoces, si no realizaste, no has sido tú, no fuiste tú, no eres tú, ¿no eres tú, si no eres, si no lo hiciste',
    common:
      'para=, los=, las=, tu=, con=, una=, por=, del=, el=, su=, sus=, es=, se=, te=, usted=, hola=, gracias=, que=, este=, esta=, un=, al=, en=, ha=',
    oneTimeCode:
      'código de verificación, código de seguridad, código de confirmación, código de acceso, código de un solo uso, contraseña de un solo uso, código de inicio de sesión, código de autenticación, código de activación, código único, código temporal, código de validación, clave de un solo uso, clave dinámica, clave temporal, código otp, código de autorización, contraseña temporal, contraseña provisional, segundo factor',
    code: 'dígitos, siguiente número, código=, códigos=, pin=, clave=, token=, números, caracteres',
    security:
      'para entrar, entrar en, verific, seguridad, confirm, inicio de sesión, iniciar sesión, un solo uso, autentic, caduca, expira, vence, válid, identidad, activa, active, no compart, dispositivo, si eres tú, si fuiste tú, una sola vez, con nadie',
    otherNumber:
      'últimos dígitos, últimos cuatro dígitos, últimos 4 dígitos, código de recogida, código de color, pedido, orden, factura, recibo, seguimiento, envío, paquete, guía, reserva, referencia, caso, cliente, socio, contrato, cuenta, teléfono, tel, llámanos, llame, código postal, código promocional, código de descuento, código descuento, código de regalo, código de invitación, código de referido, código de barras, código de reserva, código de seguimiento, c.p., cif, nif, tarjeta, terminada en, que termina en, saldo, importe, puntos, boleto, billete, cupón, tarjeta regalo, calle, apartado, localizador, código de país, folio, expediente, código de la puerta, código de entrada, código de entrega, código del portal, código anterior, código antiguo, código de incidencia, código de error, código de evento, código de instalación, código de cliente, código de incidente, incidencia, código de cita',
    offer:
      'descuento, promoción, promo, oferta, cupón, rebaja, ahorra, carrito, tarjeta regalo, envío gratis, canjea, regalo, compra ahora, invita a tus amigos',
    visit:
      'reserva, viaje, vuelo, hotel, estancia, check in, cita, reunión, huéspedes, itinerario, billete, embarque, punto de recogida, taquilla, para recoger, recoger tu, recoger su, repartidor, mensajero, confirmación de pago, confirmación de pedido, confirmación de cita, confirmación de reserva, confirmación de compra',
    verify:
      'verific, confirm, activa, active, valid, desbloque, completar registro, completa tu registro, completar mi registro, un último paso, último paso, inicializ, continuar el registro, continuar con el registro, continuar registro, seguir con el registro',
    reset: 'restablec, reestablec, contraseña, cambiar clave, cambia tu clave, recuperar tu cuenta, resetear',
    login:
      'sin contraseña, enlace mágico, enlace de acceso, enlace de inicio de sesión, iniciar sesión, inicia sesión, inicio de sesión, acceder, entrar, autentic, ingresar, ingresa',
    invite: 'invit, entrar en el equipo, entrar al equipo',
    unsubscribe:
      'darse de baja, date de baja, darme de baja, cancelar suscripción, cancelar la suscripción, cancelar tu suscripción, cancelar mi suscripción, anular suscripción, dejar de recibir, no deseas recibir, no quieres recibir, desuscrib, desinscrib, preferencias de correo, gestionar preferencias, baja=',
    ordinary:
      'privacidad, términos, condiciones, aviso legal, ayuda, contacto, factura, pedido, ver en línea, navegador, saber más, más información, leer más, tienda, reserva, cita, perfil, oferta, descuento, rastrear, seguir, actividad, ajustes, configuración, gestionar, administrar, carrito, compra, pago, pagar, solicitar un nuevo enlace, solicitar otro enlace, pedir un nuevo enlace, solicita un nuevo enlace, obtener un nuevo enlace, confirmar eliminación, confirmar la eliminación',
    account:
      'mi cuenta, tu cuenta, administrar cuenta, administrar la cuenta, gestionar cuenta, gestionar la cuenta',
    enter: 'introduce, introduzca, ingresa, ingrese, escribe, usa=, utiliza, digita, teclea',
    link: 'enlace, vínculo',
    scam: 'lotería, herencia, ha ganado, premio',
    join: 'entrar en el equipo, unirse, únete, unirme, aceptar',
    refuse:
      'no he sido yo, no fui yo, no soy yo, no era yo, cancelar, rechazar, denegar, declinar, denunciar',
  },
  pt: {
    password: 'conta=',
    info: 'mais informaç, mais detalhes, saber mais, saiba mais',
    start: 'começar, comece',
    look: 'ver=, ler=, veja, descubra, jogar',
    example: 'por exemplo, p. ex.',
    unless:
      'se não foi você, se você não, se não reconhece, se não foste, não foi você, não é você, não foste tu, não és tu, se não fez, se não realizou',
    common:
      'você=, seu=, sua=, com=, não=, uma=, para=, do=, da=, dos=, das=, em=, um=, que=, esta=, este=, por=, foi=, olá=, no=, na=, ou=, é=, o=, seus=, teu=',
    oneTimeCode:
      'código de verificação, código de segurança, código de confirmação, código de acesso, código de uso único, senha de uso único, senha única, código de autenticação, código de ativação, código de login, código único, código temporário, código de validação, código de início de sessão, palavra passe de utilização única, código de utilização única, senha temporária, código de autorização, código verificador, senha provisória, palavra passe temporária, segundo fator',
    code: 'dígitos, seguinte número, código=, códigos=, pin=, token=, números=, caracteres',
    security:
      'verific, seguran, confirm, uso único, utilização única, autentic, expira, válid, identidade, ativa, ative, ativar, login, não compartilhe, não partilhe, iniciar sessão, entrar, dispositivo, aparelho, se foi você, com ninguém, uma única vez',
    otherNumber:
      'últimos dígitos, últimos quatro dígitos, últimos 4 dígitos, código de retirada, código de levantamento, código de coleta, pedido, encomenda, fatura, nota fiscal, recibo, rastre, envio, pacote, reserva, referência, caso, cliente, sócio, contrato, conta, telefone, tel, ligue, código postal, código promocional, código de desconto, código de presente, código de indicação, código de convite, código de barras, código de rastreio, código de rastreamento, código da reserva, código de reserva, cep, cnpj, cpf, nif, cartão, terminado em, com final, saldo, valor, pontos, bilhete, cupom, cupão, vale presente, rua, avenida, localizador, protocolo, boleto, matrícula, código de entrega, código da porta, código do portão, código anterior, código antigo, código do evento, código de instalação, código do cliente, código de incidente, código de erro, ocorrência',
    offer:
      'desconto, promoç, promo, oferta, cupom, cupão, economize, poupe, carrinho, frete grátis, portes grátis, resgat, vale presente, indique',
    visit:
      'reserva, viagem, voo, hotel, estadia, check in, consulta, reunião, hóspedes, itinerário, embarque, bilhete, ponto de recolha, ponto de retirada, ponto de coleta, cacifo, entregador, estafeta, motorista, confirmação de pagamento, confirmação de pedido, confirmação de consulta, confirmação de reserva, confirmação de compra',
    verify:
      'verific, confirm, ativ, valid, desbloque, concluir cadastro, concluir registo, concluir o registo, finalizar cadastro, último passo, falta pouco, inicializ, inicialis, continuar o registo, continuar o registro, continuar o cadastro, continuar registo, continuar registro',
    reset:
      'redefin, senha, palavra passe, repor, recuperar conta, recuperar a conta, recuperar sua conta, reposição da palavra, alterar a sua palavra chave, nova palavra chave',
    login:
      'sem senha, sem palavra passe, link mágico, link de acesso, link de login, entrar, iniciar sessão, fazer login, acessar, aceder, autentic, acesse',
    invite:
      'convid, convite, entrar na equipe, entrar no time, entrar na equipa, entrar no grupo, entrar no espaço',
    unsubscribe:
      'cancelar inscrição, cancelar a inscrição, cancelar sua inscrição, cancelar assinatura, cancelar subscrição, cancelar a subscrição, descadastr, deixar de receber, anular subscrição, anular a subscrição, remover inscrição, não deseja receber, não quer receber, desinscrev, sair da lista, preferências de e mail, gerenciar preferências, gerir preferências',
    ordinary:
      'privacidade, termos, condições, ajuda, contato, contacto, fatura, pedido, encomenda, ver online, navegador, saiba mais, leia mais, loja, reserva, consulta, perfil, rastrear, desconto, oferta, atividade, definições, configurações, gerenciar, gerir, carrinho, compra, pagamento, pagar, solicitar um novo link, solicitar novo link, pedir um novo link, pedir nova ligação, confirmar exclusão, confirmar a exclusão',
    account: 'minha conta, sua conta, gerir conta, gerir a conta, gerenciar conta, gerenciar a conta',
    enter: 'introduz, insira, digite, utilize, informe',
    link: 'ligação',
    scam: 'loteria, herança, você ganhou, prêmio',
    join: 'entrar na equipe, entrar na equipa, entrar na organiza, entrar no grupo, entrar no time, participar, juntar, junte se, aceitar',
    refuse: 'não fui eu, não sou eu, não era eu, cancelar, recusar, rejeitar, negar=, denunciar',
  },
  it: {
    info: 'maggiori informazioni, ulteriori informazioni, più informazioni, altre informazioni, saperne di più',
    start: 'inizia, cominc',
    look: 'vedi=, leggi, scopri, guarda, gioca',
    example: 'ad esempio, per esempio, ad es.',
    unless:
      'se non sei stato, se non hai, se non riconosci, non sei tu, non sei stato tu, non eri tu, se non eri',
    common:
      'il=, per=, con=, tuo=, della=, che=, non=, tua=, del=, un=, una=, di=, gli=, questo=, questa=, ciao=, sono=, nel=, alla=, dal=, la=, i=, suo=',
    oneTimeCode:
      'codice di verifica, codice di sicurezza, codice di conferma, codice di accesso, codice monouso, password monouso, codice usa e getta, codice di autenticazione, codice di attivazione, codice temporaneo, codice otp, codice di convalida, codice univoco, password temporanea, password provvisoria, secondo fattore',
    code: 'cifre=, numero da inserire, seguente numero, codice=, codici=, pin=, token=, numero che vedi, numero qui sotto, numeri=, caratteri=, chiave=',
    security:
      'verific, sicurezza, conferm, accesso, acced, monouso, autentic, scad, valid, identità, attiv, non condivid, dispositivo, autorizz, se sei tu, se sei stato tu, una sola volta, con nessuno',
    otherNumber:
      'ultime cifre, ultime quattro cifre, ultime 4 cifre, codice di ritiro, codice ritiro, ordine, fattura, ricevuta, tracciamento, spedizione, pacco, prenotazione, riferimento, rif, pratica, caso, cliente, socio, contratto, conto, telefono, tel, chiama, codice postale, codice sconto, codice promo, codice promozionale, codice regalo, codice invito, codice amico, codice a barre, codice di prenotazione, codice prenotazione, codice fiscale, codice cliente, codice ordine, codice di tracciamento, codice articolo, cap=, p.iva, partita iva, carta, che termina, saldo, importo, punti, biglietto, buono, via=, piazza, rea=, codice di consegna, codice del portone, codice cancello, codice precedente, vecchio codice, codice evento, codice errore, codice incidente, evento, codice autorizzazione',
    offer:
      'sconto, promo, offert, coupon, buono, risparmi, carrello, carta regalo, spedizione gratuita, riscatta, saldi, invita un amico',
    visit:
      "prenotazione, viaggio, volo, hotel, soggiorno, check in, appuntamento, riunione, ospiti, itinerario, imbarco, biglietto, punto di ritiro, da ritirare, ritirare il, ritira il, corriere, fattorino, conferma di pagamento, conferma pagamento, conferma ordine, conferma dell'ordine, conferma di prenotazione, conferma prenotazione, conferma appuntamento",
    verify:
      "verific, conferm, attiv, convalid, sblocc, completa la registrazione, completare la registrazione, completa registrazione, completa l'iscrizione, ultimo passo, manca solo un, inizializz, continua la registrazione, continua registrazione, prosegui la registrazione",
    reset: 'reimposta, ripristin, password, recupera',
    login:
      "senza password, link magico, link di accesso, accedi, accesso, entra=, autentic, login, effettua l'accesso",
    invite: 'invit, entra nel team, entra nel gruppo, entra nello spazio',
    join: 'unisciti, partecipa, accetta',
    unsubscribe:
      "annulla iscrizione, annulla l'iscrizione, annullare l'iscrizione, disiscri, cancellati, cancella iscrizione, cancella l'iscrizione, non ricevere più, non desideri più, non vuoi più ricevere, preferenze email, gestisci le preferenze, gestisci preferenze",
    ordinary:
      "privacy, termini, condizioni, aiuto, contatt, fattura, ordine, browser, scopri di più, leggi, negozio, prenotazione, appuntamento, profilo, annulla, rifiuta, sconto, offerta, traccia, attività, impostazioni, gestisci, carrello, acquist, pagament, paga=, richiedi un nuovo link, richiedere un nuovo link, nuovo collegamento, conferma eliminazione, conferma l'eliminazione",
    account: 'il tuo account, tuo conto, gestisci account, gestisci il tuo account',
    enter: 'inserisci, inserire, inserendo, digita, usa=, utilizza, immetti',
    link: 'collegamento',
    scam: 'lotteria, eredità, hai vinto, premio',
    refuse:
      'non sono stato io, non sono stata io, non sono io, non ero io, annulla=, annullare, rifiuta=, rifiutare, declina=, nega=, segnala',
  },
  nl: {
    info: 'meer informatie, meer info, meer weten',
    start: 'aan de slag, beginnen, begin nu',
    look: 'bekijk, lees=, ontdek, speel',
    example: 'bijvoorbeeld, bijv., zoals=',
    unless:
      'als jij dit niet, als je dit niet, was jij dit niet, heb je dit niet, als u dit niet, niet jij, niet u, was u dit niet, bent u dit niet, ben jij dit niet',
    common:
      'het=, een=, je=, van=, voor=, met=, de=, uw=, jouw=, niet=, op=, deze=, dit=, te=, zijn=, om=, en=, wij=, bij=, naar=, hoi=, aan=, is=, u=',
    oneTimeCode:
      'verificatiecode, beveiligingscode, bevestigingscode, toegangscode, inlogcode, eenmalige code, eenmalig wachtwoord, activeringscode, activatiecode, authenticatiecode, aanmeldcode, tijdelijke code, controlecode, validatiecode, tijdelijk wachtwoord, tweede factor',
    code: '*cijfers, *code=, codes=, pin=, *pincode, tekens=, getallen=, nummer hieronder, sleutel=',
    security:
      'verif, beveilig, bevestig, inlog, eenmalig, geldig, verloopt, authent, aanmeld, identiteit, activ, apparaat, ben jij dit, deel deze, met niemand, in te loggen, log in=',
    otherNumber:
      'laatste cijfers, laatste vier cijfers, laatste 4 cijfers, *afhaalcode, *ophaalcode, *bestel, *bestelnummer, *factuur, *ordernummer, order, bon=, *zending, pakket, track, *boeking, *reservering, *referentie, *klantnummer, klant, *dossier, *zaaknummer, *lidnummer, *contract, rekening, telefoon, tel, bel=, postcode, *kortingscode, actiecode, *cadeaucode, kvk, btw, iban, *kaart, eindigend op, saldo, bedrag, punten, ticket, postbus, straat, uitnodigingscode, *barcode, vouchercode, deurcode, poortcode, bezorgcode, vorige code, oude code, foutcode, klantcode, gebeurteniscode',
    offer:
      '*korting, aanbieding, *kortingsbon, bespaar, winkelwagen, winkelmand, cadeaubon, gratis verzending, verzilver, sale=, nodig vrienden, in de actie, actieprijs, acties=, deze actie loopt',
    visit:
      'boeking, reservering, reis=, vlucht, hotel, verblijf, check in, afspraak, vergadering, gasten, reisschema, afhaalpunt, ophalen, afhalen, pakketkluis, pakketautomaat, bezorger, koerier, betalingsbevestiging, orderbevestiging, afspraakbevestiging, boekingsbevestiging, bevestiging van uw bestelling',
    verify:
      '*bevestig, verif, activ, ontgrendel, deblokkeer, registratie voltooien, voltooi je registratie, aanmelding voltooien, valideer, valider, laatste stap, nog één stap, initialis, deblokker, registratie hervatten, registratie voortzetten, doorgaan met registreren',
    reset: '*wachtwoord, opnieuw instellen, herstel, *aanmeldgegevens, *inloggegevens',
    login:
      'zonder wachtwoord, magische link, inloglink, inloggen, in te loggen, aan te melden, log in, aanmelden, meld je aan, authenticeer, authenticeren',
    invite: '*uitnodig, uitgenodigd, nodig je uit, nodigt je uit, nodig u uit, nodigt u uit',
    join: 'lid worden, deelnemen, word lid, accepteer, accepteren, aanvaard',
    unsubscribe:
      'uitschrijv, afmelden, schrijf je uit, geen e mails meer, niet meer ontvangen, voorkeuren beheren, e mailvoorkeuren',
    ordinary:
      'privacy, voorwaarden, help, contact, factuur, bestelling, browser, meer informatie, lees meer, winkel, afspraak, boeking, profiel, korting, volg, activiteit, instellingen, beheren, winkelwagen, winkelmand, aankoop, betaal, betaling, nieuwe link aanvragen, vraag een nieuwe link',
    account: 'mijn account, je account, uw account, account beheren, beheer account',
    enter: 'voer=, vul=, typ=, gebruik',
    link: '*koppeling',
    scam: 'loterij, erfenis, u heeft gewonnen',
    refuse: 'ik niet, niet ik, was ik niet, annuleer, annuleren, weiger, afwijzen, afslaan, niet door mij',
  },
  sv: {
    info: 'mer information, mer info',
    start: 'kom igång',
    look: 'visa=, läs=, upptäck, spela',
    example: 'till exempel, t.ex., exempelvis',
    unless: 'om det inte var du, om du inte, inte du?, var det inte du, är det inte du',
    common:
      'och=, att=, du=, för=, din=, är=, ditt=, det=, som=, en=, ett=, av=, till=, på=, med=, från=, vi=, inte=, den=, har=, om=, dig=, här=, i=, kan=, ange=, dina=',
    oneTimeCode:
      'verifieringskod, säkerhetskod, bekräftelsekod, engångskod, engångslösenord, inloggningskod, aktiveringskod, åtkomstkod, autentiseringskod, tillfälligt lösenord, tillfälliga lösenord, andra faktor',
    code: '*siffror, *kod=, *koden=, *kod:, pin=, *pinkod, *koder=, tecken=',
    security:
      'verif, säkerhet, bekräft, inlogg, engångs, giltig, autentis, logga in, identitet, aktiver, enhet, dela inte',
    otherNumber:
      '*upphämtningskod, *hämtningskod, *hämtkod, sista siffrorna, sista fyra siffrorna, *hämtkod, *avhämtningskod, *order, *ordernummer, *beställning, *faktura, kvitto, *spårning, *försändelse, *paket, *bokning, *referens, *ärende, *kundnummer, kund, *medlem, *avtal, konto, telefon, tel, ring, *postnummer, *rabattkod, *kampanjkod, *presentkort, *värdekod, org.nr, orgnr, organisationsnummer, moms, *kort, slutar på, saldo, belopp, poäng, biljett, box=, gatan, *streckkod, inbjudningskod, portkod, dörrkod, larmkod, tidigare kod, gamla koden, felkod, kundkod',
    offer:
      '*rabatt, *erbjudande, kampanj, kupong, spara, varukorg, kassan, presentkort, fri frakt, rea=, värva',
    visit:
      'bokning, resa, flyg, hotell, vistelse, incheckning, möte, gäster, avbokning, tidsbokning, hämta ditt, paketskåp, paketbox, utlämning, paketautomat, budet=, chauffören, bud=, orderbekräftelse, bokningsbekräftelse, betalningsbekräftelse',
    verify:
      'verif, bekräft, aktiver, lås upp, slutför registrering, slutför din registrering, godkänn, initier, återöppna, fortsätt registrering',
    reset: '*lösenord, återställ',
    login: 'utan lösenord, magisk länk, inloggningslänk, logga in, inlogg, autentis',
    invite: '*inbjud, bjudit in, bjuder in',
    join: 'gå med, acceptera',
    unsubscribe:
      'avregistrer, avprenumerer, avsluta prenumeration, avanmäl, sluta få, inte längre få, hantera inställningar, e postinställningar',
    ordinary:
      'integritet, villkor, hjälp, kontakt, faktura, beställning, webbläsare, läs mer, butik, bokning, profil, avbryt, avböj, rabatt, spåra, aktivitet, inställningar, hantera, varukorg, köp, betal, begär en ny länk, beställ en ny länk',
    account: 'mitt konto, ditt konto, hantera konto, hantera kontot',
    enter: 'ange=, skriv in, använd',
    link: 'länk',
    scam: 'lotteri, du har vunnit',
    refuse: 'inte jag, inte mig, avbryt=, avböj=, avvisa=, neka=, tacka nej',
  },
  da: {
    info: 'flere oplysninger, mere information, mere info',
    start: 'kom i gang',
    look: 'vis=, læs=, opdag, spil=',
    example: 'for eksempel, f.eks.',
    unless: 'hvis det ikke var dig, hvis du ikke, ikke dig, var det ikke dig, er det ikke dig',
    common:
      'og=, du=, til=, din=, har=, er=, det=, en=, et=, af=, på=, med=, fra=, vi=, ikke=, den=, dit=, om=, dig=, kan=, i=, ved=, der=, for=, dine=, at=',
    oneTimeCode:
      'bekræftelseskode, sikkerhedskode, engangskode, engangsadgangskode, verifikationskode, verificeringskode, loginkode, adgangskode til engangsbrug, aktiveringskode, godkendelseskode, midlertidig adgangskode, midlertidige adgangskode',
    code: 'cifre=, cifrene, *kode=, *koden=, *koder=, pin=, *pinkode, tegn=, tal=',
    security:
      'bekræft, sikkerhed, engangs, verif, gyldig, log ind, login, udløber, identitet, aktiver, enhed, del ikke, én gang, udløb',
    otherNumber:
      '*afhentningskode, *ordre, *ordrenummer, *faktura, kvittering, *sporing, *forsendelse, pakke, *booking, *reference, *kundenummer, kunde, *medlem, konto, telefon, tlf, ring, *postnummer, *rabatkode, kampagnekode, gavekort, cvr, moms, *kort, ender på, saldo, beløb, point, billet, vej=, *stregkode, invitationskode, dørkode, tidligere kode, gamle kode, *sagsnummer, sagsnr, fejlkode, kundekode',
    offer: '*rabat, *tilbud, kampagne, kupon, spar=, kurv, kassen, gavekort, fri fragt, udsalg',
    visit:
      'booking, reservation, rejse, fly=, hotel, ophold, check in, møde, gæster, tidsbestilling, pakkeboks, pakkeshop, afhent, hent din, chauffør, budet=, ordrebekræftelse, bookingbekræftelse',
    verify:
      'bekræft, verif, aktiv, lås op, fuldfør, godkend, genåbn, tag din konto i brug, lås kontoen op, lås din konto op, fortsæt registrering',
    reset: '*adgangskode, *kodeord, *password, nulstil',
    login: 'uden adgangskode, magisk link, loginlink, log ind, login, godkend login',
    invite: '*inviter, *invitation',
    join: 'deltag, accepter, slut dig til',
    unsubscribe:
      'afmeld, frameld, ikke længere modtage, stop med at modtage, administrer præferencer, e mailindstillinger',
    ordinary:
      'privatliv, vilkår, hjælp, kontakt, faktura, ordre, browser, læs mere, butik, booking, profil, annuller, afvis, rabat, spor=, aktivitet, indstillinger, administrer, kurv, køb=, betal, anmod om et nyt link, bestil et nyt link',
    account: 'min konto, din konto, håndter konto, administrer konto',
    enter: 'indtast, brug=, skriv=',
    link: '*linket=',
    scam: 'lotteri, du har vundet',
    refuse: 'ikke mig, annuller=, annullere=, afvis=, afvise=, afslå=, takke nej, sig nej',
  },
  no: {
    info: 'mer informasjon, flere opplysninger, mer info',
    start: 'kom i gang',
    example: 'for eksempel, f.eks.',
    unless:
      'hvis det ikke var deg, hvis du ikke, ikke deg, var det ikke deg, er det ikke deg, var ikkje dette deg, ikkje deg',
    common:
      'og=, du=, til=, din=, har=, på=, er=, det=, en=, et=, av=, med=, fra=, vi=, ikke=, den=, ditt=, om=, deg=, kan=, i=, ved=, som=, for=, dine=, å=',
    oneTimeCode:
      'bekreftelseskode, sikkerhetskode, engangskode, engangspassord, verifiseringskode, påloggingskode, innloggingskode, aktiveringskode, autentiseringskode, midlertidig passord, midlertidige passord',
    code: 'sifre=, sifrene, *kode=, *koden=, *koder=, pin=, *pinkode, tegn=',
    security:
      'bekreft, sikkerhet, engangs, verif, gyldig, logg inn, pålogg, innlogg, utløper, identitet, aktiver, autentis, enhet, ikke del, del ikke, én gang',
    otherNumber:
      '*hentekode, *ordre, *ordrenummer, *bestilling, *faktura, kvittering, *sporing, *forsendelse, pakke, *referanse, *kundenummer, kunde, *medlem, konto, telefon, tlf, ring, *postnummer, *rabattkode, kampanjekode, gavekort, org.nr, mva, *kort, slutter på, saldo, beløp, poeng, billett, *strekkode, dørkode, portkode, alarmkode, tidligere kode, gamle kode, *saksnummer, sak nr, feilkode, kundekode',
    offer: '*rabatt, *tilbud, kampanje, kupong, spar=, handlekurv, kassen, gavekort, fri frakt, salg=',
    visit:
      'reservasjon, reise, fly=, hotell, opphold, innsjekking, møte, gjester, timebestilling, pakkeboks, hent pakken, hentested, utleveringssted, sjåføren, budet=, ordrebekreftelse, bestillingsbekreftelse',
    verify:
      'bekreft, verif, aktiver, lås opp, fullfør, godkjenn, stadfest, ta i bruk kontoen, ta i bruk din konto, gjenåpn, åpne konto, fortsett registrering',
    reset: '*passord, tilbakestill, nullstill',
    login: 'uten passord, magisk lenke, innloggingslenke, påloggingslenke, logg inn, logg på, autentis',
    invite: '*inviter, *invitasjon',
    join: 'bli med, godta, aksepter',
    unsubscribe:
      'meld deg av, avmeld, avslutt abonnement, slutte å motta, ikke lenger motta, administrer innstillinger, e postinnstillinger, meld av=',
    ordinary:
      'personvern, vilkår, hjelp, kontakt, faktura, ordre, nettleser, les mer, butikk, profil, avbryt, avslå, rabatt, spor=, aktivitet, innstillinger, administrer, handlekurv, kjøp, betal, be om en ny lenke, be om ny lenke',
    account: 'min konto, din konto, administrer konto, behandle konto, handsam konto',
    enter: 'skriv inn, tast inn, bruk=, oppgi',
    link: 'lenke',
    scam: 'lotteri, du har vunnet',
    refuse: 'ikke meg, ikkje meg, avbryt=, avbryte=, avslå=, avvis=, avvise=, takk nei, si nei',
  },
  fi: {
    info: 'lisätieto',
    start: 'aloita',
    example: 'esimerkiksi, esim.',
    unless: 'jos et, etkö se ollut, etkö ollut, eikö se ollut',
    common:
      'ja=, sinun=, tämä=, ei=, voit=, sinulle=, olet=, ovat=, kun=, jos=, että=, se=, hei=, tai=, sekä=, sinä=, mutta=, ole=, kanssa=, tilisi=',
    oneTimeCode:
      'vahvistuskood, turvakood, kertakäyttökood, kertakäyttöinen, kertakäyttösalasana, kirjautumiskood, varmennuskood, aktivointikood, todennuskood, tunnistautumiskood, tarkistuskood, pääsykood, väliaikainen salasana',
    code: '*koodi, *koodin, pin=, *tunnusluku, *tunnusluvu, merkkiä, numerot=, numerosarja',
    security:
      'vahvist, turva, kertakäyt, kirjaut, todenn, voimassa, vanhenee, varmenn, henkilöllisyy, aktivo, laite=, laittee, laitteella, älä kerro, älä jaa',
    otherNumber:
      '*noutokood, *tilaus, *tilausnumero, *lasku, kuitti, *seuranta, lähetys, paketti, *varaus, *viite, *asiakasnumero, asiakas, *jäsen, *sopimus, tili=, tilinumero, puhelin, puh, soita, *postinumero, *alennuskood, *kampanjakood, *etukood, lahjakort, y tunnus, alv=, *kortti, päättyy numeroihin, saldo, summa, pisteet, lippu, *viivakood, kutsukood, *tuotekood, ovikood, aiempi koodi, vanha koodi',
    offer:
      '*alennu, *tarjou, kampanja, kuponki, säästä, ostoskori, kassalla, lahjakortti, ilmainen toimitus, ale=, alessa=, alen=',
    visit:
      'varaus, matka, lento, hotelli, majoitus, tapaaminen, kokous, vieraat, lähtöselvitys, nouto, noudettav, pakettiautomaat, kuljettaja, lähetti on, lähettimme',
    verify:
      '*vahvist, varmista, varmenna, aktivo, avaa tili, avaa lukitus, viimeistele rekisteröityminen, viimeistele rekisteröinti, jatka rekisteröitymis, jatka rekisteröinti',
    reset: '*salasana, nollaa, palauta',
    login: 'ilman salasanaa, taikalinkki, kirjautumislinkki, kirjaudu, tunnistaudu, todenna',
    invite: '*kutsu',
    join: 'liity, hyväksy',
    unsubscribe:
      'peruuta tilaus, peru tilaus, lopeta tilaus, poistu postituslistalta, et halua enää, peruuta uutiskirje, hallitse asetuksia, sähköpostiasetukset',
    ordinary:
      'tietosuoja, ehdot, ohje, yhteystiedot, lasku, tilauksesi, selaimessa, lue lisää, kauppa, profiili, alennus, seuraa, asetuk, maksa, maksu, ostoskori, pyydä uusi linkki, pyydä uutta linkkiä',
    account: 'oma tili, tilillesi',
    enter: 'syötä, anna=, kirjoita, käytä, syöttä',
    link: 'linkki, linkin',
    scam: 'lotto, olet voittanut',
    refuse: 'en ollut minä, ollut minä, en se ollut, peruuta, hylkää, kieltäydy, torju=',
  },
  is: {
    oneTimeCode: 'staðfestingarkóð, öryggiskóð, einnota, innskráningarkóð, auðkenningarkóð, einskiptiskóð',
    code: '*kóði, *kóða, *kóðinn, *kóðann, *númer til staðfestingar',
    security: 'staðfest, öryggi, einnota, innskrá, auðkenn, gildir, rennur út',
    otherNumber:
      '*pöntun, *reikning, *kvittun, *sending, *bókun, *tilvísun, *viðskipta, *kennitala, sími, *póstnúmer, *afsláttarkóð, gjafabréf, *kort, *miði, *strikamerki',
    offer: '*afslátt, *tilboð, útsala, gjafabréf, karfa',
    visit: 'bókun, ferð, flug, hótel, fundur',
    verify: 'staðfest, virkja, aflæsa, ljúka skráningu, ljúktu skráningu',
    reset: '*lykilorð, endurstill, endurset, aðgangsorð',
    login: 'innskráningar, skrá inn, skráðu þig inn, skrá mig inn, töfrahlekk',
    invite: '*boð, boðið',
    join: 'samþykk, taka þátt, ganga til liðs',
    unsubscribe: 'afskrá, segja upp áskrift, hætta að fá, hætta í áskrift',
    ordinary: 'persónuvernd, skilmálar, hjálp, hafa samband, reikningur, pöntun, vafra',
    account: 'aðgangurinn minn',
    enter: 'sláðu inn, notaðu',
    common: 'og=, þú=, þinn=, þitt=, þín=, er=, að=, til=, með=, fyrir=, við=, ekki=',
    unless: 'ef þetta varst ekki þú, varst þetta ekki þú, ert þetta ekki þú',
    refuse: 'ekki ég, hafna, hætta við',
  },
  pl: {
    info: 'więcej informacji, dowiedzieć się więcej, szczegółowe informacje',
    start: 'rozpocznij, zaczynaj, zacznij, zaczynamy',
    look: 'zobacz, czytaj, odkryj, graj=',
    example: 'na przykład, np.',
    unless:
      'jeśli to nie ty, jeżeli to nie ty, jeśli nie, to nie ty, nie ty?, jeżeli nie, jeśli tak nie było, jeżeli tak nie było, jeśli to nie byłeś, jeśli to nie byłaś',
    common:
      'się=, jest=, twoje=, nie=, na=, dla=, do=, twój=, twoja=, że=, od=, po=, aby=, jak=, lub=, oraz=, przez=, masz=, to=, w=, z=, ten=, tej=, cię=, ci=, prosimy=, jego=, został=',
    oneTimeCode:
      'kod weryfikacyjn, kod bezpieczeństwa, kod potwierdz, kod jednorazow, hasło jednorazow, jednorazowe hasło, kod autoryzacyjn, kod logowania, kod dostępu, kod aktywacyjn, kod uwierzytelni, kodu weryfikacyjn, kodem weryfikacyjn, jednorazowy kod, kod autoryzacji, kod do logowania, kod sms, hasło tymczasowe, tymczasowe hasło, drugi składnik',
    code: 'cyfry, cyfr=, *kod=, kodu=, kodem=, kody=, pin=, kod:, znaki=, znaków=, numer poniżej, klucz=',
    security:
      'weryfik, bezpiecze, potwierdz, jednoraz, logowa, zaloguj, ważny, wygasa, autoryz, uwierzytel, tożsamo, aktyw, nie udostępniaj, urządzeni, nikomu, zalog',
    otherNumber:
      'ostatnie cyfry, ostatnie cztery cyfry, ostatnie 4 cyfry, zamówieni, numer zam, nr zam, faktur, paragon, przesył, paczk, śledzeni, rezerwacj, referency, sprawy, zgłoszeni, klient, umow, konto nr, numer konta, rachunk, telefon, tel, zadzwoń, kod pocztowy, kod rabatowy, kod promocyjny, kod zniżkowy, kodu rabatowego, kodem rabatowym, kodem, kod polecający, kod zaproszenia, kod kreskowy, kod qr, kod odbioru, nip=, regon, krs=, kart, kończąc, saldo, kwot, punkt, bilet, bon=, ul.=, voucher, nr referencyjny, kod do bramy, kod do drzwi, kod domofonu, poprzedni kod, stary kod, kod awizo, kod błędu, kod zdarzenia, kod klienta, kod recepty, kod e recepty, recept, kod wizyty',
    offer:
      'rabat, zniżk, promocj, kupon, oszczęd, koszyk, bon podarunkowy, karta podarunkowa, darmowa dostawa, wyprzedaż, okazj, poleć znajom',
    visit:
      'rezerwacj, podróż, lot=, hotel, pobyt, wizyt, spotkani, goście, odprawa, bilet, paczkomat, automat paczkow, punkt odbioru, punkcie odbioru, do odbioru, odbierz paczk, kurier, potwierdzenie płatności, potwierdzenie zamówienia, potwierdzenie rezerwacji, potwierdzenie wizyty',
    verify:
      'weryfik, zweryfik, potwierdź, potwierdz, aktyw, odblokuj, dokończ rejestrację, zakończ rejestrację, inicjaliz, kontynuuj rejestrację',
    reset: 'haseł, hasł, zresetuj, resetowa, reset=, odzyskaj',
    login: 'bez hasła, magiczny link, link do logowania, zaloguj, zalogować, logowani, uwierzytel',
    invite:
      'zapros, zaprasz, dodał cię do, dodała cię do, dodano cię do, zostałeś dodany, zostałaś dodana, udostępnił ci, udostępniła ci, udostępniono ci, utworzył dla ciebie konto, utworzyła dla ciebie konto, założył dla ciebie konto, założyła dla ciebie konto, utworzono dla ciebie konto',
    join: 'dołącz, akceptuj, zaakceptuj, przyjmij, przejdź do zespołu, przystąp, wejdź do zespołu',
    unsubscribe:
      'wypisz, zrezygnuj z subskrypcji, anuluj subskrypcję, rezygnacja z, nie chcesz otrzymywać, nie chcę otrzymywać, zarządzaj preferencjami, wypisać, zrezygnować z, odsubskryb',
    ordinary:
      'prywatności, regulamin, pomoc, kontakt, faktur, zamówieni, przeglądarce, dowiedz się, czytaj, sklep, rezerwacj, wizyt, profil, rabat, śledź, aktywność, aktywności, ustawieni, zarządzaj, koszyk, zakup, płatnoś, zapłać, poproś o nowy link, nowy link=',
    account: 'moje konto, twoje konto, swoje konto, na konto, zarządzaj kontem',
    enter: 'wpisz, wprowadź, podaj, użyj',
    link: 'link=, odnośnik',
    scam: 'loteri, wygran, wygrałeś, wygrałaś, spadek, nagrod',
    refuse: 'to nie ja, nie ja=, anuluj, odrzuć, odmów, zgłoś',
  },
  cs: {
    info: 'více informací, další informace, dalších informac',
    start: 'začít, začínáme, začneme, začněte',
    example: 'například, např.',
    unless:
      'pokud jste to nebyl, pokud jste ne, nebyli jste to vy, nejste to vy, to jste nebyl, pokud jste to nebyli',
    common:
      'jste=, na=, vás=, je=, pro=, váš=, se=, že=, si=, ve=, od=, po=, nebo=, jako=, vaše=, tento=, není=, dobrý=, do=, k=, v=, za=, den=, děkujeme=',
    oneTimeCode:
      'ověřovací kód, bezpečnostní kód, potvrzovací kód, jednorázový kód, jednorázové heslo, přihlašovací kód, přístupový kód, aktivační kód, autorizační kód, kód pro ověření, kód pro přihlášení, ověřovacího kódu, ověřovacím kódem, dočasné heslo, druhý faktor',
    code: 'číslice, číslic, *kód=, kódu=, kódem=, kódy=, pin=, znaky=, znaků=, klíč=',
    security:
      'ověř, bezpečn, potvrz, jednoráz, přihlá, platn, platí, vyprší, autoriz, autent, totožn, aktiv, nesdělujte, zařízení, nikomu',
    otherNumber:
      'kód pro vyzvednutí, kód k vyzvednutí, objednáv, faktur, účtenk, zásilk, balík, sledov, rezervac, referenč, zákazn, smlouv, číslo účtu, účet č, variabilní symbol, telefon, tel, volejte, psč, slevový kód, slevového kódu, slevovým kódem, promo kód, dárkový, čárový kód, poštovní směrovací, ičo, ič=, dič, kart, končící, zůstatek, částk, body, vstupenk, jízdenk, poukaz, ulice, kód zásilky, kód rezervace, kód od brány, kód ke dveřím, předchozí kód, starý kód, kód chyby, kód události, pin pro výdej',
    offer: 'slev, akce=, akční, kupón, kupon, ušetř, košík, dárkový poukaz, doprava zdarma, výprodej, poukaz',
    visit:
      'rezervac, cest, let=, hotel, pobyt, schůzk, termín, hosté, vstupenk, k vyzvednutí, výdejní, z boxu, vyzvedn, kurýr, výdej, výdeje, potvrzení objednávky, potvrzení platby, potvrzení rezervace',
    verify:
      'dokončení registrace, ověř, potvr, aktiv, odemkn, odblok, dokončit registraci, dokončete registraci, inicializ, inicializac, pokračovat v registraci, pokračujte v registraci',
    reset: 'hesl, obnov, reset',
    login: 'bez hesla, magický odkaz, přihlašovací odkaz, odkaz pro přihlášení, přihlá',
    invite: 'pozván, pozvat, pozval, pozvánk, zve=, vás zve',
    join: 'připoj, přijmout, přijměte',
    unsubscribe:
      'odhlásit odběr, odhlaste se z odběru, odhlásit se z, zrušit odběr, nechcete dostávat, nepřejete, odhlášení odběru, odhlásit z newsletteru, odhlásit',
    ordinary:
      'soukrom, podmínky, nápověd, kontakt, faktur, objednáv, prohlížeč, více informací, přečt, obchod, rezervac, profil, odmítnout, slev, sledovat, aktivitu, aktivita, aktivity, nastavení účtu, spravovat, košík, nákup, platb, zaplatit, požádat o nový odkaz, vyžádat nový odkaz',
    account: 'můj účet, svůj účet, váš účet, spravovat účet, správa účtu',
    enter: 'zadejte, zadej, použijte, vložte, opište',
    link: 'odkaz',
    scam: 'loterie, výhr, vyhrál',
    refuse: 'nebyl jsem to já, nebyla jsem to já, to nejsem já, nejsem to já, zrušit, odmítn, zamítn',
  },
  sk: {
    info: 'viac informácií, ďalšie informácie',
    start: 'začať, začnite, začíname',
    example: 'napríklad, napr.',
    common:
      'ste=, na=, vám=, je=, pre=, váš=, sa=, že=, si=, vo=, od=, po=, alebo=, ako=, vaše=, tento=, nie=, dobrý=, do=, k=, v=, za=, deň=, ďakujeme=',
    oneTimeCode:
      'overovací kód, bezpečnostný kód, potvrdzovací kód, jednorazový kód, jednorazové heslo, prihlasovací kód, prístupový kód, aktivačný kód, autorizačný kód, overovacieho kódu, kód na overenie, kód na prihlásenie, dočasné heslo',
    code: 'číslice, číslic, *kód=, kódu=, kódom=, kódy=, pin=, znaky=, znakov=, kľúč=',
    security:
      'overi, overen, overov, overte, bezpečn, potvr, jednoraz, prihlás, prihlas, platn, platí, vyprší, autoriz, totožn, aktiv, nezdieľajte, zariaden, nikomu',
    otherNumber:
      'kód na vyzdvihnutie, objednáv, faktúr, doklad, zásielk, balík, sledov, rezerv, referenč, zákazn, zmluv, číslo účtu, telefón, tel, volajte, psč, zľavový kód, zľavovým kódom, darčekov, čiarový kód, ičo, dič, kart, končiac, zostatok, sum, body, vstupenk, lístok, poukáž, ulica, variabilný symbol, predchádzajúci kód, starý kód, kód chyby, kód udalosti, pin na výdaj',
    offer: 'zľav, akcia, kupón, ušetr, košík, darčekov, doprava zdarma, výpredaj',
    visit:
      'rezerv, cest, let=, hotel, pobyt, stretnuti, termín, hostia, na vyzdvihnutie, výdajn, vyzdvihn, kuriér, výdaj',
    verify:
      'overi, overen, overov, overte, potvr, aktiv, odomkn, odblok, dokončiť registráciu, dokončite registráciu, inicializ, pokračovať v registrácii',
    reset: 'hesl, obnov, reset',
    login: 'bez hesla, magický odkaz, prihlasovací odkaz, odkaz na prihlásenie, prihlás',
    invite: 'pozván, pozýv, pozval, pozýva',
    join: 'pripoj, prijať, prijmite',
    unsubscribe:
      'odhlásiť odber, odhláste sa z odberu, zrušiť odber, nechcete dostávať, neželáte, odhlásiť sa z',
    ordinary:
      'súkrom, podmienky, pomoc, kontakt, faktúr, objednáv, prehliadač, viac informácií, obchod, rezerv, profil, odmietnuť, zľav, aktivitu, aktivita, aktivity, spravovať, košík, nákup, platb, zaplatiť',
    account: 'môj účet, svoj účet, váš účet, spravovať účet, správa účtu',
    enter: 'zadajte, zadaj, použite, vložte',
    link: 'odkaz',
    scam: 'lotéri, výhr, vyhral',
    unless: 'neboli ste to vy, nie ste to vy, ak ste to neboli',
    refuse: 'nebol som to ja, nebola som to ja, to nie som ja, nie som to ja, zrušiť, odmietn, zamietn',
  },
  hu: {
    info: 'további információ, bővebb információ, további tájékoztat',
    start: 'kezdés, kezdjük, kezdje',
    example: 'például, pl.',
    unless: 'ha nem te, ha nem ön, nem ön volt, nem te voltál, nem ön?, nem te?',
    common:
      'az=, és=, hogy=, egy=, nem=, meg=, ez=, van=, kell=, vagy=, kedves=, ön=, ha=, ezt=, a=, is=, fog=, lesz=, kérjük=, köszönjük=',
    oneTimeCode:
      'ellenőrző kód, ellenőrzőkód, biztonsági kód, megerősítő kód, megerősítőkód, egyszer használatos kód, egyszer használatos jelszó, egyszeri kód, egyszeri jelszó, bejelentkezési kód, belépési kód, belépőkód, aktiváló kód, aktiválókód, hitelesítő kód, hitelesítőkód, hitelesítési kód, visszaigazoló kód, azonosító kód, ideiglenes jelsz',
    code: 'számjegy, számsor, *kód=, *kódja, *kódod, *kódot, *kódját, *kódodat, pin=, *kódokat, karakter, számokat, kulcs=',
    security:
      'ellenőr, biztonság, megerősít, egyszer, bejelentkez, belép, érvényes, lejár, hitelesít, aktivál, azonosít, eszköz, senkinek',
    otherNumber:
      'átvételi kód, rendelés, megrendelés, számla, számlaszám, nyugta, nyomkövet, csomag, szállítmány, foglalás, hivatkozás, ügyszám, ügyfél, szerződés, telefon, tel, hívj, irányítószám, kuponkód, kedvezménykód, promóciós kód, akciós kód, ajándék, vonalkód, adószám, cégjegyzék, kártya, végződő, egyenleg, összeg, pont=, jegy, utalvány, utca, rendelésszám, meghívókód, korábbi kód, előző kód, hibakód, eseménykód',
    offer: 'kedvezmény, akció, kupon, spórol, kosár, ajándékutalvány, ingyenes szállítás, leárazás, % kedv',
    visit:
      'foglalás, utazás, járat, szálloda, időpont, megbeszélés, vendég, beszállás, átvehet, csomagpont, csomagautomat, átvétel, futár',
    verify:
      'megerősít, erősítse meg, erősítsd meg, ellenőr, aktivál, hitelesít, felold, regisztráció befejez, regisztráció véglegesít, igazol, inicializál, regisztráció folytatása',
    reset: 'jelsz, visszaállít, új jelszó',
    login: 'jelszó nélkül, varázslink, bejelentkezési link, bejelentkez, belép, azonosít',
    invite: 'meghív',
    join: 'csatlakoz, elfogad',
    unsubscribe:
      'leiratkoz, nem szeretne több, nem kíván, feliratkozás lemondása, feliratkozás törlése, e mail beállítások',
    ordinary:
      'adatvédel, feltétel, súgó, segítség, kapcsolat, számla, rendelés, böngésző, tudj meg, bővebben, bolt, foglalás, profil, kedvezmény, nyomon, tevékenység, kezelés, kosár, vásárlás, fizet',
    account: 'fiókom, fiókjába, fiókodba, fiók kezelése',
    enter: 'írd be, írja be, add meg, adja meg, használd, használja',
    link: 'hivatkozás',
    scam: 'lottó, nyeremény, örökség',
    refuse: 'nem én, mégse, elutasít, visszautasít, megtagad',
  },
  ro: {
    info: 'mai multe informații, informații suplimentare, mai multe detalii',
    start: 'începe',
    example: 'de exemplu',
    unless: 'dacă nu ai, dacă nu ați, nu ai fost tu, nu ați fost, nu ești tu, nu sunteți',
    common:
      'și=, pentru=, cu=, este=, din=, vă=, pe=, nu=, un=, că=, sau=, ați=, bună=, de=, la=, în=, tău=, ta=, o=',
    oneTimeCode:
      'cod de verificare, codul de verificare, cod de securitate, codul de securitate, cod de confirmare, codul de confirmare, cod unic, codul unic, parolă unică, parola unică, parola ta unică, parola dvs. unică, parola dumneavoastră unică, cod de unică folosință, parolă de unică folosință, cod de autentificare, codul de autentificare, cod de acces, codul de acces, cod de activare, codul de activare, cod de conectare, codul de conectare, cod temporar, parolă temporară, parola temporară',
    code: 'cifre=, cifrele, cod=, codul=, codului=, coduri=, codurile=, pin=, caracterele',
    security:
      'verific, securit, confirm, unic, autentific, acces, activa, activeaz, activez, valabil, expir, conect, identit, nu divulga, nu comunica, dispozitiv, nimănui',
    otherNumber:
      'cod de ridicare, codul de ridicare, comand, factur, chitan, bon=, urmărire, colet, expedi, livrare, rezerv, referin, dosar, client, contract, cont nr, telefon, tel, sunați, cod poștal, codul poștal, cod promoțional, codul promoțional, cod de reducere, codul de reducere, cod promo, codul promo, cod cadou, cod de bare, voucher, cui=, cif=, card, se termină, sold, suma, puncte, bilet, strada, awb, cod de invitație, codul anterior, vechiul cod',
    offer: 'reducer, promo, ofert, cupon, economis, coș, card cadou, transport gratuit, voucher, recomandă',
    visit:
      'rezerv, călător, zbor, hotel, sejur, programare, întâlnire, oaspeți, bilet, punct de ridicare, easybox, ridica coletul, ridicare, curier',
    verify:
      'verific, confirm, activa, activeaz, activez, activăr, valid, debloc, finalizează înregistrarea, finalizați înregistrarea, inițializ, continuă înregistrarea, continuați înregistrarea',
    reset: 'parol, reset',
    login:
      'fără parolă, link magic, link de conectare, link de autentificare, conect, autentific, intră în cont, logare, loghează',
    invite: 'invit',
    join: 'alătur, accept',
    unsubscribe:
      'dezabon, nu mai dori, nu mai primi, anulează abonarea, anulați abonarea, gestionează preferințele',
    ordinary:
      'confidențialit, termeni, ajutor, contact, factur, comand, browser, află mai mult, citește, magazin, rezerv, programare, profil, reducer, urmăre, activitat, setări, gestion, coș, cumpăr, plăt, plata',
    account: 'contul meu, contul tău, contul dvs',
    enter: 'introdu, folose, folosi',
    link: 'linkul, legătur',
    scam: 'loterie, ați câștigat, premiu=, premiul, premii',
    refuse: 'nu am fost eu, nu sunt eu, anulează, refuz, respinge, declin',
  },
  ca: {
    password: 'compte=',
    info: 'més informació, més detalls',
    start: 'començar, comença',
    oneTimeCode:
      "codi de verificació, codi de seguretat, codi de confirmació, codi d'un sol ús, codi d'accés, contrasenya d'un sol ús, codi d'activació, codi d'autenticació",
    code: 'codi=, codis=',
    security: 'verific, seguretat, confirm, sol ús, inici de sessió, autentic, caduc, vàlid',
    otherNumber:
      'comand, factur, rebut, enviament, paquet, reserva, referènc, client, contracte, compte, telèfon, codi postal, codi promocional, codi de descompte, targeta, saldo, import, punts, bitllet',
    offer: 'descompte, promoci, ofert, cupó, rebaix, cistella, regal',
    visit: 'reserva, viatge, vol=, hotel, estada, cita, reunió, punt de recollida, recollir',
    verify:
      'verific, confirm, activ, valid, desbloqu, completa el registre, continua el registre, continuar el registre',
    reset: 'contrasenya, restabl, restaur',
    login:
      "enllaç màgic, enllaç d'accés, inicia sessió, iniciar sessió, inicia la sessió, accedir, accedeix, entra, autentic",
    invite: 'convid, invita',
    join: 'uneix, unir, accepta',
    unsubscribe:
      "donar se de baixa, dona't de baixa, donar de baixa, cancel·la la subscripció, deixar de rebre, no vols rebre, baixa=",
    ordinary:
      'privacitat, condicions, ajuda, contacte, factura, comanda, navegador, més informació, botiga, activitat, configuració, gestiona, cistell, compra, pagament',
    account: 'el teu compte',
    enter: 'introdueix, introduïu, escriu',
    link: 'enllaç',
    common: 'els=, les=, per=, amb=, una=, del=, aquest=, aquesta=, hola=, teu=, teva=, el=, la=, és=, si=',
    unless: 'no sou vós, no heu estat, no ets tu, si no heu, si no has',
    refuse:
      'no he estat jo, no he sigut jo, no soc jo, no era jo, cancel·la, cancella, rebutja, refusa, denega',
  },
  gl: {
    password: 'conta=',
    oneTimeCode:
      'código de verificación, código de seguridade, código de confirmación, código dun só uso, código de acceso',
    code: 'código=',
    security: 'verific, seguridade, confirm, só uso, sesión, caduca',
    otherNumber:
      'pedido, factura, envío, reserva, referencia, cliente, conta, teléfono, código postal, código promocional, código de desconto, tarxeta',
    offer: 'desconto, promoción, oferta, cupón',
    verify: 'verific, confirm, activ, desbloque',
    reset: 'contrasinal, restablec',
    login: 'ligazón máxica, iniciar sesión, inicia sesión, acceder',
    invite: 'convid, convite',
    join: 'únete, aceptar',
    unsubscribe: 'darse de baixa, dáte de baixa, cancelar a subscrición, deixar de recibir',
    enter: 'insire',
    link: 'ligazón',
    common: 'os=, unha=, con=, para=, non=, teu=, túa=, está=, grazas=, na=, do=, o=',
    refuse: 'non fun eu, non son eu, cancelar, rexeitar, rexeita',
  },
  eu: {
    oneTimeCode: 'egiaztapen kode, egiaztatze kode, segurtasun kode, berrespen kode, erabilera bakarreko',
    code: '*kode=, *kodea=, *kodeak=',
    security: 'egiaztat, egiaztap, segurtasun, berresp, berrets, saio, baliozko, iraungi',
    otherNumber:
      'eskaera, faktura, bidalket, erreserba, erreferentzia, bezero, telefono, posta kode, deskontu kode, promozio kode, txartel',
    offer: 'deskontu, eskaintza, promozio, kupoi',
    verify: 'egiazta, berretsi, baieztatu, aktibatu, desblokeatu',
    reset: 'pasahitz, berrezarri',
    login: 'saioa hasi, hasi saioa, saio hasiera, sartu',
    invite: 'gonbid',
    join: 'batu, onartu',
    unsubscribe: 'harpidetza utzi, utzi harpidetza, harpidetza kendu, baja eman',
    enter: 'sartu, idatzi',
    link: 'esteka',
    common: 'eta=, zure=, hau=, bat=, ez=, duzu=, da=, kaixo=',
    refuse: 'ez naiz ni, ez naiz izan, utzi bertan behera, ukatu, baztertu, ezetsi',
  },
  ru: {
    info: 'дополнительную информацию, дополнительная информация, дополнительной информац, больше информации, более подробн, подробнее, подробная информация',
    start: 'начать, приступить, начнем',
    look: 'посмотр, смотреть, читать, играть',
    example: 'например',
    unless:
      'если это были не вы, если это не вы, если вы не, это не вы, это были не вы, не вы?, если это не так',
    common: 'вы=, на=, для=, вас=, это=, не=, мы=, ваш=, и=, в=, с=, по=, вам=, если=',
    oneTimeCode:
      'код подтвержд, кода подтвержд, кодом подтвержд, код безопасности, код проверки, проверочный код, проверочного кода, одноразовый код, одноразового кода, одноразовый пароль, одноразового пароля, код для входа, код входа, код доступа, код активации, код авторизации, код аутентификации, код верификации, верификационный код, защитный код, секретный код, временный код, смс код, пин код, пин=, код для подтвержд, временный пароль, второй фактор',
    code: 'цифр, код=, кода=, кодом=, коды=, кодов=, код:, пароль для входа, цифры=, цифр=, символ, ключ=',
    security:
      'подтвер, безопасн, провер, однораз, вход, войти, авториз, аутентиф, верифик, действ, истека, активац, никому не, не сообщайте, личност, регистрац, устройств, никому, если это вы, действует, действителен',
    otherNumber:
      'последние цифры, последние 4 цифры, последние четыре цифры, заказ, счет, счёт, чек=, квитанц, накладн, отслежив, посыл, отправлен, трек, брон, обращени, заявк, клиент, договор, лицевой, телефон, тел=, тел., звоните, звонок, индекс, промокод, купон, код скидки, подароч, сертификат, штрих, инн=, огрн, кпп, карт, заканчива, оканчива, баланс, сумм, балл, бонус, билет, ул.=, дом=, офис, код страны, код города, реферальн, артикул, рейс, код приглашения, код заказа, qr код, код бронирования, код получения, код для получения, код выдачи, код от двери, код домофона, предыдущий код, старый код, код ошибки, код события, код клиента, код на входе, код записи',
    offer:
      'скидк, акци, промокод, купон, распродаж, выгод, корзин, подарочн, кэшбэк, бесплатная доставка, сэконом, спецпредложен, друг',
    visit:
      'бронир, брон, поездк, рейс, отел, проживан, заезд, встреч, запись на при, запись к врачу, гост, билет, конференц, постамат, пункт выдачи, пункте выдачи, готов к выдаче, забрать заказ, забрать посылк, курьер, водител, подтверждение записи, подтверждение оплаты, подтверждение заказа, подтверждение бронирования, вы записаны',
    verify:
      'подтверд, подтвержд, провер, активир, активац, верифиц, разблок, завершить регистрацию, завершите регистрацию, завершения регистрации, инициализ, продолжить регистрацию, продолжите регистрацию',
    reset: 'парол, сброс, восстанов',
    login:
      'без пароля, волшебн, магическ, ссылка для входа, ссылку для входа, войти, вход, войдите, авториз, аутентиф',
    invite: 'приглас, приглаш',
    join: 'присоедин, принять, вступить',
    unsubscribe:
      'отпис, отказаться от рассылки, отказаться от подписки, не хотите получать, не хотите больше, управление подпиской, управлять подпиской, настройки уведомлений, настроить рассылк',
    ordinary:
      'конфиденциальн, услови, помощь, справк, контакт, счет, заказ, браузер, подробнее, узнать больше, читать, магазин, брон, отмен, отклон, скидк, отслед, активност, настройк, управлять, управление, корзин, покупк, оплат, запросить новую ссылку, запросите новую ссылку, получить новую ссылку',
    account:
      'личный кабинет, ваш аккаунт, мой аккаунт, профил, управление аккаунтом, управлять аккаунтом, управление учетной',
    enter: 'введите, введи=, используйте, укажите',
    link: 'ссылк',
    scam: 'лотере, выигра, наследств, розыгрыш',
    refuse:
      'это не я, это был не я, это была не я, не я=, отменить, отмените, отклонить, отклоните, отказаться, откажитесь',
  },
  uk: {
    info: 'додаткову інформацію, додаткова інформація, більше інформації, докладніше, детальніше',
    start: 'почати, розпочати',
    look: 'переглян, читати, грати',
    example: 'наприклад',
    unless: 'якщо це були не ви, якщо це не ви, якщо ви не, це не ви, це були не ви, не ви?, якщо це не так',
    common: 'ви=, на=, для=, вас=, це=, не=, ми=, ваш=, і=, в=, з=, по=, вам=, якщо=, та=',
    oneTimeCode:
      'код підтвердження, коду підтвердження, код безпеки, код перевірки, одноразовий код, одноразовий пароль, код для входу, код входу, код доступу, код активації, код авторизації, перевірочний код, код верифікації, пін код, тимчасовий пароль',
    code: 'цифр, код=, коду=, кодом=, коди=, цифри=, цифр=, символ, ключ=',
    security:
      'підтвер, безпек, перевір, однораз, вхід, входу, увійти, авториз, автентиф, верифік, дійсн, діє=, закінчу, активац, нікому не, пристр, нікому, дійсний, діє',
    otherNumber:
      'код отримання, замовлен, рахун, чек=, квитанц, накладн, відстеж, посил, відправлен, брон, звернен, клієнт, договір, договор, телефон, тел, телефонуйте, індекс, промокод, купон, код знижки, подарунк, сертифікат, штрих, єдрпоу, іпн, карт, закінчується на, баланс, сум, бал, бонус, квит, вул.=, поштовий, ттн, код для отримання, попередній код, старий код, код помилки, код події',
    offer:
      'знижк, акці, промокод, купон, розпродаж, вигод, кошик, подарунк, безкоштовна доставка, заощад, кешбек',
    visit:
      "брон, поїздк, рейс, готел, проживан, зустріч, запис на, гост, квит, поштомат, пункт видачі, відділенн, готове до видачі, кур'єр, водій, підтвердження запису, підтвердження оплати, підтвердження замовлення",
    verify:
      'підтверд, перевір, активу, верифік, розблок, завершити реєстрацію, завершіть реєстрацію, ініціаліз, продовжити реєстрацію, продовжте реєстрацію',
    reset: 'парол, скин, віднов',
    login:
      'без пароля, чарівн, магічн, посилання для входу, увійти, увійдіть, вхід, входу, авториз, автентиф',
    invite: 'запрош, запросив вас, запросила вас, запросили вас, запросив тебе, запросила тебе',
    join: 'приєдн, прийняти',
    unsubscribe:
      'відпис, відмовитися від розсилки, скасувати підписку, не хочете отримувати, не бажаєте отримувати, керувати підпис',
    ordinary:
      'конфіденційн, умов, допомог, контакт, рахун, замовлен, браузер, докладніше, дізнатися, читати, магазин, брон, профіл, скасув, відхил, знижк, відстеж, активніст, активност, налаштуванн, керуван, кошик, покупк, оплат, запросити нове посилання, отримати нове посилання',
    account:
      'особистий кабінет, мій акаунт, ваш акаунт, керувати обліковим, управління обліковим, керувати акаунтом',
    enter: 'введіть, використайте, вкажіть',
    link: 'посиланн',
    scam: 'лотере, виграв, виграш, розіграш',
    refuse:
      'це не я, це був не я, це була не я, не я=, скасувати, скасуйте, відхилити, відхиліть, відмовитися',
  },
  be: {
    oneTimeCode: 'код пацвярджэння, код бяспекі, аднаразовы код, праверачны код, код для ўваходу',
    code: 'код=, коды=, кода=',
    security: 'пацвярдж, пацвердз, бяспек, аднараз, уваход, правер, дзейн',
    otherNumber: 'заказ, рахун, пасыл, адпраўл, браніраван, нумар, кліент, тэлефон, індэкс, промакод, картк',
    offer: 'зніжк, акцы, промакод, купон',
    verify: 'пацверд, пацвярдж, актыв, праверыць, разблак',
    reset: 'парол, скінуць, скідан, аднав',
    login: 'увайсці, уваход, спасылка для ўваходу',
    invite: 'запраш, запрас',
    join: 'далуч, прыняць',
    unsubscribe: 'адпіс, адмовіцца ад рассылкі',
    enter: 'увядзіце',
    link: 'спасылк',
    refuse: 'гэта не я, не я=, адхіліць, скасаваць, адмовіцца',
  },
  bg: {
    info: 'повече информация, допълнителна информация',
    start: 'започ, да започваме',
    example: 'например',
    common: 'за=, на=, ви=, да=, от=, се=',
    oneTimeCode:
      'код за потвърждение, код за сигурност, код за проверка, код за верификация, еднократен код, еднократна парола, код за вход, код за достъп, код за активиране, кодът за потвърждение, кодът за, потвърждаващ код, код за удостоверяване, временна парола',
    code: 'цифр, код=, кода=, кодът=, кодове=, пин=, цифри=, цифрите=, символ',
    security:
      'потвър, сигурност, провер, еднократ, вход, влез, валиден, изтича, удостовер, верифик, активир, устройств',
    otherNumber:
      'код за получаване, поръчк, фактур, касова, пратк, товарител, проследя, резервац, референ, клиент, договор, телефон, тел, обадете, пощенски код, промо код, промокод, код за отстъпка, подарък, ваучер, баркод, еик=, булстат, карт, завършва, салдо, сума, точки, билет, ул.=, предишният код, старият код',
    offer: 'отстъпк, промоци, оферт, купон, спест, количк, подаръч, безплатна доставка, разпродажб, ваучер',
    visit:
      'резервац, пътуван, полет, хотел, престой, среща, час при, гости, автомат за пратки, за получаване, куриер',
    verify:
      'потвър, провер, активир, активац, активен, верифиц, отключ, завършете регистрацията, завърши регистрацията, инициализ, продължете регистрацията, продължи регистрацията',
    reset: 'парол, нулир, възстанов',
    login: 'магическ, линк за вход, връзка за вход, вход, влез, влезте, удостовер',
    invite:
      'покан, кани=, каним, добавен в екип, добавени в екип, сподели с вас, сподели проект, сподели папка, създаде акаунт за вас, създадоха ви акаунт, създаден акаунт за вас, ви добави към, ви добави в, добавиха ви към, добавиха ви в, иска да работите заедно',
    join: 'присъедин, приеми, приемете, приемане, към екипа, приемам, включете се, включи се, влезте в екипа',
    unsubscribe: 'отпиш, отписв, отказ от абонамент, прекратете абонамент, не желаете да получавате',
    ordinary:
      'поверителн, услови, помощ, контакт, фактур, поръчк, браузър, научете повече, прочет, магазин, резервац, отказ, отхвърл, отстъпк, активност, настройки, управл, количк, покупк, плащан',
    account: 'моят профил, вашия акаунт',
    enter: 'въведете, въведи, използвайте',
    link: 'връзк, линк',
    unless: 'ако не сте, не сте вие, това не сте',
    refuse: 'не съм аз, не бях аз, откажете, откажи, отхвърли=, отхвърлете, отмени=, отменете',
  },
  sr: {
    password: 'налог, nalog=, račun=',
    info: 'više informacija, dodatne informacije, више информација, додатне информације',
    oneTimeCode:
      'код за потврду, верификациони код, сигурносни код, безбедносни код, једнократни код, једнократна лозинка, код за пријаву, kod za potvrdu, verifikacioni kod, sigurnosni kod, bezbednosni kod, jednokratni kod, jednokratna lozinka, kod za prijavu, kod za verifikaciju, aktivacioni kod, kôd za, potvrdni kod, privremena lozinka, привремена лозинка, код за потврђивање, kod za potvrđivanje',
    code: '*kod=, koda=, kodom=, kodu=, код=, кода=, кодом=, pin=, šifra=, шифра=, цифр, cifre',
    security:
      'потврд, верифик, сигурн, безбедн, једнократ, пријав, важи, истиче, potvrd, verifik, sigurn, bezbedn, jednokrat, prijav, važi, ističe, aktiv, активац, активир, uređaj, уређај, потврђ, potvrđ',
    otherNumber:
      'поруџбин, рачун, пошиљ, резервац, купац, телефон, поштански, промо код, код за попуст, картиц, porudžbin, račun, pošiljk, rezervac, referen, kupac, kupc, telefon, tel, poštanski, promo kod, kod za popust, poklon, kartic, pib=, iznos, poena, karta, ulica, bar kod',
    offer:
      'попуст, акциј, понуд, купон, popust, ponud, kupon, korp, rasprodaj, poklon, akcija=, akcije=, akciji=, akcijsk, uštedi, ušteda=, uštedj',
    visit:
      'резервац, путов, лет=, хотел, састанак, rezervac, putov, let=, hotel, sastanak, gosti, termin, paketomat, пакетомат, preuzimanj, преузимањ, kurir, курир',
    verify:
      'деблок, потврд, верифик, активир, откључ, potvrd, verifik, aktivir, otključ, završite registraciju, dovršite registraciju, иницијализ, inicijaliz, настави регистрацију, наставите регистрацију, nastavi registraciju, nastavite registraciju, потврђ, potvrđ',
    reset: 'лозинк, ресет, поништ, lozink, resetuj, resetov, obnov',
    login:
      'магични линк, линк за пријаву, пријав, magični link, link za prijavu, prijav, uloguj, pristupni link, приступни линк, pristup=, приступ=',
    invite: 'позив, позва, pozv, pozivni, poziv',
    join: 'придруж, прихват, pridruž, prihvat',
    unsubscribe:
      'одјав, отказ претплате, odjav, otkaži pretplatu, otkažite pretplatu, ne želite više, ne želite da primate',
    ordinary:
      'приватност, услов, помоћ, контакт, privatnost, uslov, pomoć, kontakt, porudžbin, pregledač, saznaj, pročitaj, prodavnic, rezervac, profil, popust, prati, активност, aktivnost, podešavanj, подешавањ, корп, korpa, куповин, kupovin, плаћањ, plaćanj, pogledaj račun, pogledajte račun, preuzmi račun, preuzmite račun, plati račun, račun za, погледај рачун, погледајте рачун, преузми рачун, плати рачун, рачун за',
    account: 'vaš nalog, moj nalog',
    enter: 'unesite, unesi=, унесите, унеси=',
    link: 'veza, веза, линк',
    common:
      'ste=, na=, za=, je=, vam=, vaš=, se=, od=, ili=, nije=, vaše=, poštovani=, u=, i=, da=, smo=, vas=',
    unless: 'ако нисте, нисте ви, ako niste, niste vi',
    refuse:
      'то нисам ја, нисам ја, нисам био ја, nisam ja, nisam bio ja, nisam bila ja, откажи, одбиј, otkaži, odbij',
  },
  hr: {
    password: 'račun=',
    info: 'više informacija, dodatne informacije',
    start: 'započni, započnite, kreni',
    common:
      'ste=, na=, za=, je=, vam=, vaš=, se=, od=, ili=, nije=, vaše=, poštovani=, su=, smo=, u=, i=, da=, vas=',
    oneTimeCode:
      'verifikacijski kod, sigurnosni kod, kod za potvrdu, potvrdni kod, jednokratni kod, jednokratna lozinka, kod za prijavu, aktivacijski kod, pristupni kod, kontrolni kod, verifikacijski kôd, sigurnosni kôd, kontrolni broj, privremena lozinka',
    code: '*kod=, kôd=, koda=, kodom=, kodovi=, pin=, zaporka za jednokratnu, znamenk, znakov',
    security:
      'verifik, sigurn, potvrd, jednokrat, prijav, vrijedi, istječe, ističe, autentif, autoriz, aktiv, provjer, uređaj',
    otherNumber:
      'narudžb, račun, pošiljk, rezervac, referen, kupac, kupc, klijent, ugovor, telefon, tel, nazovite, poštanski, promo kod, promotivni kod, kod za popust, poklon, barkod, crtični, oib=, kartic, koja završava, iznos, bodov, ulaznic, kart, ulica',
    offer:
      'popust, ponud, kupon, košaric, besplatna dostava, rasprodaj, poklon, akcija=, akcije=, akciji=, akcijsk, uštedi, ušteda=, uštedj',
    visit:
      'rezervac, putov, let=, hotel, boravak, sastanak, termin, gosti, ulaznic, paketomat, preuzimanj, preuzmite paket, dostavljač',
    verify:
      'potvrd, verific, verifik, provjer, aktivir, otključ, dovrši registraciju, dovršite registraciju, završi registraciju, inicijaliz, deblokir, nastavi registraciju, nastavite registraciju',
    reset: 'lozink, zapork, resetiraj, ponovno postav, poništ, obnov',
    login:
      'čarobn, magičn, poveznica za prijavu, link za prijavu, prijav, pristupni link, pristupna poveznica',
    invite: 'pozv, pozivn, poziv',
    join: 'pridruž, prihvat',
    unsubscribe:
      'odjav, otkaži pretplatu, otkažite pretplatu, ne želite više, ne želite primati, prekini pretplatu',
    ordinary:
      'privatnost, uvjet, pomoć, kontakt, narudžb, preglednik, saznaj, pročitaj, trgovin, rezervac, profil, popust, prati, aktivnost, postavk, upravlja, košaric, kupnj, plaćanj, pogledaj račun, poglej račun, pregled računa, preuzmi račun, plati račun, plačaj račun, prenesi račun, račun za',
    account: 'moj račun, vaš račun',
    enter: 'upišite, upiši=, unesite',
    link: 'poveznic',
    unless: 'ako niste, niste vi',
    refuse: 'nisam ja, nisam bio ja, nisam bila ja, otkaži, odbij, odustani',
  },
  sl: {
    info: 'več informacij, dodatne informacije',
    start: 'začni, začnite',
    oneTimeCode:
      'potrditvena koda, potrditveno kodo, varnostna koda, varnostno kodo, enkratna koda, enkratno kodo, enkratno geslo, koda za preverjanje, kodo za preverjanje, koda za prijavo, kodo za prijavo, prijavna koda, aktivacijska koda, koda za potrditev, preveritvena koda, začasno geslo',
    code: '*koda=, kodo=, kode=, kodi=, pin=, znakov, števk',
    security: 'potrd, potrjev, varnost, enkrat, preverj, prijav, velja, poteče, aktiv, overit, naprav',
    otherNumber:
      'naročil, račun, pošiljk, paket, rezervac, sklic, kupec, strank, telefon, tel, pokličite, poštna, promocijska koda, koda za popust, kupon, darilo, darilni, črtna koda, davčna, kartic, znesek, točk, vstopnic, ulica',
    offer:
      'popust, ponudb, kupon, prihran, košaric, darilni bon, brezplačna dostava, razprodaj, akcija=, akcije=, akciji=, akcijsk',
    visit:
      'rezervac, potovan, let=, hotel, bivanj, sestanek, termin, gostje, paketomat, paketnik, prevzem, kurir',
    verify: 'potrd, preveri, aktivir, odklen, dokončaj registracijo, dokončajte registracijo, inicializ',
    reset: 'gesl, ponastav',
    login: 'čarobn, povezava za prijavo, povezavo za prijavo, prijav',
    invite: 'povabil, povablj, vabil',
    join: 'pridruž, sprejm',
    unsubscribe: 'odjav, prekliči naročnino, prekličite naročnino, ne želite več, odjavite se',
    ordinary:
      'zasebnost, pogoji, pomoč, stik, naročil, brskalnik, več o, preberi, trgovin, rezervac, profil, popust, sledi, dejavnost, aktivnost, upravlja, košaric, nakup, plačil, pogledaj račun, poglej račun, pregled računa, preuzmi račun, plati račun, plačaj račun, prenesi račun, račun za',
    account: 'moj račun, vaš račun',
    enter: 'vnesite, vnesi=, uporabite, vpišite',
    link: 'povezav',
    common:
      'ste=, na=, za=, je=, vam=, vaš=, se=, od=, ali=, ni=, vaše=, pozdravljeni=, v=, smo=, vas=, bo=, pri=',
    unless: 'če niste, niste vi, to niste bili',
    refuse: 'nisem bil jaz, nisem bila jaz, nisem jaz, prekliči, zavrni',
  },
  mk: {
    info: 'повеќе информации, повеќе инфо',
    oneTimeCode:
      'код за потврда, код за верификација, безбедносен код, еднократен код, еднократна лозинка, код за најава, верификациски код, кодот за',
    code: 'код=, кодот=, кодови=',
    security: 'потврд, верифик, безбедн, еднократ, најав, важи, истекува, активац, активир, лозинк',
    otherNumber:
      'нарачк, фактур, сметк, пратк, резервац, клиент, телефон, поштенски, промо код, код за попуст, картичк',
    offer: 'попуст, акциј, понуд, купон, кошничк',
    visit: 'резервац, патуван, лет=, хотел, состанок',
    verify: 'потврд, верифик, активир, отклуч, иницијализ, продолжи со регистрација, продолжи регистрација',
    reset: 'лозинк, ресет',
    login: 'магичн, линк за најава, најав',
    invite: 'покан',
    join: 'придруж, прифат',
    unsubscribe: 'отпиш, одјав, откаж претплат, не сакате да',
    enter: 'внесете, внеси=, искористете',
    link: 'линк, врска',
    refuse: 'не сум јас, не бев јас, одби, откажи',
  },
  sq: {
    oneTimeCode:
      'kodi i verifikimit, kodin e verifikimit, kod verifikimi, kodi i sigurisë, kodin e sigurisë, kodi i konfirmimit, kodi njëpërdorimësh, kod njëpërdorimësh, fjalëkalim njëpërdorimësh, kodi i hyrjes',
    code: 'kod=, kodi=, kodin=, kodit=, kodi juaj',
    security: 'verifik, siguri, konfirm, njëpërdorim, hyrj, vlefsh, skad',
    otherNumber:
      'porosi, fatur, dërges, gjurm, rezervim, referenc, klient, telefon, tel, kodi postar, kodi promocional, kodi i zbritjes, kod zbritje, kart, shuma, pikë, bilet',
    offer: 'zbritj, promocion, ofert, kupon, kurse',
    visit: 'rezervim, udhëtim, fluturim, hotel, takim',
    verify: 'verifik, konfirmo, konfirm, aktiv, zhblloko, po=',
    reset: 'fjalëkalim, rivendos, rivë=, riven',
    login: 'lidhje magjike, lidhja e hyrjes, hyni, hyr=, hyrje, identifikohu, identifikohuni, kyçu, kyçuni',
    invite: 'ftes, ftuar, ftoi',
    join: 'bashkohu, bashkohuni, prano',
    unsubscribe: "çabon, ç'abon, anulo abonimin, anuloni abonimin, nuk dëshironi të merrni",
    enter: 'vendos, fusni, përdor, shkruani',
    link: 'lidhj',
    common: 'dhe=, për=, të=, një=, në=, është=, juaj=, ju=, nga=, tuaj=, me=',
    unless: 'jo ju, s’jeni ju, nuk jeni ju',
    refuse: 'nuk jam unë, nuk isha unë, refuzo, anulo',
  },
  el: {
    info: 'περισσότερες πληροφορίες, περισσότερα',
    start: 'ξεκιν',
    example: 'για παράδειγμα, π.χ.',
    unless: 'αν δεν, δεν ήσασταν εσείς, δεν είστε εσείς',
    common: 'και=, το=, για=, σας=, με=, να=',
    oneTimeCode:
      'κωδικός επαλήθευσης, κωδικό επαλήθευσης, κωδικός ασφαλείας, κωδικός επιβεβαίωσης, κωδικό επιβεβαίωσης, κωδικός μίας χρήσης, κωδικός μιας χρήσης, κωδικό μιας χρήσης, κωδικός σύνδεσης, κωδικός πρόσβασης μίας, κωδικός ενεργοποίησης, κωδικό ασφαλείας, κωδικό σύνδεσης, κωδικός ταυτοποίησης, κωδικός μιας φοράς, προσωρινός κωδικός',
    code: 'ψηφία, κωδικ, pin=, χαρακτήρες, αριθμούς',
    security:
      'επαλήθευσ, ασφαλεί, ασφάλει, επιβεβαί, μίας χρήσης, μιας χρήσης, σύνδεσ, ισχύει, λήγει, ταυτοπο, ενεργοπο, συσκευ',
    otherNumber:
      'παραγγελ, τιμολόγ, απόδειξ, αποστολ, παρακολούθ, δέμα, κράτησ, αναφορ, πελάτ, συμβόλαι, τηλ, καλέστε, ταχυδρομ, τ.κ., εκπτωτικό κωδικό, εκπτωτικός κωδικός, κωδικός έκπτωσης, κωδικό έκπτωσης, κωδικός προσφοράς, κωδικός παραγγελίας, κωδικός κράτησης, δωροκάρτα, αφμ, κάρτα, λήγει σε, υπόλοιπο, ποσό, πόντ, εισιτήρι, οδός, κουπόνι, κωδικός προϊόντος',
    offer: 'έκπτωσ, εκπτωτικ, προσφορ, κουπόνι, καλάθι, δωροκάρτα, δωρεάν μεταφορικά, κέρδισε',
    visit:
      'κράτησ, ταξίδι, πτήσ, ξενοδοχ, διαμον, ραντεβού, συνάντησ, παραλαβή, σημείο παραλαβής, θυρίδα, κούριερ, οδηγ',
    verify:
      'επαλήθευσ, επαληθεύσ, επιβεβαίωσ, επιβεβαιώσ, ενεργοποί, ενεργοποι, ξεκλειδώ, ολοκληρώστε την εγγραφή, ολοκλήρωση εγγραφής, συνέχεια εγγραφής, συνεχίστε την εγγραφή',
    reset:
      'κωδικού πρόσβασης, κωδικό πρόσβασης, επαναφορ, επαναφέρ, αλλαγή κωδικού, νέο κωδικό, νέου κωδικού, συνθηματικ, αλλάξετε το password, αλλαγή password, νέο password',
    login: 'μαγικ, σύνδεσμος σύνδεσης, σύνδεσμο σύνδεσης, σύνδεση, συνδεθ, είσοδος, εισέλθ',
    invite: 'πρόσκλησ, προσκαλ, προσκλήθ',
    join: 'συμμετοχ, γίνετε μέλος, αποδοχ, αποδεχ',
    unsubscribe:
      'απεγγραφ, διαγραφή από τη λίστα, κατάργηση εγγραφής, κατάργηση συνδρομής, δεν επιθυμείτε, διαγραφείτε',
    ordinary:
      'απόρρητ, όροι, βοήθεια, επικοινων, τιμολόγ, παραγγελ, πρόγραμμα περιήγησης, μάθετε περισσ, διαβάστε, κατάστημα, κράτησ, προφίλ, έκπτωσ, δραστηριότητα, ρυθμίσεις, διαχείριση, καλάθι, αγορά, πληρωμή',
    account: 'λογαριασμό μου, λογαριασμός μου',
    enter: 'εισάγετε, εισαγάγετε, πληκτρολογήστε, χρησιμοποιήστε',
    link: 'σύνδεσμ',
    refuse: 'δεν ήμουν εγώ, δεν είμαι εγώ, ακύρωσ, απόρριψ, απορρίψ, άρνησ',
  },
  tr: {
    info: 'daha fazla bilgi, ayrıntılı bilgi, detaylı bilgi',
    start: 'başla',
    look: 'görüntüle, oku=, keşfet, oyna=',
    example: 'örneğin, mesela',
    unless: 'siz değilseniz, siz yapmadıysanız, talep etmediyseniz, siz değil misiniz, bu siz değil',
    common:
      'bir=, için=, ve=, bu=, sizin=, ile=, olarak=, olan=, lütfen=, veya=, merhaba=, değil=, da=, de=, bizim=, siz=, en=, kadar=, sayın=',
    oneTimeCode:
      'doğrulama kod, güvenlik kod, onay kod, tek kullanımlık kod, tek kullanımlık şifre, tek kullanımlık parola, giriş kod, aktivasyon kod, erişim kod, tek seferlik kod, tek seferlik şifre, kimlik doğrulama kod, oturum açma kod, teyit kod, sms kod, şifreniz:, etkinleştirme kod, geçici şifre, geçici parola',
    code: 'rakam, kod=, kodu=, kodun, kodunuz, kodlar, pin=, kodu:, şifreniz, şifresi=, haneli, karakter, anahtar',
    security:
      'doğrula, güvenlik, onay, tek kullan, tek sefer, giriş, geçerli, oturum, kimlik, aktivasyon, paylaşmayın, süresi, cihaz, kimseyle',
    otherNumber:
      'teslimat kodu, teslim kodu, ürün kodu, sipariş, fatura, fiş=, takip, kargo, gönderi, rezervasyon, referans, müşteri, üye no, üyelik, sözleşme, hesap no, hesap numara, telefon, tel, arayın, posta kodu, promosyon kod, indirim kod, kampanya kod, kupon kod, hediye, davet kod, barkod, karekod, vergi, mersis, kart, ile biten, bakiye, tutar, puan, bilet, ülke kodu, alan kodu, ürün kodu, cad.=, sok.=, kapı kodu, önceki kod, eski kod, hata kodu, takip kodu, müşteri kodu, olay kodu, başvuru, randevu kodu',
    offer:
      'indirim, promosyon, kampanya, fırsat, kupon, sepet, hediye çek, ücretsiz kargo, kazan, tasarruf, arkadaşını davet',
    visit:
      'rezervasyon, seyahat, uçuş, otel, konaklama, randevu, toplantı, misafir, bilet, teslimat noktası, teslim noktası, kargomat, dolaptan, kurye, sürücü, randevu onayı, sipariş onayı, ödeme onayı, rezervasyon onayı',
    verify:
      'doğrula, onayla, onay, aktifleştir, etkinleştir, aktive, kilidini aç, kaydı tamamla, kaydınızı tamamla, üyeliğinizi tamamla, teyit, kayda devam, kaydolmaya devam',
    reset: 'şifre, parola, sıfırla',
    login: 'şifresiz, parolasız, sihirli bağlantı, sihirli link, giriş bağlantı, giriş yap, giriş, oturum aç',
    invite: 'davet',
    join: 'katıl, kabul',
    unsubscribe:
      'abonelikten çık, aboneliği iptal, aboneliğinizi iptal, listeden çık, almak istemiyorsanız, bülten üyeliğinden, üyelikten ayrıl, üyelikten çık, e posta tercihleri, üyeliği sonlandır',
    ordinary:
      'gizlilik, koşul, şartlar, yardım, destek, iletişim, fatura, sipariş, tarayıcı, daha fazla, mağaza, rezervasyon, randevu, profil, iptal, indirim, takip, etkinliği, hareketleri, ayarlar, yönet, sepet, satın al, ödeme, yeni bağlantı iste, yeni bir bağlantı iste',
    account: 'hesabım, hesabınıza, hesabı yönet, hesabınızı yönet',
    enter: 'girin, giriniz, yazın, kullanın',
    link: 'bağlantı',
    scam: 'piyango, kazandınız, çekiliş',
    refuse: 'ben değil, ben değildim, ben yapmadım, iptal et=, iptal etmek, reddet',
  },
  az: {
    info: 'ətraflı məlumat, daha çox məlumat, əlavə məlumat',
    oneTimeCode:
      'təsdiq kod, təhlükəsizlik kod, birdəfəlik kod, birdəfəlik şifrə, birdəfəlik parol, doğrulama kod, giriş kod, təsdiqləmə kod',
    code: 'kod=, kodu=, kodun, kodunuz, şifrə kodu',
    security: 'təsdiq, təhlükəsizlik, birdəfəlik, doğrula, giriş, etibarlı, keçərli, bitir',
    otherNumber:
      'sifariş, faktura, hesab faktura, izləmə, göndəri, bağlama, rezerv, bron, müştəri, müqavilə, telefon, tel, poçt indeks, poçt kodu, promo kod, endirim kod, kart, balans, məbləğ, bal=, bilet',
    offer: 'endirim, kampaniya, təklif, kupon, səbət, hədiyyə',
    visit: 'rezerv, bron, səyahət, uçuş, otel, görüş',
    verify: 'təsdiq, doğrula, aktivləşdir, kilidini aç, aktiv et',
    reset: 'şifrə, parol, sıfırla, bərpa',
    login: 'sehrli keçid, giriş linki, daxil ol, giriş',
    invite: 'dəvət',
    join: 'qoşul, qəbul',
    unsubscribe: 'abunəlikdən çıx, abunəliyi ləğv, abunəlikdən imtina, almaq istəmirsiniz',
    enter: 'daxil edin, istifadə edin',
    link: 'keçid',
    common: 'bir=, üçün=, və=, bu=, sizin=, ilə=, olaraq=, deyil=, siz=',
    refuse: 'mən deyil, imtina, rədd et, ləğv et',
  },
  kk: {
    oneTimeCode:
      'растау код, қауіпсіздік код, бір реттік код, бір реттік құпия, тексеру код, кіру код, бір жолғы код, бір жолғы парол, бір реттік парол, уақытша құпия сөз, уақытша құпиясөз, уақытша парол, аутентификация код, белсендіру код, қалпына келтіру код, тіркелу код, растау нөмір',
    code: 'код=, коды=, кодты=, кодыңыз, кодын=, сандар, цифрлар, таңбалар, пароліңіз',
    security:
      'растау, қауіпсіз, бір рет, тексеру, кіру, жарамды, мерзім, раста, бір жолғы, ешкімге, авториза, аутентифика, жүйеге кір, уақытша, құрылғы',
    otherNumber:
      'тапсырыс, шот, сәлемдеме, жөнелтілім, брон, клиент, телефон, пошта, промокод, жеңілдік код, карта, сома, билет, жүкқұжат, түбіртек, чек=, нөмірі, тапсырыс нөмір, келісімшарт, пошталық индекс, қате код',
    offer: 'жеңілдік, акция, купон, ұсыныс',
    visit: 'брон, сапар, рейс, қонақ үй, кездесу',
    verify:
      'раста, белсендір, тексер, құлыпты аш, құлпын ашу, тіркелуді аяқта, тіркеуді аяқта, мақұлда, верифика, бір қадам қалды, тіркелуді жалғастыр',
    reset: 'құпиясөз, құпия сөз, қалпына келтір, парол',
    login: 'кіру сілтеме, сиқырлы сілтеме, кіру, кіріңіз, авториза, жүйеге кір',
    invite: 'шақыр, сізді топқа, топқа қосты, тобына қосты, жобаға қосты, сізбен бөлісті',
    join: 'қосыл, қабылда, топқа өту, қатыс',
    unsubscribe:
      'жазылымнан бас тарт, жазылудан бас тарт, жазылымды тоқтат, бас тарту, хат алудан бас тарт, хат алғыңыз келмесе',
    enter: 'енгіз, теріңіз, жазыңыз, пайдаланыңыз',
    link: 'сілтеме',
    refuse: 'бұл мен емес, мен емес, бас тарт, қабылдама, мен емеспін',
    unless: 'егер бұл сіз емес, бұл сіз болмасаңыз, сұрамаған болсаңыз',
    info: 'толығырақ ақпарат, қосымша ақпарат',
    start: 'бастау, бастаңыз',
    ordinary:
      'құпиялылық, шарттар, көмек, байланыс, браузер, дүкен, толығырақ, параметр, төлем, себет, тапсырыс',
    common: 'және=, үшін=, сіз=, сіздің=, бұл=, егер=, осы=',
  },
  ky: {
    oneTimeCode: 'ырастоо код, коопсуздук код, бир жолку код, текшерүү код, бир жолку сырсөз, кирүү код',
    code: 'код=, коду=, кодуңуз, кодду=',
    security: 'ырасто, коопсуз, бир жолку, текшер, кирүү, жарактуу, ыраста',
    otherNumber: 'буйрутма, эсеп, жөнөтүү, брон, кардар, телефон, промокод, карта',
    verify: 'ыраста, активдештир, текшер',
    reset: 'сырсөз, калыбына келтир',
    login: 'кирүү, кириңиз',
    invite: 'чакыр',
    join: 'кошул, кабыл',
    unsubscribe: 'жазылуудан баш тарт, баш тартуу',
    enter: 'киргиз',
    refuse: 'мен эмес, баш тарт, четке как',
  },
  uz: {
    oneTimeCode:
      'tasdiqlash kod, xavfsizlik kod, bir martalik kod, bir martalik parol, tekshiruv kod, kirish kod, тасдиқлаш код, бир марталик код',
    code: 'kod=, kodi=, kodni=, kodingiz, kodi:, коди=, код=',
    security: 'tasdiq, xavfsizlik, bir martalik, tekshir, kirish, amal qiladi, yaroqli, тасдиқ',
    otherNumber:
      "buyurtma, hisob, jo'natma, kuzatuv, bron, mijoz, telefon, tel, pochta indeksi, promokod, promo kod, chegirma kod, karta, summa, ball, chipta",
    offer: 'chegirma, aksiya, kupon, taklif',
    visit: 'bron, sayohat, reys, mehmonxona, uchrashuv',
    verify: 'tasdiqla, tasdiqlash, faollashtir, tekshir, qulfni och',
    reset: 'parol, tiklash, tiklang',
    login: 'sehrli havola, kirish havola, kirish, tizimga kir',
    invite: 'taklif, taklifnoma, taklif qil, taklif et',
    join: "qo'shil, qabul",
    unsubscribe: 'obunani bekor, obunadan chiq, olishni xohlamasangiz',
    enter: 'kiriting, kirit=',
    link: 'havola',
    common: 'va=, uchun=, bu=, siz=, bilan=, sizning=',
    refuse: 'men emas, rad et, bekor qil',
  },
  tg: {
    oneTimeCode: 'рамзи тасдиқ, рамзи тасдик, рамзи амният, коди тасдиқ, рамзи якдафъаина, рамзи яккарата',
    code: 'рамз, код=, коди=',
    security: 'тасди, амният, якдафъа, якбора, вуруд, эътибор',
    otherNumber: 'фармоиш, телефон, муштар, корт',
    verify: 'тасди, фаъол',
    reset: 'парол, гузарвожа, барқарор',
    login: 'вуруд, ворид',
    invite: 'даъват',
    join: 'пайва, қабул',
    unsubscribe: 'лағви обуна, обунаро бекор',
    refuse: 'ман набудам, рад кардан, бекор кардан',
  },
  mn: {
    oneTimeCode:
      'баталгаажуулах код, баталгаажуулалтын код, аюулгүй байдлын код, нэг удаагийн код, нэг удаагийн нууц, нэвтрэх код',
    code: 'код=, кодыг, кодоо, код:',
    security: 'баталгаа, аюулгүй, нэг удаагийн, нэвтрэх, хүчинтэй',
    otherNumber:
      'захиалга, нэхэмжлэх, илгээмж, хэрэглэгчийн, утас, промо код, хөнгөлөлтийн код, карт, дүн, тасалбар',
    offer: 'хямдрал, хөнгөлөлт, урамшуулал, купон',
    visit: 'захиалга, аялал, нислэг, буудал, уулзалт',
    verify: 'баталгаажуул, идэвхжүүл, шалга, түгжээ',
    reset: 'нууц үг, сэргээ, шинэчлэх',
    login: 'нэвтрэх, нэвтэр',
    invite: 'урил, урьс, урьж',
    join: 'нэгд, зөвшөөр',
    unsubscribe: 'бүртгэлээс хас, захиалгаа цуцл, цуцлах',
    enter: 'оруулна',
    link: 'холбоос',
    refuse: 'би биш, татгалз, цуцл',
  },
  ka: {
    oneTimeCode:
      'დადასტურების კოდ, ვერიფიკაციის კოდ, უსაფრთხოების კოდ, ერთჯერადი კოდ, ერთჯერადი პაროლ, შესვლის კოდ, სადასტურებო კოდ, დამადასტურებელი კოდ',
    code: '*კოდი, *კოდის, *კოდით, *კოდია, *კოდს',
    security: 'დადასტურ, დამადასტურ, ვერიფიკ, უსაფრთხო, ერთჯერად, შესვლ, მოქმედ, ვადა, გადამოწმ, გადაამოწმ',
    otherNumber:
      'შეკვეთ, ინვოის, ქვითარ, გზავნილ, ამანათ, ჯავშან, კლიენტ, ტელეფონ, ტელ, საფოსტო, პრომო, პრომოკოდ, ფასდაკლების კოდ, ბარათ, თანხა, ქულ, ბილეთ',
    offer: 'ფასდაკლებ, აქცი, პრომო, შეთავაზებ, კუპონ, კალათ',
    visit: 'ჯავშან, მოგზაურ, ფრენ, სასტუმრო, შეხვედრ',
    verify: 'დადასტურ, დაადასტურ, ვერიფიკ, დამოწმ, დაამოწმ, გააქტიურ, აქტივაც, განბლოკ, გადამოწმ, გადაამოწმ',
    reset: 'პაროლ, აღდგენ, აღადგინ',
    login: 'შესვლ, შედი, ავტორიზ',
    invite: 'მოწვევ, მოგიწვი, მოგიწვია',
    join: 'შემოგვიერთ, შეუერთ, მიღება, მიიღ',
    unsubscribe: 'გამოწერის გაუქმ, გააუქმეთ გამოწერა, გააუქმე გამოწერა, გამოწერის შეწყვეტ',
    enter: 'შეიყვან, გამოიყენ',
    link: 'ბმულ',
    refuse: 'მე არ ვიყავი, ეს მე არ, უარყოფ, უარის, გაუქმებ',
  },
  hy: {
    oneTimeCode:
      'հաստատման կոդ, անվտանգության կոդ, մեկանգամյա կոդ, մեկանգամյա գաղտնաբառ, ստուգման կոդ, մուտքի կոդ, միանգամյա',
    code: '*կոդ, ծածկագիր, ծածկագր',
    security: 'հաստատ, անվտանգ, մեկանգամյա, ստուգ, մուտք, վավեր, ուժի մեջ',
    otherNumber:
      'պատվեր, հաշիվ ապրանք, անդորրագիր, առաքան, ամրագր, հաճախորդ, հեռախոս, հեռ, փոստային, պրոմո, զեղչի կոդ, զեղչի կոդը, քարտ, գումար, միավոր, տոմս',
    offer: 'զեղչ, ակցիա, առաջարկ, կտրոն, զամբյուղ',
    visit: 'ամրագր, ուղևոր, թռիչք, հյուրանոց, հանդիպ',
    verify: 'հաստատ, վավերաց, ակտիվաց, ստուգել, ապակողպ, ապաարգելափակ',
    reset: 'գաղտնաբառ, վերականգն, վերակայ',
    login: 'մուտք, մտնել, մուտքագրվել',
    invite: 'հրավ',
    join: 'միացի, միանալ, միացեք, ընդունել',
    unsubscribe: 'չեղարկել բաժանորդագր, հրաժարվել բաժանորդ, ապաբաժանորդ, չեղարկել',
    enter: 'մուտքագր, օգտագործ',
    link: 'հղում',
    refuse: 'ես չէի, ես չեմ, մերժել, չեղարկ',
  },
  et: {
    info: 'lisateave, lisateabe, lisainfo, rohkem teavet',
    oneTimeCode:
      'kinnituskood, turvakood, ühekordne kood, ühekordne parool, ühekordse, sisselogimiskood, aktiveerimiskood, autentimiskood, kontrollkood, pääsukood',
    code: '*kood=, *koodi=, *koodiga=, *koodid=, pin=',
    security:
      'kinnit, turva, ühekord, sisselog, kehti, aegu, autent, kontroll, aktiveer, logi sisse, kehtib, ära jaga',
    otherNumber:
      '*tellimus, *tellimuse, *arve, kviitung, *saadetis, *pakk, *jälgimis, *broneering, *viite, *klien, leping, telefon, tel, helista, *sihtnumber, postiindeks, *sooduskood, *kampaaniakood, kinkekaart, *kaart, lõpeb, saldo, summa, punkti, pilet, registrikood, *ribakood, isikukood, *viitenumber',
    offer: '*soodus, *allahindlus, kampaania, *pakkumi, kupong, säästa, ostukorv, kinkekaart, tasuta tarne',
    visit: 'broneering, reis=, lend=, hotell, majutus, kohtumi, koosolek',
    verify:
      'kinnita, kinnitus, kinnitami, aktiveeri, ava konto, ava lukust, lõpeta registreerimine, vii registreerimine lõpule, tõenda, jätka registreerimist',
    reset: 'parool, lähtesta, taasta',
    login: 'võlulink, sisselogimislink, logi sisse, sisselog, autendi',
    invite: '*kuts',
    join: 'liitu, nõustu, võta vastu',
    unsubscribe:
      'loobu, lõpeta tellimus, tühista tellimus, ei soovi enam, tellimusest loobumi, loobuda uudiskirjast',
    ordinary:
      'privaatsus, tingimus, abi=, kontakt, arve=, tellimus, brauser, loe lisaks, loe edasi, pood=, broneering, profiil, tühista, keeldu',
    account: 'minu konto, oma kontole',
    enter: 'sisesta, kasuta',
    link: 'link, lingi',
    common: 'ja=, teie=, see=, või=, ei=, kui=, sinu=, oma=, tere=, palun=, sa=, on=',
    unless: 'kui see ei olnud, see polnud sina',
    refuse: 'see polnud mina, polnud mina, ei olnud mina, tühista=, tühistada, keeldu=, lükka tagasi',
  },
  lv: {
    info: 'vairāk informācijas, plašāka informācija, papildu informācij',
    oneTimeCode:
      'verifikācijas kod, drošības kod, apstiprinājuma kod, apstiprināšanas kod, vienreizēj, pieteikšanās kod, aktivizācijas kod, autentifikācijas kod, piekļuves kod, pārbaudes kod',
    code: '*kods=, kodu=, koda=, kodi=, pin=',
    security:
      'verifik, drošīb, apstiprin, vienreiz, pieteik, ielog, derīg, beidzas, autentif, aktiviz, piekļuv, pārbaud, nevienam',
    otherNumber:
      'pasūtījum, rēķin, čeks, sūtījum, izsekoš, paka, rezervācij, atsauc, klient, līgum, tālrun, tālr, zvani, pasta indeks, atlaižu kod, atlaides kod, promo kod, dāvan, svītrkod, reģ, kart, summa, punkti, biļet, iela=',
    offer: 'atlaid, akcij, piedāvājum, kupon, ietaup, groz, dāvanu karte, bezmaksas piegāde, izpārdošan',
    visit: 'rezervācij, ceļojum, lidojum, viesnīc, tikšan, sapulc, vizīt',
    verify:
      'apstiprin, verific, aktiviz, atbloķ, pabeigt reģistrāciju, pabeidz reģistrāciju, pabeidziet reģistrāciju, turpināt reģistrāciju',
    reset: 'parol, atiestat, atjauno',
    login: 'burvju saite, maģiskā saite, pieteikšanās saite, pieteik, pieslēg, ielog, ieiet, autentific',
    invite: 'uzaicin, ielūdz, ielūgum',
    join: 'pievieno, pieņem',
    unsubscribe:
      'atrakst, anulēt abonementu, atteikties no, atcelt abonementu, vairs nevēlaties, anulēt abon',
    ordinary:
      'privātum, noteikum, palīdzīb, kontakt, rēķin, pasūtījum, pārlūk, uzzināt vairāk, lasīt, veikal, rezervācij, profil, atcelt, noraid, atlaid',
    account: 'mans konts, savu kontu, jūsu konts',
    enter: 'ievadi, izmantojiet',
    link: 'saite, saiti',
    common: 'un=, jūsu=, ir=, par=, uz=, lai=, ar=, jums=, šo=, sveiki=, no=',
    unless: 'ja tas nebij, tas nebijāt',
    refuse: 'tas nebiju es, nebiju es, atcelt=, noraidīt=, atteikties',
  },
  lt: {
    info: 'daugiau informacijos, papildomos informacijos',
    start: 'pradėti, pradėkite',
    oneTimeCode:
      'patvirtinimo kod, saugos kod, vienkartin, prisijungimo kod, aktyvavimo kod, autentifikavimo kod, patikros kod, prieigos kod, tapatybės patvirtinimo',
    code: '*kodas=, kodą=, kodo=, kodu=, kodai=, pin=',
    security:
      'patvirtin, saug, vienkart, prisijung, galioja, baigiasi, autentif, aktyv, patikr, tapatyb, niekam',
    otherNumber:
      'užsakym, sąskait, kvit, siunt, sekimo, rezervacij, nuorodos numer, klient, sutart, telefon, tel, skambin, pašto kod, nuolaidos kod, nuolaidų kod, akcijos kod, dovan, brūkšnin, įmonės kod, pvm, kortel, sum, tašk, biliet, gatv',
    offer:
      'nuolaid, akcij, pasiūlym, kupon, sutaup, krepšel, dovanų kupon, nemokamas pristatymas, išpardavim',
    visit: 'rezervacij, kelion, skryd, viešbut, susitikim, vizit',
    verify:
      'patvirtin, aktyv, patikrin, atrakin, atblok, užbaigti registraciją, baigti registraciją, užbaikite registraciją, tęsti registraciją',
    reset: 'slaptaž, atkur, nustatyti iš naujo, iš naujo nustatyti',
    login: 'magiška nuoroda, prisijungimo nuorod, prisijung',
    invite: 'pakvie, kvieči, kvietim, prisijunkite prie komandos, prisijungti prie komandos, prisijunk prie',
    join: 'priimti, priimk',
    unsubscribe:
      'atsisakyti prenumeratos, atsisakyti naujienlaiškio, nebenorite gauti, nebenoriu gauti, prenumeratos atsisak, atsisakykite',
    ordinary:
      'privatum, sąlyg, pagalb, kontakt, sąskait, užsakym, naršykl, sužinoti daugiau, skaityti, parduotuv, rezervacij, profil, atšauk, atmesti, nuolaid, sekti',
    account: 'mano paskyra, savo paskyr',
    enter: 'įveskite, įvesk=, naudokite',
    link: 'nuorod',
    common: 'ir=, jūsų=, yra=, kad=, arba=, šis=, jums=, prašome=, į=, su=, sveiki=',
    unless: 'jei tai buvote ne, jei ne jūs, tai ne jūs',
    refuse: 'tai ne aš, ne aš=, tai buvau ne aš, atšaukti=, atmesti=, atsisakyti',
    look: 'peržiūrėti, žiūrėti',
  },
  ga: {
    oneTimeCode: 'cód fíoraithe, cód slándála, cód deimhnithe, cód aonuaire, cód dearbhaithe',
    code: '*cód=, chód=, gcód=',
    security: 'fíor, slándál, deimhn, dearbh, aonuaire, bailí, logáil',
    otherNumber: 'ordú, sonrasc, admháil, guthán, fón, cód poist, cód lascaine',
    verify:
      'deimhnigh, dearbhaigh, fíoraigh, gníomhachtaigh, deimhniú, díghlasáil, leanúint ar aghaidh leis an gclárú',
    reset: 'pasfhocal, phasfhocal, athshocraigh, athshocrú',
    login: 'logáil isteach, síniú isteach, sínigh isteach',
    invite: 'cuireadh',
    join: 'glac, páirt',
    unsubscribe: 'díliostáil, díshuibscríobh',
    enter: 'cuir isteach, úsáid',
    common: 'agus=, ar=, do=, an=, le=, is=, seo=, tú=',
    refuse: 'ní mise, diúltaigh, cuir ar ceal, cealaigh',
  },
  cy: {
    oneTimeCode: 'cod dilysu, cod diogelwch, cod cadarnhau, cod untro, cod gwirio, god dilysu',
    code: 'cod=, chod=, y cod, eich cod',
    security: 'dilysu, diogel, cadarn, untro, gwirio, mewngofnodi',
    otherNumber: 'archeb, anfoneb, ffôn, cod post, cod disgownt, cod hyrwyddo',
    verify: 'dilys, cadarnha, gwiri, gweithredu, actifadu, actifadwch',
    reset: 'cyfrinair, chyfrinair, gyfrinair, ailosod',
    login: 'mewngofnod',
    invite: 'gwahodd, wahodd',
    join: 'ymuno, ymunwch, derbyn',
    unsubscribe: 'dad danysgrif, dad tanysgrif, datdanysgrif, dad-danysgrif',
    enter: 'rhowch, defnyddiwch',
    common: 'yn=, eich=, chi=, ar=, gyfer=, hwn=, yr=, y=, ac=',
    refuse: 'nid fi, gwrthod, canslo',
  },
  mt: {
    oneTimeCode: "kodiċi ta' verifika, kodiċi ta' sigurtà, kodiċi ta' konferma, kodiċi ta' darba",
    code: 'kodiċi=, kodiċijiet=',
    security: 'verifika, sigurt, konferm, darba',
    otherNumber: 'ordni, fattura, telefown, kodiċi postali',
    verify: 'ivverifika, verifika, ikkonferma, konferma, attiva',
    reset: 'password, issettja mill ġdid, irrisettja',
    login: 'idħol, illoggja, log in',
    invite: 'stedin, mistieden',
    join: 'ingħaqad, aċċetta',
    unsubscribe: 'tneħħi s sottoskrizzjoni, neħħi l abbonament, waqqaf l abbonament',
    refuse: 'ma kontx jien, irrifjuta, ikkanċella',
  },
  he: {
    info: 'מידע נוסף, לפרטים נוספים, פרטים נוספים',
    start: 'להתחיל, נתחיל, התחל',
    unless: 'אם לא את, זה לא היית',
    common: 'את, של, שלך, על',
    oneTimeCode:
      'קוד אימות, קוד האימות, קוד אבטחה, קוד האבטחה, קוד חד פעמי, סיסמה חד פעמית, קוד כניסה, קוד התחברות, קוד הפעלה, קוד גישה, הקוד החד פעמי, קוד לאימות, קוד זיהוי, סיסמה זמנית, צופן חד פעמי, הצופן החד פעמי, מספר אימות, מספר האימות, סיסמת כניסה זמנית, סיסמת הכניסה הזמנית, קוד סודי, קוד הרשמה, קוד שחזור, קוד איפוס',
    code: 'קוד=, קודים, סיסמה זמנית, ספרות, תווים, צופן, המספר הבא, המספר שלהלן',
    security:
      'אימות, אבטחה, חד פעמי, כניסה, התחבר, תקף, בתוקף, יפוג, לאמת, זיהוי, הזדהות, מכשיר, אין למסור, אל תמסרו, אל תשתפו, הרשמה',
    otherNumber:
      'הזמנה מספר, מספר הזמנה, הזמנתך, חשבונית, קבלה, משלוח, מעקב, חבילה, אסמכתא, מספר לקוח, לקוח, פנייה, טלפון, טל, התקשרו, מיקוד, קוד קופון, קופון, קוד הנחה, קוד הטבה, קוד מוצר, שובר, ח.פ, כרטיס, המסתיים, יתרה, סכום, נקודות, ברקוד, רחוב, קוד איסוף, קוד לוקר, תעודת משלוח, תעודת המשלוח, מספר משלוח, מספר פנייה, קוד תור, קוד שגיאה, מספר חשבון',
    offer: 'הנחה, מבצע, קופון, הטבה, עגלה, מתנה, משלוח חינם, חסכו, סייל',
    visit:
      'הזמנת מקום, טיסה, מלון, נסיעה, תור ל, פגישה, אורחים, שהות, לוקר, נקודת איסוף, נקודת חלוקה, השליח, שליח',
    verify:
      'אימות, אמת את, לאמת, אמתו, אישור כתובת, אשר את, אשרו, אישור המייל, אישור החשבון, אישור הרשמה, לאשר, אישור, הפעל, הפעלת, שחרור נעילה, השלמת הרשמה, שחרור נעיל, הפעיל, המשך רישום, המשך הרישום, המשך הרשמה, להמשיך ברישום, לתקף, תיקוף, השלימו את ההרשמה, השלם את ההרשמה, סיום ההרשמה, ודאו, ודא את, השלמת ההרשמה, לוודא כתובת, לוודא את הכתובת, לוודא שהכתובת',
    reset: 'סיסמ, איפוס, אפס, שחזור, שחזר, החלף סיסמ',
    login: 'קישור קסם, קישור התחברות, קישור כניסה, התחבר, כניסה, היכנס, לוגין',
    invite:
      'הזמינ, הוזמנ, קבל את ההזמנה, קבלת ההזמנה, הזמנה להצטרף, להזמין אותך, אשר הזמנה, הזמנה לצוות, קבל הזמנה, הזמנת, צורפת, צירפה אותך, צירף אותך, הוסיפה אותך, הוסיף אותך, שיתפה איתך, שיתף איתך, מזמין אותך, מזמינה אותך',
    join: 'הצטרף, הצטרפ, קבלת הזמנה, אישור הצטרפות',
    unsubscribe:
      'הסר, הסרה מרשימת, ביטול מנוי, ביטול הרשמה, להסרה, הפסקת קבלת, ביטול רישום, לא מעוניין, לא מעוניינת, להפסיק לקבל, הסרה מהרשימה',
    ordinary:
      'פרטיות, תנאי, עזרה, צור קשר, חשבונית, בדפדפן, קרא עוד, מידע נוסף, חנות, ביטול, פעילות, הגדרות, ניהול, עגלה, תשלום, רכישה',
    account: 'החשבון שלי',
    enter: 'הזן, הזינו, הקלד, הקישו, להכניס, הכניסו, הקלידו, השתמשו',
    link: 'קישור',
    refuse: 'זה לא אני, לא אני, דחה, דחייה, סירוב, סרב=, לבטל',
    example: 'לדוגמה, למשל, כגון',
    look: 'צפייה, לצפות, לקריאה, לקרוא',
    password: 'חשבון',
  },
  ar: {
    info: 'لمزيد من المعلومات, المزيد من المعلومات, لمعرفة المزيد, لمزيد من التفاصيل',
    start: 'ابدأ, البدء',
    example: 'على سبيل المثال',
    unless: 'إذا لم تكن, إذا لم تقم, إن لم تكن, ليس أنت, لست أنت, لم يكن أنت',
    common: 'من, على, في, إلى, لقد',
    oneTimeCode:
      'رمز التحقق, رمز تحقق, رمز التأكيد, رمز الأمان, رمز المرور لمرة, رمز لمرة واحدة, كلمة مرور لمرة واحدة, كلمة المرور لمرة واحدة, رمز الدخول, رمز تسجيل الدخول, رمز التفعيل, رمز التوثيق, رمز المصادقة, كود التحقق, كود التفعيل, كود التأكيد, رمز الاستخدام الواحد, الرقم السري المؤقت, رمزك السري, الرمز السري, كود الدخول, كلمة مرور مؤقتة, كلمة المرور المؤقتة',
    code: 'رمز, الرمز, كود, رقم التحقق, الرقم السري, الأرقام, أرقام',
    security:
      'تحقق, التحقق, تأكيد, الأمان, أمان, لمرة واحدة, الدخول, دخول, تفعيل, مصادقة, صالح, صلاحي, تنتهي, ينتهي, لا تشارك, هوية, جهاز',
    otherNumber:
      'طلبك رقم, رقم الطلب, طلب رقم, الطلب, طلبك, طلبية, فاتورة, الفاتورة, إيصال, شحن, شحنت, تتبع, التتبع, طرد, حجز, الحجز, رقم المرجع, المرجع, مرجع, رقم العميل, العميل, عقد, رقم الحساب, هاتف, الهاتف, اتصل, الرمز البريدي, رمز بريدي, صندوق البريد, ص.ب, رمز الخصم, رمز خصم, كود الخصم, كود خصم, رمز ترويجي, الرمز الترويجي, قسيمة, بطاق, المنتهية ب, تنتهي ب, رصيد, مبلغ, المبلغ, نقاط, تذكرة, التذكرة, رمز الحجز, باركود, السجل التجاري, الرقم الضريبي, رقم العضوية, كود الدعوة, رمز الاستلام, كود الاستلام, رمز التسليم, للمساعدة, الدعم, خدمة العملاء, مركز الاتصال',
    offer: 'خصم, تخفيض, عرض خاص, عروض, قسيمة, كوبون, سلة, هدية, شحن مجاني, وفر, تسوق',
    visit:
      'حجز, رحلة, رحلت, فندق, إقامة, موعد, اجتماع, ضيوف, نقطة الاستلام, خزانة الطرود, المندوب, السائق, لمندوب',
    verify:
      'تحقق, التحقق, تأكيد, أكد, تأكد, تفعيل, فعل حساب, فعّل, إلغاء قفل, إكمال التسجيل, أكمل التسجيل, إتمام التسجيل, توثيق, تهيئة, متابعة التسجيل, مواصلة التسجيل, استمرار التسجيل',
    reset: 'كلمة المرور, كلمة مرور, كلمة السر, إعادة تعيين, إعادة ضبط, استعادة',
    login: 'رابط سحري, الرابط السحري, رابط تسجيل الدخول, تسجيل الدخول, سجل الدخول, تسجيل دخول, الدخول إلى',
    invite: 'دعوة, الدعوة, دعوت, دعاك, يدعوك, تدعوك',
    join: 'انضم, الانضمام, قبول',
    unsubscribe:
      'إلغاء الاشتراك, الغاء الاشتراك, ألغ اشتراك, إلغاء اشتراك, لا ترغب في تلقي, عدم استلام, إيقاف الرسائل',
    ordinary:
      'خصوصية, الشروط, مساعدة, اتصل بنا, فاتورة, الفاتورة, طلبك, المتصفح, معرفة المزيد, اقرأ, متجر, حجز, موعد, إلغاء, النشاط, الإعدادات, إدارة, السلة, الشراء, الدفع',
    account: 'حسابي',
    enter: 'أدخل, ادخل, استخدم, إدخال',
    link: 'رابط, الرابط',
    scam: 'يانصيب, ربحت, جائزة',
    refuse: 'لم أكن أنا, لست أنا, ليس أنا, لإلغاء, رفض, ارفض',
  },
  fa: {
    info: 'اطلاعات بیشتر, جزئیات بیشتر',
    start: 'شروع',
    unless: 'اگر شما, اگر این درخواست',
    common: 'شما, است, برای, این',
    oneTimeCode:
      'کد تایید, کد تأیید, کد امنیتی, رمز یکبار مصرف, رمز یک بار مصرف, کد یکبار مصرف, کد یک بار مصرف, کد ورود, کد فعال سازی, کد فعالسازی, رمز پویا, کد احراز, کد عبور, گذرواژه یکبار, کد اعتبارسنجی, کد شناسایی, رمز موقت, رمز عبور موقت, کد راستی آزمایی, کد راستیآزمایی, گذرواژه موقت, رمز دوم, کد ثبت نام, کد دسترسی, کد بازیابی, پسورد موقت, رمز یکبارمصرف, کد یکبارمصرف',
    code: 'کد, رمز, رقمی, عدد زیر, گذرواژه:',
    security:
      'تایید, تأیید, امنیت, یکبار, یک بار, ورود, فعال, معتبر, اعتبار, منقضی, احراز, هویت, دستگاه, راستی آزمایی, راستیآزمایی, تصدیق, به کسی نگویید, در اختیار کسی, ثبت نام, بازیابی',
    otherNumber:
      'سفارش, فاکتور, صورتحساب, رسید, مرسوله, پیگیری, کد رهگیری, رهگیری, بسته, رزرو, مشتری, اشتراک, قرارداد, تلفن, تماس, کد پستی, کدپستی, کد تخفیف, تخفیف, کد هدیه, کد معرف, بارکد, کد ملی, شناسه, کارت, موجودی, مبلغ, امتیاز, بلیت, بلیط, صندوق پستی, کد دعوت, کد تحویل, حواله, کد کالا, کد پیگیری, شماره فاکتور, شماره حساب, کد نوبت, کد پذیرش',
    offer:
      'تخفیف, حراج, پیشنهاد ویژه, جشنواره, سبد خرید, کارت هدیه, ارسال رایگان, کوپن, بن خرید, فروش ویژه, کد تخفیف',
    visit: 'رزرو, سفر, پرواز, هتل, اقامت, نوبت, جلسه, مهمان, پیک=',
    verify:
      'تایید, تأیید, فعال, اعتبارسنجی, باز کردن قفل, تکمیل ثبت نام, ادامه ثبت نام, راستی آزمایی, راستیآزمایی, تصدیق, تکمیل عضویت, تکمیل ثبتنام, ادامه ثبتنام, نهایی کردن عضویت, نهایی کردن ثبت نام',
    reset:
      'رمز عبور, گذرواژه, کلمه عبور, بازنشانی, بازیابی, رمزعبور, پسورد, تغییر رمز, رمز جدید, رمز تازه, فراموشی رمز, رمز خود را فراموش',
    login: 'لینک جادویی, پیوند جادویی, لینک ورود, پیوند ورود, ورود, وارد شو, وارد حساب, لاگین, وارد شوید',
    invite:
      'دعوت, شما را به تیم, شما را به گروه, اضافه شده اید, با شما به اشتراک, به گروه اضافه, به تیم اضافه',
    join: 'پیوستن, بپیوندید, پذیرش, ملحق, عضو شوید, قبول, پذیرفتن, بپیوند',
    unsubscribe:
      'لغو اشتراک, لغو عضویت, انصراف از, نمی خواهید, حذف از فهرست, حذف از لیست, نمیخواهم, ایمیل دیگری',
    ordinary:
      'حریم خصوصی, شرایط, راهنما, پشتیبانی, تماس, فاکتور, سفارش, مرورگر, بیشتر بدانید, فروشگاه, فعالیت, تنظیمات, مدیریت, سبد خرید, پرداخت',
    account: 'حساب من',
    enter: 'وارد کنید, وارد نمایید, بنویسید, تایپ کنید, درج کنید, وارد کن',
    link: 'پیوند, لینک',
    refuse: 'من نبودم, من نیستم, رد کردن, نپذیرفتن, نمی پذیرم, لغو کنید, لغو کردن, لغو درخواست, کار من نبود',
    example: 'برای مثال, مثلا, به عنوان نمونه',
    password: 'حساب',
  },
  ur: {
    oneTimeCode:
      'تصدیقی کوڈ, تصدیق کا کوڈ, توثیقی کوڈ, توثیق کا کوڈ, حفاظتی کوڈ, سیکیورٹی کوڈ, ایک بار استعمال, لاگ ان کوڈ, ون ٹائم, سیکورٹی کوڈ',
    code: 'کوڈ',
    security: 'تصدیق, توثیق, حفاظتی, سیکیورٹی, ایک بار, لاگ ان, درست ہے, میعاد, کارآمد',
    otherNumber:
      'آرڈر, انوائس, رسید, ٹریکنگ, پارسل, بکنگ, حوالہ, کسٹمر, فون, پوسٹل کوڈ, پرومو کوڈ, ڈسکاؤنٹ کوڈ, رعایتی کوڈ, کارڈ, پوائنٹس, ٹکٹ',
    offer: 'رعایت, ڈسکاؤنٹ, پیشکش, سیل, کوپن',
    visit: 'بکنگ, سفر, پرواز, ہوٹل, ملاقات',
    verify: 'تصدیق, توثیق, فعال, غیر مقفل, ان لاک',
    reset: 'پاس ورڈ, ری سیٹ, دوبارہ ترتیب',
    login: 'جادوئی لنک, میجک لنک, لاگ ان, سائن ان',
    invite: 'دعوت, مدعو',
    join: 'شامل ہوں, قبول',
    unsubscribe: 'ان سبسکرائب, سبسکرپشن ختم, رکنیت ختم, رکنیت منسوخ',
    enter: 'درج کریں',
    link: 'لنک',
    refuse: 'یہ میں نہیں, میں نہیں تھا, مسترد, منسوخ',
  },
  ps: {
    oneTimeCode: 'تایید کوډ, د تایید کوډ, امنیتي کوډ, یو ځلی',
    code: 'کوډ',
    security: 'تایید, امنیت, یو ځل, ننوت',
    otherNumber: 'امر, رسید, تلیفون, ټلیفون, کارت',
    verify: 'تایید, فعال',
    reset: 'پټنوم, پاسورډ, بیا تنظیم',
    login: 'ننوت',
    invite: 'بلنه',
    join: 'ګډون, منل',
    unsubscribe: 'ګډون لغوه, غړیتوب لغوه',
    refuse: 'زه نه وم, رد کړ, لغوه',
  },
  ku: {
    oneTimeCode:
      'koda piştrastkirin, koda ewlehiy, koda yekcar, کۆدی دڵنیایی, کۆدی پشتڕاست, کۆدی پاراستن, کۆدی چوونەژوور',
    code: 'kod=, koda=, کۆد',
    security: 'piştrast, ewlehi, yekcar, têketin, پشتڕاست, دڵنیا, پاراستن, چوونەژوور, یەکجار',
    otherNumber: 'ferman, fatûre, telefon, داواکاری, تەلەفۆن, پسوولە',
    verify: 'piştrast, çalak, پشتڕاست, چالاک, دڵنیا, ساخ بکە',
    reset: 'borînpeyv, şîfre, pêborîn, وشەی نهێنی, تێپەڕەوشە',
    login: 'têkeve, têketin, چوونەژوور',
    invite: 'vexwend, بانگهێشت',
    join: 'tevlî, بەشدار',
    unsubscribe: 'dev ji abonetiyê, abonetiyê betal, هەڵوەشاندنەوەی بەشداری',
    refuse: 'ne ez bûm, red bike, betal bike, ڕەتکردنەوە, من نەبووم, ڕەتی بکە',
  },
  hi: {
    info: 'अधिक जानकारी, और जानकारी',
    start: 'शुरू',
    example: 'उदाहरण के लिए',
    unless: 'यदि आपने नहीं, अगर यह आप नहीं',
    common: 'आप, के लिए, है, और',
    oneTimeCode:
      'सत्यापन कोड, सुरक्षा कोड, पुष्टिकरण कोड, वन टाइम पासवर्ड, ओटीपी, एक बार उपयोग, लॉगिन कोड, लॉग इन कोड, वेरिफिकेशन कोड, प्रमाणीकरण कोड, एकमुश्त, एक बारगी, वन-टाइम, सक्रियण कोड, एक्सेस कोड, पासकोड, अस्थायी पासवर्ड',
    code: 'कोड, पिन, अंक',
    security:
      'सत्यापन, सत्यापित, सुरक्षा, पुष्टि, एक बार, लॉगिन, लॉग इन, वैध, मान्य, समाप्त, साझा न, प्रमाणी, पहचान, डिवाइस',
    otherNumber:
      'ऑर्डर, आदेश, चालान, इनवॉइस, बिल, रसीद, ट्रैकिंग, शिपमेंट, पार्सल, बुकिंग, आरक्षण, संदर्भ, ग्राहक, खाता संख्या, फोन, फ़ोन, कॉल, पिन कोड, पिनकोड, डाक, प्रोमो कोड, कूपन, छूट कोड, उपहार, कार्ड, शेष, राशि, अंक, टिकट, रेफरल, डिलीवरी ओटीपी, डिलीवरी कोड',
    offer: 'छूट, ऑफर, ऑफ़र, सेल, कूपन, प्रोमो, कार्ट, उपहार, बचत, मुफ्त डिलीवरी',
    visit: 'बुकिंग, आरक्षण, यात्रा, उड़ान, होटल, मीटिंग, अपॉइंटमेंट, बैठक, डिलीवरी',
    verify: 'सत्यापित, सत्यापन, पुष्टि, सक्रिय, अनलॉक, वेरिफाई, वेरिफ़ाई, पंजीकरण पूरा, एक्टिवेट, कन्फर्म',
    reset: 'पासवर्ड, रीसेट, कूटशब्द',
    login: 'मैजिक लिंक, जादुई लिंक, लॉगिन लिंक, साइन इन, लॉग इन, लॉगिन, प्रवेश',
    invite: 'आमंत्र, निमंत्र',
    join: 'शामिल हों, जुड़ें, स्वीकार',
    unsubscribe: 'सदस्यता समाप्त, सदस्यता रद्द, अनसब्सक्राइब, सदस्यता छोड़, प्राप्त नहीं करना',
    ordinary:
      'गोपनीयता, शर्तें, सहायता, संपर्क, चालान, ऑर्डर, ब्राउज़र, और जानें, दुकान, रद्द, गतिविधि, सेटिंग, प्रबंधित, कार्ट, भुगतान',
    account: 'मेरा खाता',
    enter: 'दर्ज, उपयोग करें',
    link: 'लिंक',
    scam: 'लॉटरी',
    refuse: 'यह मैं नहीं, मैं नहीं था, मैंने नहीं, अस्वीकार, रद्द करें, रद्द करने',
  },
  mr: {
    oneTimeCode: 'पडताळणी कोड, सत्यापन कोड, सुरक्षा कोड, एकवेळ, ओटीपी, पुष्टीकरण कोड, वन टाइम, एक वेळ',
    code: 'कोड',
    security: 'पडताळ, सत्याप, सुरक्षा, एकदा, लॉगिन, वैध, पुष्टी',
    otherNumber:
      'ऑर्डर, बीजक, पावती, बुकिंग, ग्राहक, फोन, पिन कोड, पिनकोड, प्रोमो कोड, सवलत कोड, कूपन, कार्ड, रक्कम, तिकीट',
    offer: 'सवलत, सूट, ऑफर, कूपन',
    verify: 'पडताळ, सत्याप, पुष्टी, सक्रिय, निश्चित करा',
    reset: 'पासवर्ड, रीसेट, संकेतशब्द, परवली',
    login: 'साइन इन, लॉग इन, लॉगिन',
    invite: 'आमंत्र, निमंत्र',
    join: 'सामील, स्वीकार',
    unsubscribe: 'सदस्यता रद्द, सदस्यत्व रद्द, अनसबस्क्राइब, सदस्यता संपव',
    enter: 'प्रविष्ट, टाका, वापरा',
    refuse: 'मी नव्हतो, मी नाही, नाकार, रद्द',
  },
  ne: {
    oneTimeCode: 'प्रमाणीकरण कोड, सुरक्षा कोड, पुष्टिकरण कोड, प्रमाणिकरण कोड, एक पटक, एकपटक, ओटिपी, ओटीपी',
    code: 'कोड',
    security: 'प्रमाणी, प्रमाणि, सुरक्षा, पुष्टि, एक पटक, लगइन, मान्य, वैध',
    otherNumber: 'अर्डर, बीजक, रसिद, बुकिङ, ग्राहक, फोन, हुलाक, प्रोमो कोड, छुट कोड, कार्ड, रकम, टिकट',
    offer: 'छुट, अफर, कुपन',
    verify: 'प्रमाणित, प्रमाणी, पुष्टि, सक्रिय',
    reset: 'पासवर्ड, रिसेट, प्रवेशशब्द',
    login: 'साइन इन, लगइन, लग इन',
    invite: 'निमन्त्र, निम्तो, आमन्त्र',
    join: 'सामेल, स्वीकार',
    unsubscribe: 'सदस्यता रद्द, सदस्यता हटा, अनसब्सक्राइब',
    enter: 'प्रविष्ट',
    refuse: 'म होइन, अस्वीकार, रद्द',
  },
  bn: {
    info: 'আরও তথ্য, আরো তথ্য',
    oneTimeCode:
      'যাচাইকরণ কোড, যাচাই কোড, নিরাপত্তা কোড, ভেরিফিকেশন কোড, এককালীন, ওটিপি, নিশ্চিতকরণ কোড, একবার ব্যবহার, লগইন কোড, ওয়ান টাইম',
    code: 'কোড, পিন',
    security: 'যাচাই, নিরাপত্তা, ভেরিফ, এককালীন, লগইন, লগ ইন, মেয়াদ, বৈধ, নিশ্চিত, শেয়ার কর',
    otherNumber:
      'অর্ডার, চালান, ইনভয়েস, রসিদ, ট্র্যাকিং, পার্সেল, বুকিং, রেফারেন্স, গ্রাহক, ফোন, পোস্ট কোড, পোস্টাল কোড, প্রোমো কোড, ডিসকাউন্ট কোড, কুপন, কার্ড, পরিমাণ, পয়েন্ট, টিকিট',
    offer: 'ছাড়, অফার, ডিসকাউন্ট, কুপন, প্রোমো, কার্ট',
    visit: 'বুকিং, ভ্রমণ, ফ্লাইট, হোটেল, মিটিং',
    verify: 'যাচাই, নিশ্চিত কর, সক্রিয়, আনলক, ভেরিফাই',
    reset: 'পাসওয়ার্ড, রিসেট',
    login: 'ম্যাজিক লিঙ্ক, ম্যাজিক লিংক, সাইন ইন, লগ ইন, লগইন',
    invite: 'আমন্ত্রণ',
    join: 'যোগ দিন, যোগদান, গ্রহণ',
    unsubscribe: 'আনসাবস্ক্রাইব, সদস্যতা বাতিল, সাবস্ক্রিপশন বাতিল, সদস্যতা ত্যাগ',
    enter: 'লিখুন, প্রবেশ করান, ব্যবহার করুন',
    link: 'লিঙ্ক',
    refuse: 'আমি নই, আমি ছিলাম না, প্রত্যাখ্যান, বাতিল',
  },
  pa: {
    oneTimeCode: 'ਪੁਸ਼ਟੀਕਰਨ ਕੋਡ, ਤਸਦੀਕ ਕੋਡ, ਸੁਰੱਖਿਆ ਕੋਡ, ਇੱਕ ਵਾਰ, ਓਟੀਪੀ, ਵੈਰੀਫਿਕੇਸ਼ਨ ਕੋਡ',
    code: 'ਕੋਡ',
    security: 'ਪੁਸ਼ਟੀ, ਤਸਦੀਕ, ਸੁਰੱਖਿਆ, ਇੱਕ ਵਾਰ, ਲੌਗਇਨ, ਲਾਗਇਨ, ਵੈਧ',
    otherNumber: 'ਆਰਡਰ, ਬਿੱਲ, ਰਸੀਦ, ਬੁਕਿੰਗ, ਗਾਹਕ, ਫ਼ੋਨ, ਫੋਨ, ਪ੍ਰੋਮੋ ਕੋਡ, ਛੋਟ ਕੋਡ, ਕਾਰਡ',
    offer: 'ਛੋਟ, ਪੇਸ਼ਕਸ਼, ਕੂਪਨ',
    verify: 'ਪੁਸ਼ਟੀ, ਤਸਦੀਕ, ਸਰਗਰਮ, ਅਣ ਲਾਕ, ਅਨਲਾਕ',
    reset: 'ਪਾਸਵਰਡ, ਰੀਸੈਟ',
    login: 'ਸਾਈਨ ਇਨ, ਲੌਗ ਇਨ, ਲੌਗਇਨ, ਲਾਗਇਨ',
    invite: 'ਸੱਦਾ',
    join: 'ਸ਼ਾਮਲ ਹੋ, ਸਵੀਕਾਰ',
    unsubscribe: 'ਗਾਹਕੀ ਰੱਦ, ਅਨਸਬਸਕ੍ਰਾਈਬ',
    enter: 'ਦਰਜ',
    refuse: 'ਮੈਂ ਨਹੀਂ, ਅਸਵੀਕਾਰ, ਰੱਦ',
  },
  gu: {
    oneTimeCode: 'ચકાસણી કોડ, સુરક્ષા કોડ, વેરિફિકેશન કોડ, એક વખત, ઓટીપી, પુષ્ટિ કોડ, વન ટાઇમ',
    code: 'કોડ',
    security: 'ચકાસ, સુરક્ષા, વેરિફ, એક વખત, લોગિન, લૉગિન, માન્ય, પુષ્ટિ',
    otherNumber: 'ઓર્ડર, ઇન્વૉઇસ, બિલ, રસીદ, બુકિંગ, ગ્રાહક, ફોન, પિન કોડ, પ્રોમો કોડ, ડિસ્કાઉન્ટ કોડ, કાર્ડ',
    offer: 'ડિસ્કાઉન્ટ, છૂટ, ઓફર, કૂપન',
    verify: 'ચકાસ, પુષ્ટિ, સક્રિય, વેરિફાય',
    reset: 'પાસવર્ડ, રીસેટ',
    login: 'સાઇન ઇન, લોગ ઇન, લૉગ ઇન, લોગિન, લૉગિન',
    invite: 'આમંત્ર',
    join: 'જોડાઓ, સ્વીકાર',
    unsubscribe: 'અનસબ્સ્ક્રાઇબ, સબ્સ્ક્રિપ્શન રદ, સદસ્યતા રદ',
    enter: 'દાખલ',
    refuse: 'હું નથી, હું નહોતો, નકાર, રદ કર',
  },
  ta: {
    oneTimeCode:
      'சரிபார்ப்பு குறியீடு, சரிபார்ப்புக் குறியீடு, பாதுகாப்பு குறியீடு, பாதுகாப்புக் குறியீடு, ஒருமுறை, ஒரு முறை, ஓடிபி, உறுதிப்படுத்தல் குறியீடு, உள்நுழைவு குறியீடு, உள்நுழைவுக் குறியீடு',
    code: 'குறியீடு, குறியீட்டு, குறியீட்டை, கோட்',
    security: 'சரிபார், பாதுகாப்பு, ஒருமுறை, உள்நுழை, செல்லுபடி, உறுதிப்படுத்',
    otherNumber:
      'ஆர்டர், விலைப்பட்டியல், ரசீது, முன்பதிவு, வாடிக்கையாளர், தொலைபேசி, அஞ்சல் குறியீடு, தள்ளுபடி குறியீடு, தள்ளுபடிக் குறியீடு, கூப்பன், அட்டை, தொகை, டிக்கெட்',
    offer: 'தள்ளுபடி, சலுகை, கூப்பன்',
    verify: 'சரிபார், உறுதிப்படுத், உறுதிசெய், செயல்படுத்த',
    reset: 'கடவுச்சொ, மீட்டமை',
    login: 'உள்நுழை',
    invite: 'அழைப்பு, அழைத்து, அழைத்த',
    join: 'சேர, ஏற்க, ஏற்றுக்கொள்',
    unsubscribe: 'குழுவிலக, சந்தாவை ரத்து, சந்தா ரத்து, விலக',
    enter: 'உள்ளிட',
    link: 'இணைப்பு',
    refuse: 'நான் இல்லை, நான் அல்ல, நிராகரி, ரத்து',
  },
  te: {
    oneTimeCode: 'ధృవీకరణ కోడ్, ధ్రువీకరణ కోడ్, భద్రతా కోడ్, ఒకసారి, ఒటిపి, ఓటీపీ, వెరిఫికేషన్ కోడ్, వన్ టైమ్, లాగిన్ కోడ్',
    code: 'కోడ్, కోడు',
    security: 'ధృవీకర, ధ్రువీకర, భద్రత, భద్రతా, ఒకసారి, లాగిన్, చెల్లు, నిర్ధార',
    otherNumber: 'ఆర్డర్, ఇన్‌వాయిస్, రసీదు, బుకింగ్, కస్టమర్, ఫోన్, పిన్ కోడ్, ప్రోమో కోడ్, డిస్కౌంట్ కోడ్, కూపన్, కార్డ్, మొత్తం, టికెట్',
    offer: 'తగ్గింపు, డిస్కౌంట్, ఆఫర్, కూపన్',
    verify: 'ధృవీకరి, ధ్రువీకరి, ధృవీకర, నిర్ధార, యాక్టివేట్, సక్రియ, అన్లాక్',
    reset: 'పాస్‌వర్డ్, పాస్వర్డ్, రీసెట్',
    login: 'సైన్ ఇన్, లాగిన్, లాగ్ ఇన్',
    invite: 'ఆహ్వాన',
    join: 'చేరండి, చేరడానికి, అంగీకరి',
    unsubscribe: 'సభ్యత్వాన్ని తీసివే, సబ్‌స్క్రిప్షన్ రద్దు, చందా రద్దు, అన్‌సబ్‌స్క్రైబ్',
    enter: 'నమోదు చేయ, ఎంటర్',
    link: 'లింక్',
    refuse: 'నేను కాదు, తిరస్కర, రద్దు',
  },
  kn: {
    oneTimeCode: 'ಪರಿಶೀಲನಾ ಕೋಡ್, ಪರಿಶೀಲನೆ ಕೋಡ್, ದೃಢೀಕರಣ ಕೋಡ್, ಭದ್ರತಾ ಕೋಡ್, ಒಂದು ಬಾರಿ, ಒಟಿಪಿ, ಒಂದು ಸಲ',
    code: 'ಕೋಡ್, ಸಂಕೇತ',
    security: 'ಪರಿಶೀಲ, ದೃಢೀಕರ, ಭದ್ರತ, ಒಂದು ಬಾರಿ, ಲಾಗಿನ್, ಮಾನ್ಯ',
    otherNumber: 'ಆರ್ಡರ್, ಇನ್‌ವಾಯ್ಸ್, ರಸೀದಿ, ಬುಕಿಂಗ್, ಗ್ರಾಹಕ, ಫೋನ್, ದೂರವಾಣಿ, ಪಿನ್ ಕೋಡ್, ಪ್ರೋಮೋ ಕೋಡ್, ರಿಯಾಯಿತಿ ಕೋಡ್, ಕಾರ್ಡ್, ಮೊತ್ತ',
    offer: 'ರಿಯಾಯಿತಿ, ಕೊಡುಗೆ, ಕೂಪನ್',
    verify: 'ಪರಿಶೀಲ, ದೃಢೀಕರ, ಖಚಿತ, ಸಕ್ರಿಯ',
    reset: 'ಪಾಸ್‌ವರ್ಡ್, ಪಾಸ್ವರ್ಡ್, ಮರುಹೊಂದಿ',
    login: 'ಸೈನ್ ಇನ್, ಲಾಗಿನ್, ಲಾಗ್ ಇನ್',
    invite: 'ಆಹ್ವಾನ',
    join: 'ಸೇರಿ, ಸ್ವೀಕರಿ',
    unsubscribe: 'ಚಂದಾದಾರಿಕೆ ರದ್ದು, ಅನ್‌ಸಬ್‌ಸ್ಕ್ರೈಬ್',
    enter: 'ನಮೂದಿಸ',
    refuse: 'ನಾನಲ್ಲ, ನಾನು ಅಲ್ಲ, ತಿರಸ್ಕರಿ, ರದ್ದು',
  },
  ml: {
    oneTimeCode: 'സ്ഥിരീകരണ കോഡ്, പരിശോധനാ കോഡ്, സുരക്ഷാ കോഡ്, വെരിഫിക്കേഷൻ കോഡ്, ഒറ്റത്തവണ, ഒടിപി',
    code: 'കോഡ്',
    security: 'സ്ഥിരീകര, പരിശോധ, സുരക്ഷ, ഒറ്റത്തവണ, ലോഗിൻ, സാധു',
    otherNumber: 'ഓർഡർ, ഇൻവോയ്സ്, രസീത്, ബുക്കിംഗ്, ഉപഭോക്ത, ഫോൺ, പിൻ കോഡ്, പ്രൊമോ കോഡ്, കിഴിവ് കോഡ്, കാർഡ്, തുക',
    offer: 'കിഴിവ്, ഓഫർ, കൂപ്പൺ',
    verify: 'സ്ഥിരീകരി, സ്ഥിരീകര, പരിശോധി, സജീവ, നേരാണെന്നു',
    reset: 'പാസ്‌വേഡ്, പാസ്വേഡ്, പാസ്സ് വേഡ്, പുനഃക്രമീകര, പുനഃസജ്ജ, റീസെറ്റ്',
    login: 'സൈൻ ഇൻ, ലോഗിൻ, ലോഗ് ഇൻ, പ്രവേശി',
    invite: 'ക്ഷണ',
    join: 'ചേരുക, ചേരാൻ, സ്വീകരി',
    unsubscribe: 'അൺസബ്‌സ്‌ക്രൈബ്, വരിക്കാരല്ലാതാ, സബ്‌സ്‌ക്രിപ്‌ഷൻ റദ്ദാക്ക',
    enter: 'നൽകുക',
    refuse: 'ഞാനല്ല, ഞാൻ അല്ല, നിരസി, റദ്ദാക്ക',
  },
  si: {
    oneTimeCode: 'සත්‍යාපන කේත, ආරක්ෂක කේත, තහවුරු කිරීමේ කේත, එක් වරක්, එක්වර',
    code: 'කේතය, කේත, කේතයක්',
    security: 'සත්‍යාප, ආරක්ෂ, තහවුරු, එක් වර, පිවිසු, වලංගු',
    otherNumber: 'ඇණවුම, ඉන්වොයිසි, රිසිට්, වෙන්කිරීම, පාරිභෝගික, දුරකථන, තැපැල්, වට්ටම් කේත, ප්‍රවර්ධන කේත, කාඩ්',
    offer: 'වට්ටම්, දීමනා, කූපන්',
    verify: 'සත්‍යාප, තහවුරු, සක්‍රිය',
    reset: 'මුරපද, යළි සක, නැවත සකස්',
    login: 'පිවිසෙ, පිවිසු, ඇතුළු ව',
    invite: 'ආරාධන',
    join: 'එක්වන්න, පිළිගන්න',
    unsubscribe: 'දායකත්වය අවලංගු, දායකත්වයෙන් ඉවත්',
    enter: 'ඇතුළත්',
    refuse: 'මම නොවේ, ප්‍රතික්ෂේප, අවලංගු',
  },
  th: {
    info: 'ข้อมูลเพิ่มเติม, รายละเอียดเพิ่มเติม',
    start: 'เริ่ม',
    unless: 'หากคุณไม่ได้, ถ้าคุณไม่ได้',
    common: 'คุณ, ของ, และ, ที่',
    oneTimeCode:
      'รหัสยืนยัน, รหัสการยืนยัน, รหัสความปลอดภัย, รหัสผ่านแบบใช้ครั้งเดียว, รหัสผ่านครั้งเดียว, รหัสแบบใช้ครั้งเดียว, รหัสใช้ครั้งเดียว, รหัส otp, รหัสเข้าสู่ระบบ, รหัสตรวจสอบ, รหัสเปิดใช้งาน, รหัสชั่วคราว, รหัสสำหรับเข้าสู่ระบบ, โอทีพี, รหัสผ่านชั่วคราว',
    code: 'ตัวเลข, รหัส, โค้ด, หลัก, โค๊ด',
    security:
      'ยืนยัน, ปลอดภัย, ครั้งเดียว, เข้าสู่ระบบ, หมดอายุ, มีอายุ, ใช้ได้, ตัวตน, ตรวจสอบ, ห้ามเปิดเผย, อย่าเปิดเผย, อุปกรณ์',
    otherNumber:
      'คำสั่งซื้อ, หมายเลขคำสั่งซื้อ, ใบแจ้งหนี้, ใบเสร็จ, พัสดุ, ติดตาม, จัดส่ง, การจอง, ลูกค้า, สมาชิก, โทร, โทรศัพท์, รหัสไปรษณีย์, รหัสส่วนลด, โค้ดส่วนลด, รหัสโปรโมชั่น, คูปอง, บัตร, ลงท้ายด้วย, ยอด, จำนวนเงิน, คะแนน, ตั๋ว, รหัสการจอง, รหัสสินค้า, รหัสลูกค้า, บาร์โค้ด, คิวอาร์โค้ด',
    offer: 'ส่วนลด, โปรโมชั่น, โปรโมชัน, คูปอง, ลดราคา, ข้อเสนอ, ตะกร้า, ส่งฟรี, ของขวัญ, ช้อป',
    visit: 'การจอง, เที่ยวบิน, โรงแรม, การเดินทาง, นัดหมาย, การประชุม, ห้องพัก, เช็คอิน, ตู้รับพัสดุ, รับพัสดุ, คนขับ, ไรเดอร์',
    verify: 'ยืนยัน, เปิดใช้งาน, ปลดล็อก, ตรวจสอบอีเมล, ลงทะเบียนให้เสร็จ, ปลดล็อค',
    reset: 'รหัสผ่าน, รีเซ็ต',
    login: 'ลิงก์เข้าสู่ระบบ, เมจิกลิงก์, ลิงก์วิเศษ, เข้าสู่ระบบ, ลงชื่อเข้าใช้, ล็อกอิน',
    invite: 'คำเชิญ, เชิญ',
    join: 'เข้าร่วม, ตอบรับ, ยอมรับ',
    unsubscribe: 'ยกเลิกการสมัคร, ยกเลิกการรับ, เลิกรับ, ยกเลิกรับข่าวสาร, ยกเลิกการติดตาม',
    ordinary:
      'ความเป็นส่วนตัว, ข้อกำหนด, ช่วยเหลือ, ติดต่อ, ใบแจ้งหนี้, คำสั่งซื้อ, เบราว์เซอร์, เรียนรู้เพิ่มเติม, อ่านต่อ, ร้านค้า, การจอง, ยกเลิก, กิจกรรม, จัดการ, ตะกร้า, ชำระเงิน',
    account: 'บัญชีของฉัน',
    enter: 'กรอก, ใส่',
    link: 'ลิงก์',
    scam: 'ถูกรางวัล',
    refuse: 'ไม่ใช่ฉัน, ไม่ใช่ผม, ยกเลิกคำขอ, ปฏิเสธ',
  },
  lo: {
    oneTimeCode: 'ລະຫັດຢືນຢັນ, ລະຫັດຄວາມປອດໄພ, ລະຫັດໃຊ້ຄັ້ງດຽວ, ລະຫັດຜ່ານຄັ້ງດຽວ, ລະຫັດ otp, ລະຫັດເຂົ້າສູ່ລະບົບ',
    code: 'ລະຫັດ',
    security: 'ຢືນຢັນ, ປອດໄພ, ຄັ້ງດຽວ, ເຂົ້າສູ່ລະບົບ, ໝົດອາຍຸ',
    otherNumber: 'ຄໍາສັ່ງຊື້, ຄຳສັ່ງຊື້, ໃບແຈ້ງໜີ້, ໃບບິນ, ພັດສະດຸ, ການຈອງ, ລູກຄ້າ, ໂທ, ລະຫັດໄປສະນີ, ລະຫັດສ່ວນຫຼຸດ, ບັດ',
    offer: 'ສ່ວນຫຼຸດ, ໂປຣໂມຊັນ, ຄູປອງ',
    verify: 'ຢືນຢັນ, ເປີດໃຊ້ງານ, ປົດລັອກ',
    reset: 'ລະຫັດຜ່ານ, ຣີເຊັດ, ຕັ້ງຄ່າລະຫັດ',
    login: 'ເຂົ້າສູ່ລະບົບ',
    invite: 'ເຊີນ',
    join: 'ເຂົ້າຮ່ວມ, ຍອມຮັບ',
    unsubscribe: 'ຍົກເລີກການສະໝັກ, ຍົກເລີກການຮັບ',
    enter: 'ໃສ່, ປ້ອນ',
    refuse: 'ບໍ່ແມ່ນຂ້ອຍ, ປະຕິເສດ, ຍົກເລີກ',
  },
  km: {
    oneTimeCode: 'លេខកូដផ្ទៀងផ្ទាត់, កូដផ្ទៀងផ្ទាត់, លេខកូដសុវត្ថិភាព, កូដសុវត្ថិភាព, លេខកូដបញ្ជាក់, ប្រើតែម្តង, កូដបញ្ជាក់, ប្រើម្តង',
    code: 'កូដ, លេខសម្ងាត់',
    security: 'ផ្ទៀងផ្ទាត់, សុវត្ថិភាព, បញ្ជាក់, ម្តង, ចូលគណនី, ផុតកំណត់',
    otherNumber:
      'ការបញ្ជាទិញ, វិក្កយបត្រ, បង្កាន់ដៃ, ការកក់, អតិថិជន, ទូរស័ព្ទ, កូដបញ្ចុះតម្លៃ, លេខកូដបញ្ចុះតម្លៃ, កាត, លេខបញ្ជាទិញ, កញ្ចប់',
    offer: 'បញ្ចុះតម្លៃ, ប្រូម៉ូសិន, គូប៉ុង',
    verify: 'ផ្ទៀងផ្ទាត់, បញ្ជាក់, ធ្វើឱ្យសកម្ម, ដោះសោ',
    reset: 'ពាក្យសម្ងាត់, កំណត់ឡើងវិញ, លេខសម្ងាត់ថ្មី',
    login: 'ចូលគណនី, ចូលប្រើ, ចូលទៅ',
    invite: 'អញ្ជើញ',
    join: 'ចូលរួម, ទទួលយក',
    unsubscribe: 'ឈប់ជាវ, បោះបង់ការជាវ, ឈប់ទទួល',
    enter: 'បញ្ចូល',
    refuse: 'មិនមែនខ្ញុំ, បដិសេធ, បោះបង់',
  },
  my: {
    oneTimeCode: 'အတည်ပြုကုဒ်, အတည်ပြု ကုဒ်, လုံခြုံရေးကုဒ်, လုံခြုံရေး ကုဒ်, တစ်ကြိမ်သုံး, တစ်ခါသုံး, အတည်ပြုနံပါတ်',
    code: 'ကုဒ်, ကုတ်',
    security: 'အတည်ပြု, လုံခြုံ, တစ်ကြိမ်, တစ်ခါသုံး, ဝင်ရောက်, သက်တမ်း',
    otherNumber: 'အော်ဒါ, ငွေတောင်းခံလွှာ, ပြေစာ, ဘွတ်ကင်, ဖောက်သည်, ဖုန်း, စာတိုက်, လျှော့စျေးကုဒ်, လျှော့ဈေးကုဒ်, ကတ်, အမှာစာ',
    offer: 'လျှော့စျေး, လျှော့ဈေး, ပရိုမိုးရှင်း, ကူပွန်',
    verify: 'အတည်ပြု, အသက်သွင်း, စတင်အသုံးပြု',
    reset: 'စကားဝှက်, ပြန်လည်သတ်မှတ်',
    login: 'ဝင်ရောက်, အကောင့်ဝင်, လော့ဂ်အင်',
    invite: 'ဖိတ်',
    join: 'ပါဝင်, လက်ခံ',
    unsubscribe: 'စာရင်းမှ ထွက်, စာရင်းသွင်းမှု ပယ်ဖျက်, ဆက်မလက်ခံ, စာရင်းမှထွက်',
    enter: 'ရိုက်ထည့်, ထည့်သွင်း',
    refuse: 'ကျွန်ုပ်မဟုတ်, ငြင်းပယ်, ပယ်ဖျက်',
  },
  vi: {
    info: 'biết thêm, thông tin thêm, thêm thông tin, thông tin chi tiết',
    start: 'bắt đầu',
    example: 'ví dụ',
    unless: 'nếu không phải, nếu bạn không, không phải bạn, không phải là bạn',
    common: 'của=, bạn=, cho=, không=, và=, được=, này=, với=, trong=, để=, quý=, khách=, vui=, lòng=, là=',
    oneTimeCode:
      'mã xác minh, mã xác nhận, mã xác thực, mã bảo mật, mã otp, mã dùng một lần, mật khẩu dùng một lần, mật khẩu một lần, mã đăng nhập, mã kích hoạt, mã truy cập, mã pin, mã một lần, mã kiểm tra, mật khẩu tạm',
    code: 'chữ số, dãy số, mã của, mã sau, mã này, mã:, mã là, nhập mã, dùng mã, mã code, mã trên, mã dưới, số sau',
    security:
      'xác minh, xác nhận, xác thực, bảo mật, một lần, đăng nhập, hiệu lực, hết hạn, kích hoạt, không chia sẻ, thiết bị',
    otherNumber:
      'đơn hàng, mã đơn, hóa đơn, hoá đơn, biên lai, vận đơn, mã vận, theo dõi, bưu kiện, đặt chỗ, đặt phòng, mã đặt, tham chiếu, khách hàng, mã khách, số tài khoản, điện thoại, đt=, gọi, mã bưu, bưu chính, mã giảm giá, mã khuyến mãi, mã ưu đãi, mã quà, mã giới thiệu, mã vạch, mã qr, mã số thuế, mã sản phẩm, đuôi, kết thúc bằng, số dư, số tiền, điểm, vé=, hotline, mã hồ sơ, mã voucher, mã mời, mã cũ, mã trước, số thẻ',
    offer:
      'giảm giá, khuyến mãi, ưu đãi, phiếu, giỏ hàng, quà tặng, miễn phí vận chuyển, voucher, săn sale, mua ngay',
    visit:
      'đặt chỗ, đặt phòng, chuyến bay, khách sạn, chuyến đi, lịch hẹn, cuộc họp, hành khách, tủ khóa, điểm nhận hàng, nhận hàng, shipper, tài xế',
    verify: 'xác minh, xác nhận, xác thực, kích hoạt, mở khóa, mở khoá, hoàn tất đăng ký, tiếp tục đăng ký',
    reset: 'mật khẩu, đặt lại',
    login: 'liên kết đăng nhập, liên kết ma thuật, liên kết thần kỳ, đăng nhập',
    invite: 'lời mời, mời bạn, được mời, đã mời',
    join: 'tham gia, chấp nhận',
    unsubscribe: 'hủy đăng ký, huỷ đăng ký, ngừng nhận, không muốn nhận, hủy nhận, bỏ đăng ký',
    ordinary:
      'riêng tư, bảo mật thông tin, điều khoản, trợ giúp, liên hệ, hóa đơn, đơn hàng, trình duyệt, tìm hiểu thêm, xem thêm, đọc thêm, cửa hàng, mua sắm, hủy bỏ, hoạt động, cài đặt, quản lý, giỏ hàng, mua hàng, thanh toán',
    account: 'tài khoản của tôi',
    enter: 'nhập, dùng mã',
    link: 'liên kết',
    scam: 'trúng thưởng, xổ số',
    refuse: 'không phải tôi, không phải là tôi, hủy yêu cầu, từ chối',
  },
  id: {
    info: 'informasi lebih lanjut, info lebih lanjut, informasi selengkapnya',
    start: 'mulai',
    example: 'misalnya, contohnya',
    unless: 'jika bukan anda, jika anda tidak, bukan anda',
    common:
      'anda=, untuk=, dan=, dengan=, ini=, yang=, dari=, akan=, ke=, tidak=, kamu=, kami=, telah=, pada=, di=, atau=, halo=',
    oneTimeCode:
      'kode verifikasi, kode keamanan, kode konfirmasi, kode otp, kode sekali pakai, kata sandi sekali pakai, kode masuk, kode aktivasi, kode akses, kode autentikasi, kode unik, kode login, sandi sekali pakai, kode otentikasi, kode rahasia, kata sandi sementara',
    code: 'angka=, kode=, kodenya=, pin=, kodemu=, digit berikut, karakter',
    security:
      'verifik, keamanan, konfirm, sekali pakai, masuk, berlaku, kedaluwarsa, kadaluarsa, autentik, otentik, aktivasi, jangan bagikan, jangan berikan, rahasia, perangkat',
    otherNumber:
      'pesanan, faktur, invoice, tagihan, kuitansi, struk, resi, lacak, pelacakan, paket, pengiriman, pemesanan, reservasi, referensi, pelanggan, kontrak, rekening, telepon, telp, hubungi, kode pos, kode promo, kode diskon, kode kupon, kode voucher, kode referral, kode booking, kode batang, kode qr, kode undangan, kode pesanan, npwp, kartu, berakhiran, saldo, jumlah, poin, tiket, jalan=, jl.=, id pelanggan, kode pengambilan, kode ambil, kode pintu, kode lama, kode sebelumnya',
    offer:
      'diskon, promo, penawaran, kupon, voucher, hemat, keranjang, gratis ongkir, hadiah, belanja, cashback',
    visit:
      'pemesanan, reservasi, perjalanan, penerbangan, hotel, menginap, janji temu, rapat, tamu, ambil paket, loker, kurir, pengemudi',
    verify:
      'mengaktifkan, memverifikasi, mengonfirmasi, mengkonfirmasi, verifikasi, konfirmasi, aktifkan, aktivasi, aktifasi, validasi, buka kunci, selesaikan pendaftaran, inisialisasi, lanjutkan pendaftaran',
    reset: 'kata sandi, sandi, atur ulang, setel ulang, reset, password',
    login: 'tautan ajaib, link ajaib, tautan masuk, link masuk, masuk, login, autentik',
    invite: 'undang, diundang, terima undangan, menerima undangan',
    join: 'gabung, bergabung',
    unsubscribe:
      'berhenti berlangganan, batal berlangganan, batalkan langganan, berhenti menerima, tidak ingin menerima, berhenti langganan',
    ordinary:
      'privasi, ketentuan, syarat, bantuan, hubungi, faktur, pesanan, browser, peramban, selengkapnya, baca, toko, pemesanan, profil, diskon, lacak, aktivitas, pengaturan, kelola, keranjang, pembayaran, bayar',
    account: 'akun saya, akun anda',
    enter: 'masukkan, gunakan, ketik',
    link: 'tautan',
    scam: 'undian, memenangkan hadiah',
    refuse: 'bukan saya, batalkan, tolak, menolak, membatalkan',
  },
  ms: {
    info: 'maklumat lanjut, maklumat lebih lanjut',
    oneTimeCode:
      'kod pengesahan, kod keselamatan, kod sekali guna, kata laluan sekali guna, kod log masuk, kod pengaktifan, kod akses, kod verifikasi, kod otp, kod tac, tac=, kata laluan sementara',
    code: 'kod=, pin=, digit berikut, nombor berikut',
    security:
      'pengesahan, sahkan, keselamatan, sekali guna, log masuk, sah=, tamat, jangan kongsi, pengaktifan, peranti',
    otherNumber:
      'pesanan, invois, resit, penjejakan, jejak, bungkusan, tempahan, rujukan, pelanggan, akaun no, telefon, tel, hubungi, poskod, kod promosi, kod diskaun, kod promo, kod baucar, kod bar, kod pos, kod jemputan, kad, berakhir dengan, baki, jumlah, mata=, tiket, jalan=',
    offer: 'diskaun, promosi, tawaran, baucar, kupon, jimat, troli, penghantaran percuma, hadiah',
    visit: 'tempahan, perjalanan, penerbangan, hotel, penginapan, janji temu, mesyuarat, tetamu',
    verify: 'sahkan, pengesahan, aktifkan, buka kunci, lengkapkan pendaftaran, mengesahkan',
    reset: 'kata laluan, tetapkan semula, set semula',
    login: 'pautan ajaib, pautan log masuk, log masuk, daftar masuk',
    invite: 'jemput, dijemput, terima jemputan, terima pelawaan',
    join: 'sertai',
    unsubscribe: 'berhenti melanggan, nyahlanggan, batalkan langganan, tidak mahu menerima',
    ordinary:
      'privasi, terma, bantuan, hubungi, invois, pesanan, pelayar, ketahui lebih, baca, kedai, tempahan, profil, batal, diskaun',
    account: 'akaun saya, akaun anda',
    enter: 'masukkan, gunakan, taip=',
    link: 'pautan',
    common:
      'anda=, untuk=, dan=, dengan=, ini=, yang=, dari=, akan=, tidak=, kami=, telah=, pada=, ke=, sila=',
    refuse: 'bukan saya, batalkan, tolak, menolak, membatalkan',
  },
  fil: {
    oneTimeCode:
      'verification code, code sa pag verify, code ng pagpapatunay, kodigo ng beripikasyon, minsanang code, one time na code, code sa seguridad, code sa pag log in',
    code: 'kodigo',
    security: 'beripik, pagpapatunay, seguridad, minsanan, pag log in, mag expire, bisa=, kumpirma',
    otherNumber: 'order, resibo, telepono, kard',
    offer: 'diskwento, alok, promo',
    verify: 'i verify, beripika, kumpirma, i activate, patunayan, i confirm, ma verify, ma activate',
    reset: 'i reset, palitan ang password, password, hudyat',
    login: 'mag log in, mag sign in',
    invite: 'imbita, inimbita, inanyayahan, imbitasyon',
    join: 'sumali, tanggapin',
    unsubscribe: 'mag unsubscribe, itigil ang',
    enter: 'ilagay, ipasok, gamitin',
    common: 'ang=, ng=, mga=, sa=, iyong=, ito=, kung=, ay=, po=, na=, para=',
    refuse: 'hindi ako, tanggihan, kanselahin',
  },
  zh: {
    info: '更多信息, 更多資訊, 更多资讯, 了解更多, 瞭解更多, 詳情, 详情, 详细信息',
    start: '开始, 開始',
    look: '查看, 阅读, 閱讀',
    example: '例如, 比如, 譬如',
    unless:
      '如非本人, 如果不是您, 非本人操作, 若非本人, 若您未, 不是您, 不是你, 如不是, 非您本人, 如非您, 若不是',
    common: '您, 的, 我们, 們',
    oneTimeCode:
      '验证码, 驗證碼, 校验码, 校驗碼, 认证码, 認證碼, 动态码, 動態碼, 动态密码, 動態密碼, 一次性密码, 一次性密碼, 一次性验证, 安全码, 安全碼, 安全代码, 安全代碼, 确认码, 確認碼, 登录码, 登錄碼, 登入碼, 授权码, 授權碼, 激活码, 啟用碼, 验证代码, 驗證代碼, 短信码, 检验码, 登入代碼, 登录代码, 一次性代码, 一次性代碼, 確認代碼, 身份验证码, 口令, 一次性登入碼, 啟動碼, 認證代碼, 随机码, 一次性碼, 一次性码, 驗証碼, 临时密码, 臨時密碼, 初始密码, 初始密碼, 一次性口令',
    code: '位数字, 位數字, 代码, 代碼, 密码为, 密码是, 编码, 碼是, 码是, 碼為, 码为, 位数, 位數, 数字, 數字, 字符, 密钥, 代號, 代号',
    security:
      '验证, 驗證, 安全, 登录, 登入, 登錄, 一次性, 有效, 过期, 過期, 请勿, 請勿, 泄露, 洩漏, 身份, 确认, 確認, 设备, 裝置, 設備',
    otherNumber:
      '后四位数字, 後四位數字, 订单, 訂單, 订单号, 訂單編號, 发票, 發票, 收据, 收據, 快递, 運單, 运单, 物流, 追蹤, 追踪, 包裹, 预订, 預訂, 订位, 訂位, 参考号, 案件, 工单, 客户, 客戶, 会员号, 會員, 合同, 账号, 帳號, 電話, 电话, 热线, 熱線, 拨打, 邮编, 郵編, 邮政编码, 郵遞區號, 优惠码, 優惠碼, 折扣码, 折扣碼, 促销码, 优惠券, 優惠券, 兑换码, 兌換碼, 礼品, 禮品, 邀请码, 邀請碼, 推薦碼, 推荐码, 取件码, 取件碼, 二维码, 條碼, 条码, 卡号, 卡號, 尾号, 尾號, 末四位, 余额, 餘額, 金额, 金額, 积分, 積分, 票号, 座位, 统一编号, 備案, 备案, 会议号, 會議號, 错误代码, 產品代碼, icp, 股票代码, 取货码, 取貨碼, 自提码, 提货码, 门禁, 旧验证码, 之前的验证码, 兑奖码, 中奖, 操作编号, 预约码, 預約碼',
    offer:
      '优惠, 優惠, 折扣, 促销, 促銷, 打折, 特价, 特價, 购物车, 購物車, 礼品卡, 禮品卡, 包邮, 免運, 抢购, 領取, 领取, 满减, 红包',
    visit:
      '预订, 預訂, 航班, 酒店, 飯店, 行程, 入住, 会议, 會議, 预约, 預約, 旅客, 登机, 快递柜, 取件, 驿站, 自提, 取貨, 取货, 智能柜, 骑手, 配送员, 快递员, 外卖, 取餐',
    verify:
      '验证, 驗證, 确认, 確認, 激活, 啟用, 启用, 解锁, 解鎖, 完成注册, 完成註冊, 認證, 认证, 初始化, 继续注册, 繼續註冊',
    reset: '重置, 重設, 重设, 密码, 密碼, 找回',
    login: '魔法链接, 魔術連結, 登录链接, 登入連結, 登录, 登入, 登錄, 魔法連結',
    invite: '邀请, 邀請, 受邀',
    join: '加入, 接受',
    unsubscribe: '退订, 退訂, 取消订阅, 取消訂閱, 不想再收到, 不想再接收, 取消接收, 管理订阅',
    ordinary:
      '隐私, 隱私, 条款, 條款, 帮助, 幫助, 客服, 联系, 聯絡, 发票, 發票, 订单, 訂單, 浏览器, 瀏覽器, 了解更多, 瞭解更多, 查看详情, 商店, 预订, 取消, 活动记录, 管理, 购物车, 購物車, 付款, 支付, 登录记录, 请求新链接, 获取新链接, 重新获取链接, 申请新链接, 請求新連結',
    account: '我的账户, 我的帳戶, 您的账户, 管理账户, 管理帳戶, 管理账号, 管理帳號',
    enter: '输入, 輸入, 填写, 填寫, 填入',
    link: '链接, 連結, 鏈接',
    scam: '中奖, 中獎, 抽奖',
    refuse:
      '不是我, 并非本人, 並非本人, 非本人, 取消此, 取消请求, 取消請求, 取消申请, 取消申請, 拒绝, 拒絕, 举报, 檢舉',
  },
  ja: {
    info: '詳細は, 詳しくは, 詳細について, 詳細情報, 詳しい情報',
    start: '始める, はじめる, 開始, 始めましょう',
    look: 'を見る, 読む',
    example: '例えば',
    unless: '心当たりがない, 心当たりのない, お客様でない, ご本人でない, あなたではない',
    common: 'です, ます, ください, ました, お客様',
    oneTimeCode:
      '認証コード, 確認コード, 検証コード, セキュリティコード, セキュリティーコード, ワンタイムパスワード, ワンタイムコード, ワンタイムパスコード, パスコード, 認証番号, 確認番号, ログインコード, 本人確認コード, 暗証番号, 認証キー, サインインコード, 承認コード, アクセスコード, 一時コード, 照合コード, 使い捨てコード, ログインキー, アクセスキー, ログイン用キー, 仮パスワード, 初期パスワード, ワンタイムキー, 一時パスワード',
    code: '桁の数字, 桁の番号, コード, ピンコード, 数字, 文字列, キー:, 桁=',
    security:
      '認証, 確認, セキュリティ, ワンタイム, ログイン, サインイン, 有効期限, 有効, 本人, 共有しない, 一度, 端末, デバイス',
    otherNumber:
      '下4桁の数字, 下四桁の数字, ご注文, 注文番号, 注文, 請求書, 請求, 領収書, 領収, 配送, 追跡, お問い合わせ番号, お問い合わせ, 伝票番号, 送り状, 荷物, 予約番号, 参照番号, 受付番号, お客様番号, 会員番号, 契約, 口座, 電話番号, 電話, tel, 郵便番号, 〒, クーポンコード, クーポン, 割引コード, プロモーションコード, プロモコード, ギフトコード, ギフト, 招待コード, 紹介コード, バーコード, qrコード, カード番号, カード, 末尾, 下4桁, 下四桁, 残高, 金額, 合計, ポイント, チケット, 品番, 商品番号, 商品コード, 製品番号, エラーコード, ソースコード, 管理番号, 整理番号, 便名, 搭乗, ミーティングid, 会議id, 国番号, 住所, 登録番号, 受取番号, 受け取り番号, 受取コード, 引換番号, 引換コード, 以前のコード, 古いコード, イベントコード, 当選番号',
    offer:
      'クーポン, 割引, セール, キャンペーン, お得, カート, ギフトカード, 送料無料, プレゼント, オフ=, 特典, ポイント還元',
    visit:
      '予約, 宿泊, フライト, 便名, ホテル, 旅行, チェックイン, 来店, 会議, ミーティング, 搭乗, お受取り, 受取, 宅配ボックス, 宅配ロッカー, 引き取り, 配達員, ドライバー, お受け取り, 受け取り番号, 受け取りコード, 受け取り場所, 受け取り可能',
    verify:
      '認証, 確認, 有効化, 有効に, アクティベート, 本登録, 登録を完了, 登録完了, ロックを解除, ロック解除, 検証, 承認, 初期セットアップ, 登録を続ける, 登録を続行',
    reset: 'パスワード, 再設定, リセット',
    login: 'マジックリンク, ログインリンク, ログイン用, ログイン, サインイン',
    invite: '招待',
    join: '参加, 承諾, 受け入れ',
    unsubscribe:
      '配信停止, 購読解除, 配信解除, 登録解除, 購読を停止, 配信を停止, メルマガ解除, 受信を停止, 停止はこちら, 配信設定, 登録を取り消',
    ordinary:
      '荷物, プライバシー, 利用規約, ヘルプ, お問い合わせ, 請求書, 注文, ブラウザ, 詳しく, 詳細, もっと見る, ショップ, 予約, 設定を変更, キャンセル, 拒否, クーポン, アクティビティ, 管理, カート, 購入, お支払い, 利用履歴, 新しいリンクをリクエスト, 新しいリンクを請求, 新しいリンクを取得',
    account: 'マイページ, アカウントにログイン, アカウントを管理, アカウント管理',
    enter: '入力, ご記入',
    link: 'リンク, url',
    scam: '当選, 抽選, 宝くじ',
    refuse:
      '私ではありません, 私ではない, 自分ではない, キャンセルする, 拒否する, 拒否=, 辞退, 却下, 報告する',
  },
  ko: {
    info: '자세한 내용, 자세한 정보, 더 알아보',
    start: '시작',
    look: '보기, 읽기',
    example: '예를 들어',
    unless: '본인이 아니, 본인이 요청하지, 요청하지 않, 본인이 아닌, 회원님이 아니',
    common: '니다, 세요, 고객님',
    oneTimeCode:
      '인증번호, 인증 번호, 인증코드, 인증 코드, 확인 코드, 확인코드, 보안 코드, 보안코드, 일회용 비밀번호, 일회용 코드, 일회용 암호, 로그인 코드, 로그인코드, 접속 코드, 활성화 코드, 승인번호 확인, 본인확인 번호, 검증 코드, 일회성, 임시 코드, 패스코드, 액세스 코드, 임시 비밀번호, 일회용 키',
    code: '자리 숫자, 코드, 핀번호, 자리, 숫자, 문자열',
    security: '인증, 보안, 일회용, 로그인, 유효, 만료, 본인, 공유하지, 확인, 기기',
    otherNumber:
      '주문번호, 주문 번호, 주문, 청구서, 영수증, 송장, 운송장, 배송, 택배, 조회, 예약번호, 예약 번호, 예약, 참조, 접수번호, 문의번호, 고객번호, 고객센터, 회원번호, 계약, 계좌, 전화, 대표번호, 우편번호, 할인코드, 할인 코드, 프로모션 코드, 쿠폰, 쿠폰번호, 상품권, 초대 코드, 초대코드, 추천인, 추천 코드, 바코드, qr 코드, 카드, 끝자리, 잔액, 금액, 포인트, 티켓, 사업자등록번호, 사업자, 통신판매, 상품코드, 국가 코드, 관리번호, 회의 id, 오류 코드, 수령번호, 픽업번호, 픽업 코드, 출입 비밀번호, 출입번호, 이전 코드, 이전 인증번호, 응모번호, 당첨',
    offer: '할인, 쿠폰, 프로모션, 이벤트, 특가, 장바구니, 기프트카드, 무료배송, 무료 배송, 혜택, 세일, 적립',
    visit:
      '예약, 항공, 호텔, 여행, 숙박, 체크인, 회의, 미팅, 투숙, 픽업, 수령, 무인택배함, 택배함, 보관함, 배달, 기사님',
    verify: '인증, 확인, 활성화, 잠금 해제, 가입 완료, 등록 완료, 승인, 등록 계속, 가입 계속',
    reset: '비밀번호, 재설정, 암호, 초기화',
    login: '매직 링크, 매직링크, 로그인 링크, 로그인',
    invite: '초대',
    join: '참여, 가입하기, 합류, 수락',
    unsubscribe: '수신거부, 수신 거부, 구독 취소, 구독취소, 구독 해지, 수신을 원하지',
    ordinary:
      '개인정보, 이용약관, 약관, 도움말, 고객센터, 문의, 영수증, 청구서, 주문, 브라우저, 자세히, 더 알아보기, 쇼핑, 예약, 취소, 거절, 쿠폰, 활동, 관리, 장바구니, 결제, 구매, 새 링크 요청, 새 링크 받기, 새로운 링크 요청',
    account: '내 계정, 계정 관리',
    enter: '입력',
    link: '링크',
    scam: '당첨, 복권',
    refuse: '제가 아닙니다, 내가 아닙니다, 본인이 아닙니다, 취소하, 거절하, 거절=, 거부하, 거부=',
  },
  af: {
    oneTimeCode:
      'verifikasiekode, sekuriteitskode, bevestigingskode, eenmalige kode, eenmalige wagwoord, aanmeldkode, eenmalige pin',
    code: '*kode=, pin=',
    security: 'verif, sekuriteit, bevestig, eenmalig, aanmeld, geldig, verval, verstryk',
    otherNumber:
      '*bestelling, faktuur, kwitansie, opsporing, pakkie, bespreking, verwysing, kliënt, telefoon, tel, bel=, *poskode, afslagkode, promosiekode, kaart, bedrag, punte, kaartjie',
    offer: '*afslag, aanbieding, promosie, koepon, bespaar, geskenk',
    visit: 'bespreking, reis=, vlug, hotel, afspraak, vergadering',
    verify: 'bevestig, verifi, aktiveer, ontsluit',
    reset: '*wagwoord, herstel, terugstel',
    login: 'magiese skakel, aanmeldskakel, meld aan, aanmeld, teken in',
    invite: '*uitnodig, genooi',
    join: 'sluit aan, aanvaar',
    unsubscribe: 'teken uit van, meld af, kanselleer intekening, skryf uit, teken uit',
    enter: 'voer=, tik=',
    link: 'skakel',
    common: 'die=, jou=, jy=, van=, vir=, het=, nie=, met=, hierdie=, is=, en=',
    refuse: 'nie ek, dit was nie ek, weier, kanselleer',
  },
  sw: {
    oneTimeCode:
      'msimbo wa uthibitish, nambari ya uthibitish, msimbo wa usalama, nambari ya usalama, msimbo wa kuthibitisha, nambari ya kuthibitisha, nenosiri la mara moja, msimbo wa mara moja, msimbo wa kuingia',
    code: 'msimbo, nambari ya siri, nambari yako, nambari hii',
    security: 'uthibitish, usalama, kuthibitisha, mara moja, kuingia, halali, itaisha, unaisha',
    otherNumber:
      'agizo, oda, ankara, risiti, kifurushi, kufuatilia, uhifadhi, kumbukumbu, mteja, simu, piga, posta, msimbo wa punguzo, msimbo wa ofa, kadi, kiasi, pointi, tiketi, nambari ya agizo',
    offer: 'punguzo, ofa=, kuponi, zawadi',
    visit: 'uhifadhi, ndege, hoteli, mkutano, miadi, safari ya, safari yako',
    verify: 'thibitisha, kuthibitisha, uthibitish, amilisha, washa, fungua akaunti, hakiki',
    reset: 'nenosiri, nywila, weka upya',
    login: 'kiungo cha kuingia, ingia, kuingia',
    invite: 'mwaliko, alika, kualika, amekualika, umealikwa',
    join: 'jiunge, kujiunga, kubali',
    unsubscribe: 'jiondoe, kujiondoa, acha kupokea, ondoa usajili',
    enter: 'weka, ingiza, tumia',
    link: 'kiungo',
    common: 'ya=, yako=, kwa=, hii=, wa=, kwenye=, na=, au=, ni=, tafadhali=',
    refuse: 'si mimi, sio mimi, kataa, ghairi',
  },
  so: {
    oneTimeCode: 'koodhka xaqiijin, koodka xaqiijin, lambarka xaqiijin, koodhka amniga',
    code: 'koodh, kood=, koodka',
    security: 'xaqiij, amni, hal mar, gal',
    otherNumber: 'dalab, biil, telefoon, kaar',
    verify: 'xaqiij, hubi, daah fur, firfircoon',
    reset: 'furaha sirta, erayga sirta, ereyga sirta, dib u dej',
    login: 'gal=, soo gal, gasho',
    invite: 'casuum',
    join: 'ku biir, aqbal',
    unsubscribe: 'ka bax, jooji',
    refuse: 'ma ahayn aniga, diid=, jooji',
  },
  zu: {
    oneTimeCode: 'ikhodi yokuqinisekis, ikhodi yokuphepha, ikhodi yesikhashana, ikhowudi yokuqinisekis',
    code: '*khodi, *khowudi',
    security: 'qinisekis, ukuqinisekis, phepha, ukuphepha, ngena',
    otherNumber: 'i oda, ucingo, ikhadi, ikhodi yesaphulelo',
    verify: 'qinisekis, ukuqinisekis, vula i akhawunti, vuselela',
    reset: 'iphasiwedi, iphaswedi, setha kabusha',
    login: 'ngena ngemvume, ngena',
    invite: 'mema, umenyiwe, isimemo',
    join: 'joyina, yamukela',
    unsubscribe: 'zikhiphe, phuma ohlwini, yeka ukuthola',
    refuse: 'akumina, akuyona mina, nqaba, yenqaba, khansela',
  },
  ha: {
    oneTimeCode:
      'lambar tabbatarwa, lambar tantance, lambar tsaro, kodin tabbatarwa, kodin tsaro, kodin shiga, kod din tabbatarwa, kod ɗin tabbatarwa, lambar tantancewa, lambar shiga, lambar kunnawa, kalmar sirri ta wucin gadi, lambar amfani daya, lambar amfani ɗaya',
    code: 'lambar sirri, waɗannan lambobin, wadannan lambobin, wannan lambar',
    security:
      'tabbatar, tantance, tsaro, sau daya, sau ɗaya, kada ka faɗa, kada ka fada, kada ka raba, kar ka gaya, shiga asusu, wucin gadi, zai kare, zai ƙare',
    verify: 'tabbatar, tantance, kunna, kammala rajista, cigaba da rajista, ci gaba da rajista',
    reset: 'kalmar sirri, kalmar wucewa, sake saita, kalmar shiga, sabuwar kalmar',
    login: 'shiga, shiga asusu',
    invite: 'gayyat, gayyac, ta ƙara ka, ya ƙara ka, an ƙara ka',
    join: 'karba, amince, karɓa, shiga ƙungiya, shiga kungiya',
    unsubscribe: 'cire rajista, daina karba, fita daga jerin, soke rajista, daina samun, cire sunana',
    otherNumber:
      'lambar oda, oda=, rasit, lambar waya, lambar rangwame, lambar abokin, lambar jigila, kunshi, katin, lambar kwangila',
    offer: 'rangwame, ragin farashi, tayi na musamman',
    visit: 'jirgin sama, otal, tafiya, ganawa',
    refuse: 'ba ni ba, ki amincewa, ƙi amincewa',
    unless: 'idan ba kai, idan ba ke, idan ba ka nemi, idan ba ku nemi',
    enter: 'shigar da, rubuta, yi amfani da',
    link: 'mahaɗi, mahadi',
    ordinary: 'tsare sirri, sharuɗɗa, sharudda, taimako, tuntuɓ, tuntube, shago, saituna',
    common: 'wannan=, idan=, domin=, muna=, asusunka=, kuma=, zuwa=',
  },
  ig: {
    oneTimeCode:
      'koodu nkwenye, koodu nyocha, koodu nchekwa, koodu nbanye, koodu otu oge, koodu mgbake, koodu njirimara, nọmba nkwenye, okwuntughe otu oge, okwuntughe nwa oge, okwu ntughe nwa oge',
    code: 'koodu, nọmba ndị a, nọmba dị n, nọmba a=',
    security:
      'nkwenye, nyocha, nchekwa, nbanye, banye, otu oge, nwa oge, agwala onye, ekwela ka onye, ga agwụ, njirimara',
    otherNumber:
      'nọmba ịtụ, ịtụ ahịa, nọmba ekwentị, ekwentị, akwụkwọ ọnụahịa, nnata, ngwugwu, koodu mbelata, kaadị, tiketi, nọmba ndị ahịa',
    offer: 'mbelata, ọnụ ala, ahịa pụrụ iche',
    visit: 'ụgbọ elu, họtel, njem, nzukọ',
    verify:
      'kwado adreesị, kwado email, kwado akaụntụ, kwado, kwenye, nyochaa, mezue ndebanye, mechaa ndebanye, mee ka ọ rụọ, gaa n ihu na ndebanye',
    reset: 'okwuntughe, okwu ntughe, paswọọdụ, tọgharịa',
    login: 'banye, ịbanye, njikọ nbanye',
    invite: 'kpọrọ gị, kpọọla gị, akpọrọ gị, ọkpụkpọ oku, ịkpọ oku, tinyere gị',
    join: 'sonye, isonye, nabata',
    unsubscribe: 'kwụsị ịnata, wepụ aha, pụọ na ndepụta, kwụsị ndebanye',
    refuse: 'ọ bụghị m, abụghị m, kagbuo',
    unless: 'ọ bụrụ na ọ bụghị gị, ọ bụrụ na ị rịọghị, ọ bụrụ na ịrịọghị',
    enter: 'tinye, pịnye, jiri=',
    link: 'njikọ',
    ordinary: 'nzuzo, enyemaka, kpọtụrụ anyị, ntọala, ụlọ ahịa',
    common: 'anyị=, bụrụ=, akaụntụ=, nke=, biko=, ndị=, gị=',
  },
  pap: {
    oneTimeCode:
      'kódigo di verifikashon, codigo di verificacion, kódigo di konfirmashon, codigo di confirmacion, kódigo di seguridat, codigo di seguridad, kódigo di aktivashon, kódigo pa drenta, kódigo di akseso, kódigo úniko, kontraseña temporal, password temporal, kódigo di un biaha',
    code: 'kódigo=, codigo=, sifranan, number aki, e numbernan',
    security:
      'verifikashon, konfirm, seguridat, drenta, aktivashon, kaduká, un biaha, no kompartí, no comparti, ningun hende',
    otherNumber:
      'number di òrder, number di orden, faktura, resibu, pakete, number di telefòn, number di kliente, kódigo di deskuento, codigo di descuento, kupòn, karchi, tarheta, kódigo postal',
    offer: 'deskuento, oferta, kupòn, promoshon',
    visit: 'reservashon, buelo=, biahe, enkuentro',
    verify:
      'verifik, konfirm, kaba bo registrashon, kompletá bo registrashon, sigui ku bo registrashon, falta un paso, aktivá bo',
    reset: 'kontraseña, password nobo, nobo password, kambia bo password, lubidá bo password, bo a lubidá',
    login: 'drenta awor, drenta na, drenta den, drenta=, link pa drenta',
    invite: 'invitá, invitashon, a agregá bo, a komparti ku bo',
    join: 'aseptá, hasi parti di, uni ku',
    unsubscribe: 'desuskribí, kita bo mes, stop di risibí, kanselá suskripshon',
    refuse: 'no ta ami, no tabata ami, rechasá',
    unless: 'si no ta abo, si no tabata abo, si bo no a pidi',
    enter: 'yena, introdusí, skirbi',
    link: 'enlase',
    ordinary: 'privasidat, kondishonnan, yudansa, kontakto, tienda',
    common: 'esaki=, esei=, tin=, mester=, kuenta=, riba=, awor=, danki=, bo=, aki=',
  },
  am: {
    oneTimeCode: 'የማረጋገጫ ኮድ, የደህንነት ኮድ, የአንድ ጊዜ, ማረጋገጫ ኮድ, የመግቢያ ኮድ',
    code: 'ኮድ',
    security: 'ማረጋገጫ, ደህንነት, አንድ ጊዜ, መግቢያ',
    otherNumber: 'ትዕዛዝ, ደረሰኝ, ስልክ, ፖስታ, የቅናሽ ኮድ, ካርድ, ቦታ ማስያ',
    offer: 'ቅናሽ, ማስተዋወቂያ, ኩፖን',
    verify: 'አረጋግጥ, ያረጋግጡ, ማረጋገጫ, አግብር, ያግብሩ, ለማረጋገጥ',
    reset: 'የይለፍ ቃል, ዳግም',
    login: 'ግባ, ይግቡ, መግቢያ',
    invite: 'ግብዣ, ተጋብዘ, ጋብዘ',
    join: 'ይቀላቀሉ, ተቀላቀል, ተቀበል',
    unsubscribe: 'ከደንበኝነት, ምዝገባን ሰርዝ',
    enter: 'ያስገቡ, አስገባ',
    refuse: 'እኔ አይደለሁም, አልቀበልም, ሰርዝ',
  },
  eo: {
    oneTimeCode: 'konfirmkodo, kontrolkodo, sekureca kodo, unufoja kodo',
    code: '*kodo=, *kodon=',
    security: 'konfirm, kontrol, sekurec, unufoj, ensalut',
    otherNumber: 'mendo, fakturo, telefon, poŝtkodo, rabatkodo',
    verify: 'konfirm, kontrol, aktivig, malŝlos',
    reset: 'pasvort, restarig',
    login: 'ensalut',
    invite: 'invit',
    join: 'aliĝ, akcept',
    unsubscribe: 'malabon, malaliĝ',
    refuse: 'ne estis mi, ne mi=, rifuz, malakcept, nuligi',
  },
  lb: {
    oneTimeCode: 'bestätegungscode, sécherheetscode, verifikatiounscode, eemolegen code',
    security: 'bestäteg, sécherheet, verifik, umell',
    verify: 'bestäteg, aktivéier, verifizéier',
    reset: 'passwuert, zerécksetz',
    login: 'umellen, aloggen',
    invite: 'invitéiert, invitatioun',
    join: 'bäitrieden, unhuelen',
    unsubscribe: 'ofmellen, ofbestellen',
    refuse: 'net ech, refuséieren, ofleenen, ofbriechen',
  },
  ht: {
    oneTimeCode: 'kòd verifikasyon, kòd sekirite, kòd konfimasyon',
    code: 'kòd=',
    security: 'verifik, sekirite, konfim, konekte',
    verify: 'verifye, konfime, aktive',
    reset: 'modpas, reyinisyalize',
    login: 'konekte',
    invite: 'envit',
    join: 'rantre nan, aksepte',
    unsubscribe: 'dezabòne, dezenskri',
    refuse: 'se pa mwen, refize, anile',
  },
  fy: {
    oneTimeCode: 'ferifikaasjekoade, befeiligingskoade',
    code: '*koade=',
    security: 'ferifi, befeilig, befêstig',
    verify: 'ferifi, befêstig, aktivear',
    reset: '*wachtwurd',
    login: 'oanmelde, ynlogge',
    invite: 'útnoeg',
    unsubscribe: 'ôfmelde',
  },
  fo: {
    oneTimeCode: 'váttanarkota, trygdarkota, váttanarkot',
    code: '*kotan=, *kota=, *kotu=, *kotuna=',
    security: 'vátta, trygd, rita, innrit',
    verify: 'vátta, virkja',
    reset: '*loyniorð',
    login: 'rita inn',
    invite: 'bjóð, innbjóð',
    unsubscribe: 'tekna teg frá',
    common: 'og=, tú=, tín=, hesa=, hendan=, við=, fyri=, ikki=, teldupost, hevur=, kanst=, um=, at=, er=',
  },
  gd: {
    oneTimeCode: 'còd dearbhaidh, còd tèarainteachd',
    code: 'còd=',
    security: 'dearbh, tèarainteachd',
    verify: 'dearbh, gnìomhaich',
    reset: 'facal faire, fhacail fhaire',
    login: 'clàraich a-steach',
    invite: 'cuireadh',
    unsubscribe: 'cuir crìoch air',
  },
  br: {
    oneTimeCode: 'kod gwiriekaat, kod surentez',
    code: 'kod=',
    security: 'gwirieka, surentez, kadarna',
    verify: 'gwirieka, kadarna, gweredeka',
    reset: 'ger tremen, cher tremen',
    login: 'kevreañ',
    invite: 'pediñ, pedet, pedadenn',
    unsubscribe: 'digoumanantiñ',
  },
  tt: {
    oneTimeCode: 'раслау коды, куркынычсызлык коды, бер тапкыр',
    code: 'код=, коды=, кодын=',
    security: 'расла, куркынычсыз, бер тапкыр, керү',
    verify: 'расла, активлаштыр',
    reset: 'серсүз',
    login: 'керү',
    invite: 'чакыр',
    unsubscribe: 'язылудан баш тарт',
  },
  jv: {
    oneTimeCode: 'kode verifikasi, kode konfirmasi',
    code: 'kode=, kodhe=',
    security: 'verifikasi, keamanan, konfirmasi',
    verify: 'verifikasi, konfirmasi',
    reset: 'tembung sandhi, sandi',
    login: 'mlebu',
    invite: 'undang',
    unsubscribe: 'mandheg langganan',
  },
  as: {
    oneTimeCode: 'সত্যাপন ক’ড, সত্যাপন কোড, প্ৰমাণীকৰণ ক’ড, নিৰাপত্তা ক’ড',
    code: 'ক’ড, কোড',
    security: 'প্ৰমাণ, সত্যাপ, নিৰাপ, লগ ইন',
    verify: 'নিশ্চিত কৰ, প্ৰমাণ, সত্যাপ',
    reset: 'পাছৱৰ্ড, পাছৱাৰ্ড',
    login: 'লগ ইন, ছাইন ইন',
    invite: 'নিমন্ত্ৰণ, আমন্ত্ৰণ',
  },
  yo: {
    oneTimeCode: 'koodu ijẹrisi, koodu aabo',
    code: 'koodu',
    security: 'ijẹrisi, aabo',
    verify: 'jẹrisi, fidi',
    reset: 'ọrọ igbaniwọle',
    login: 'wọle',
    invite: 'pe ọ, ìpè ránṣẹ, ifiwepe',
    unsubscribe: 'yọ kuro',
  },
  tk: {
    oneTimeCode: 'tassyklama kod',
    code: 'kody, kod=',
    security: 'tassykla, howpsuzlyk, giriş',
    verify: 'tassykla, işjeňleşdir',
    reset: 'açar söz, parol',
    login: 'gir=, giriş',
    invite: 'çakyl',
    unsubscribe: 'abunalygy',
  },
  ug: {
    common: 'ئۈچۈن, بىلەن, سىز, سىزنىڭ, بۇ=, ۋە=, ئەگەر',
    oneTimeCode: 'دەلىللەش كودى, تەستىق كودى, تەستىقلاش كودى, بىخەتەرلىك كودى, كىرىش كودى',
    code: 'كودى, كود=, نومۇرى',
    security: 'دەلىل, تەستىق, بىخەتەر, كىرىش',
    verify: 'دەلىل, تەستىق, ئاكتىپ, تەكشۈر, داۋاملىق تىزىملىت, تىزىملىتىشنى داۋاملاش',
    reset: 'پارول, مەخپىي نومۇر',
    login: 'كىرىش ئۇلانمى',
    invite: 'تەكلىپ قىل',
    join: 'قاتنىش, قوبۇل',
    refuse: 'مەن ئەمەس, رەت قىل, ئەمەلدىن قالدۇر',
    link: 'ئۇلانما, ئۇلىنىش',
    unless: 'ئەگەر سىز بولمىسىڭىز',
  },
};
