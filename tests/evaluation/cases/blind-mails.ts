import { casesOf, type SubjectRow } from '../case.ts';

/** Mails written without a look at the rules, which got them wrong at first. */
const rows: SubjectRow[] = [
  [
    'en',
    {
      subject: 'Confirm your account',
      html: '<h3>Almost done!</h3><p>We need to confirm your email. Please type the characters below into the form.</p><p><tt>Q7XM2K</tt></p>',
    },
    'Q7XM2K',
  ],
  [
    'en',
    {
      subject: 'Recovery code for your wallet login',
      text: 'Use 77120 to recover access to your account. Expires in 600 seconds. Session 0x9f3a…77b1.',
    },
    '77120',
  ],
  [
    'en',
    {
      subject: 'Login request',
      html: 'To log in to <b>Paperboat</b> enter: <span style="font-family:monospace;background:#eee;padding:4px 8px">RUNNY-OTTER-41</span> when the app asks you.',
    },
    'RUNNY-OTTER-41',
  ],
  [
    'en',
    {
      subject: 'Your verification code',
      html: '<p>Hi, please use this verification code</p><p><img src="https://cdn.q.test/code.png" alt="Your verification code is 772810" width="240" height="60"></p>',
    },
    '772810',
  ],
  [
    'en',
    {
      subject: 'your code',
      text: '=?UTF-8?Q?Code?=\n\n*** 441 229 ***\n\nenter this on the website to log in\n-- \nsent by loginbot 2.14.0',
    },
    '441229',
  ],
  [
    'en',
    {
      subject: 'Join code for sign up',
      html: '<p>To finish signing up, your sign-up code is <b>MNPQRS</b>.</p>',
    },
    'MNPQRS',
  ],
  [
    'en',
    {
      subject: 'Your parcel is waiting in locker 114',
      html: '<p>Collect it with this PIN:</p><div style="font-size:34px;font-weight:bold">620 914</div><p>PackBox 114, Bahnhofstr. 9, 10115 Berlin, until 17 Nov.</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Two-factor authentication turned on',
      html: '<p>You turned on two-factor authentication on 2025-11-12 08:15:33. You\'ll be asked for a 6-digit code from your authenticator app each time you sign in.</p><a style="background:#111;color:#fff" href="https://acorn.test/settings/2fa">Manage settings</a>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Fwd: parking',
      text: '---------- Forwarded message ---------\nFrom: Jo <jo@x.test>\nDate: Tue, 11 Nov 2025 at 09:31\nSubject: parking\n\nGate code is 1948, spot 27. Alarm code 5512.',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Confirm your order',
      html: '<p>Complete your purchase: 3 items are waiting in your cart. Total 214,00 €</p><a style="background:#111;color:#fff" href="https://shop.test/cart?recover=8Hq2KzLm">Complete your purchase</a>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Fraud warning',
      html: '<p>Scammers may send you texts such as “Your code is 482910, do not share it”. Never pass on a code. We will never call you to ask for it.</p><a style="background:#111;color:#fff" href="https://bank.test/fraud">Learn more</a>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Your launch code',
      html: '<h1>Here\'s your launch code, @otterlane!</h1><p>Continue signing up for Gitbarn by entering the code below:</p><h1 style="text-align:center">73920185</h1><table bgcolor="#4a90e2"><tr><td><a href="https://gitbarn.test/account_verifications/confirm/9a1f8c77-2b/73920185">Open Gitbarn</a></td></tr></table><p>You’re receiving this email because you recently created a new account.</p>',
    },
    '73920185',
    { url: 'https://gitbarn.test/account_verifications/confirm/9a1f8c77-2b/73920185', kind: 'verify' },
  ],
  [
    'en',
    {
      subject: 'Your temporary access code',
      html: '<p>Your household update was requested.</p><p><a href="https://stream.test/account/travel/verify?nftoken=BgjHlOvcAxL9r&amp;messageGuid=2C91">Get Code</a></p><p>* Link expires after 15 minutes.</p>',
    },
    null,
    {
      url: 'https://stream.test/account/travel/verify?nftoken=BgjHlOvcAxL9r&messageGuid=2C91',
      kind: 'verify',
    },
  ],
  [
    'en',
    {
      subject: 'Your code was replaced',
      html: '<p>Your previous code 118 204 no longer works because you asked for a new one.</p><p>Your new code: <strong>771 903</strong></p>',
    },
    '771903',
  ],
  ['en', { subject: 'Authentication', text: 'Your code is «5521-88». Enter it to sign in.' }, '552188'],
  [
    'en',
    {
      subject: 'Confirm sign-in',
      html: '<ul><li>Code: <b>20 61 94</b></li><li>Browser: Safari 19.2</li><li>Place: Porto, 4000-322</li></ul>',
    },
    '206194',
  ],
  [
    'en',
    {
      subject: 'One-time code',
      html: '<p>Your one-time code:</p><p><img src="https://d.test/4.png" alt="4" width="30" height="40"><img src="https://d.test/8.png" alt="8" width="30" height="40"><img src="https://d.test/1.png" alt="1" width="30" height="40"><img src="https://d.test/9.png" alt="9" width="30" height="40"><img src="https://d.test/2.png" alt="2" width="30" height="40"><img src="https://d.test/0.png" alt="0" width="30" height="40"></p>',
    },
    '481920',
  ],
  [
    'de',
    {
      subject: 'Dein Login bei Kestrel',
      html: '<p>Moin! Tippe diese sechs Zeichen ein und du bist drin:</p><p style="font-size:30px">HX4T9B</p>',
    },
    'HX4T9B',
  ],
  [
    'fr',
    {
      subject: 'Connexion à votre espace',
      html: '<p>Pour finaliser votre connexion, recopiez ces chiffres :</p><h1>771 450</h1>',
    },
    '771450',
  ],
  [
    'it',
    {
      subject: 'Autorizza il dispositivo',
      html: '<p>Digita nell\'app il numero che vedi qui sotto per autorizzare il nuovo dispositivo.</p><p style="font-size:34px">59 21 80</p>',
    },
    '592180',
  ],
  [
    'ja',
    {
      subject: 'ログイン通知と認証',
      html: '<p>ログインキー：<b>8WK3-PQ7L</b></p><p>キーの有効期限は30分です。</p>',
    },
    '8WK3-PQ7L',
  ],
  [
    'zh',
    {
      subject: '登入驗證',
      html: '<p>請在登入頁面輸入以下六位數：</p><p style="font-size:26px;letter-spacing:6px">105882</p>',
    },
    '105882',
  ],
  [
    'ko',
    {
      subject: '[나루] 본인확인',
      html: '<p>본인확인을 위해 아래 6자리를 입력해 주세요.</p><p style="font-size:26px"><b>771 028</b></p>',
    },
    '771028',
  ],
  [
    'da',
    { subject: 'Kode for ny enhed', html: '<p>Din kode er <b>TRK-4471</b>. Den virker i 10 minutter.</p>' },
    'TRK-4471',
  ],
  ['en', { subject: '9942', text: 'Use it to finish signing in to Brook.' }, '9942'],
  [
    'en',
    {
      subject: 'Brook code',
      text: '--- 8< ---\n\n    KW2-XT9\n\n--- 8< ---\n\nPaste this code into your terminal to authenticate the CLI.',
    },
    'KW2-XT9',
  ],
  [
    'en',
    {
      subject: 'Kestrel: Please Confirm Subscription',
      html: '<h1>Please Confirm Subscription</h1><table bgcolor="#4a90e2"><tr><td><a href="https://kestrel.us7.list-manage.test/subscribe/confirm?u=8f2a19c1&amp;id=77b1&amp;e=ab12">Yes, subscribe me to this list.</a></td></tr></table><p>If you received this email by mistake, simply delete it.</p>',
    },
    null,
    {
      url: 'https://kestrel.us7.list-manage.test/subscribe/confirm?u=8f2a19c1&id=77b1&e=ab12',
      kind: 'verify',
    },
  ],
  [
    'en',
    {
      subject: 'Welcome to Brook! Confirm your email',
      html: '<p>You\'re nearly there.</p><p><a href="https://brook.test/e/8Kq1ZpX0mN">Get started</a></p>',
    },
    null,
    { url: 'https://brook.test/e/8Kq1ZpX0mN', kind: 'verify' },
  ],
  [
    'en',
    {
      subject: 'Account recovery',
      text: 'We received a request to recover your Tern account.\nOpen this link to choose a new passphrase:\n\nhttps://tern.test/r?x=Qm81LzK0aa\n\nIt expires at 11:20.',
    },
    null,
    { url: 'https://tern.test/r?x=Qm81LzK0aa', kind: 'reset' },
  ],
  [
    'de',
    {
      subject: 'Noch ein Schritt: Anmeldung zum Newsletter',
      html: '<p>Sie haben sich für unseren Newsletter eingetragen. Bitte klicken Sie auf den folgenden Link, um den Empfang zu erlauben:</p><p><a href="https://news.amsel.test/optin/77b1c09fe2a4/ja">https://news.amsel.test/optin/77b1c09fe2a4/ja</a></p>',
    },
    null,
    { url: 'https://news.amsel.test/optin/77b1c09fe2a4/ja', kind: 'verify' },
  ],
  [
    'en',
    {
      subject: 'Reset your sleep in 7 days',
      html: '<h1>How to reset your body clock</h1><p>Doctors agree on 3 habits. 72% of readers slept better.</p><table bgcolor="#4a90e2"><tr><td><a href="https://mag.kestrel.test/reset-your-sleep?id=88120">Start the programme</a></td></tr></table>',
    },
    null,
  ],
  [
    'en',
    {
      subject: '[brook/api] fix: verify code length (#4471)',
      html: "<p>mlind pushed 1 commit.</p><pre>commit 8f2a7bc1e0d94c33\n- if (code.length !== 6) throw new Error('INVALID_CODE')\n+ const CODE = '482910'</pre><p>View it on Gitbarn: <a href=\"https://gitbarn.test/brook/api/pull/4471\">#4471</a></p>",
    },
    null,
  ],
  [
    'en',
    {
      subject: 'BROOK-API-7QK: TypeError in verifyCode',
      html: '<p>TypeError: code 482910 is undefined at verify.ts:118</p><p>Event ID 77b1c09f. 1,204 events, 88 users.</p><p><a href="https://errors.test/issues/882044/">View on Errors</a></p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Gym: door access',
      html: '<p>Welcome! Your member PIN for the turnstile is <b>448120</b>. Open 06:00–23:00.</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Dine & dash-free: table confirmed',
      html: '<p>Table for 4, Fri 13 Feb, 19:30. Confirmation #118204. Tern Street 44, 4471 Harborview.</p>',
    },
    null,
  ],
  [
    'de',
    {
      subject: 'Zweiter Faktor',
      html: '<p>Sehr geehrte Damen und Herren,</p><p>Ihr zweiter Faktor für die Anmeldung: <b>WQ39-TT7K</b></p><p>Gültig bis 12:45 Uhr.</p>',
    },
    'WQ39-TT7K',
  ],
  [
    'pt',
    {
      subject: 'Chegou seu código',
      html: '<p>Digite no app: <b>2-0-9-4-1-8</b></p><p>Se não foi você, fale com a gente.</p>',
    },
    '209418',
  ],
  [
    'ru',
    { subject: 'Пароль', text: 'Ваш временный пароль: Rk4m8Zt2\nСмените его после первого входа.' },
    'Rk4m8Zt2',
  ],
  [
    'ja',
    { subject: '【みなと】ワンタイムキー', text: 'ワンタイムキー\n\n  BX42-9QRT\n\n発行から5分間有効です。' },
    'BX42-9QRT',
  ],
  [
    'en',
    {
      subject: 'Claim your username',
      html: '<p>Almost done! Pop in these four digits to claim @otter:</p><h1>2 9 0 4</h1>',
    },
    '2904',
  ],
  [
    'en',
    {
      subject: 'Confirm e-mail change',
      html: '<p>To move your account from old@x.test to this address, tell the app: <b>771 930</b>.</p>',
    },
    '771930',
  ],
  [
    'en',
    {
      subject: 'Password assistance',
      html: '<p>Hello,</p><p>We received a request to reset the password of your account.</p><p><a href="https://alder.test/p/9aK2mQ1rTz">Click here to continue</a></p><p>If you did not ask, ignore this.</p>',
    },
    null,
    { url: 'https://alder.test/p/9aK2mQ1rTz', kind: 'reset' },
  ],
  [
    'th',
    {
      subject: 'ลืมรหัสผ่าน',
      html: '<p>กดปุ่มเพื่อตั้งรหัสผ่านใหม่</p><table bgcolor="#4a90e2"><tr><td><a href="https://ton.test/r/9aK2mQ1rTz">ตั้งรหัสผ่านใหม่</a></td></tr></table>',
    },
    null,
    { url: 'https://ton.test/r/9aK2mQ1rTz', kind: 'reset' },
  ],
  [
    'en',
    {
      subject: 'Rental: how to get in',
      html: '<p>The key box is left of the door. Key box code: <b>2 0 4 8</b>. Wifi: "Fjord", code 99887766.</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Smart lock: guest code created',
      html: '<p>Guest code <b>771930</b> for Front Door, Sat 10:00 – Sun 11:00.</p>',
    },
    null,
  ],
  ['ru', { subject: 'Доставка', html: '<p>Курьер спросит код <b>7719</b>. Заказ 0044-7188.</p>' }, null],
  [
    'en',
    {
      subject: 'Join the Alder community',
      html: '<p>Talk to 12,000 members on our forum.</p><table bgcolor="#4a90e2"><tr><td><a href="https://community.alder.test/join">Join now</a></td></tr></table>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Confirm your attendance',
      html: '<p>Alder meetup, Thursday 19 February, 18:30, Harbour Road 44.</p><table bgcolor="#4a90e2"><tr><td><a href="https://events.alder.test/rsvp?e=118204">I’ll be there</a></td></tr></table>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Quill account verification',
      html: '<p>Dear user,</p><p>Thank you for your registration. Your activation number is <b>55021</b>. It stays valid until 23:59.</p>',
    },
    '55021',
  ],
  [
    'en',
    {
      subject: 'quill code',
      html: 'your quill code is <b>x7k-2mq</b> (case insensitive). it self-destructs in 10 minutes.',
    },
    'x7k-2mq',
  ],
  [
    'en',
    {
      subject: 'Your bank: authorisation',
      text: "You're about to pay GBP 482.00 to TERN TRAVEL using card ending 4471. Authorisation code: 302 117. Never tell anyone this code, even if they say they are from the bank. If this isn't you call 0345 300 0000.",
    },
    '302117',
  ],
  [
    'en',
    {
      subject: 'Quill Pay: 3-D Secure',
      html: '<p>Merchant: TERN AIR<br>Amount: EUR 1,204.00<br>Card: 5412 75** **** 4471</p><p>Password for this purchase: <b>90271845</b></p>',
    },
    '90271845',
  ],
  [
    'de',
    {
      subject: 'Dein Sicherheitsschlüssel',
      html: '<p>Einmaliger Schlüssel für deinen Login:</p><p style="font-family:monospace;font-size:22px">7TQ4-88LM</p>',
    },
    '7TQ4-88LM',
  ],
  [
    'de',
    {
      subject: 'Ihre Transaktionsnummer',
      text: 'Ihre Transaktionsnummer (TAN) für den Auftrag vom 11.02.2026 lautet 771 904. Ihre Volksbank',
    },
    '771904',
  ],
  [
    'fr',
    { subject: 'Votre clé de connexion', text: 'Votre clé de connexion à usage unique : PLM-4471-Q' },
    'PLM-4471-Q',
  ],
  [
    'no',
    { subject: 'Skriv koden', html: '<p>Nesten ferdig! Skriv 4 0 2 2 i appen for å bekrefte e-posten.</p>' },
    '4022',
  ],
  [
    'pl',
    {
      subject: 'Kod dostępu',
      text: 'Twój kod dostępu: KW-20-81. Wygaśnie o 14:35. Nie Ty? Zignoruj wiadomość.',
    },
    'KW-20-81',
  ],
  [
    'ru',
    {
      subject: 'Подтверждение почты',
      html: '<p>Чтобы подтвердить почту, введите <b>6-0-4-9</b> в приложении.</p>',
    },
    '6049',
  ],
  [
    'ru',
    { subject: 'Ваш ключ входа', html: '<p>Ключ для входа: <b>QL7-22M</b>. Действует 10 минут.</p>' },
    'QL7-22M',
  ],
  [
    'ar',
    { subject: 'أهلاً بك', html: '<div dir="rtl"><p>أدخل هذا الرقم لتأكيد حسابك: <b>٧٢٠٩</b></p></div>' },
    '7209',
  ],
  [
    'pt',
    {
      subject: 'Convite para o time',
      html: '<p>Rafa convidou você para o time Obra.</p><table bgcolor="#4a90e2"><tr><td><a href="https://pena.test/c/c9x7f1c4e20ab">Entrar no time</a></td></tr></table>',
    },
    null,
    { url: 'https://pena.test/c/c9x7f1c4e20ab', kind: 'invite' },
  ],
  [
    'es',
    {
      subject: 'Aviso de seguridad',
      html: '<p>Se cambió la contraseña de tu cuenta el 11/02/2026. Código de incidencia: 7719042.</p>',
    },
    null,
  ],
  [
    'it',
    {
      subject: 'Avviso di sicurezza',
      html: '<p>Nuovo accesso da Windows 11, IP 203.0.113.9. Codice evento EV-4471.</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'OTP for net banking',
      text: 'OTP for login to your a/c XXXXXX8832 is 40917265. Never tell it to anybody, not even to us.',
    },
    '40917265',
  ],
  [
    'fr',
    {
      subject: 'Confirmez votre adresse',
      text: 'Rendez-vous sur https://atelier.test/code et saisissez le code suivant : 604182',
    },
    '604182',
  ],
  [
    'fr',
    {
      subject: '418 305 est votre code Santéo',
      html: '<p>Bonjour,</p><h2>418 305</h2><p>Saisissez-le pour confirmer votre adresse. Votre rendez-vous reste inchangé.</p>',
    },
    '418305',
  ],
  ['en', { subject: 'A code like a year', text: 'Your verification code is 2053. It expires soon.' }, '2053'],
  [
    'zh-TW',
    { subject: '登入驗證', html: '<td>MFA 驗證碼: <b>1987</b></td><td>有效期為 1 分鐘</td>' },
    '1987',
  ],
  [
    'ro',
    { subject: 'Codul dvs. de acces unic', text: 'Parola dvs. unică este 719204\n\nCreat de Condeiul' },
    '719204',
  ],
  [
    'en',
    {
      subject: '217 845 is your Larder code',
      html: '<p>Your code for <b>Brook & Sons</b> checkout</p><h1>217 845</h1><p>It can be used once and expires in 15 minutes.</p>',
    },
    '217845',
  ],
  [
    'en',
    {
      subject: 'Please verify your login',
      html: '<p>Verify it is you with the code below</p><h1>482 190 37</h1>',
    },
    '48219037',
  ],
  [
    'en',
    {
      subject: 'One-time passcode',
      text: 'Your one-time passcode is\n\nmaple-tiger-river\n\nType it exactly as shown, with the dashes.',
    },
    'maple-tiger-river',
  ],
  [
    'en',
    {
      subject: '[quill/ledger] Verification code emails are never sent (#482)',
      text: 'ana opened an issue: when a user requests a login code, nothing is sent. Wait 300 seconds, then see error 550203 in the log.',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Invitation: Budget review @ Thu 19 Nov 2026 10:00',
      html: '<p>Budget review</p><p>When Thu 19 Nov 2026</p><p>Reply: Yes / No / Maybe</p><p><a href="https://calendar.google.com/calendar/event?action=VIEW&eid=N2Q4ZjM2c2hhM2Rmb2w5c2RmOWFzZGY4YXNkZg">More options</a></p>',
    },
    null,
  ],
];

export const blindMails = casesOf('trial', rows);
