/**
 * The words of each language that show what a number or a link is for. This is the only list of words.
 *
 * hard          names a one-time code, whatever stands around it
 * code          a word for "code" that needs a second sign: a security word, a label, a look
 * sure          turns a "code" beside it into a one-time code: verification, security, sign-in, one-time
 * against       labels a number that is not a code: order, invoice, tracking, customer, phone, postal code
 * offer         the mail sells something: promotion, discount, coupon, gift
 * visit         the mail is about a booking, a journey or a meeting
 * verify, reset, login, invite    what a link does
 * unsubscribe   a link that ends a subscription
 * dull          a link that leads to a page and does nothing
 *
 * Words match without accents and regardless of case, dashes count as blanks. A word starts where a word in the mail
 * starts, and may continue (inflection). `*` in front: it may also stand inside a word (compounds). `=` behind: it ends there.
 * In scripts without blanks, and in Arabic and Hebrew with their prefixes, a word matches anywhere.
 */
export const WORD_KINDS = [
  'hard',
  'code',
  'sure',
  'against',
  'offer',
  'visit',
  'verify',
  'reset',
  'login',
  'invite',
  'unsubscribe',
  'dull',
] as const;
export type WordKind = (typeof WORD_KINDS)[number];

export const WORDS: Record<string, Partial<Record<WordKind, string>>> = {
  en: {
    hard: 'otp=, one time password, one time passcode, one time pin, one time code, verification code, security code, authentication code, authorization code, authorisation code, login code, log in code, sign in code, signin code, sign up code, signup code, 2fa code, mfa code, two factor code, two step code, activation code, temporary code, single use code, device code, confirm code, validation code, verification number, verification pin, verify code, reset code, recovery code=, magic code, 6 digit code, six digit code, 4 digit code, 8 digit code, tan=, account recovery code',
    code: '*code=, codes=, pin=, passcode, pin code, access code, confirmation code, token=, one time number',
    sure: "verif, authenticat, authoriz, authoris, security, secure=, sign in, signin, signing in, sign up, log in, login, logging in, one time, two factor, 2 step, two step, 2fa=, mfa=, single use, temporary, expire, valid for, do not share, never share, don't share, device, identity, password reset, activat",
    against:
      'order=, order number, order no, order id, order ref, orders=, invoice, receipt, tracking, shipment, parcel, package, ticket, reference, ref=, ref no, case=, case number, case id, claim, customer number, customer no, customer id, client number, client id, member number, membership, member id, account number, account no, account ending, account id, user id, username, serial, sku=, item no, item number, article no, part no, phone number, tel=, telephone, call us, call=, call on, fax=, hotline, zip=, zip code, postal code, postcode, post code, po box, p.o. box, card ending, card number, ending in, ends in, ending with, last four digits, last 4 digits, vat=, tax id, registration number, company no, company number, reg no, reg. no, registered, iban=, sort code, swift, routing number, policy number, policy no, contract, transaction, payment id, payment reference, confirmation number, confirmation no, area code, country code, dial, barcode, bar code, qr code, source code, code of conduct, dress code, error code, status code, session id, request id, incident, batch, flight, seat, copyright, suite=, isbn=, amount, balance, points, visitors, views, followers, subscribers, backup codes, backup code, recovery codes, invite code, invitation code, referral code, employee id, employee number, student id, license key, licence key, product key, discount code, promo code, promocode, promotional code, coupon code, voucher code, gift code, gift card, booking code, booking number, booking reference, reservation code, reservation number, tracking code, order code, redemption code, wi fi, wifi, door code, gate code, entry code, meeting id, conference id, webinar id, event id, apartment, street, avenue, code quality, code review, the code for, number of, record locator, pnr=, loyalty',
    offer:
      '% off, discount, promo, coupon, voucher, checkout, gift card, save up to, sale=, sale!, off your, off everything, shop now, free shipping, deal, redeem, at the till, black friday, cyber monday, limited time offer, special offer, cashback, referral, refer a friend, invite your friends, friend gets',
    visit:
      'booking, reservation, itinerary, check in, check out, checkin, flight, boarding, hotel, guests, your stay, your trip, appointment, join zoom, zoom meeting, google meet, teams meeting, meeting id, dial in, webinar, calendar, rsvp, attendees, pick up your, pickup, your table, your ride, box office, admit one, e ticket',
    verify:
      'verify, verification, verifying, confirm, confirmation, activat, validate, unlock, double opt in, opt in, complete your registration, complete registration, complete your sign up, complete sign up, complete signup, finish signing up, finish sign up, finish your registration, finish registration, finish setting up, complete your account, yes subscribe, yes, subscribe me, subscribe me',
    reset:
      'reset, forgot, forgotten, recover your account, recover account, new password, change password, change your password, change my password, choose password, choose a password, choose your password, set password, set a password, set your password, set up your password, set up a password, create password, create a password, create your password, create a new password, recover password, recover your password, update password, update your password, pick a password, set new password, restore password, password recovery',
    login:
      'magic link, sign in link, signin link, login link, log in link, authenticate, sign in to, signin, sign in, log in, log me in, login, sign me in, one click login, one click sign in, passwordless, continue to sign in, access link, one time link, log in now, instant access, secure link to',
    invite:
      'invite, invitation, invited, join the, join your, join team, join workspace, join our team, join organization, join project, accept, has added you, added you to, shared with you, collaborate',
    unsubscribe:
      'unsubscribe, opt out, stop receiving, no longer wish, no longer want, email preferences, manage preferences, manage your preferences, update preferences, update your preferences, notification settings, email settings, manage subscription, manage your subscription, subscription preferences, communication preferences, stop these emails, turn off these, remove me, change your preferences, manage notifications, list manage, change how often',
    dull: "privacy, terms, help, support, contact, faq, learn more, read more, view in browser, view online, view this email, in your browser, view order, view invoice, view receipt, invoice, receipt, order, track, shop, blog, about us, download, app store, google play, facebook, twitter, instagram, linkedin, youtube, dashboard, manage account, your account settings, account settings, visit, see more, view details, calendar, zoom, meeting, feedback, survey, review, report, not you, wasn't me, wasn't you, was not me, not me, didn't request, did not request, cancel, decline, secure your account, secure my account, security settings, my account, log in to your account, sign in to your account, log in to my account, log in to view, sign in to view, go to your account, update payment, billing, upgrade, renew, pay=, pay now, statement, friends, attendance, booking, appointment, reservation, delivery, offer, deal, discount, coupon, unsubscribe, policy, community, forum, docs, documentation, guide, webinar, rsvp, website, home page, homepage, job, profile, reply, comment, message, photo, activity, card=, gift, reward, points, premium, trial, plan",
  },
  de: {
    hard: 'einmalcode, einmalpasswort, einmalkennwort, einmal code, bestätigungscode, sicherheitscode, verifizierungscode, verifikationscode, anmeldecode, logincode, login code, zugangscode, zugriffscode, aktivierungscode, freischaltcode, prüfcode, authentifizierungscode, registrierungscode, tan=, mtan, tan nummer, bestätigungs code, sicherheits code, bestätigungsnummer',
    code: '*code=, codes=, pin=, *pin code',
    sure: 'bestätig, verifizier, sicherheit, anmeld, einmal, zwei faktor, gültig, authentifiz, einlog, registrier, identität, weitergeben',
    against:
      '*bestellnummer, *bestell, *rechnung, *rechnungsnummer, *kundennummer, kunden, *sendung, *paket, *vorgang, *ticket, *auftrag, *referenz, aktenzeichen, *vertrag, *konto, kontonummer, telefon, tel., hotline, *plz, postleitzahl, *steuernummer, ust id, ust, hrb, handelsregister, amtsgericht, *gutschein, gutscheincode, rabattcode, aktionscode, promocode, *buchungsnummer, *buchungscode, *reservierungs, *mitgliedsnummer, *artikel, seriennummer, *karte, endet auf, endziffern, *punkte, *betrag, postfach, zimmer, gleis, *nummer:, einladungscode, empfehlungscode, meeting id, *sitzplatz, bankleitzahl, blz, version, geschäftszeichen, *spende, schadennummer',
    offer:
      '*rabatt, *gutschein, *aktion, *angebot, sparen, warenkorb, kasse, einlösen, geschenk, freunde werben',
    visit:
      'buchung, reservierung, reise, flug, hotel, unterkunft, check in, termin, besprechung, meeting, teilnehmer, einwahl, abholung, fahrkarte',
    verify:
      '*bestätig, verifizier, *aktivier, freischalt, entsperr, registrierung abschließen, anmeldung abschließen',
    reset: '*passwort zurück, *kennwort zurück, *passwort, *kennwort, zurücksetzen',
    login:
      'anmeldelink, login link, magischer link, magic link, anmelden, einloggen, jetzt einloggen, login, authentifizier',
    invite: '*einlad, eingeladen, beitreten, annehmen, teilnehmen',
    unsubscribe:
      'abmelden, abbestell, abmeldung vom newsletter, newsletter abmelden, austragen, benachrichtigungseinstellungen, e mail einstellungen, kein interesse mehr, keine e mails mehr',
    dull: 'datenschutz, impressum, agb, hilfe, kontakt, rechnung, bestellung, sendung, im browser, online ansehen, mein konto, in ihr konto, in dein konto, mehr erfahren, zum shop, termin, buchung, rabatt, angebot, gutschein, profil, stornier, ablehnen, nicht ich',
  },
  fr: {
    hard: "code de vérification, code de sécurité, code de confirmation, code à usage unique, mot de passe à usage unique, mot de passe unique, code d'authentification, code de connexion, code d'accès, code d'activation, code de validation, code temporaire, code unique, code d'identification, code secret, code otp, code confidentiel",
    code: 'code=, codes=, pin=',
    sure: 'vérif, sécurité, confirm, connexion, connecter, usage unique, authentif, expire, valable, identité, activ, valid',
    against:
      "commande, facture, numéro de, n° de, reçu, colis, suivi, livraison, expédition, réservation, dossier, référence, réf, client, abonné, contrat, compte n, téléphone, tél, appelez, code postal, code promo, code promotionnel, code réduction, code de réduction, code avantage, code cadeau, code parrain, code de parrainage, code barres, siret, siren, rcs, tva, carte, se terminant, finissant par, solde, montant, points, billet, bon d'achat, carte cadeau, capital, cedex, rue, boulevard, boîte postale, code de suivi, code d'invitation, code pays, matricule",
    offer:
      "promo, promotion, réduction, remise, offre, soldes, économis, panier, bon d'achat, carte cadeau, livraison gratuite, code avantage, parrain, profitez",
    visit:
      'réservation, séjour, voyage, vol=, hôtel, billet, rendez vous, réunion, itinéraire, voyageurs, enregistrement en ligne',
    verify:
      'vérif, confirm, activ, valid, débloqu, déverrouill, finaliser votre inscription, finaliser mon inscription, terminer votre inscription',
    reset: 'réinitialis, mot de passe, mot de passe oublié, choisir un mot de passe, définir',
    login:
      "lien magique, lien de connexion, connexion, se connecter, connectez vous, me connecter, s'authentifier, authentif, identifier",
    invite: 'invit, rejoindre, rejoignez, rejoins, accepter',
    unsubscribe:
      "désabonn, désinscri, se désinscrire, ne plus recevoir, gérer vos préférences, préférences d'e mail, préférences de communication, me désabonner",
    dull: 'confidentialité, mentions légales, conditions, aide, contact, facture, commande, suivre mon, suivre ma, voir en ligne, navigateur, mon compte, votre espace, mon espace, en savoir plus, boutique, réservation, rendez vous, profil, annuler, refuser, offre',
  },
  es: {
    hard: 'código de verificación, código de seguridad, código de confirmación, código de acceso, código de un solo uso, contraseña de un solo uso, código de inicio de sesión, código de autenticación, código de activación, código único, código temporal, código de validación, clave de un solo uso, clave dinámica, clave temporal, código otp, código de autorización',
    code: 'código=, códigos=, pin=, clave=, token=',
    sure: 'verific, seguridad, confirm, inicio de sesión, iniciar sesión, un solo uso, autentic, caduca, expira, vence, válid, identidad, activ, no compart',
    against:
      'pedido, orden, factura, recibo, seguimiento, envío, paquete, guía, reserva, número de, nº de, referencia, caso, cliente, socio, contrato, cuenta, teléfono, tel, llámanos, llame, código postal, código promocional, código de descuento, código descuento, código de regalo, código de invitación, código de referido, código de barras, código de reserva, código de seguimiento, c.p., cif, nif, tarjeta, terminada en, que termina en, saldo, importe, puntos, boleto, billete, cupón, tarjeta regalo, calle, apartado, localizador, código de país, folio, expediente',
    offer:
      'descuento, promoción, promo, oferta, cupón, rebaja, ahorra, carrito, tarjeta regalo, envío gratis, canjea, regalo, compra ahora, invita a tus amigos',
    visit:
      'reserva, viaje, vuelo, hotel, estancia, check in, cita, reunión, huéspedes, itinerario, billete, embarque',
    verify:
      'verific, confirm, activ, valid, desbloque, completar registro, completa tu registro, completar mi registro',
    reset: 'restablec, reestablec, contraseña, cambiar clave, cambia tu clave, recuperar tu cuenta, resetear',
    login:
      'enlace mágico, enlace de acceso, enlace de inicio de sesión, iniciar sesión, inicia sesión, inicio de sesión, acceder, entrar, autentic, ingresar, ingresa',
    invite: 'invit, unirse, únete, unirme, aceptar',
    unsubscribe:
      'darse de baja, date de baja, darme de baja, cancelar suscripción, cancelar la suscripción, cancelar tu suscripción, cancelar mi suscripción, anular suscripción, dejar de recibir, no deseas recibir, no quieres recibir, desuscrib, desinscrib, preferencias de correo, gestionar preferencias, baja=',
    dull: 'privacidad, términos, condiciones, aviso legal, ayuda, contacto, factura, pedido, ver en línea, navegador, mi cuenta, tu cuenta, saber más, más información, leer más, tienda, reserva, cita, perfil, cancelar, rechazar, oferta, descuento, rastrear, seguir',
  },
  pt: {
    hard: 'código de verificação, código de segurança, código de confirmação, código de acesso, código de uso único, senha de uso único, senha única, código de autenticação, código de ativação, código de login, código único, código temporário, código de validação, código de início de sessão, palavra passe de utilização única, código de utilização única, senha temporária, código de autorização',
    code: 'código=, códigos=, pin=, token=',
    sure: 'verific, seguran, confirm, uso único, utilização única, autentic, expira, válid, identidade, ativ, login, não compartilhe, não partilhe, iniciar sessão, entrar',
    against:
      'pedido, encomenda, fatura, nota fiscal, recibo, rastre, envio, pacote, reserva, número d, nº, referência, caso, cliente, sócio, contrato, conta, telefone, tel, ligue, código postal, código promocional, código de desconto, código de presente, código de indicação, código de convite, código de barras, código de rastreio, código de rastreamento, código da reserva, código de reserva, cep, cnpj, cpf, nif, cartão, final, terminado em, com final, saldo, valor, pontos, bilhete, cupom, cupão, vale presente, rua, avenida, localizador, protocolo, boleto, matrícula',
    offer:
      'desconto, promoç, promo, oferta, cupom, cupão, economize, poupe, carrinho, frete grátis, portes grátis, resgat, vale presente, indique',
    visit:
      'reserva, viagem, voo, hotel, estadia, check in, consulta, reunião, hóspedes, itinerário, embarque, bilhete',
    verify:
      'verific, confirm, ativ, valid, desbloque, concluir cadastro, concluir registo, concluir o registo, finalizar cadastro',
    reset: 'redefin, senha, palavra passe, repor, recuperar conta, recuperar a conta, recuperar sua conta',
    login:
      'link mágico, link de acesso, link de login, entrar, iniciar sessão, fazer login, acessar, aceder, autentic, acesse',
    invite: 'convid, convite, participar, juntar, junte se, entrar na equipe, aceitar',
    unsubscribe:
      'cancelar inscrição, cancelar a inscrição, cancelar sua inscrição, cancelar assinatura, cancelar subscrição, cancelar a subscrição, descadastr, deixar de receber, anular subscrição, anular a subscrição, remover inscrição, não deseja receber, não quer receber, desinscrev, sair da lista, preferências de e mail, gerenciar preferências, gerir preferências',
    dull: 'privacidade, termos, condições, ajuda, contato, contacto, fatura, pedido, encomenda, ver online, navegador, minha conta, sua conta, saiba mais, leia mais, loja, reserva, consulta, perfil, cancelar, recusar, rastrear, desconto, oferta',
  },
  it: {
    hard: 'codice di verifica, codice di sicurezza, codice di conferma, codice di accesso, codice monouso, password monouso, codice usa e getta, codice di autenticazione, codice di attivazione, codice temporaneo, codice otp, codice di convalida, codice univoco',
    code: 'codice=, codici=, pin=, token=',
    sure: 'verific, sicurezza, conferm, accesso, acced, monouso, autentic, scad, valid, identità, attiv, non condivid',
    against:
      'ordine, fattura, ricevuta, tracciamento, spedizione, pacco, prenotazione, numero d, n. d, riferimento, rif, pratica, caso, cliente, socio, contratto, conto, telefono, tel, chiama, codice postale, codice sconto, codice promo, codice promozionale, codice regalo, codice invito, codice amico, codice a barre, codice di prenotazione, codice prenotazione, codice fiscale, codice cliente, codice ordine, codice di tracciamento, codice articolo, cap=, p.iva, partita iva, carta, che termina, saldo, importo, punti, biglietto, buono, via=, piazza, rea=',
    offer:
      'sconto, promo, offert, coupon, buono, risparmi, carrello, carta regalo, spedizione gratuita, riscatta, saldi, invita un amico',
    visit:
      'prenotazione, viaggio, volo, hotel, soggiorno, check in, appuntamento, riunione, ospiti, itinerario, imbarco, biglietto',
    verify:
      "verific, conferm, attiv, convalid, sblocc, completa la registrazione, completa registrazione, completa l'iscrizione",
    reset: 'reimposta, ripristin, password, recupera',
    login: "link magico, link di accesso, accedi, accesso, entra, autentic, login, effettua l'accesso",
    invite: 'invit, unisciti, partecipa, entra nel team, accetta',
    unsubscribe:
      "annulla iscrizione, annulla l'iscrizione, annullare l'iscrizione, disiscri, cancellati, cancella iscrizione, cancella l'iscrizione, non ricevere più, non desideri più, non vuoi più ricevere, preferenze email, gestisci le preferenze, gestisci preferenze",
    dull: 'privacy, termini, condizioni, aiuto, contatt, fattura, ordine, browser, il tuo account, tuo conto, scopri di più, leggi, negozio, prenotazione, appuntamento, profilo, annulla, rifiuta, sconto, offerta, traccia',
  },
  nl: {
    hard: 'verificatiecode, beveiligingscode, bevestigingscode, toegangscode, inlogcode, eenmalige code, eenmalig wachtwoord, activeringscode, activatiecode, authenticatiecode, aanmeldcode, tijdelijke code, controlecode, validatiecode',
    code: '*code=, codes=, pin=, *pincode',
    sure: 'verif, beveilig, bevestig, inlog, eenmalig, geldig, verloopt, authent, aanmeld, identiteit, activ',
    against:
      '*bestel, *bestelnummer, *factuur, *ordernummer, order, bon=, *zending, pakket, track, *boeking, *reservering, *referentie, *klantnummer, klant, *dossier, *zaaknummer, *lidnummer, *contract, rekening, telefoon, tel, bel=, postcode, *kortingscode, actiecode, *cadeaucode, kvk, btw, iban, *kaart, eindigend op, saldo, bedrag, punten, ticket, *nummer:, postbus, straat, uitnodigingscode, *barcode, vouchercode',
    offer:
      '*korting, aanbieding, actie=, *kortingsbon, bespaar, winkelwagen, winkelmand, cadeaubon, gratis verzending, verzilver, sale=, nodig vrienden',
    visit:
      'boeking, reservering, reis=, vlucht, hotel, verblijf, check in, afspraak, vergadering, gasten, reisschema',
    verify:
      '*bevestig, verif, activ, ontgrendel, deblokkeer, registratie voltooien, voltooi je registratie, aanmelding voltooien, valideer',
    reset: '*wachtwoord, opnieuw instellen, herstel',
    login: 'magische link, inloglink, inloggen, log in, aanmelden, authent, meld je aan',
    invite: '*uitnodig, uitgenodigd, lid worden, deelnemen, word lid, accepteer, accepteren',
    unsubscribe:
      'uitschrijv, afmelden, schrijf je uit, geen e mails meer, niet meer ontvangen, voorkeuren beheren, e mailvoorkeuren',
    dull: 'privacy, voorwaarden, help, contact, factuur, bestelling, browser, mijn account, je account, uw account, meer informatie, lees meer, winkel, afspraak, boeking, profiel, annuleer, weiger, korting, volg',
  },
  sv: {
    hard: 'verifieringskod, säkerhetskod, bekräftelsekod, engångskod, engångslösenord, inloggningskod, aktiveringskod, åtkomstkod, autentiseringskod',
    code: '*kod=, *koden=, *kod:, pin=, *pinkod, *koder=',
    sure: 'verif, säkerhet, bekräft, inlogg, engångs, giltig, autentis, logga in, identitet, aktiver',
    against:
      '*order, *ordernummer, *beställning, *faktura, kvitto, *spårning, *försändelse, *paket, *bokning, *referens, *ärende, *kundnummer, kund, *medlem, *avtal, konto, telefon, tel, ring, *postnummer, *rabattkod, *kampanjkod, *presentkort, *värdekod, org.nr, orgnr, organisationsnummer, moms, *kort, slutar på, saldo, belopp, poäng, biljett, *nummer:, box=, gatan, *streckkod, inbjudningskod',
    offer:
      '*rabatt, *erbjudande, kampanj, kupong, spara, varukorg, kassan, presentkort, fri frakt, rea=, värva',
    visit: 'bokning, resa, flyg, hotell, vistelse, incheckning, möte, gäster, avbokning, tidsbokning',
    verify: 'verif, bekräft, aktiver, lås upp, slutför registrering, slutför din registrering, godkänn',
    reset: '*lösenord, återställ',
    login: 'magisk länk, inloggningslänk, logga in, inlogg, autentis',
    invite: '*inbjud, bjudit in, gå med, acceptera, bjuder in',
    unsubscribe:
      'avregistrer, avprenumerer, avsluta prenumeration, avanmäl, sluta få, inte längre få, hantera inställningar, e postinställningar',
    dull: 'integritet, villkor, hjälp, kontakt, faktura, beställning, webbläsare, mitt konto, ditt konto, läs mer, butik, bokning, profil, avbryt, avböj, rabatt, spåra',
  },
  da: {
    hard: 'bekræftelseskode, sikkerhedskode, engangskode, engangsadgangskode, verifikationskode, verificeringskode, loginkode, adgangskode til engangsbrug, aktiveringskode, godkendelseskode',
    code: '*kode=, *koden=, *koder=, pin=, *pinkode',
    sure: 'bekræft, sikkerhed, engangs, verif, gyldig, log ind, login, udløber, identitet, aktiver',
    against:
      '*ordre, *ordrenummer, *faktura, kvittering, *sporing, *forsendelse, pakke, *booking, *reference, *sag, *kundenummer, kunde, *medlem, konto, telefon, tlf, ring, *postnummer, *rabatkode, kampagnekode, gavekort, cvr, moms, *kort, ender på, saldo, beløb, point, billet, *nummer:, vej=, *stregkode, invitationskode',
    offer: '*rabat, *tilbud, kampagne, kupon, spar=, kurv, kassen, gavekort, fri fragt, udsalg',
    visit: 'booking, reservation, rejse, fly=, hotel, ophold, check in, møde, gæster, tidsbestilling',
    verify: 'bekræft, verif, aktiv, lås op, fuldfør, godkend',
    reset: '*adgangskode, *kodeord, *password, nulstil',
    login: 'magisk link, loginlink, log ind, login, godkend login',
    invite: '*inviter, *invitation, deltag, accepter, slut dig til',
    unsubscribe:
      'afmeld, frameld, ikke længere modtage, stop med at modtage, administrer præferencer, e mailindstillinger',
    dull: 'privatliv, vilkår, hjælp, kontakt, faktura, ordre, browser, min konto, din konto, læs mere, butik, booking, profil, annuller, afvis, rabat, spor=',
  },
  no: {
    hard: 'bekreftelseskode, sikkerhetskode, engangskode, engangspassord, verifiseringskode, påloggingskode, innloggingskode, aktiveringskode, autentiseringskode',
    code: '*kode=, *koden=, *koder=, pin=, *pinkode',
    sure: 'bekreft, sikkerhet, engangs, verif, gyldig, logg inn, pålogg, innlogg, utløper, identitet, aktiver, autentis',
    against:
      '*ordre, *ordrenummer, *bestilling, *faktura, kvittering, *sporing, *forsendelse, pakke, *referanse, *sak, *kundenummer, kunde, *medlem, konto, telefon, tlf, ring, *postnummer, *rabattkode, kampanjekode, gavekort, org.nr, mva, *kort, slutter på, saldo, beløp, poeng, billett, *nummer:, *strekkode',
    offer: '*rabatt, *tilbud, kampanje, kupong, spar=, handlekurv, kassen, gavekort, fri frakt, salg=',
    visit: 'reservasjon, reise, fly=, hotell, opphold, innsjekking, møte, gjester, timebestilling',
    verify: 'bekreft, verif, aktiver, lås opp, fullfør, godkjenn, stadfest',
    reset: '*passord, tilbakestill, nullstill',
    login: 'magisk lenke, innloggingslenke, påloggingslenke, logg inn, logg på, autentis',
    invite: '*inviter, *invitasjon, bli med, godta, aksepter',
    unsubscribe:
      'meld deg av, avmeld, avslutt abonnement, slutte å motta, ikke lenger motta, administrer innstillinger, e postinnstillinger',
    dull: 'personvern, vilkår, hjelp, kontakt, faktura, ordre, nettleser, min konto, din konto, les mer, butikk, profil, avbryt, avslå, rabatt, spor=',
  },
  fi: {
    hard: 'vahvistuskood, turvakood, kertakäyttökood, kertakäyttöinen, kertakäyttösalasana, kirjautumiskood, varmennuskood, aktivointikood, todennuskood, tunnistautumiskood, tarkistuskood, pääsykood',
    code: '*koodi, *koodin, pin=, *tunnusluku, *tunnusluvu',
    sure: 'vahvist, turva, kertakäyt, kirjaut, todenn, voimassa, vanhenee, varmenn, henkilöllisyy, aktivo',
    against:
      '*tilaus, *tilausnumero, *lasku, kuitti, *seuranta, lähetys, paketti, *varaus, *viite, *asiakasnumero, asiakas, *jäsen, *sopimus, tili=, tilinumero, puhelin, puh, soita, *postinumero, *alennuskood, *kampanjakood, *etukood, lahjakort, y tunnus, alv=, *kortti, päättyy numeroihin, saldo, summa, pisteet, lippu, *numero:, *viivakood, kutsukood, *tuotekood',
    offer:
      '*alennu, *tarjou, kampanja, kuponki, säästä, ostoskori, kassalla, lahjakortti, ilmainen toimitus, *ale=',
    visit: 'varaus, matka, lento, hotelli, majoitus, tapaaminen, kokous, vieraat, lähtöselvitys',
    verify:
      '*vahvist, varmista, varmenna, aktivo, avaa tili, avaa lukitus, viimeistele rekisteröityminen, viimeistele rekisteröinti',
    reset: '*salasana, nollaa, palauta',
    login: 'taikalinkki, kirjautumislinkki, kirjaudu, tunnistaudu, todenna',
    invite: '*kutsu, liity, hyväksy',
    unsubscribe:
      'peruuta tilaus, peru tilaus, lopeta tilaus, poistu postituslistalta, et halua enää, peruuta uutiskirje, hallitse asetuksia, sähköpostiasetukset',
    dull: 'tietosuoja, ehdot, ohje, yhteystiedot, lasku, tilauksesi, selaimessa, oma tili, tilillesi, lue lisää, kauppa, profiili, peruuta, hylkää, alennus, seuraa',
  },
  is: {
    hard: 'staðfestingarkóð, öryggiskóð, einnota, innskráningarkóð, auðkenningarkóð, einskiptiskóð',
    code: '*kóði, *kóða, *kóðinn, *kóðann, *númer til staðfestingar',
    sure: 'staðfest, öryggi, einnota, innskrá, auðkenn, gildir, rennur út',
    against:
      '*pöntun, *reikning, *kvittun, *sending, *bókun, *tilvísun, *viðskipta, *kennitala, sími, *póstnúmer, *afsláttarkóð, gjafabréf, *kort, *miði, *strikamerki',
    offer: '*afslátt, *tilboð, útsala, gjafabréf, karfa',
    visit: 'bókun, ferð, flug, hótel, fundur',
    verify: 'staðfest, virkja, aflæsa, ljúka skráningu, ljúktu skráningu',
    reset: '*lykilorð, endurstill, endurset, aðgangsorð',
    login: 'innskráningar, skrá inn, skráðu þig inn, skrá mig inn, töfrahlekk',
    invite: '*boð, boðið, samþykk, taka þátt, ganga til liðs',
    unsubscribe: 'afskrá, segja upp áskrift, hætta að fá, hætta í áskrift',
    dull: 'persónuvernd, skilmálar, hjálp, hafa samband, reikningur, pöntun, vafra, aðgangurinn minn',
  },
  pl: {
    hard: 'kod weryfikacyjn, kod bezpieczeństwa, kod potwierdz, kod jednorazow, hasło jednorazow, jednorazowe hasło, kod autoryzacyjn, kod logowania, kod dostępu, kod aktywacyjn, kod uwierzytelni, kodu weryfikacyjn, kodem weryfikacyjn, jednorazowy kod, kod autoryzacji, kod do logowania, kod sms',
    code: '*kod=, kodu=, kodem=, kody=, pin=, kod:',
    sure: 'weryfik, bezpiecze, potwierdz, jednoraz, logowa, zaloguj, ważny, wygasa, autoryz, uwierzytel, tożsamo, aktyw, nie udostępniaj',
    against:
      'zamówieni, numer zam, nr zam, faktur, paragon, przesył, paczk, śledzeni, rezerwacj, referency, sprawy, zgłoszeni, klient, umow, konto nr, numer konta, rachunk, telefon, tel, zadzwoń, kod pocztowy, kod rabatowy, kod promocyjny, kod zniżkowy, kodu rabatowego, kodem rabatowym, kodem, kod polecający, kod zaproszenia, kod kreskowy, kod qr, kod odbioru, nip=, regon, krs=, kart, kończąc, saldo, kwot, punkt, bilet, bon=, ul.=, voucher, nr referencyjny',
    offer:
      'rabat, zniżk, promocj, kupon, oszczęd, koszyk, bon podarunkowy, karta podarunkowa, darmowa dostawa, wyprzedaż, okazj, poleć znajom',
    visit: 'rezerwacj, podróż, lot=, hotel, pobyt, wizyt, spotkani, goście, odprawa, bilet',
    verify:
      'weryfik, zweryfik, potwierdź, potwierdz, aktyw, odblokuj, dokończ rejestrację, zakończ rejestrację',
    reset: 'haseł, hasł, zresetuj, resetowa, reset=, odzyskaj',
    login: 'magiczny link, link do logowania, zaloguj, logowani, uwierzytel',
    invite: 'zapros, zaprasz, dołącz, akceptuj, zaakceptuj, przyjmij',
    unsubscribe:
      'wypisz, zrezygnuj z subskrypcji, anuluj subskrypcję, rezygnacja z, nie chcesz otrzymywać, nie chcę otrzymywać, zarządzaj preferencjami, wypisać, zrezygnować z',
    dull: 'prywatności, regulamin, pomoc, kontakt, faktur, zamówieni, przeglądarce, moje konto, twoje konto, swoje konto, na konto, dowiedz się, czytaj, sklep, rezerwacj, wizyt, profil, anuluj, odrzuć, rabat, śledź',
  },
  cs: {
    hard: 'ověřovací kód, bezpečnostní kód, potvrzovací kód, jednorázový kód, jednorázové heslo, přihlašovací kód, přístupový kód, aktivační kód, autorizační kód, kód pro ověření, kód pro přihlášení, ověřovacího kódu, ověřovacím kódem',
    code: '*kód=, kódu=, kódem=, kódy=, pin=',
    sure: 'ověř, bezpečn, potvrz, jednoráz, přihlá, platn, platí, vyprší, autoriz, autent, totožn, aktiv, nesdělujte',
    against:
      'objednáv, faktur, účtenk, zásilk, balík, sledov, rezervac, referenč, zákazn, smlouv, číslo účtu, účet č, variabilní symbol, telefon, tel, volejte, psč, slevový kód, slevového kódu, slevovým kódem, promo kód, dárkový, čárový kód, poštovní směrovací, ičo, ič=, dič, kart, končící, zůstatek, částk, body, vstupenk, jízdenk, poukaz, ulice, kód zásilky, kód rezervace',
    offer: 'slev, akce=, akční, kupón, kupon, ušetř, košík, dárkový poukaz, doprava zdarma, výprodej, poukaz',
    visit: 'rezervac, cest, let=, hotel, pobyt, schůzk, termín, hosté, vstupenk',
    verify: 'ověř, potvr, aktiv, odemkn, odblok, dokončit registraci, dokončete registraci',
    reset: 'hesl, obnov, reset',
    login: 'magický odkaz, přihlašovací odkaz, odkaz pro přihlášení, přihlá',
    invite: 'pozván, pozvat, pozval, pozvánk, připoj, přijmout, přijměte',
    unsubscribe:
      'odhlásit odběr, odhlaste se z odběru, odhlásit se z, zrušit odběr, nechcete dostávat, nepřejete, odhlášení odběru, odhlásit z newsletteru, odhlásit',
    dull: 'soukrom, podmínky, nápověd, kontakt, faktur, objednáv, prohlížeč, můj účet, svůj účet, váš účet, více informací, přečt, obchod, rezervac, profil, zrušit, odmítnout, slev, sledovat',
  },
  sk: {
    hard: 'overovací kód, bezpečnostný kód, potvrdzovací kód, jednorazový kód, jednorazové heslo, prihlasovací kód, prístupový kód, aktivačný kód, autorizačný kód, overovacieho kódu, kód na overenie, kód na prihlásenie',
    code: '*kód=, kódu=, kódom=, kódy=, pin=',
    sure: 'over, bezpečn, potvr, jednoraz, prihlás, prihlas, platn, platí, vyprší, autoriz, totožn, aktiv, nezdieľajte',
    against:
      'objednáv, faktúr, doklad, zásielk, balík, sledov, rezerv, referenč, zákazn, zmluv, číslo účtu, telefón, tel, volajte, psč, zľavový kód, zľavovým kódom, darčekov, čiarový kód, ičo, dič, kart, končiac, zostatok, sum, body, vstupenk, lístok, poukáž, ulica, variabilný symbol',
    offer: 'zľav, akcia, kupón, ušetr, košík, darčekov, doprava zdarma, výpredaj',
    visit: 'rezerv, cest, let=, hotel, pobyt, stretnuti, termín, hostia',
    verify: 'over, potvr, aktiv, odomkn, odblok, dokončiť registráciu, dokončite registráciu',
    reset: 'hesl, obnov, reset',
    login: 'magický odkaz, prihlasovací odkaz, odkaz na prihlásenie, prihlás',
    invite: 'pozván, pozýv, pozval, pripoj, prijať, prijmite',
    unsubscribe:
      'odhlásiť odber, odhláste sa z odberu, zrušiť odber, nechcete dostávať, neželáte, odhlásiť sa z',
    dull: 'súkrom, podmienky, pomoc, kontakt, faktúr, objednáv, prehliadač, môj účet, svoj účet, váš účet, viac informácií, obchod, rezerv, profil, zrušiť, odmietnuť, zľav',
  },
  hu: {
    hard: 'ellenőrző kód, ellenőrzőkód, biztonsági kód, megerősítő kód, megerősítőkód, egyszer használatos kód, egyszer használatos jelszó, egyszeri kód, egyszeri jelszó, bejelentkezési kód, belépési kód, belépőkód, aktiváló kód, aktiválókód, hitelesítő kód, hitelesítőkód, hitelesítési kód, visszaigazoló kód, azonosító kód',
    code: '*kód=, *kódja, *kódod, *kódot, *kódját, *kódodat, pin=, *kódokat',
    sure: 'ellenőr, biztonság, megerősít, egyszer, bejelentkez, belép, érvényes, lejár, hitelesít, aktivál, azonosít',
    against:
      'rendelés, megrendelés, számla, számlaszám, nyugta, nyomkövet, csomag, szállítmány, foglalás, hivatkozás, ügyszám, ügyfél, szerződés, telefon, tel, hívj, irányítószám, kuponkód, kedvezménykód, promóciós kód, akciós kód, ajándék, vonalkód, adószám, cégjegyzék, kártya, végződő, egyenleg, összeg, pont=, jegy, utalvány, utca, rendelésszám, meghívókód',
    offer: 'kedvezmény, akció, kupon, spórol, kosár, ajándékutalvány, ingyenes szállítás, leárazás, % kedv',
    visit: 'foglalás, utazás, járat, szálloda, időpont, megbeszélés, vendég, beszállás',
    verify:
      'megerősít, erősítse meg, erősítsd meg, ellenőr, aktivál, hitelesít, felold, regisztráció befejez, regisztráció véglegesít, igazol',
    reset: 'jelsz, visszaállít, új jelszó',
    login: 'varázslink, bejelentkezési link, bejelentkez, belép, azonosít',
    invite: 'meghív, csatlakoz, elfogad',
    unsubscribe:
      'leiratkoz, nem szeretne több, nem kíván, feliratkozás lemondása, feliratkozás törlése, e mail beállítások',
    dull: 'adatvédel, feltétel, súgó, segítség, kapcsolat, számla, rendelés, böngésző, fiókom, fiókjába, fiókodba, tudj meg, bővebben, bolt, foglalás, profil, mégse, elutasít, kedvezmény, nyomon',
  },
  ro: {
    hard: 'cod de verificare, codul de verificare, cod de securitate, codul de securitate, cod de confirmare, codul de confirmare, cod unic, codul unic, cod de unică folosință, parolă de unică folosință, cod de autentificare, codul de autentificare, cod de acces, codul de acces, cod de activare, codul de activare, cod de conectare, codul de conectare, cod temporar',
    code: 'cod=, codul=, codului=, coduri=, codurile=, pin=',
    sure: 'verific, securit, confirm, unic, autentific, acces, activ, valabil, expir, conect, identit, nu divulga, nu comunica',
    against:
      'comand, factur, chitan, bon=, urmărire, colet, expedi, livrare, rezerv, referin, dosar, client, contract, cont nr, numărul d, telefon, tel, sunați, cod poștal, codul poștal, cod promoțional, codul promoțional, cod de reducere, codul de reducere, cod promo, codul promo, cod cadou, cod de bare, voucher, cui=, cif=, card, se termină, sold, suma, puncte, bilet, strada, awb, cod de invitație',
    offer: 'reducer, promo, ofert, cupon, economis, coș, card cadou, transport gratuit, voucher, recomandă',
    visit: 'rezerv, călător, zbor, hotel, sejur, programare, întâlnire, oaspeți, bilet',
    verify: 'verific, confirm, activ, valid, debloc, finalizează înregistrarea, finalizați înregistrarea',
    reset: 'parol, reset',
    login:
      'link magic, link de conectare, link de autentificare, conect, autentific, intră în cont, logare, loghează',
    invite: 'invit, alătur, accept',
    unsubscribe:
      'dezabon, nu mai dori, nu mai primi, anulează abonarea, anulați abonarea, gestionează preferințele',
    dull: 'confidențialit, termeni, ajutor, contact, factur, comand, browser, contul meu, contul tău, contul dvs, află mai mult, citește, magazin, rezerv, programare, profil, anulează, refuz, reducer, urmăre',
  },
  ca: {
    hard: "codi de verificació, codi de seguretat, codi de confirmació, codi d'un sol ús, codi d'accés, contrasenya d'un sol ús, codi d'activació, codi d'autenticació",
    code: 'codi=, codis=',
    sure: 'verific, seguretat, confirm, sol ús, inici de sessió, autentic, caduc, vàlid',
    against:
      'comand, factur, rebut, enviament, paquet, reserva, referènc, client, contracte, compte, telèfon, codi postal, codi promocional, codi de descompte, targeta, saldo, import, punts, bitllet, número de',
    offer: 'descompte, promoci, ofert, cupó, rebaix, cistella, regal',
    visit: 'reserva, viatge, vol=, hotel, estada, cita, reunió',
    verify: 'verific, confirm, activ, valid, desbloqu, completa el registre',
    reset: 'contrasenya, restabl, restaur',
    login:
      "enllaç màgic, enllaç d'accés, inicia sessió, iniciar sessió, inicia la sessió, accedir, accedeix, entra, autentic",
    invite: 'convid, invita, uneix, unir, accepta',
    unsubscribe:
      "donar se de baixa, dona't de baixa, donar de baixa, cancel·la la subscripció, deixar de rebre, no vols rebre, baixa=",
    dull: 'privacitat, condicions, ajuda, contacte, factura, comanda, navegador, el teu compte, més informació, botiga',
  },
  gl: {
    hard: 'código de verificación, código de seguridade, código de confirmación, código dun só uso, código de acceso',
    code: 'código=',
    sure: 'verific, seguridade, confirm, só uso, sesión, caduca',
    against:
      'pedido, factura, envío, reserva, referencia, cliente, conta, teléfono, código postal, código promocional, código de desconto, tarxeta',
    offer: 'desconto, promoción, oferta, cupón',
    verify: 'verific, confirm, activ, desbloque',
    reset: 'contrasinal, restablec',
    login: 'ligazón máxica, iniciar sesión, inicia sesión, acceder',
    invite: 'convid, convite, únete, aceptar',
    unsubscribe: 'darse de baixa, dáte de baixa, cancelar a subscrición, deixar de recibir',
  },
  eu: {
    hard: 'egiaztapen kode, egiaztatze kode, segurtasun kode, berrespen kode, erabilera bakarreko',
    code: '*kode=, *kodea=, *kodeak=',
    sure: 'egiaztat, egiaztap, segurtasun, berresp, berrets, saio, baliozko, iraungi',
    against:
      'eskaera, faktura, bidalket, erreserba, erreferentzia, bezero, telefono, posta kode, deskontu kode, promozio kode, txartel',
    offer: 'deskontu, eskaintza, promozio, kupoi',
    verify: 'egiazta, berretsi, baieztatu, aktibatu, desblokeatu',
    reset: 'pasahitz, berrezarri',
    login: 'saioa hasi, hasi saioa, saio hasiera, sartu',
    invite: 'gonbid, batu, onartu',
    unsubscribe: 'harpidetza utzi, utzi harpidetza, harpidetza kendu, baja eman',
  },
  ru: {
    hard: 'код подтвержд, кода подтвержд, кодом подтвержд, код безопасности, код проверки, проверочный код, проверочного кода, одноразовый код, одноразового кода, одноразовый пароль, одноразового пароля, код для входа, код входа, код доступа, код активации, код авторизации, код аутентификации, код верификации, верификационный код, защитный код, секретный код, временный код, смс код, пин код, пин=, код для подтвержд',
    code: 'код=, кода=, кодом=, коды=, кодов=, код:, пароль для входа',
    sure: 'подтвер, безопасн, провер, однораз, вход, войти, авториз, аутентиф, верифик, действ, истека, активац, никому не, не сообщайте, личност, регистрац',
    against:
      'заказ, счет, счёт, чек=, квитанц, накладн, отслежив, посыл, отправлен, трек, брон, номер, обращени, заявк, клиент, договор, лицевой, телефон, тел=, тел., звоните, звонок, индекс, промокод, купон, код скидки, подароч, сертификат, штрих, инн=, огрн, кпп, карт, заканчива, оканчива, баланс, сумм, балл, бонус, билет, ул.=, дом=, офис, код страны, код города, реферальн, артикул, рейс, код приглашения, код заказа, qr код, код бронирования, код получения',
    offer:
      'скидк, акци, промокод, купон, распродаж, выгод, корзин, подарочн, кэшбэк, бесплатная доставка, сэконом, спецпредложен, друг',
    visit: 'бронир, брон, поездк, рейс, отел, проживан, заезд, встреч, запись на, гост, билет, конференц',
    verify:
      'подтверд, подтвержд, провер, активир, активац, верифиц, разблок, завершить регистрацию, завершите регистрацию, завершения регистрации',
    reset: 'парол, сброс, восстанов',
    login: 'волшебн, магическ, ссылка для входа, ссылку для входа, войти, вход, войдите, авториз, аутентиф',
    invite: 'приглас, приглаш, присоедин, принять, вступить',
    unsubscribe:
      'отпис, отказаться от рассылки, отказаться от подписки, не хотите получать, не хотите больше, управление подпиской, управлять подпиской, настройки уведомлений, настроить рассылк',
    dull: 'конфиденциальн, услови, помощь, справк, контакт, счет, заказ, браузер, личный кабинет, ваш аккаунт, мой аккаунт, подробнее, узнать больше, читать, магазин, брон, профил, отмен, отклон, скидк, отслед',
  },
  uk: {
    hard: 'код підтвердження, коду підтвердження, код безпеки, код перевірки, одноразовий код, одноразовий пароль, код для входу, код входу, код доступу, код активації, код авторизації, перевірочний код, код верифікації, пін код',
    code: 'код=, коду=, кодом=, коди=',
    sure: 'підтвер, безпек, перевір, однораз, вхід, входу, увійти, авториз, автентиф, верифік, дійсн, діє=, закінчу, активац, нікому не',
    against:
      'замовлен, рахун, чек=, квитанц, накладн, відстеж, посил, відправлен, брон, номер, звернен, клієнт, договір, договор, телефон, тел, телефонуйте, індекс, промокод, купон, код знижки, подарунк, сертифікат, штрих, єдрпоу, іпн, карт, закінчується на, баланс, сум, бал, бонус, квит, вул.=, поштовий, ттн',
    offer:
      'знижк, акці, промокод, купон, розпродаж, вигод, кошик, подарунк, безкоштовна доставка, заощад, кешбек',
    visit: 'брон, поїздк, рейс, готел, проживан, зустріч, запис на, гост, квит',
    verify: 'підтверд, перевір, активу, верифік, розблок, завершити реєстрацію, завершіть реєстрацію',
    reset: 'парол, скин, віднов',
    login: 'чарівн, магічн, посилання для входу, увійти, увійдіть, вхід, входу, авториз, автентиф',
    invite: 'запрош, запрос, приєдн, прийняти',
    unsubscribe:
      'відпис, відмовитися від розсилки, скасувати підписку, не хочете отримувати, не бажаєте отримувати, керувати підпис',
    dull: 'конфіденційн, умов, допомог, контакт, рахун, замовлен, браузер, особистий кабінет, мій акаунт, ваш акаунт, докладніше, дізнатися, читати, магазин, брон, профіл, скасув, відхил, знижк, відстеж',
  },
  be: {
    hard: 'код пацвярджэння, код бяспекі, аднаразовы код, праверачны код, код для ўваходу',
    code: 'код=, коды=, кода=',
    sure: 'пацвярдж, пацвердз, бяспек, аднараз, уваход, правер, дзейн',
    against: 'заказ, рахун, пасыл, адпраўл, браніраван, нумар, кліент, тэлефон, індэкс, промакод, картк',
    offer: 'зніжк, акцы, промакод, купон',
    verify: 'пацверд, пацвярдж, актыв, праверыць, разблак',
    reset: 'парол, скінуць, скідан, аднав',
    login: 'увайсці, уваход, спасылка для ўваходу',
    invite: 'запраш, запрас, далуч, прыняць',
    unsubscribe: 'адпіс, адмовіцца ад рассылкі',
  },
  bg: {
    hard: 'код за потвърждение, код за сигурност, код за проверка, код за верификация, еднократен код, еднократна парола, код за вход, код за достъп, код за активиране, кодът за потвърждение, кодът за, потвърждаващ код, код за удостоверяване',
    code: 'код=, кода=, кодът=, кодове=, пин=',
    sure: 'потвър, сигурност, провер, еднократ, вход, влез, валиден, изтича, удостовер, верифик, активир',
    against:
      'поръчк, фактур, касова, пратк, товарител, проследя, резервац, референ, номер, клиент, договор, телефон, тел, обадете, пощенски код, промо код, промокод, код за отстъпка, подарък, ваучер, баркод, еик=, булстат, карт, завършва, салдо, сума, точки, билет, ул.=',
    offer: 'отстъпк, промоци, оферт, купон, спест, количк, подаръч, безплатна доставка, разпродажб, ваучер',
    visit: 'резервац, пътуван, полет, хотел, престой, среща, час при, гости',
    verify: 'потвър, провер, актив, верифиц, отключ, завършете регистрацията, завърши регистрацията',
    reset: 'парол, нулир, възстанов',
    login: 'магическ, линк за вход, връзка за вход, вход, влез, влезте, удостовер',
    invite: 'покан, присъедин, приеми, приемете, приемане',
    unsubscribe: 'отпиш, отписв, отказ от абонамент, прекратете абонамент, не желаете да получавате',
    dull: 'поверителн, услови, помощ, контакт, фактур, поръчк, браузър, моят профил, вашия акаунт, научете повече, прочет, магазин, резервац, отказ, отхвърл, отстъпк',
  },
  sr: {
    hard: 'код за потврду, верификациони код, сигурносни код, безбедносни код, једнократни код, једнократна лозинка, код за пријаву, kod za potvrdu, verifikacioni kod, sigurnosni kod, bezbednosni kod, jednokratni kod, jednokratna lozinka, kod za prijavu, kod za verifikaciju, aktivacioni kod, kôd za, potvrdni kod',
    code: '*kod=, koda=, kodom=, kodu=, код=, кода=, кодом=, pin=, šifra=, шифра=',
    sure: 'потврд, верифик, сигурн, безбедн, једнократ, пријав, важи, истиче, potvrd, verifik, sigurn, bezbedn, jednokrat, prijav, važi, ističe, aktiv, актив',
    against:
      'поруџбин, рачун, пошиљ, резервац, број, купац, телефон, поштански, промо код, код за попуст, картиц, porudžbin, račun, pošiljk, rezervac, referen, broj, kupac, kupc, telefon, tel, poštanski, promo kod, kod za popust, poklon, kartic, pib=, iznos, poena, karta, ulica, bar kod',
    offer: 'попуст, акциј, понуд, купон, popust, akcij, ponud, kupon, ušted, korp, rasprodaj, poklon',
    visit: 'резервац, путов, лет=, хотел, састанак, rezervac, putov, let=, hotel, sastanak, gosti, termin',
    verify:
      'потврд, верифик, активир, откључ, potvrd, verifik, aktivir, otključ, završite registraciju, dovršite registraciju',
    reset: 'лозинк, ресет, поништ, lozink, resetuj, resetov, obnov',
    login: 'магични линк, линк за пријаву, пријав, magični link, link za prijavu, prijav, uloguj',
    invite: 'позив, позван, придруж, прихват, pozv, pozivni, poziv, pridruž, prihvat',
    unsubscribe:
      'одјав, отказ претплате, odjav, otkaži pretplatu, otkažite pretplatu, ne želite više, ne želite da primate',
    dull: 'приватност, услов, помоћ, контакт, рачун, privatnost, uslov, pomoć, kontakt, račun, porudžbin, pregledač, vaš nalog, moj nalog, saznaj, pročitaj, prodavnic, rezervac, profil, otkaži, odbij, popust, prati',
  },
  hr: {
    hard: 'verifikacijski kod, sigurnosni kod, kod za potvrdu, potvrdni kod, jednokratni kod, jednokratna lozinka, kod za prijavu, aktivacijski kod, pristupni kod, kontrolni kod, verifikacijski kôd, sigurnosni kôd, kontrolni broj',
    code: '*kod=, kôd=, koda=, kodom=, kodovi=, pin=, zaporka za jednokratnu',
    sure: 'verifik, sigurn, potvrd, jednokrat, prijav, vrijedi, istječe, ističe, autentif, autoriz, aktiv, provjer',
    against:
      'narudžb, račun, pošiljk, rezervac, referen, broj, kupac, kupc, klijent, ugovor, telefon, tel, nazovite, poštanski, promo kod, promotivni kod, kod za popust, poklon, barkod, crtični, oib=, kartic, koja završava, iznos, bodov, ulaznic, kart, ulica',
    offer: 'popust, akcij, ponud, kupon, ušted, košaric, besplatna dostava, rasprodaj, poklon',
    visit: 'rezervac, putov, let=, hotel, boravak, sastanak, termin, gosti, ulaznic',
    verify:
      'potvrd, verific, verifik, provjer, aktivir, otključ, dovrši registraciju, dovršite registraciju, završi registraciju',
    reset: 'lozink, zapork, resetiraj, ponovno postav, poništ, obnov',
    login: 'čarobn, magičn, poveznica za prijavu, link za prijavu, prijav',
    invite: 'pozv, pozivn, poziv, pridruž, prihvat',
    unsubscribe:
      'odjav, otkaži pretplatu, otkažite pretplatu, ne želite više, ne želite primati, prekini pretplatu',
    dull: 'privatnost, uvjet, pomoć, kontakt, račun, narudžb, preglednik, moj račun, vaš račun, saznaj, pročitaj, trgovin, rezervac, profil, otkaži, odbij, popust, prati',
  },
  sl: {
    hard: 'potrditvena koda, potrditveno kodo, varnostna koda, varnostno kodo, enkratna koda, enkratno kodo, enkratno geslo, koda za preverjanje, kodo za preverjanje, koda za prijavo, kodo za prijavo, prijavna koda, aktivacijska koda, koda za potrditev, preveritvena koda',
    code: '*koda=, kodo=, kode=, kodi=, pin=',
    sure: 'potrd, potrjev, varnost, enkrat, preverj, prijav, velja, poteče, aktiv, overit',
    against:
      'naročil, račun, pošiljk, paket, rezervac, sklic, številk, kupec, strank, telefon, tel, pokličite, poštna, promocijska koda, koda za popust, kupon, darilo, darilni, črtna koda, davčna, kartic, znesek, točk, vstopnic, ulica',
    offer: 'popust, akcij, ponudb, kupon, prihran, košaric, darilni bon, brezplačna dostava, razprodaj',
    visit: 'rezervac, potovan, let=, hotel, bivanj, sestanek, termin, gostje',
    verify: 'potrd, preveri, aktivir, odklen, dokončaj registracijo, dokončajte registracijo',
    reset: 'gesl, ponastav',
    login: 'čarobn, povezava za prijavo, povezavo za prijavo, prijav',
    invite: 'povabil, povablj, vabil, pridruž, sprejm',
    unsubscribe: 'odjav, prekliči naročnino, prekličite naročnino, ne želite več, odjavite se',
    dull: 'zasebnost, pogoji, pomoč, stik, račun, naročil, brskalnik, moj račun, vaš račun, več o, preberi, trgovin, rezervac, profil, prekliči, zavrni, popust, sledi',
  },
  mk: {
    hard: 'код за потврда, код за верификација, безбедносен код, еднократен код, еднократна лозинка, код за најава, верификациски код, кодот за',
    code: 'код=, кодот=, кодови=',
    sure: 'потврд, верифик, безбедн, еднократ, најав, важи, истекува, актив',
    against:
      'нарачк, фактур, сметк, пратк, резервац, број, клиент, телефон, поштенски, промо код, код за попуст, картичк',
    offer: 'попуст, акциј, понуд, купон, кошничк',
    visit: 'резервац, патуван, лет=, хотел, состанок',
    verify: 'потврд, верифик, активир, отклуч',
    reset: 'лозинк, ресет',
    login: 'магичн, линк за најава, најав',
    invite: 'покан, придруж, прифат',
    unsubscribe: 'отпиш, одјав, откаж претплат, не сакате да',
  },
  sq: {
    hard: 'kodi i verifikimit, kodin e verifikimit, kod verifikimi, kodi i sigurisë, kodin e sigurisë, kodi i konfirmimit, kodi njëpërdorimësh, kod njëpërdorimësh, fjalëkalim njëpërdorimësh, kodi i hyrjes',
    code: 'kod=, kodi=, kodin=, kodit=, kodi juaj',
    sure: 'verifik, siguri, konfirm, njëpërdorim, hyrj, vlefsh, skad',
    against:
      'porosi, fatur, dërges, gjurm, rezervim, referenc, numri, klient, telefon, tel, kodi postar, kodi promocional, kodi i zbritjes, kod zbritje, kart, shuma, pikë, bilet',
    offer: 'zbritj, promocion, ofert, kupon, kurse',
    visit: 'rezervim, udhëtim, fluturim, hotel, takim',
    verify: 'verifik, konfirmo, konfirm, aktiv, zhblloko, po=',
    reset: 'fjalëkalim, rivendos, rivë',
    login: 'lidhje magjike, lidhja e hyrjes, hyni, hyr=, hyrje, identifikohu, identifikohuni, kyçu, kyçuni',
    invite: 'ftes, ftuar, ftoi, bashkohu, bashkohuni, prano',
    unsubscribe: "çabon, ç'abon, anulo abonimin, anuloni abonimin, nuk dëshironi të merrni",
  },
  el: {
    hard: 'κωδικός επαλήθευσης, κωδικό επαλήθευσης, κωδικός ασφαλείας, κωδικός επιβεβαίωσης, κωδικό επιβεβαίωσης, κωδικός μίας χρήσης, κωδικός μιας χρήσης, κωδικό μιας χρήσης, κωδικός σύνδεσης, κωδικός πρόσβασης μίας, κωδικός ενεργοποίησης, κωδικό ασφαλείας, κωδικό σύνδεσης, κωδικός ταυτοποίησης, κωδικός μιας φοράς',
    code: 'κωδικ, pin=',
    sure: 'επαλήθευσ, ασφαλεί, ασφάλει, επιβεβαί, μίας χρήσης, μιας χρήσης, σύνδεσ, ισχύει, λήγει, ταυτοπο, ενεργοπο',
    against:
      'παραγγελ, τιμολόγ, απόδειξ, αποστολ, παρακολούθ, δέμα, κράτησ, αναφορ, αριθμ, πελάτ, συμβόλαι, τηλ, καλέστε, ταχυδρομ, τ.κ., εκπτωτικό κωδικό, εκπτωτικός κωδικός, κωδικός έκπτωσης, κωδικό έκπτωσης, κωδικός προσφοράς, κωδικός παραγγελίας, κωδικός κράτησης, δωροκάρτα, αφμ, κάρτα, λήγει σε, υπόλοιπο, ποσό, πόντ, εισιτήρι, οδός, κουπόνι, κωδικός προϊόντος',
    offer: 'έκπτωσ, εκπτωτικ, προσφορ, κουπόνι, καλάθι, δωροκάρτα, δωρεάν μεταφορικά, κέρδισε',
    visit: 'κράτησ, ταξίδι, πτήσ, ξενοδοχ, διαμον, ραντεβού, συνάντησ',
    verify:
      'επαλήθευσ, επαληθεύσ, επιβεβαίωσ, επιβεβαιώσ, ενεργοποί, ενεργοποι, ξεκλειδώ, ολοκληρώστε την εγγραφή, ολοκλήρωση εγγραφής',
    reset:
      'κωδικού πρόσβασης, κωδικό πρόσβασης, επαναφορ, επαναφέρ, αλλαγή κωδικού, νέο κωδικό, νέου κωδικού, συνθηματικ',
    login: 'μαγικ, σύνδεσμος σύνδεσης, σύνδεσμο σύνδεσης, σύνδεση, συνδεθ, είσοδος, εισέλθ',
    invite: 'πρόσκλησ, προσκαλ, προσκλήθ, συμμετοχ, γίνετε μέλος, αποδοχ, αποδεχ',
    unsubscribe:
      'απεγγραφ, διαγραφή από τη λίστα, κατάργηση εγγραφής, κατάργηση συνδρομής, δεν επιθυμείτε, διαγραφείτε',
    dull: 'απόρρητ, όροι, βοήθεια, επικοινων, τιμολόγ, παραγγελ, πρόγραμμα περιήγησης, λογαριασμό μου, λογαριασμός μου, μάθετε περισσ, διαβάστε, κατάστημα, κράτησ, προφίλ, ακύρωσ, απόρριψ, έκπτωσ',
  },
  tr: {
    hard: 'doğrulama kod, güvenlik kod, onay kod, tek kullanımlık kod, tek kullanımlık şifre, tek kullanımlık parola, giriş kod, aktivasyon kod, erişim kod, tek seferlik kod, tek seferlik şifre, kimlik doğrulama kod, oturum açma kod, teyit kod, sms kod, şifreniz:, etkinleştirme kod',
    code: 'kod=, kodu=, kodun, kodunuz, kodlar, pin=, kodu:',
    sure: 'doğrula, güvenlik, onay, tek kullan, tek sefer, giriş, geçerli, oturum, kimlik, aktivasyon, paylaşmayın, süresi',
    against:
      'sipariş, fatura, fiş=, takip, kargo, gönderi, rezervasyon, referans, müşteri, üye no, üyelik, sözleşme, hesap no, hesap numara, telefon, tel, arayın, posta kodu, promosyon kod, indirim kod, kampanya kod, kupon kod, hediye, davet kod, barkod, karekod, vergi, mersis, kart, ile biten, bakiye, tutar, puan, bilet, numaras, no:, ülke kodu, alan kodu, ürün kodu, cad.=, sok.=',
    offer:
      'indirim, promosyon, kampanya, fırsat, kupon, sepet, hediye çek, ücretsiz kargo, kazan, tasarruf, arkadaşını davet',
    visit: 'rezervasyon, seyahat, uçuş, otel, konaklama, randevu, toplantı, misafir, bilet',
    verify:
      'doğrula, onayla, onay, aktifleştir, etkinleştir, aktive, kilidini aç, kaydı tamamla, kaydınızı tamamla, üyeliğinizi tamamla, teyit',
    reset: 'şifre, parola, sıfırla',
    login: 'sihirli bağlantı, sihirli link, giriş bağlantı, giriş yap, giriş, oturum aç',
    invite: 'davet, katıl, kabul',
    unsubscribe:
      'abonelikten çık, aboneliği iptal, aboneliğinizi iptal, listeden çık, almak istemiyorsanız, bülten üyeliğinden, üyelikten ayrıl, üyelikten çık, e posta tercihleri',
    dull: 'gizlilik, koşul, şartlar, yardım, destek, iletişim, fatura, sipariş, tarayıcı, hesabım, hesabınıza, daha fazla, mağaza, rezervasyon, randevu, profil, iptal, reddet, indirim, takip',
  },
  az: {
    hard: 'təsdiq kod, təhlükəsizlik kod, birdəfəlik kod, birdəfəlik şifrə, birdəfəlik parol, doğrulama kod, giriş kod, təsdiqləmə kod',
    code: 'kod=, kodu=, kodun, kodunuz, şifrə kodu',
    sure: 'təsdiq, təhlükəsizlik, birdəfəlik, doğrula, giriş, etibarlı, keçərli, bitir',
    against:
      'sifariş, faktura, hesab faktura, izləmə, göndəri, bağlama, rezerv, bron, müştəri, müqavilə, telefon, tel, poçt indeks, poçt kodu, promo kod, endirim kod, kart, balans, məbləğ, bal=, bilet, nömrə',
    offer: 'endirim, kampaniya, təklif, kupon, səbət, hədiyyə',
    visit: 'rezerv, bron, səyahət, uçuş, otel, görüş',
    verify: 'təsdiq, doğrula, aktivləşdir, kilidini aç, aktiv et',
    reset: 'şifrə, parol, sıfırla, bərpa',
    login: 'sehrli keçid, giriş linki, daxil ol, giriş',
    invite: 'dəvət, qoşul, qəbul',
    unsubscribe: 'abunəlikdən çıx, abunəliyi ləğv, abunəlikdən imtina, almaq istəmirsiniz',
  },
  kk: {
    hard: 'растау код, қауіпсіздік код, бір реттік код, бір реттік құпия, тексеру код, кіру код',
    code: 'код=, коды=, кодты=, кодыңыз, кодын=',
    sure: 'растау, қауіпсіз, бір рет, тексеру, кіру, жарамды, мерзім',
    against:
      'тапсырыс, шот, сәлемдеме, жөнелтілім, брон, нөмір, клиент, телефон, пошта, промокод, жеңілдік код, карта, сома, билет',
    offer: 'жеңілдік, акция, купон, ұсыныс',
    visit: 'брон, сапар, рейс, қонақ үй, кездесу',
    verify: 'раста, белсендір, тексер, құлыпты аш',
    reset: 'құпиясөз, құпия сөз, қалпына келтір',
    login: 'кіру сілтеме, сиқырлы сілтеме, кіру, кіріңіз',
    invite: 'шақыр, қосыл, қабылда',
    unsubscribe: 'жазылымнан бас тарт, жазылудан бас тарт, жазылымды тоқтат, бас тарту',
  },
  ky: {
    hard: 'ырастоо код, коопсуздук код, бир жолку код, текшерүү код, бир жолку сырсөз, кирүү код',
    code: 'код=, коду=, кодуңуз, кодду=',
    sure: 'ырасто, коопсуз, бир жолку, текшер, кирүү, жарактуу',
    against: 'буйрутма, эсеп, жөнөтүү, брон, номер, кардар, телефон, промокод, карта',
    verify: 'ыраста, активдештир, текшер',
    reset: 'сырсөз, калыбына келтир',
    login: 'кирүү, кириңиз',
    invite: 'чакыр, кошул, кабыл',
    unsubscribe: 'жазылуудан баш тарт, баш тартуу',
  },
  uz: {
    hard: 'tasdiqlash kod, xavfsizlik kod, bir martalik kod, bir martalik parol, tekshiruv kod, kirish kod, тасдиқлаш код, бир марталик код',
    code: 'kod=, kodi=, kodni=, kodingiz, kodi:, коди=, код=',
    sure: 'tasdiq, xavfsizlik, bir martalik, tekshir, kirish, amal qiladi, yaroqli, тасдиқ',
    against:
      "buyurtma, hisob, jo'natma, kuzatuv, bron, raqam, mijoz, telefon, tel, pochta indeksi, promokod, promo kod, chegirma kod, karta, summa, ball, chipta",
    offer: 'chegirma, aksiya, kupon, taklif',
    visit: 'bron, sayohat, reys, mehmonxona, uchrashuv',
    verify: 'tasdiqla, tasdiqlash, faollashtir, tekshir, qulfni och',
    reset: 'parol, tikla',
    login: 'sehrli havola, kirish havola, kirish, tizimga kir',
    invite: "taklif, qo'shil, qabul",
    unsubscribe: 'obunani bekor, obunadan chiq, olishni xohlamasangiz',
  },
  tg: {
    hard: 'рамзи тасдиқ, рамзи тасдик, рамзи амният, коди тасдиқ, рамзи якдафъаина, рамзи яккарата',
    code: 'рамз, код=, коди=',
    sure: 'тасди, амният, якдафъа, якбора, вуруд, эътибор',
    against: 'фармоиш, рақам, телефон, муштар, корт',
    verify: 'тасди, фаъол',
    reset: 'парол, гузарвожа, барқарор',
    login: 'вуруд, ворид',
    invite: 'даъват, пайва, қабул',
    unsubscribe: 'лағви обуна, обунаро бекор',
  },
  mn: {
    hard: 'баталгаажуулах код, баталгаажуулалтын код, аюулгүй байдлын код, нэг удаагийн код, нэг удаагийн нууц, нэвтрэх код',
    code: 'код=, кодыг, кодоо, код:',
    sure: 'баталгаа, аюулгүй, нэг удаагийн, нэвтрэх, хүчинтэй',
    against:
      'захиалга, нэхэмжлэх, илгээмж, дугаар, хэрэглэгчийн, утас, промо код, хөнгөлөлтийн код, карт, дүн, тасалбар',
    offer: 'хямдрал, хөнгөлөлт, урамшуулал, купон',
    visit: 'захиалга, аялал, нислэг, буудал, уулзалт',
    verify: 'баталгаажуул, идэвхжүүл, шалга, түгжээ',
    reset: 'нууц үг, сэргээ, шинэчлэх',
    login: 'нэвтрэх, нэвтэр',
    invite: 'урь, урил, нэгд, зөвшөөр',
    unsubscribe: 'бүртгэлээс хас, захиалгаа цуцл, цуцлах',
  },
  ka: {
    hard: 'დადასტურების კოდ, ვერიფიკაციის კოდ, უსაფრთხოების კოდ, ერთჯერადი კოდ, ერთჯერადი პაროლ, შესვლის კოდ, სადასტურებო კოდ, დამადასტურებელი კოდ',
    code: '*კოდი, *კოდის, *კოდით, *კოდია, *კოდს',
    sure: 'დადასტურ, დამადასტურ, ვერიფიკ, უსაფრთხო, ერთჯერად, შესვლ, მოქმედ, ვადა',
    against:
      'შეკვეთ, ინვოის, ქვითარ, გზავნილ, ამანათ, ჯავშან, ნომერ, კლიენტ, ტელეფონ, ტელ, საფოსტო, პრომო, პრომოკოდ, ფასდაკლების კოდ, ბარათ, თანხა, ქულ, ბილეთ',
    offer: 'ფასდაკლებ, აქცი, პრომო, შეთავაზებ, კუპონ, კალათ',
    visit: 'ჯავშან, მოგზაურ, ფრენ, სასტუმრო, შეხვედრ',
    verify: 'დადასტურ, დაადასტურ, ვერიფიკ, დამოწმ, დაამოწმ, გააქტიურ, აქტივაც, განბლოკ',
    reset: 'პაროლ, აღდგენ, აღადგინ',
    login: 'შესვლ, შედი, ავტორიზ',
    invite: 'მოწვევ, მოგიწვი, მოგიწვია, შემოგვიერთ, შეუერთ, მიღება, მიიღ',
    unsubscribe: 'გამოწერის გაუქმ, გააუქმეთ გამოწერა, გააუქმე გამოწერა, გამოწერის შეწყვეტ',
  },
  hy: {
    hard: 'հաստատման կոդ, անվտանգության կոդ, մեկանգամյա կոդ, մեկանգամյա գաղտնաբառ, ստուգման կոդ, մուտքի կոդ, միանգամյա',
    code: '*կոդ, ծածկագիր, ծածկագր',
    sure: 'հաստատ, անվտանգ, մեկանգամյա, ստուգ, մուտք, վավեր, ուժի մեջ',
    against:
      'պատվեր, հաշիվ ապրանք, անդորրագիր, առաքան, ամրագր, համար, հաճախորդ, հեռախոս, հեռ, փոստային, պրոմո, զեղչի կոդ, զեղչի կոդը, քարտ, գումար, միավոր, տոմս',
    offer: 'զեղչ, ակցիա, առաջարկ, կտրոն, զամբյուղ',
    visit: 'ամրագր, ուղևոր, թռիչք, հյուրանոց, հանդիպ',
    verify: 'հաստատ, վավերաց, ակտիվաց, ստուգել, ապակողպ',
    reset: 'գաղտնաբառ, վերականգն, վերակայ',
    login: 'մուտք, մտնել, մուտքագրվել',
    invite: 'հրավ, միացի, միանալ, միացեք, ընդունել',
    unsubscribe: 'չեղարկել բաժանորդագր, հրաժարվել բաժանորդ, ապաբաժանորդ, չեղարկել',
  },
  et: {
    hard: 'kinnituskood, turvakood, ühekordne kood, ühekordne parool, ühekordse, sisselogimiskood, aktiveerimiskood, autentimiskood, kontrollkood, pääsukood',
    code: '*kood=, *koodi=, *koodiga=, *koodid=, pin=',
    sure: 'kinnit, turva, ühekord, sisselog, kehti, aegu, autent, kontroll, aktiveer, logi sisse',
    against:
      '*tellimus, *tellimuse, *arve, kviitung, *saadetis, *pakk, *jälgimis, *broneering, *viite, *klien, leping, telefon, tel, helista, *sihtnumber, postiindeks, *sooduskood, *kampaaniakood, kinkekaart, *kaart, lõpeb, saldo, summa, punkti, pilet, *number:, registrikood, *ribakood, isikukood, *viitenumber',
    offer: '*soodus, *allahindlus, kampaania, *pakkumi, kupong, säästa, ostukorv, kinkekaart, tasuta tarne',
    visit: 'broneering, reis=, lend=, hotell, majutus, kohtumi, koosolek',
    verify:
      'kinnita, kinnitus, kinnitami, aktiveeri, ava konto, ava lukust, lõpeta registreerimine, vii registreerimine lõpule, tõenda',
    reset: 'parool, lähtesta, taasta',
    login: 'võlulink, sisselogimislink, logi sisse, sisselog, autendi',
    invite: '*kuts, liitu, nõustu, võta vastu',
    unsubscribe:
      'loobu, lõpeta tellimus, tühista tellimus, ei soovi enam, tellimusest loobumi, loobuda uudiskirjast',
    dull: 'privaatsus, tingimus, abi=, kontakt, arve=, tellimus, brauser, minu konto, oma kontole, loe lisaks, loe edasi, pood=, broneering, profiil, tühista, keeldu',
  },
  lv: {
    hard: 'verifikācijas kod, drošības kod, apstiprinājuma kod, apstiprināšanas kod, vienreizēj, pieteikšanās kod, aktivizācijas kod, autentifikācijas kod, piekļuves kod, pārbaudes kod',
    code: '*kods=, kodu=, koda=, kodi=, pin=',
    sure: 'verifik, drošīb, apstiprin, vienreiz, pieteik, ielog, derīg, beidzas, autentif, aktiviz, piekļuv, pārbaud',
    against:
      'pasūtījum, rēķin, čeks, sūtījum, izsekoš, paka, rezervācij, atsauc, numur, klient, līgum, tālrun, tālr, zvani, pasta indeks, atlaižu kod, atlaides kod, promo kod, dāvan, svītrkod, reģ, kart, summa, punkti, biļet, iela=',
    offer: 'atlaid, akcij, piedāvājum, kupon, ietaup, groz, dāvanu karte, bezmaksas piegāde, izpārdošan',
    visit: 'rezervācij, ceļojum, lidojum, viesnīc, tikšan, sapulc, vizīt',
    verify:
      'apstiprin, verific, aktiviz, atbloķ, pabeigt reģistrāciju, pabeidz reģistrāciju, pabeidziet reģistrāciju',
    reset: 'parol, atiestat, atjauno',
    login: 'burvju saite, maģiskā saite, pieteikšanās saite, pieteik, pieslēg, ielog, ieiet, autentific',
    invite: 'uzaicin, ielūdz, ielūgum, pievieno, pieņem',
    unsubscribe:
      'atrakst, anulēt abonementu, atteikties no, atcelt abonementu, vairs nevēlaties, anulēt abon',
    dull: 'privātum, noteikum, palīdzīb, kontakt, rēķin, pasūtījum, pārlūk, mans konts, savu kontu, jūsu konts, uzzināt vairāk, lasīt, veikal, rezervācij, profil, atcelt, noraid, atlaid',
  },
  lt: {
    hard: 'patvirtinimo kod, saugos kod, vienkartin, prisijungimo kod, aktyvavimo kod, autentifikavimo kod, patikros kod, prieigos kod, tapatybės patvirtinimo',
    code: '*kodas=, kodą=, kodo=, kodu=, kodai=, pin=',
    sure: 'patvirtin, saug, vienkart, prisijung, galioja, baigiasi, autentif, aktyv, patikr, tapatyb',
    against:
      'užsakym, sąskait, kvit, siunt, sekimo, rezervacij, nuorodos numer, numer, klient, sutart, telefon, tel, skambin, pašto kod, nuolaidos kod, nuolaidų kod, akcijos kod, dovan, brūkšnin, įmonės kod, pvm, kortel, sum, tašk, biliet, gatv',
    offer:
      'nuolaid, akcij, pasiūlym, kupon, sutaup, krepšel, dovanų kupon, nemokamas pristatymas, išpardavim',
    visit: 'rezervacij, kelion, skryd, viešbut, susitikim, vizit',
    verify:
      'patvirtin, aktyv, patikrin, atrakin, atblok, užbaigti registraciją, baigti registraciją, užbaikite registraciją',
    reset: 'slaptaž, atkur, nustatyti iš naujo, iš naujo nustatyti',
    login: 'magiška nuoroda, prisijungimo nuorod, prisijung',
    invite:
      'pakvie, kvieči, kvietim, prisijunkite prie komandos, prisijungti prie komandos, prisijunk prie, priimti, priimk',
    unsubscribe:
      'atsisakyti prenumeratos, atsisakyti naujienlaiškio, nebenorite gauti, nebenoriu gauti, prenumeratos atsisak, atsisakykite',
    dull: 'privatum, sąlyg, pagalb, kontakt, sąskait, užsakym, naršykl, mano paskyra, savo paskyr, sužinoti daugiau, skaityti, parduotuv, rezervacij, profil, atšauk, atmesti, nuolaid, sekti',
  },
  ga: {
    hard: 'cód fíoraithe, cód slándála, cód deimhnithe, cód aonuaire, cód dearbhaithe',
    code: '*cód=, chód=, gcód=',
    sure: 'fíor, slándál, deimhn, dearbh, aonuaire, bailí, logáil',
    against: 'ordú, sonrasc, admháil, uimhir, guthán, fón, cód poist, cód lascaine',
    verify: 'deimhnigh, dearbhaigh, fíoraigh, gníomhachtaigh, deimhniú',
    reset: 'pasfhocal, phasfhocal, athshocraigh, athshocrú',
    login: 'logáil isteach, síniú isteach, sínigh isteach',
    invite: 'cuireadh, glac, páirt',
    unsubscribe: 'díliostáil, díshuibscríobh',
  },
  cy: {
    hard: 'cod dilysu, cod diogelwch, cod cadarnhau, cod untro, cod gwirio, god dilysu',
    code: 'cod=, god=, chod=',
    sure: 'dilysu, diogel, cadarn, untro, gwirio, mewngofnodi',
    against: 'archeb, anfoneb, rhif, ffôn, cod post, cod disgownt, cod hyrwyddo',
    verify: 'dilys, cadarnha, gwiri, gweithredu, actifadu, actifadwch',
    reset: 'cyfrinair, chyfrinair, gyfrinair, ailosod',
    login: 'mewngofnod',
    invite: 'gwahodd, ymuno, ymunwch, derbyn',
    unsubscribe: 'dad danysgrif, dad tanysgrif, datdanysgrif, dad-danysgrif',
  },
  mt: {
    hard: "kodiċi ta' verifika, kodiċi ta' sigurtà, kodiċi ta' konferma, kodiċi ta' darba",
    code: 'kodiċi=, kodiċijiet=',
    sure: 'verifika, sigurt, konferm, darba',
    against: 'ordni, fattura, numru, telefown, kodiċi postali',
    verify: 'ivverifika, verifika, ikkonferma, konferma, attiva',
    reset: 'password, issettja mill ġdid, irrisettja',
    login: 'idħol, illoggja, log in',
    invite: 'stedin, mistieden, ingħaqad, aċċetta',
    unsubscribe: 'tneħħi s sottoskrizzjoni, neħħi l abbonament, waqqaf l abbonament',
  },
  he: {
    hard: 'קוד אימות, קוד האימות, קוד אבטחה, קוד האבטחה, קוד חד פעמי, סיסמה חד פעמית, קוד כניסה, קוד התחברות, קוד הפעלה, קוד גישה, הקוד החד פעמי, קוד לאימות, קוד זיהוי',
    code: 'קוד=, קודים, סיסמה זמנית',
    sure: 'אימות, אבטחה, חד פעמי, כניסה, התחבר, תקף, בתוקף, יפוג, לאמת, זיהוי, הזדהות',
    against:
      'הזמנה מספר, מספר הזמנה, הזמנתך, חשבונית, קבלה, משלוח, מעקב, חבילה, אסמכתא, מספר לקוח, לקוח, פנייה, טלפון, טל, התקשרו, מיקוד, קוד קופון, קופון, קוד הנחה, קוד הטבה, קוד מוצר, שובר, ח.פ, כרטיס, המסתיים, יתרה, סכום, נקודות, מספר, ברקוד, רחוב',
    offer: 'הנחה, מבצע, קופון, הטבה, עגלה, מתנה, משלוח חינם, חסכו, סייל',
    visit: 'הזמנת מקום, טיסה, מלון, נסיעה, תור ל, פגישה, אורחים, שהות',
    verify:
      'אימות, אמת את, לאמת, אמתו, אישור כתובת, אשר את, אשרו, אישור המייל, אישור החשבון, אישור הרשמה, לאשר, אישור, הפעל, הפעלת, שחרור נעילה, השלמת הרשמה',
    reset: 'סיסמ, איפוס, אפס, שחזור',
    login: 'קישור קסם, קישור התחברות, קישור כניסה, התחבר, כניסה, היכנס',
    invite: 'הזמינ, הוזמנ, הצטרף, הצטרפ, קבל את ההזמנה, קבלת ההזמנה, הזמנה להצטרף',
    unsubscribe: 'הסר, הסרה מרשימת, ביטול מנוי, ביטול הרשמה, להסרה, הפסקת קבלת',
    dull: 'פרטיות, תנאי, עזרה, צור קשר, חשבונית, בדפדפן, החשבון שלי, קרא עוד, מידע נוסף, חנות, ביטול',
  },
  ar: {
    hard: 'رمز التحقق, رمز تحقق, رمز التأكيد, رمز الأمان, رمز المرور لمرة, رمز لمرة واحدة, كلمة مرور لمرة واحدة, كلمة المرور لمرة واحدة, رمز الدخول, رمز تسجيل الدخول, رمز التفعيل, رمز التوثيق, رمز المصادقة, كود التحقق, كود التفعيل, كود التأكيد, رمز الاستخدام الواحد, الرقم السري المؤقت, رمزك السري, الرمز السري, كود الدخول',
    code: 'رمز, الرمز, كود, رقم التحقق, الرقم السري',
    sure: 'تحقق, التحقق, تأكيد, الأمان, أمان, لمرة واحدة, الدخول, دخول, تفعيل, مصادقة, صالح, صلاحي, تنتهي, ينتهي, لا تشارك, هوية',
    against:
      'طلبك رقم, رقم الطلب, طلب رقم, الطلب, طلبك, طلبية, فاتورة, الفاتورة, إيصال, شحن, شحنت, تتبع, التتبع, طرد, حجز, الحجز, رقم المرجع, المرجع, مرجع, رقم العميل, العميل, عقد, رقم الحساب, هاتف, الهاتف, اتصل, الرمز البريدي, رمز بريدي, صندوق البريد, ص.ب, رمز الخصم, رمز خصم, كود الخصم, كود خصم, رمز ترويجي, الرمز الترويجي, قسيمة, بطاق, المنتهية ب, تنتهي ب, رصيد, مبلغ, المبلغ, نقاط, تذكرة, التذكرة, رمز الحجز, باركود, السجل التجاري, الرقم الضريبي, رقم العضوية, رقم, كود الدعوة',
    offer: 'خصم, تخفيض, عرض خاص, عروض, قسيمة, كوبون, سلة, هدية, شحن مجاني, وفر, تسوق',
    visit: 'حجز, رحلة, رحلت, فندق, إقامة, موعد, اجتماع, ضيوف',
    verify:
      'تحقق, التحقق, تأكيد, أكد, تأكد, تفعيل, فعل حساب, فعّل, إلغاء قفل, إكمال التسجيل, أكمل التسجيل, إتمام التسجيل, توثيق',
    reset: 'كلمة المرور, كلمة مرور, كلمة السر, إعادة تعيين, إعادة ضبط, استعادة',
    login: 'رابط سحري, الرابط السحري, رابط تسجيل الدخول, تسجيل الدخول, سجل الدخول, تسجيل دخول, الدخول إلى',
    invite: 'دعوة, الدعوة, دعوت, دعاك, يدعوك, تدعوك, انضم, الانضمام, قبول',
    unsubscribe:
      'إلغاء الاشتراك, الغاء الاشتراك, ألغ اشتراك, إلغاء اشتراك, لا ترغب في تلقي, عدم استلام, إيقاف الرسائل',
    dull: 'خصوصية, الشروط, مساعدة, اتصل بنا, فاتورة, الفاتورة, طلبك, المتصفح, حسابي, معرفة المزيد, اقرأ, متجر, حجز, موعد, إلغاء, رفض',
  },
  fa: {
    hard: 'کد تایید, کد تأیید, کد امنیتی, رمز یکبار مصرف, رمز یک بار مصرف, کد یکبار مصرف, کد یک بار مصرف, کد ورود, کد فعال سازی, کد فعالسازی, رمز پویا, کد احراز, کد عبور, گذرواژه یکبار, کد اعتبارسنجی, کد شناسایی, رمز موقت',
    code: 'کد, رمز',
    sure: 'تایید, تأیید, امنیت, یکبار, یک بار, ورود, فعال, معتبر, اعتبار, منقضی, احراز, هویت',
    against:
      'سفارش, فاکتور, صورتحساب, رسید, مرسوله, پیگیری, کد رهگیری, رهگیری, بسته, رزرو, شماره, مشتری, اشتراک, قرارداد, تلفن, تماس, کد پستی, کدپستی, کد تخفیف, تخفیف, کد هدیه, کد معرف, بارکد, کد ملی, شناسه, کارت, موجودی, مبلغ, امتیاز, بلیت, بلیط, صندوق پستی, کد دعوت',
    offer: 'تخفیف, حراج, پیشنهاد ویژه, جشنواره, سبد خرید, کارت هدیه, ارسال رایگان',
    visit: 'رزرو, سفر, پرواز, هتل, اقامت, نوبت, جلسه, مهمان',
    verify: 'تایید, تأیید, فعال, اعتبارسنجی, باز کردن قفل, تکمیل ثبت نام',
    reset: 'رمز عبور, گذرواژه, کلمه عبور, بازنشانی, بازیابی',
    login: 'لینک جادویی, پیوند جادویی, لینک ورود, پیوند ورود, ورود, وارد شو, وارد حساب',
    invite: 'دعوت, پیوستن, بپیوندید, پذیرش, ملحق',
    unsubscribe: 'لغو اشتراک, لغو عضویت, انصراف از, نمی خواهید',
    dull: 'حریم خصوصی, شرایط, راهنما, پشتیبانی, تماس, فاکتور, سفارش, مرورگر, حساب من, بیشتر بدانید, فروشگاه',
  },
  ur: {
    hard: 'تصدیقی کوڈ, تصدیق کا کوڈ, توثیقی کوڈ, توثیق کا کوڈ, حفاظتی کوڈ, سیکیورٹی کوڈ, ایک بار استعمال, لاگ ان کوڈ, ون ٹائم, سیکورٹی کوڈ',
    code: 'کوڈ',
    sure: 'تصدیق, توثیق, حفاظتی, سیکیورٹی, ایک بار, لاگ ان, درست ہے, میعاد, کارآمد',
    against:
      'آرڈر, انوائس, رسید, ٹریکنگ, پارسل, بکنگ, حوالہ, نمبر, کسٹمر, فون, پوسٹل کوڈ, پرومو کوڈ, ڈسکاؤنٹ کوڈ, رعایتی کوڈ, کارڈ, رقم, پوائنٹس, ٹکٹ',
    offer: 'رعایت, ڈسکاؤنٹ, پیشکش, سیل, کوپن',
    visit: 'بکنگ, سفر, پرواز, ہوٹل, ملاقات',
    verify: 'تصدیق, توثیق, فعال, غیر مقفل',
    reset: 'پاس ورڈ, ری سیٹ, دوبارہ ترتیب',
    login: 'جادوئی لنک, میجک لنک, لاگ ان, سائن ان',
    invite: 'دعوت, مدعو, شامل ہوں, قبول',
    unsubscribe: 'ان سبسکرائب, سبسکرپشن ختم, رکنیت ختم, رکنیت منسوخ',
  },
  ps: {
    hard: 'تایید کوډ, د تایید کوډ, امنیتي کوډ, یو ځلی',
    code: 'کوډ',
    sure: 'تایید, امنیت, یو ځل, ننوت',
    against: 'امر, رسید, شمېره, تلیفون, ټلیفون, کارت',
    verify: 'تایید, فعال',
    reset: 'پټنوم, پاسورډ, بیا تنظیم',
    login: 'ننوت',
    invite: 'بلنه, ګډون, منل',
    unsubscribe: 'ګډون لغوه, غړیتوب لغوه',
  },
  ku: {
    hard: 'koda piştrastkirin, koda ewlehiy, koda yekcar, کۆدی دڵنیایی, کۆدی پشتڕاست, کۆدی پاراستن, کۆدی چوونەژوور',
    code: 'kod=, koda=, کۆد',
    sure: 'piştrast, ewlehi, yekcar, têketin, پشتڕاست, دڵنیا, پاراستن, چوونەژوور, یەکجار',
    against: 'ferman, fatûre, hejmar, telefon, داواکاری, ژمارە, تەلەفۆن, پسوولە',
    verify: 'piştrast, çalak, پشتڕاست, چالاک, دڵنیا, ساخ بکە',
    reset: 'borînpeyv, şîfre, pêborîn, وشەی نهێنی, تێپەڕەوشە',
    login: 'têkeve, têketin, چوونەژوور',
    invite: 'vexwend, tevlî, بانگهێشت, بەشدار',
    unsubscribe: 'dev ji abonetiyê, abonetiyê betal, هەڵوەشاندنەوەی بەشداری',
  },
  hi: {
    hard: 'सत्यापन कोड, सुरक्षा कोड, पुष्टिकरण कोड, वन टाइम पासवर्ड, ओटीपी, एक बार उपयोग, लॉगिन कोड, लॉग इन कोड, वेरिफिकेशन कोड, प्रमाणीकरण कोड, एकमुश्त, एक बारगी, वन-टाइम, सक्रियण कोड, एक्सेस कोड, पासकोड',
    code: 'कोड, पिन',
    sure: 'सत्यापन, सत्यापित, सुरक्षा, पुष्टि, एक बार, लॉगिन, लॉग इन, वैध, मान्य, समाप्त, साझा न, प्रमाणी, पहचान',
    against:
      'ऑर्डर, आदेश, चालान, इनवॉइस, बिल, रसीद, ट्रैकिंग, शिपमेंट, पार्सल, बुकिंग, आरक्षण, संदर्भ, ग्राहक, खाता संख्या, फोन, फ़ोन, कॉल, पिन कोड, पिनकोड, डाक, प्रोमो कोड, कूपन, छूट कोड, उपहार, कार्ड, शेष, राशि, अंक, टिकट, नंबर, संख्या, रेफरल',
    offer: 'छूट, ऑफर, ऑफ़र, सेल, कूपन, प्रोमो, कार्ट, उपहार, बचत, मुफ्त डिलीवरी',
    visit: 'बुकिंग, आरक्षण, यात्रा, उड़ान, होटल, मीटिंग, अपॉइंटमेंट, बैठक',
    verify: 'सत्यापित, सत्यापन, पुष्टि, सक्रिय, अनलॉक, वेरिफाई, वेरिफ़ाई, पंजीकरण पूरा, एक्टिवेट, कन्फर्म',
    reset: 'पासवर्ड, रीसेट',
    login: 'मैजिक लिंक, जादुई लिंक, लॉगिन लिंक, साइन इन, लॉग इन, लॉगिन, प्रवेश',
    invite: 'आमंत्र, निमंत्र, शामिल हों, जुड़ें, स्वीकार',
    unsubscribe: 'सदस्यता समाप्त, सदस्यता रद्द, अनसब्सक्राइब, सदस्यता छोड़, प्राप्त नहीं करना',
    dull: 'गोपनीयता, शर्तें, सहायता, संपर्क, चालान, ऑर्डर, ब्राउज़र, मेरा खाता, और जानें, दुकान, रद्द',
  },
  mr: {
    hard: 'पडताळणी कोड, सत्यापन कोड, सुरक्षा कोड, एकवेळ, ओटीपी, पुष्टीकरण कोड, वन टाइम, एक वेळ',
    code: 'कोड',
    sure: 'पडताळ, सत्याप, सुरक्षा, एकदा, लॉगिन, वैध, पुष्टी',
    against:
      'ऑर्डर, बीजक, पावती, बुकिंग, क्रमांक, ग्राहक, फोन, पिन कोड, पिनकोड, प्रोमो कोड, सवलत कोड, कूपन, कार्ड, रक्कम, तिकीट',
    offer: 'सवलत, सूट, ऑफर, कूपन',
    verify: 'पडताळ, सत्याप, पुष्टी, सक्रिय, निश्चित करा',
    reset: 'पासवर्ड, रीसेट, संकेतशब्द',
    login: 'साइन इन, लॉग इन, लॉगिन',
    invite: 'आमंत्र, निमंत्र, सामील, स्वीकार',
    unsubscribe: 'सदस्यता रद्द, सदस्यत्व रद्द, अनसबस्क्राइब, सदस्यता संपव',
  },
  ne: {
    hard: 'प्रमाणीकरण कोड, सुरक्षा कोड, पुष्टिकरण कोड, प्रमाणिकरण कोड, एक पटक, एकपटक, ओटिपी, ओटीपी',
    code: 'कोड',
    sure: 'प्रमाणी, प्रमाणि, सुरक्षा, पुष्टि, एक पटक, लगइन, मान्य, वैध',
    against: 'अर्डर, बीजक, रसिद, बुकिङ, नम्बर, ग्राहक, फोन, हुलाक, प्रोमो कोड, छुट कोड, कार्ड, रकम, टिकट',
    offer: 'छुट, अफर, कुपन',
    verify: 'प्रमाणित, प्रमाणी, पुष्टि, सक्रिय',
    reset: 'पासवर्ड, रिसेट',
    login: 'साइन इन, लगइन, लग इन',
    invite: 'निमन्त्र, निम्तो, आमन्त्र, सामेल, स्वीकार',
    unsubscribe: 'सदस्यता रद्द, सदस्यता हटा, अनसब्सक्राइब',
  },
  bn: {
    hard: 'যাচাইকরণ কোড, যাচাই কোড, নিরাপত্তা কোড, ভেরিফিকেশন কোড, এককালীন, ওটিপি, নিশ্চিতকরণ কোড, একবার ব্যবহার, লগইন কোড, ওয়ান টাইম',
    code: 'কোড, পিন',
    sure: 'যাচাই, নিরাপত্তা, ভেরিফ, এককালীন, লগইন, লগ ইন, মেয়াদ, বৈধ, নিশ্চিত, শেয়ার কর',
    against:
      'অর্ডার, চালান, ইনভয়েস, রসিদ, ট্র্যাকিং, পার্সেল, বুকিং, রেফারেন্স, গ্রাহক, ফোন, পোস্ট কোড, পোস্টাল কোড, প্রোমো কোড, ডিসকাউন্ট কোড, কুপন, কার্ড, পরিমাণ, পয়েন্ট, টিকিট, নম্বর, নাম্বার',
    offer: 'ছাড়, অফার, ডিসকাউন্ট, কুপন, প্রোমো, কার্ট',
    visit: 'বুকিং, ভ্রমণ, ফ্লাইট, হোটেল, মিটিং',
    verify: 'যাচাই, নিশ্চিত কর, সক্রিয়, আনলক, ভেরিফাই',
    reset: 'পাসওয়ার্ড, রিসেট',
    login: 'ম্যাজিক লিঙ্ক, ম্যাজিক লিংক, সাইন ইন, লগ ইন, লগইন',
    invite: 'আমন্ত্রণ, যোগ দিন, যোগদান, গ্রহণ',
    unsubscribe: 'আনসাবস্ক্রাইব, সদস্যতা বাতিল, সাবস্ক্রিপশন বাতিল, সদস্যতা ত্যাগ',
  },
  pa: {
    hard: 'ਪੁਸ਼ਟੀਕਰਨ ਕੋਡ, ਤਸਦੀਕ ਕੋਡ, ਸੁਰੱਖਿਆ ਕੋਡ, ਇੱਕ ਵਾਰ, ਓਟੀਪੀ, ਵੈਰੀਫਿਕੇਸ਼ਨ ਕੋਡ',
    code: 'ਕੋਡ',
    sure: 'ਪੁਸ਼ਟੀ, ਤਸਦੀਕ, ਸੁਰੱਖਿਆ, ਇੱਕ ਵਾਰ, ਲੌਗਇਨ, ਲਾਗਇਨ, ਵੈਧ',
    against: 'ਆਰਡਰ, ਬਿੱਲ, ਰਸੀਦ, ਬੁਕਿੰਗ, ਨੰਬਰ, ਗਾਹਕ, ਫ਼ੋਨ, ਫੋਨ, ਪ੍ਰੋਮੋ ਕੋਡ, ਛੋਟ ਕੋਡ, ਕਾਰਡ',
    offer: 'ਛੋਟ, ਪੇਸ਼ਕਸ਼, ਕੂਪਨ',
    verify: 'ਪੁਸ਼ਟੀ, ਤਸਦੀਕ, ਸਰਗਰਮ',
    reset: 'ਪਾਸਵਰਡ, ਰੀਸੈਟ',
    login: 'ਸਾਈਨ ਇਨ, ਲੌਗ ਇਨ, ਲੌਗਇਨ, ਲਾਗਇਨ',
    invite: 'ਸੱਦਾ, ਸ਼ਾਮਲ ਹੋ, ਸਵੀਕਾਰ',
    unsubscribe: 'ਗਾਹਕੀ ਰੱਦ, ਅਨਸਬਸਕ੍ਰਾਈਬ',
  },
  gu: {
    hard: 'ચકાસણી કોડ, સુરક્ષા કોડ, વેરિફિકેશન કોડ, એક વખત, ઓટીપી, પુષ્ટિ કોડ, વન ટાઇમ',
    code: 'કોડ',
    sure: 'ચકાસ, સુરક્ષા, વેરિફ, એક વખત, લોગિન, લૉગિન, માન્ય, પુષ્ટિ',
    against: 'ઓર્ડર, ઇન્વૉઇસ, બિલ, રસીદ, બુકિંગ, નંબર, ગ્રાહક, ફોન, પિન કોડ, પ્રોમો કોડ, ડિસ્કાઉન્ટ કોડ, કાર્ડ',
    offer: 'ડિસ્કાઉન્ટ, છૂટ, ઓફર, કૂપન',
    verify: 'ચકાસ, પુષ્ટિ, સક્રિય, વેરિફાય',
    reset: 'પાસવર્ડ, રીસેટ',
    login: 'સાઇન ઇન, લોગ ઇન, લૉગ ઇન, લોગિન, લૉગિન',
    invite: 'આમંત્ર, જોડાઓ, સ્વીકાર',
    unsubscribe: 'અનસબ્સ્ક્રાઇબ, સબ્સ્ક્રિપ્શન રદ, સદસ્યતા રદ',
  },
  ta: {
    hard: 'சரிபார்ப்பு குறியீடு, சரிபார்ப்புக் குறியீடு, பாதுகாப்பு குறியீடு, பாதுகாப்புக் குறியீடு, ஒருமுறை, ஒரு முறை, ஓடிபி, உறுதிப்படுத்தல் குறியீடு, உள்நுழைவு குறியீடு, உள்நுழைவுக் குறியீடு',
    code: 'குறியீடு, குறியீட்டு, குறியீட்டை, கோட்',
    sure: 'சரிபார், பாதுகாப்பு, ஒருமுறை, உள்நுழை, செல்லுபடி, உறுதிப்படுத்',
    against:
      'ஆர்டர், விலைப்பட்டியல், ரசீது, முன்பதிவு, எண்:, வாடிக்கையாளர், தொலைபேசி, அஞ்சல் குறியீடு, தள்ளுபடி குறியீடு, தள்ளுபடிக் குறியீடு, கூப்பன், அட்டை, தொகை, டிக்கெட்',
    offer: 'தள்ளுபடி, சலுகை, கூப்பன்',
    verify: 'சரிபார், உறுதிப்படுத், உறுதிசெய், செயல்படுத்த',
    reset: 'கடவுச்சொ, மீட்டமை',
    login: 'உள்நுழை',
    invite: 'அழைப்பு, அழைத்து, அழைத்த, சேர, ஏற்க, ஏற்றுக்கொள்',
    unsubscribe: 'குழுவிலக, சந்தாவை ரத்து, சந்தா ரத்து, விலக',
  },
  te: {
    hard: 'ధృవీకరణ కోడ్, ధ్రువీకరణ కోడ్, భద్రతా కోడ్, ఒకసారి, ఒటిపి, ఓటీపీ, వెరిఫికేషన్ కోడ్, వన్ టైమ్, లాగిన్ కోడ్',
    code: 'కోడ్, కోడు',
    sure: 'ధృవీకర, ధ్రువీకర, భద్రత, భద్రతా, ఒకసారి, లాగిన్, చెల్లు, నిర్ధార',
    against: 'ఆర్డర్, ఇన్‌వాయిస్, రసీదు, బుకింగ్, నంబర్, కస్టమర్, ఫోన్, పిన్ కోడ్, ప్రోమో కోడ్, డిస్కౌంట్ కోడ్, కూపన్, కార్డ్, మొత్తం, టికెట్',
    offer: 'తగ్గింపు, డిస్కౌంట్, ఆఫర్, కూపన్',
    verify: 'ధృవీకరి, ధ్రువీకరి, ధృవీకర, నిర్ధార, యాక్టివేట్, సక్రియ',
    reset: 'పాస్‌వర్డ్, పాస్వర్డ్, రీసెట్',
    login: 'సైన్ ఇన్, లాగిన్, లాగ్ ఇన్',
    invite: 'ఆహ్వాన, చేరండి, చేరడానికి, అంగీకరి',
    unsubscribe: 'సభ్యత్వాన్ని తీసివే, సబ్‌స్క్రిప్షన్ రద్దు, చందా రద్దు, అన్‌సబ్‌స్క్రైబ్',
  },
  kn: {
    hard: 'ಪರಿಶೀಲನಾ ಕೋಡ್, ಪರಿಶೀಲನೆ ಕೋಡ್, ದೃಢೀಕರಣ ಕೋಡ್, ಭದ್ರತಾ ಕೋಡ್, ಒಂದು ಬಾರಿ, ಒಟಿಪಿ, ಒಂದು ಸಲ',
    code: 'ಕೋಡ್, ಸಂಕೇತ',
    sure: 'ಪರಿಶೀಲ, ದೃಢೀಕರ, ಭದ್ರತ, ಒಂದು ಬಾರಿ, ಲಾಗಿನ್, ಮಾನ್ಯ',
    against: 'ಆರ್ಡರ್, ಇನ್‌ವಾಯ್ಸ್, ರಸೀದಿ, ಬುಕಿಂಗ್, ಸಂಖ್ಯೆ, ಗ್ರಾಹಕ, ಫೋನ್, ದೂರವಾಣಿ, ಪಿನ್ ಕೋಡ್, ಪ್ರೋಮೋ ಕೋಡ್, ರಿಯಾಯಿತಿ ಕೋಡ್, ಕಾರ್ಡ್, ಮೊತ್ತ',
    offer: 'ರಿಯಾಯಿತಿ, ಕೊಡುಗೆ, ಕೂಪನ್',
    verify: 'ಪರಿಶೀಲ, ದೃಢೀಕರ, ಖಚಿತ, ಸಕ್ರಿಯ',
    reset: 'ಪಾಸ್‌ವರ್ಡ್, ಪಾಸ್ವರ್ಡ್, ಮರುಹೊಂದಿ',
    login: 'ಸೈನ್ ಇನ್, ಲಾಗಿನ್, ಲಾಗ್ ಇನ್',
    invite: 'ಆಹ್ವಾನ, ಸೇರಿ, ಸ್ವೀಕರಿ',
    unsubscribe: 'ಚಂದಾದಾರಿಕೆ ರದ್ದು, ಅನ್‌ಸಬ್‌ಸ್ಕ್ರೈಬ್',
  },
  ml: {
    hard: 'സ്ഥിരീകരണ കോഡ്, പരിശോധനാ കോഡ്, സുരക്ഷാ കോഡ്, വെരിഫിക്കേഷൻ കോഡ്, ഒറ്റത്തവണ, ഒടിപി',
    code: 'കോഡ്',
    sure: 'സ്ഥിരീകര, പരിശോധ, സുരക്ഷ, ഒറ്റത്തവണ, ലോഗിൻ, സാധു',
    against: 'ഓർഡർ, ഇൻവോയ്സ്, രസീത്, ബുക്കിംഗ്, നമ്പർ, ഉപഭോക്ത, ഫോൺ, പിൻ കോഡ്, പ്രൊമോ കോഡ്, കിഴിവ് കോഡ്, കാർഡ്, തുക',
    offer: 'കിഴിവ്, ഓഫർ, കൂപ്പൺ',
    verify: 'സ്ഥിരീകരി, സ്ഥിരീകര, പരിശോധി, സജീവ, നേരാണെന്നു',
    reset: 'പാസ്‌വേഡ്, പാസ്വേഡ്, പാസ്സ് വേഡ്, പുനഃക്രമീകര, പുനഃസജ്ജ, റീസെറ്റ്',
    login: 'സൈൻ ഇൻ, ലോഗിൻ, ലോഗ് ഇൻ, പ്രവേശി',
    invite: 'ക്ഷണ, ചേരുക, ചേരാൻ, സ്വീകരി',
    unsubscribe: 'അൺസബ്‌സ്‌ക്രൈബ്, വരിക്കാരല്ലാതാ, സബ്‌സ്‌ക്രിപ്‌ഷൻ റദ്ദാക്ക',
  },
  si: {
    hard: 'සත්‍යාපන කේත, සත්‍යාපනය, ආරක්ෂක කේත, තහවුරු කිරීමේ කේත, එක් වරක්, එක්වර',
    code: 'කේතය, කේත, කේතයක්',
    sure: 'සත්‍යාප, ආරක්ෂ, තහවුරු, එක් වර, පිවිසු, වලංගු',
    against: 'ඇණවුම, ඉන්වොයිසි, රිසිට්, වෙන්කිරීම, අංකය, පාරිභෝගික, දුරකථන, තැපැල්, වට්ටම් කේත, ප්‍රවර්ධන කේත, කාඩ්',
    offer: 'වට්ටම්, දීමනා, කූපන්',
    verify: 'සත්‍යාප, තහවුරු, සක්‍රිය',
    reset: 'මුරපද, යළි සක, නැවත සකස්',
    login: 'පිවිසෙ, පිවිසු, ඇතුළු ව',
    invite: 'ආරාධන, එක්වන්න, පිළිගන්න',
    unsubscribe: 'දායකත්වය අවලංගු, දායකත්වයෙන් ඉවත්',
  },
  th: {
    hard: 'รหัสยืนยัน, รหัสการยืนยัน, รหัสความปลอดภัย, รหัสผ่านแบบใช้ครั้งเดียว, รหัสผ่านครั้งเดียว, รหัสแบบใช้ครั้งเดียว, รหัสใช้ครั้งเดียว, รหัส otp, รหัสเข้าสู่ระบบ, รหัสตรวจสอบ, รหัสเปิดใช้งาน, รหัสชั่วคราว, รหัสสำหรับเข้าสู่ระบบ, โอทีพี',
    code: 'รหัส, โค้ด',
    sure: 'ยืนยัน, ปลอดภัย, ครั้งเดียว, เข้าสู่ระบบ, หมดอายุ, มีอายุ, ใช้ได้, ตัวตน, ตรวจสอบ, ห้ามเปิดเผย, อย่าเปิดเผย',
    against:
      'คำสั่งซื้อ, หมายเลขคำสั่งซื้อ, ใบแจ้งหนี้, ใบเสร็จ, พัสดุ, ติดตาม, จัดส่ง, การจอง, หมายเลข, เลขที่, ลูกค้า, สมาชิก, โทร, โทรศัพท์, รหัสไปรษณีย์, รหัสส่วนลด, โค้ดส่วนลด, รหัสโปรโมชั่น, คูปอง, บัตร, ลงท้ายด้วย, ยอด, จำนวนเงิน, คะแนน, ตั๋ว, รหัสการจอง, รหัสสินค้า, รหัสลูกค้า, บาร์โค้ด, คิวอาร์โค้ด',
    offer: 'ส่วนลด, โปรโมชั่น, โปรโมชัน, คูปอง, ลดราคา, ข้อเสนอ, ตะกร้า, ส่งฟรี, ของขวัญ, ช้อป',
    visit: 'การจอง, เที่ยวบิน, โรงแรม, การเดินทาง, นัดหมาย, การประชุม, ห้องพัก, เช็คอิน',
    verify: 'ยืนยัน, เปิดใช้งาน, ปลดล็อก, ตรวจสอบอีเมล, ลงทะเบียนให้เสร็จ',
    reset: 'รหัสผ่าน, รีเซ็ต',
    login: 'ลิงก์เข้าสู่ระบบ, เมจิกลิงก์, ลิงก์วิเศษ, เข้าสู่ระบบ, ลงชื่อเข้าใช้, ล็อกอิน',
    invite: 'คำเชิญ, เชิญ, เข้าร่วม, ตอบรับ, ยอมรับ',
    unsubscribe: 'ยกเลิกการสมัคร, ยกเลิกการรับ, เลิกรับ, ยกเลิกรับข่าวสาร, ยกเลิกการติดตาม',
    dull: 'ความเป็นส่วนตัว, ข้อกำหนด, ช่วยเหลือ, ติดต่อ, ใบแจ้งหนี้, คำสั่งซื้อ, เบราว์เซอร์, บัญชีของฉัน, เรียนรู้เพิ่มเติม, อ่านต่อ, ร้านค้า, การจอง, ยกเลิก, ปฏิเสธ',
  },
  lo: {
    hard: 'ລະຫັດຢືນຢັນ, ລະຫັດຄວາມປອດໄພ, ລະຫັດໃຊ້ຄັ້ງດຽວ, ລະຫັດຜ່ານຄັ້ງດຽວ, ລະຫັດ otp, ລະຫັດເຂົ້າສູ່ລະບົບ',
    code: 'ລະຫັດ',
    sure: 'ຢືນຢັນ, ປອດໄພ, ຄັ້ງດຽວ, ເຂົ້າສູ່ລະບົບ, ໝົດອາຍຸ',
    against: 'ຄໍາສັ່ງຊື້, ຄຳສັ່ງຊື້, ໃບແຈ້ງໜີ້, ໃບບິນ, ພັດສະດຸ, ການຈອງ, ໝາຍເລກ, ລູກຄ້າ, ໂທ, ລະຫັດໄປສະນີ, ລະຫັດສ່ວນຫຼຸດ, ບັດ',
    offer: 'ສ່ວນຫຼຸດ, ໂປຣໂມຊັນ, ຄູປອງ',
    verify: 'ຢືນຢັນ, ເປີດໃຊ້ງານ, ປົດລັອກ',
    reset: 'ລະຫັດຜ່ານ, ຣີເຊັດ, ຕັ້ງຄ່າລະຫັດ',
    login: 'ເຂົ້າສູ່ລະບົບ',
    invite: 'ເຊີນ, ເຂົ້າຮ່ວມ, ຍອມຮັບ',
    unsubscribe: 'ຍົກເລີກການສະໝັກ, ຍົກເລີກການຮັບ',
  },
  km: {
    hard: 'លេខកូដផ្ទៀងផ្ទាត់, កូដផ្ទៀងផ្ទាត់, លេខកូដសុវត្ថិភាព, កូដសុវត្ថិភាព, លេខកូដបញ្ជាក់, ប្រើតែម្តង, កូដបញ្ជាក់, ប្រើម្តង',
    code: 'កូដ, លេខសម្ងាត់',
    sure: 'ផ្ទៀងផ្ទាត់, សុវត្ថិភាព, បញ្ជាក់, ម្តង, ចូលគណនី, ផុតកំណត់',
    against:
      'ការបញ្ជាទិញ, វិក្កយបត្រ, បង្កាន់ដៃ, ការកក់, អតិថិជន, ទូរស័ព្ទ, កូដបញ្ចុះតម្លៃ, លេខកូដបញ្ចុះតម្លៃ, កាត, លេខបញ្ជាទិញ, កញ្ចប់',
    offer: 'បញ្ចុះតម្លៃ, ប្រូម៉ូសិន, គូប៉ុង',
    verify: 'ផ្ទៀងផ្ទាត់, បញ្ជាក់, ធ្វើឱ្យសកម្ម, ដោះសោ',
    reset: 'ពាក្យសម្ងាត់, កំណត់ឡើងវិញ, លេខសម្ងាត់ថ្មី',
    login: 'ចូលគណនី, ចូលប្រើ, ចូលទៅ',
    invite: 'អញ្ជើញ, ចូលរួម, ទទួលយក',
    unsubscribe: 'ឈប់ជាវ, បោះបង់ការជាវ, ឈប់ទទួល',
  },
  my: {
    hard: 'အတည်ပြုကုဒ်, အတည်ပြု ကုဒ်, လုံခြုံရေးကုဒ်, လုံခြုံရေး ကုဒ်, တစ်ကြိမ်သုံး, တစ်ခါသုံး, အတည်ပြုနံပါတ်',
    code: 'ကုဒ်, ကုတ်',
    sure: 'အတည်ပြု, လုံခြုံ, တစ်ကြိမ်, တစ်ခါသုံး, ဝင်ရောက်, သက်တမ်း',
    against: 'အော်ဒါ, ငွေတောင်းခံလွှာ, ပြေစာ, ဘွတ်ကင်, ဖောက်သည်, ဖုန်း, စာတိုက်, လျှော့စျေးကုဒ်, လျှော့ဈေးကုဒ်, ကတ်, အမှာစာ',
    offer: 'လျှော့စျေး, လျှော့ဈေး, ပရိုမိုးရှင်း, ကူပွန်',
    verify: 'အတည်ပြု, အသက်သွင်း, စတင်အသုံးပြု',
    reset: 'စကားဝှက်, ပြန်လည်သတ်မှတ်',
    login: 'ဝင်ရောက်, အကောင့်ဝင်, လော့ဂ်အင်',
    invite: 'ဖိတ်, ပါဝင်, လက်ခံ',
    unsubscribe: 'စာရင်းမှ ထွက်, စာရင်းသွင်းမှု ပယ်ဖျက်, ဆက်မလက်ခံ, စာရင်းမှထွက်',
  },
  vi: {
    hard: 'mã xác minh, mã xác nhận, mã xác thực, mã bảo mật, mã otp, mã dùng một lần, mật khẩu dùng một lần, mật khẩu một lần, mã đăng nhập, mã kích hoạt, mã truy cập, mã pin, mã một lần, mã kiểm tra',
    code: 'mã=',
    sure: 'xác minh, xác nhận, xác thực, bảo mật, một lần, đăng nhập, hiệu lực, hết hạn, kích hoạt, không chia sẻ',
    against:
      'đơn hàng, mã đơn, hóa đơn, hoá đơn, biên lai, vận đơn, mã vận, theo dõi, bưu kiện, đặt chỗ, đặt phòng, mã đặt, tham chiếu, khách hàng, mã khách, số tài khoản, điện thoại, đt=, gọi, mã bưu, bưu chính, mã giảm giá, mã khuyến mãi, mã ưu đãi, mã quà, mã giới thiệu, mã vạch, mã qr, mã số thuế, mã sản phẩm, thẻ, đuôi, kết thúc bằng, số dư, số tiền, điểm, vé=, số:, hotline, mã hồ sơ, mã voucher, mã mời',
    offer:
      'giảm giá, khuyến mãi, ưu đãi, phiếu, giỏ hàng, quà tặng, miễn phí vận chuyển, voucher, săn sale, mua ngay',
    visit: 'đặt chỗ, đặt phòng, chuyến bay, khách sạn, chuyến đi, lịch hẹn, cuộc họp, hành khách',
    verify: 'xác minh, xác nhận, xác thực, kích hoạt, mở khóa, mở khoá, hoàn tất đăng ký',
    reset: 'mật khẩu, đặt lại',
    login: 'liên kết đăng nhập, liên kết ma thuật, liên kết thần kỳ, đăng nhập',
    invite: 'lời mời, mời bạn, được mời, đã mời, tham gia, chấp nhận',
    unsubscribe: 'hủy đăng ký, huỷ đăng ký, ngừng nhận, không muốn nhận, hủy nhận, bỏ đăng ký',
    dull: 'riêng tư, bảo mật thông tin, điều khoản, trợ giúp, liên hệ, hóa đơn, đơn hàng, trình duyệt, tài khoản của tôi, tìm hiểu thêm, xem thêm, đọc thêm, cửa hàng, mua sắm, hủy bỏ, từ chối',
  },
  id: {
    hard: 'kode verifikasi, kode keamanan, kode konfirmasi, kode otp, kode sekali pakai, kata sandi sekali pakai, kode masuk, kode aktivasi, kode akses, kode autentikasi, kode unik, kode login, sandi sekali pakai, kode otentikasi, kode rahasia',
    code: 'kode=, kodenya=, pin=, kodemu=',
    sure: 'verifik, keamanan, konfirm, sekali pakai, masuk, berlaku, kedaluwarsa, kadaluarsa, autentik, otentik, aktivasi, jangan bagikan, jangan berikan, rahasia',
    against:
      'pesanan, faktur, invoice, tagihan, kuitansi, struk, resi, lacak, pelacakan, paket, pengiriman, pemesanan, reservasi, referensi, nomor, no., pelanggan, kontrak, rekening, telepon, telp, hubungi, kode pos, kode promo, kode diskon, kode kupon, kode voucher, kode referral, kode booking, kode batang, kode qr, kode undangan, kode pesanan, npwp, kartu, berakhiran, saldo, jumlah, poin, tiket, jalan=, jl.=, id pelanggan',
    offer:
      'diskon, promo, penawaran, kupon, voucher, hemat, keranjang, gratis ongkir, hadiah, belanja, cashback',
    visit: 'pemesanan, reservasi, perjalanan, penerbangan, hotel, menginap, janji temu, rapat, tamu',
    verify: 'verifikasi, konfirmasi, aktifkan, aktivasi, validasi, buka kunci, selesaikan pendaftaran',
    reset: 'kata sandi, sandi, atur ulang, setel ulang, reset, password',
    login: 'tautan ajaib, link ajaib, tautan masuk, link masuk, masuk, login, autentik',
    invite: 'undang, diundang, gabung, bergabung, terima',
    unsubscribe:
      'berhenti berlangganan, batal berlangganan, batalkan langganan, berhenti menerima, tidak ingin menerima, berhenti langganan',
    dull: 'privasi, ketentuan, syarat, bantuan, hubungi, faktur, pesanan, browser, peramban, akun saya, akun anda, selengkapnya, baca, toko, pemesanan, profil, batalkan, tolak, diskon, lacak',
  },
  ms: {
    hard: 'kod pengesahan, kod keselamatan, kod sekali guna, kata laluan sekali guna, kod log masuk, kod pengaktifan, kod akses, kod verifikasi, kod otp, kod tac, tac=',
    code: 'kod=, pin=',
    sure: 'pengesahan, sahkan, keselamatan, sekali guna, log masuk, sah=, tamat, jangan kongsi, pengaktifan',
    against:
      'pesanan, invois, resit, penjejakan, jejak, bungkusan, tempahan, rujukan, nombor, no., pelanggan, akaun no, telefon, tel, hubungi, poskod, kod promosi, kod diskaun, kod promo, kod baucar, kod bar, kod pos, kod jemputan, kad, berakhir dengan, baki, jumlah, mata=, tiket, jalan=',
    offer: 'diskaun, promosi, tawaran, baucar, kupon, jimat, troli, penghantaran percuma, hadiah',
    visit: 'tempahan, perjalanan, penerbangan, hotel, penginapan, janji temu, mesyuarat, tetamu',
    verify: 'sahkan, pengesahan, aktifkan, buka kunci, lengkapkan pendaftaran, mengesahkan',
    reset: 'kata laluan, tetapkan semula, set semula',
    login: 'pautan ajaib, pautan log masuk, log masuk, daftar masuk',
    invite: 'jemput, dijemput, sertai, terima',
    unsubscribe: 'berhenti melanggan, nyahlanggan, batalkan langganan, tidak mahu menerima',
    dull: 'privasi, terma, bantuan, hubungi, invois, pesanan, pelayar, akaun saya, akaun anda, ketahui lebih, baca, kedai, tempahan, profil, batal, tolak, diskaun',
  },
  fil: {
    hard: 'verification code, code sa pag verify, code ng pagpapatunay, kodigo ng beripikasyon, minsanang code, one time na code, code sa seguridad, code sa pag log in',
    code: 'kodigo',
    sure: 'beripik, pagpapatunay, seguridad, minsanan, pag log in, mag expire, bisa=, kumpirma',
    against: 'order, resibo, numero, telepono, kard',
    offer: 'diskwento, alok, promo',
    verify: 'i verify, beripika, kumpirma, i activate, patunayan, i confirm, ma verify, ma activate',
    reset: 'i reset, palitan ang password, password',
    login: 'mag log in, mag sign in',
    invite: 'imbita, inimbita, inanyayahan, imbitasyon, sumali, tanggapin',
    unsubscribe: 'mag unsubscribe, itigil ang',
  },
  zh: {
    hard: '验证码, 驗證碼, 校验码, 校驗碼, 认证码, 認證碼, 动态码, 動態碼, 动态密码, 動態密碼, 一次性密码, 一次性密碼, 一次性验证, 安全码, 安全碼, 安全代码, 安全代碼, 确认码, 確認碼, 登录码, 登錄碼, 登入碼, 授权码, 授權碼, 激活码, 啟用碼, 验证代码, 驗證代碼, 短信码, 检验码, 登入代碼, 登录代码, 一次性代码, 一次性代碼, 確認代碼, 身份验证码, 口令, 一次性登入碼, 啟動碼, 認證代碼, 随机码, 一次性碼, 一次性码, 驗証碼',
    code: '代码, 代碼, 密码为, 密码是, 编码, 碼是, 码是, 碼為, 码为',
    sure: '验证, 驗證, 安全, 登录, 登入, 登錄, 一次性, 有效, 过期, 過期, 请勿, 請勿, 泄露, 洩漏, 身份, 确认, 確認',
    against:
      '订单, 訂單, 订单号, 訂單編號, 发票, 發票, 收据, 收據, 快递, 運單, 运单, 物流, 追蹤, 追踪, 包裹, 预订, 預訂, 订位, 訂位, 编号, 編號, 单号, 單號, 参考号, 案件, 工单, 客户, 客戶, 会员号, 會員, 合同, 账号, 帳號, 電話, 电话, 热线, 熱線, 拨打, 邮编, 郵編, 邮政编码, 郵遞區號, 优惠码, 優惠碼, 折扣码, 折扣碼, 促销码, 优惠券, 優惠券, 兑换码, 兌換碼, 礼品, 禮品, 邀请码, 邀請碼, 推薦碼, 推荐码, 取件码, 取件碼, 二维码, 條碼, 条码, 卡号, 卡號, 尾号, 尾號, 末四位, 余额, 餘額, 金额, 金額, 积分, 積分, 票号, 座位, 统一编号, 備案, 备案, 会议号, 會議號, 错误代码, 產品代碼, icp, 股票代码',
    offer:
      '优惠, 優惠, 折扣, 促销, 促銷, 打折, 特价, 特價, 购物车, 購物車, 礼品卡, 禮品卡, 包邮, 免運, 抢购, 領取, 领取, 满减, 红包',
    visit: '预订, 預訂, 航班, 酒店, 飯店, 行程, 入住, 会议, 會議, 预约, 預約, 旅客, 登机',
    verify: '验证, 驗證, 确认, 確認, 激活, 啟用, 启用, 解锁, 解鎖, 完成注册, 完成註冊, 認證, 认证',
    reset: '重置, 重設, 重设, 密码, 密碼, 找回',
    login: '魔法链接, 魔術連結, 登录链接, 登入連結, 登录, 登入, 登錄, 魔法連結',
    invite: '邀请, 邀請, 加入, 接受, 受邀',
    unsubscribe: '退订, 退訂, 取消订阅, 取消訂閱, 不想再收到, 不想再接收, 取消接收, 管理订阅',
    dull: '隐私, 隱私, 条款, 條款, 帮助, 幫助, 客服, 联系, 聯絡, 发票, 發票, 订单, 訂單, 浏览器, 瀏覽器, 我的账户, 我的帳戶, 您的账户, 了解更多, 瞭解更多, 查看详情, 商店, 预订, 取消, 拒绝',
  },
  ja: {
    hard: '認証コード, 確認コード, 検証コード, セキュリティコード, セキュリティーコード, ワンタイムパスワード, ワンタイムコード, ワンタイムパスコード, パスコード, 認証番号, 確認番号, ログインコード, 本人確認コード, 暗証番号, 認証キー, サインインコード, 承認コード, アクセスコード, 一時コード, 照合コード, 使い捨てコード',
    code: 'コード, 番号, ピンコード',
    sure: '認証, 確認, セキュリティ, ワンタイム, ログイン, サインイン, 有効期限, 有効, 本人, 共有しない, 一度',
    against:
      'ご注文, 注文番号, 注文, 請求書, 請求, 領収書, 領収, 配送, 追跡, お問い合わせ番号, お問い合わせ, 伝票番号, 送り状, 荷物, 予約番号, ご予約, 予約, 参照番号, 受付番号, お客様番号, 会員番号, 契約, 口座, 電話番号, 電話, tel, 郵便番号, 〒, クーポンコード, クーポン, 割引コード, プロモーションコード, プロモコード, ギフトコード, ギフト, 招待コード, 紹介コード, バーコード, qrコード, カード番号, カード, 末尾, 下4桁, 下四桁, 残高, 金額, 合計, ポイント, チケット, 品番, 商品番号, 商品コード, 製品番号, エラーコード, ソースコード, 管理番号, 整理番号, 便名, 搭乗, ミーティングid, 会議id, 国番号, 住所, 登録番号',
    offer:
      'クーポン, 割引, セール, キャンペーン, お得, カート, ギフトカード, 送料無料, プレゼント, オフ=, 特典, ポイント還元',
    visit: '予約, 宿泊, フライト, 便名, ホテル, 旅行, チェックイン, 来店, 会議, ミーティング, 搭乗',
    verify:
      '認証, 確認, 有効化, 有効に, アクティベート, 本登録, 登録を完了, 登録完了, ロックを解除, ロック解除, 検証, 承認',
    reset: 'パスワード, 再設定, リセット',
    login: 'マジックリンク, ログインリンク, ログイン用, ログイン, サインイン',
    invite: '招待, 参加, 承諾, 受け入れ',
    unsubscribe:
      '配信停止, 購読解除, 配信解除, 登録解除, 購読を停止, 配信を停止, メルマガ解除, 受信を停止, 停止はこちら, 配信設定',
    dull: 'プライバシー, 利用規約, ヘルプ, お問い合わせ, 請求書, 注文, ブラウザ, マイページ, アカウントにログイン, 詳しく, 詳細, もっと見る, ショップ, 予約, 設定を変更, キャンセル, 拒否, クーポン',
  },
  ko: {
    hard: '인증번호, 인증 번호, 인증코드, 인증 코드, 확인 코드, 확인코드, 보안 코드, 보안코드, 일회용 비밀번호, 일회용 코드, 일회용 암호, 로그인 코드, 로그인코드, 접속 코드, 활성화 코드, 승인번호 확인, 본인확인 번호, 검증 코드, 일회성, 임시 코드, 패스코드, 액세스 코드',
    code: '코드, 핀번호',
    sure: '인증, 보안, 일회용, 로그인, 유효, 만료, 본인, 공유하지, 확인',
    against:
      '주문번호, 주문 번호, 주문, 청구서, 영수증, 송장, 운송장, 배송, 택배, 조회, 예약번호, 예약 번호, 예약, 참조, 접수번호, 문의번호, 고객번호, 고객센터, 회원번호, 계약, 계좌, 전화, 대표번호, 우편번호, 할인코드, 할인 코드, 프로모션 코드, 쿠폰, 쿠폰번호, 상품권, 초대 코드, 초대코드, 추천인, 추천 코드, 바코드, qr 코드, 카드, 끝자리, 잔액, 금액, 포인트, 티켓, 사업자등록번호, 사업자, 통신판매, 상품코드, 국가 코드, 관리번호, 회의 id, 오류 코드',
    offer: '할인, 쿠폰, 프로모션, 이벤트, 특가, 장바구니, 기프트카드, 무료배송, 무료 배송, 혜택, 세일, 적립',
    visit: '예약, 항공, 호텔, 여행, 숙박, 체크인, 회의, 미팅, 투숙',
    verify: '인증, 확인, 활성화, 잠금 해제, 가입 완료, 등록 완료, 승인',
    reset: '비밀번호, 재설정, 암호, 초기화',
    login: '매직 링크, 매직링크, 로그인 링크, 로그인',
    invite: '초대, 참여, 가입하기, 합류, 수락',
    unsubscribe: '수신거부, 수신 거부, 구독 취소, 구독취소, 구독 해지, 수신을 원하지',
    dull: '개인정보, 이용약관, 약관, 도움말, 고객센터, 문의, 영수증, 청구서, 주문, 브라우저, 내 계정, 자세히, 더 알아보기, 쇼핑, 예약, 취소, 거절, 쿠폰',
  },
  af: {
    hard: 'verifikasiekode, sekuriteitskode, bevestigingskode, eenmalige kode, eenmalige wagwoord, aanmeldkode, eenmalige pin',
    code: '*kode=, pin=',
    sure: 'verif, sekuriteit, bevestig, eenmalig, aanmeld, geldig, verval, verstryk',
    against:
      '*bestelling, faktuur, kwitansie, opsporing, pakkie, bespreking, verwysing, kliënt, telefoon, tel, bel=, *poskode, afslagkode, promosiekode, kaart, bedrag, punte, kaartjie, *nommer',
    offer: '*afslag, aanbieding, promosie, koepon, bespaar, geskenk',
    visit: 'bespreking, reis=, vlug, hotel, afspraak, vergadering',
    verify: 'bevestig, verifi, aktiveer, ontsluit',
    reset: '*wagwoord, herstel, terugstel',
    login: 'magiese skakel, aanmeldskakel, meld aan, aanmeld, teken in',
    invite: '*uitnodig, genooi, sluit aan, aanvaar',
    unsubscribe: 'teken uit van, bedank, meld af, kanselleer intekening, skryf uit, teken uit',
  },
  sw: {
    hard: 'msimbo wa uthibitish, nambari ya uthibitish, msimbo wa usalama, nambari ya usalama, msimbo wa kuthibitisha, nambari ya kuthibitisha, nenosiri la mara moja, msimbo wa mara moja, msimbo wa kuingia',
    code: 'msimbo, nambari ya siri, kodi=',
    sure: 'uthibitish, usalama, kuthibitisha, mara moja, kuingia, halali, itaisha, unaisha',
    against:
      'agizo, oda, ankara, risiti, kifurushi, kufuatilia, uhifadhi, kumbukumbu, mteja, simu, piga, posta, msimbo wa punguzo, msimbo wa ofa, kadi, kiasi, pointi, tiketi, nambari ya agizo',
    offer: 'punguzo, ofa=, kuponi, zawadi',
    visit: 'uhifadhi, safari, ndege, hoteli, mkutano, miadi',
    verify: 'thibitisha, kuthibitisha, uthibitish, amilisha, washa, fungua akaunti, hakiki',
    reset: 'nenosiri, nywila, weka upya',
    login: 'kiungo cha kuingia, ingia, kuingia',
    invite: 'mwaliko, alika, kualika, amekualika, umealikwa, jiunge, kujiunga, kubali',
    unsubscribe: 'jiondoe, kujiondoa, acha kupokea, ondoa usajili',
  },
  so: {
    hard: 'koodhka xaqiijin, koodka xaqiijin, lambarka xaqiijin, koodhka amniga',
    code: 'koodh, kood=, koodka',
    sure: 'xaqiij, amni, hal mar, gal',
    against: 'dalab, biil, lambar, telefoon, kaar',
    verify: 'xaqiij, hubi, daah fur, firfircoon',
    reset: 'furaha sirta, erayga sirta, ereyga sirta, dib u dej',
    login: 'gal=, soo gal, gasho',
    invite: 'casuum, ku biir, aqbal',
    unsubscribe: 'ka bax, jooji',
  },
  zu: {
    hard: 'ikhodi yokuqinisekis, ikhodi yokuphepha, ikhodi yesikhashana, ikhowudi yokuqinisekis',
    code: '*khodi, *khowudi',
    sure: 'qinisekis, ukuqinisekis, phepha, ukuphepha, ngena',
    against: 'i oda, inombolo, ucingo, ikhadi, ikhodi yesaphulelo',
    verify: 'qinisekis, ukuqinisekis, vula i akhawunti, vuselela',
    reset: 'iphasiwedi, iphaswedi, setha kabusha',
    login: 'ngena ngemvume, ngena',
    invite: 'mema, umenyiwe, isimemo, joyina, yamukela',
    unsubscribe: 'zikhiphe, phuma ohlwini, yeka ukuthola',
  },
  ha: {
    hard: 'lambar tabbatarwa, lambar tantance, lambar tsaro',
    code: 'lambar sirri, lamba=',
    sure: 'tabbatar, tantance, tsaro',
    verify: 'tabbatar, tantance, kunna',
    reset: 'kalmar sirri, kalmar wucewa, sake saita',
    login: 'shiga',
    invite: 'gayyat, karba',
    unsubscribe: 'cire rajista, daina karba',
  },
  am: {
    hard: 'የማረጋገጫ ኮድ, የደህንነት ኮድ, የአንድ ጊዜ, ማረጋገጫ ኮድ, የመግቢያ ኮድ',
    code: 'ኮድ',
    sure: 'ማረጋገጫ, ደህንነት, አንድ ጊዜ, መግቢያ',
    against: 'ትዕዛዝ, ደረሰኝ, ቁጥር, ስልክ, ፖስታ, የቅናሽ ኮድ, ካርድ, ቦታ ማስያ',
    offer: 'ቅናሽ, ማስተዋወቂያ, ኩፖን',
    verify: 'አረጋግጥ, ያረጋግጡ, ማረጋገጫ, አግብር, ያግብሩ, ለማረጋገጥ',
    reset: 'የይለፍ ቃል, ዳግም',
    login: 'ግባ, ይግቡ, መግቢያ',
    invite: 'ግብዣ, ተጋብዘ, ጋብዘ, ይቀላቀሉ, ተቀላቀል, ተቀበል',
    unsubscribe: 'ከደንበኝነት, ምዝገባን ሰርዝ',
  },
  eo: {
    hard: 'konfirmkodo, kontrolkodo, sekureca kodo, unufoja kodo',
    code: '*kodo=, *kodon=',
    sure: 'konfirm, kontrol, sekurec, unufoj, ensalut',
    against: 'mendo, fakturo, numero, telefon, poŝtkodo, rabatkodo',
    verify: 'konfirm, kontrol, aktivig, malŝlos',
    reset: 'pasvort, restarig',
    login: 'ensalut',
    invite: 'invit, aliĝ, akcept',
    unsubscribe: 'malabon, malaliĝ',
  },
  lb: {
    hard: 'bestätegungscode, sécherheetscode, verifikatiounscode, eemolegen code',
    sure: 'bestäteg, sécherheet, verifik, umell',
    verify: 'bestäteg, aktivéier, verifizéier',
    reset: 'passwuert, zerécksetz',
    login: 'umellen, aloggen',
    invite: 'invitéiert, invitatioun, bäitrieden, unhuelen',
    unsubscribe: 'ofmellen, ofbestellen',
  },
  ht: {
    hard: 'kòd verifikasyon, kòd sekirite, kòd konfimasyon',
    code: 'kòd=',
    sure: 'verifik, sekirite, konfim, konekte',
    verify: 'verifye, konfime, aktive',
    reset: 'modpas, reyinisyalize',
    login: 'konekte',
    invite: 'envit, rantre nan, aksepte',
    unsubscribe: 'dezabòne, dezenskri',
  },
};
