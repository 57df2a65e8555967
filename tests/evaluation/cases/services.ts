import type { Case } from '../case.ts';

type Row = [language: string, name: string, mail: Case['mail'], code: string | null, link?: Case['link']];

/** Mails in the manner of well-known kinds of services, in several languages. */
const rows: Row[] = [
  [
    'en',
    'social network',
    {
      subject: '48291 is your Example recovery code',
      html: '<table><tr><td>Hi Dana,</td></tr><tr><td>We received a request to reset your password.</td></tr><tr><td>Enter the following password reset code:</td></tr><tr><td><table><tr><td style="font-size:18px;border:1px solid #1877f2;background:#e7f3ff">48291</td></tr></table></td></tr><tr><td>Alternatively, you can directly change your password.</td></tr><tr><td><a href="https://example.test/recover/password/?u=100&amp;n=48291&amp;t=a8f7b2c9d1" style="background:#1877f2">Change password</a></td></tr><tr><td><b>Didn\'t request this change?</b></td></tr><tr><td><a href="https://example.test/login/recover/disavow/?n=48291">let us know</a></td></tr></table>',
    },
    '48291',
    { url: 'https://example.test/recover/password/?u=100&n=48291&t=a8f7b2c9d1', kind: 'reset' },
  ],
  [
    'en',
    'photo network',
    {
      subject: '482 913 is your Example code',
      html: '<p>Hi,</p><p>Someone tried to sign up for an Example account with inbox@mayfly.test. If it was you, enter this confirmation code in the app:</p><p style="font-size:32px;text-align:center">482913</p><p style="color:#999;font-size:11px">© Example, 1601 Example Road, Springfield, CA 94025</p>',
    },
    '482913',
  ],
  [
    'en',
    'marketplace',
    {
      subject: 'Verify your new Example account',
      html: '<p>To verify your email address, please use the following One Time Password (OTP):</p><p style="font-size:20px;font-weight:bold">482913</p><p>Do not share this OTP with anyone. Example takes your account security very seriously. Customer Service will never ask you to disclose your password, OTP, credit card, or banking account number.</p>',
    },
    '482913',
  ],
  [
    'en',
    'phone maker',
    {
      subject: 'Your Example ID code',
      text: 'Your Example ID Code is: 482913. Don’t share it with anyone.\n\nExample Inc., One Example Way, Springfield 95014',
    },
    '482913',
  ],
  [
    'en',
    'software maker',
    {
      subject: 'Example account security code',
      html: '<table><tr><td style="font-size:17px;color:#707070">Example account</td></tr><tr><td style="font-size:41px">Security code</td></tr><tr><td style="font-size:14px">Please use the following security code for the Example account in**x@mayfly.test.</td></tr><tr><td style="font-size:14px">Security code: <span style="font-weight:bold">4829135</span></td></tr><tr><td>If you don\'t recognize the account, you can <a href="https://account.test/dcf?ct=a8f7b2c9d1e4f5">click here</a> to remove your email address.</td></tr></table>',
    },
    '4829135',
  ],
  [
    'en',
    'chat',
    {
      subject: 'Verify Email Address for Example',
      html: '<h2>Hey dana,</h2><p>Thanks for registering for an account! Before we get started, we just need to confirm that this is you. Click below to verify your email address:</p><table><tr><td bgcolor="#5865f2"><a href="https://click.chat.test/ls/click?upn=u001.a8f7B2c9D1e4">Verify Email</a></td></tr></table><p>Need help? <a href="https://support.chat.test">Contact our support team</a>.</p>',
    },
    null,
    { url: 'https://click.chat.test/ls/click?upn=u001.a8f7B2c9D1e4', kind: 'verify' },
  ],
  [
    'en',
    'code host',
    {
      subject: '[Example] Please verify your device',
      text: 'Hey dana!\n\nA sign in attempt requires further verification because we did not recognize your device. To complete the sign in, enter the verification code on the unrecognized device.\n\nDevice: Chrome on Windows\nVerification code: 482913\n\nIf you did not attempt to sign in to your account, your password may be compromised. Visit https://code.test/settings/security to create a new, strong password.\n',
    },
    '482913',
  ],
  [
    'en',
    'code host sudo',
    {
      subject: '[Example] Sudo email verification code',
      text: 'Please verify your identity, dana\n\nHere is your authentication code:\n\n48291355\n\nThis code is valid for 15 minutes and can only be used once.\n',
    },
    '48291355',
  ],
  [
    'en',
    'bank',
    {
      subject: 'Example Bank: transaction authorisation',
      text: 'Dear customer,\n\n482913 is your OTP for the transaction of INR 1,250.00 at EXAMPLE STORE on your card ending 4821. OTP is valid for 10 mins. Do not share it with anyone.\n\nTo report fraud call 1800 123 4821.\n',
    },
    '482913',
  ],
  [
    'en',
    'airline account',
    {
      subject: 'Your one-time passcode',
      html: '<p>Dear guest,</p><p>Use this one-time passcode to sign in to your frequent flyer account.</p><p style="font-size:26px">482913</p><p>It is valid for 10 minutes.</p><p>Membership number 900 118 220</p>',
    },
    '482913',
  ],
  [
    'en',
    'deploy platform',
    {
      subject: '482913 - Your Example Verification Code',
      html: '<h1>Verify your email to sign up for <b>Example</b></h1><p>We have received a sign-up attempt with the following code. Please enter it in the browser window where you started signing up for Example.</p><div style="background:#fafafa;border:1px solid #eaeaea;font-size:24px;text-align:center">482913</div><p>If you did not attempt to sign up but received this email, please disregard it. The code will remain active for 10 minutes.</p>',
    },
    '482913',
  ],
  [
    'en',
    'notes app',
    {
      subject: 'Your Example login code is dabuk-mofil-tesar',
      html: '<h1>Login</h1><p><a href="https://notes.test/loginwithemail?state=a8f7b2c9d1&amp;password=dabuk">Click here to log in with this magic link</a></p><p>Or, copy and paste this temporary login code:</p><code style="display:inline-block;padding:16px;background:#f4f4f4;border:1px solid #eee">dabuk-mofil-tesar</code><p>If you didn\'t try to login, you can safely ignore this email.</p>',
    },
    'dabuk-mofil-tesar',
    { url: 'https://notes.test/loginwithemail?state=a8f7b2c9d1&password=dabuk', kind: 'login' },
  ],
  [
    'en',
    'blog platform',
    {
      subject: 'Sign in to Example',
      html: '<h1>Click the link below to sign in to your Example account.</h1><p>This link will expire in 2 hours and can only be used once.</p><a href="https://blog.test/m/callback/email?token=8f2a91bc77de&amp;operation=login" style="background:#000">Sign in to Example</a>',
    },
    null,
    { url: 'https://blog.test/m/callback/email?token=8f2a91bc77de&operation=login', kind: 'login' },
  ],
  [
    'en',
    'newsletter platform',
    {
      subject: 'Finish signing in',
      text: 'Continue to Example\n\nhttps://sub.test/sign-in?token=8f2a91bc77de\n\nThis link will only be valid for the next 24 hours.\n',
    },
    null,
    { url: 'https://sub.test/sign-in?token=8f2a91bc77de', kind: 'login' },
  ],
  [
    'en',
    'docs share',
    {
      subject: 'Dana shared "Plan 2026" with you',
      html: '<p>dana@acme.test has invited you to edit the following document:</p><a href="https://docs.test/d/8f2a91bc77de/edit" style="background:#1a73e8">Open</a>',
    },
    null,
  ],
  [
    'en',
    'project board',
    {
      subject: 'Dana invited you to join the Blue board',
      html: '<p>Dana invited you to join the board <b>Blue</b>.</p><a href="https://board.test/invite/b/8f2a91bc77de" style="background:#0079bf">Go to board</a>',
    },
    null,
    { url: 'https://board.test/invite/b/8f2a91bc77de', kind: 'invite' },
  ],
  [
    'en',
    'confirm change of address',
    {
      subject: 'Confirm your new email address',
      text: 'Hi,\n\nPlease confirm that you want to use this address with your Acme account:\n\nhttps://acme.test/settings/email/confirm?t=8f2a91bc77de\n\nCheers',
    },
    null,
    { url: 'https://acme.test/settings/email/confirm?t=8f2a91bc77de', kind: 'verify' },
  ],
  [
    'en',
    'reset in a sentence',
    {
      subject: 'Acme password help',
      html: '<p>Hello! You can <a href="https://acme.test/p/8f2a91bc77de">reset your password</a> within the next hour. If you did not ask for it, <a href="https://acme.test/contact">contact us</a>.</p>',
    },
    null,
    { url: 'https://acme.test/p/8f2a91bc77de', kind: 'reset' },
  ],
  [
    'en',
    'welcome without action',
    {
      subject: 'Welcome to Acme',
      html: '<p>Thanks for joining! Here is how to begin.</p><a href="https://acme.test/start?utm_campaign=a1b2c3d4e5" style="background:#07f">Get started</a><a href="https://acme.test/app">Download the app</a>',
    },
    null,
  ],
  [
    'en',
    'password notice',
    {
      subject: 'Your Acme password has been changed',
      html: '<p>Your password was changed on 12 May 2026.</p><p>If you did not do this, <a href="https://acme.test/forgot">reset your password</a> right away.</p>',
    },
    null,
  ],
  [
    'en',
    'sign-in alert',
    {
      subject: 'New login to Acme from Firefox on Linux',
      html: '<p>We noticed a new login to your account @dana. Was this you?</p><p>Location: Springfield. Device: Firefox on Linux. IP 203.0.113.9</p><p>If this was you, you can ignore this message. If not, <a href="https://acme.test/account/begin_password_reset">change your password</a> now.</p>',
    },
    null,
  ],
  [
    'en',
    'order with account',
    {
      subject: 'Order confirmed',
      html: '<p>Thank you! Your order ORD-482913 is confirmed.</p><a href="https://shop.test/orders/8f2a91bc77de" style="background:#000">View your order</a><p>Confirm your details and track it in the app.</p>',
    },
    null,
  ],
  [
    'en',
    'survey',
    {
      subject: 'How did we do?',
      html: '<p>Ticket 482913 was solved. Please rate our support.</p><a href="https://acme.test/rate?token=8f2a91bc77de&amp;s=5" style="background:#07f">Great</a>',
    },
    null,
  ],
  [
    'en',
    'trial ends',
    {
      subject: 'Your trial ends in 3 days',
      html: '<p>Activate your plan to keep 48213 files.</p><a href="https://acme.test/billing?token=8f2a91bc77de" style="background:#07f">Upgrade now</a>',
    },
    null,
  ],
  [
    'en',
    'event',
    {
      subject: 'You are invited: Spring Summit 2026',
      html: '<p>Join us on 12 May 2026 in hall 4821.</p><a href="https://events.test/e/8f2a91bc77de" style="background:#07f">Register now</a>',
    },
    null,
  ],
  [
    'en',
    'delivery one-time password',
    {
      subject: 'Your delivery is arriving today',
      text: 'Share the one-time password 482913 with the driver only after you receive your parcel.\nOrder 118220\n',
    },
    '482913',
  ],
  [
    'de',
    'bank',
    {
      subject: 'Ihre mobile TAN',
      text: 'Guten Tag,\n\nIhre TAN für die Überweisung über 250,00 EUR auf das Konto DE02 1203 0000 lautet: 482913\n\nIhre Beispielbank\n',
    },
    '482913',
  ],
  [
    'de',
    'telecom',
    {
      subject: 'Sicherheitsabfrage',
      html: '<p>Guten Tag,</p><p>bitte geben Sie auf der Seite folgende Ziffern ein, um sich anzumelden:</p><p style="font-size:28px;letter-spacing:4px"><b>482 913</b></p><p>Der Code verfällt in 15 Minuten.</p>',
    },
    '482913',
  ],
  [
    'de',
    'registration',
    {
      subject: 'Nur noch ein Schritt',
      html: '<p>Hallo, schön, dass du da bist! Schließe jetzt deine Registrierung ab.</p><a href="https://beispiel.test/r/8f2a91bc77de" style="background:#07f">Konto aktivieren</a><p>Impressum: Beispiel GmbH, 10115 Berlin, HRB 48213</p>',
    },
    null,
    { url: 'https://beispiel.test/r/8f2a91bc77de', kind: 'verify' },
  ],
  [
    'de',
    'parcel',
    {
      subject: 'Ihr Paket kommt heute',
      text: 'Sendungsnummer 00340434482913\nAbholcode: 4821\nFiliale 512, 10115 Berlin\n',
    },
    null,
  ],
  [
    'fr',
    'tax office',
    {
      subject: 'Code de connexion',
      text: 'Bonjour,\n\nPour accéder à votre espace, saisissez le code suivant : 482913\n\nCe code est valable 10 minutes. Ne le communiquez jamais.\n',
    },
    '482913',
  ],
  [
    'fr',
    'receipt',
    {
      subject: 'Votre facture du 12/05/2026',
      text: 'Facture n° 2026-4821\nRéférence client : 482913\nMontant : 48,21 €\n',
    },
    null,
  ],
  [
    'es',
    'bank',
    {
      subject: 'Clave de operación',
      text: 'Tu clave para confirmar la operación de 250,00 EUR es 482913. No la compartas con nadie.',
    },
    '482913',
  ],
  [
    'es',
    'academy',
    {
      subject: '¡Bienvenida!',
      html: '<p>Haz clic en el botón para activar tu cuenta.</p><a href="https://ejemplo.test/a/8f2a91bc77de" style="background:#07f">Activar cuenta</a>',
    },
    null,
    { url: 'https://ejemplo.test/a/8f2a91bc77de', kind: 'verify' },
  ],
  [
    'pt',
    'government',
    {
      subject: 'Código para entrar',
      text: 'Olá,\n\nInforme o número abaixo para concluir o acesso:\n\n482913\n\nEste código é pessoal e intransferível.\n',
    },
    '482913',
  ],
  [
    'it',
    'bank',
    {
      subject: 'Autorizzazione pagamento',
      text: 'Per autorizzare il pagamento di 48,21 EUR inserisci il codice OTP 482913.',
    },
    '482913',
  ],
  [
    'ru',
    'mail service',
    {
      subject: 'Вход в аккаунт',
      html: '<p>Здравствуйте!</p><p>Кто-то пытается войти в ваш аккаунт. Если это вы, введите цифры:</p><p style="font-size:30px">4829</p><p>Если это не вы, смените пароль.</p>',
    },
    '4829',
  ],
  [
    'pl',
    'shop',
    {
      subject: 'Dokończ rejestrację',
      html: '<p>Cześć! Został jeszcze jeden krok.</p><a href="https://sklep.test/a/8f2a91bc77de" style="background:#07f">Aktywuj konto</a>',
    },
    null,
    { url: 'https://sklep.test/a/8f2a91bc77de', kind: 'verify' },
  ],
  [
    'tr',
    'bank',
    {
      subject: 'Tek kullanımlık şifre',
      text: '250,00 TL tutarındaki işleminiz için şifreniz 482913. Bu şifreyi kimseyle paylaşmayınız. İşlem no: 118220',
    },
    '482913',
  ],
  [
    'ja',
    'bank',
    {
      subject: 'ワンタイムパスワードのご連絡',
      text: 'いつもご利用いただきありがとうございます。\n\nワンタイムパスワード\n482913\n\n有効期限：2026年5月12日 10時42分\nお問い合わせ：0120-482-913\n',
    },
    '482913',
  ],
  [
    'ja',
    'shop registration',
    {
      subject: '【重要】本登録のお願い',
      text: '仮登録ありがとうございます。\n下記のURLをクリックして、本登録を完了してください。\n\nhttps://mise.test/regist/8f2a91bc77de\n\n※24時間以内に手続きをお願いします。\n',
    },
    null,
    { url: 'https://mise.test/regist/8f2a91bc77de', kind: 'verify' },
  ],
  [
    'zh',
    'game',
    {
      subject: '账号安全提醒',
      html: '<p>亲爱的玩家：</p><p>您正在进行邮箱绑定操作，本次操作的验证码为：</p><div style="font-size:30px;color:#f60">482913</div><p>如非本人操作，请尽快修改密码。</p>',
    },
    '482913',
  ],
  [
    'zh',
    'bill',
    {
      subject: '信用卡账单',
      text: '您尾号4821的信用卡本期账单金额12480元，到期还款日2026年05月12日。客服热线95588。',
    },
    null,
  ],
  [
    'ko',
    'portal',
    {
      subject: '[예시] 이메일 인증',
      html: '<p>안녕하세요.</p><p>아래 번호를 인증 화면에 입력해 주세요.</p><strong style="font-size:24px">482913</strong><p>문의: 1588-1234</p>',
    },
    '482913',
  ],
  [
    'ar',
    'bank',
    {
      subject: 'عملية شراء',
      text: 'رمز الشراء لمرة واحدة هو ٤٨٢٩١٣ لمبلغ ١٢٥٠ ريال. لا تشارك الرمز مع أحد.',
    },
    '482913',
  ],
  [
    'hi',
    'bank',
    { subject: 'लेनदेन', text: '482913 आपके ₹1250 के लेनदेन का ओटीपी है। इसे किसी को न बताएं।' },
    '482913',
  ],
  [
    'vi',
    'wallet',
    {
      subject: 'Xác thực giao dịch',
      text: 'Ví Ví Dụ: 482913 là mã OTP để xác thực giao dịch 250.000đ. Tuyệt đối không cung cấp mã này cho bất kỳ ai.',
    },
    '482913',
  ],
  [
    'th',
    'shop',
    {
      subject: 'ยืนยันตัวตน',
      html: '<p>กรอกหมายเลขนี้เพื่อยืนยันตัวตนของคุณ</p><h1>482913</h1><p>หมายเลขนี้จะหมดอายุใน 5 นาที</p>',
    },
    '482913',
  ],
  [
    'eu',
    'portal',
    { subject: 'Zure egiaztapen-kodea', text: 'Kaixo,\n\nErabili kode hau saioa hasteko: 482913\n' },
    '482913',
  ],
  [
    'eu',
    'portal link',
    {
      subject: 'Berretsi zure helbide elektronikoa',
      html: '<p>Eskerrik asko izena emateagatik.</p><a href="https://adibidea.test/e/8f2a91bc77de" style="background:#07f">Egiaztatu helbidea</a>',
    },
    null,
    { url: 'https://adibidea.test/e/8f2a91bc77de', kind: 'verify' },
  ],
  [
    'cy',
    'portal',
    { subject: 'Eich cod diogelwch', text: 'Rhowch y cod 482913 i fewngofnodi. Mae’n ddilys am 10 munud.' },
    '482913',
  ],
  ['ga', 'portal', { subject: 'Do chód fíoraithe', text: 'Is é 482913 do chód fíoraithe.' }, '482913'],
  ['te', 'portal', { subject: 'మీ ధృవీకరణ కోడ్', text: 'లాగిన్ చేయడానికి మీ కోడ్ 482913.' }, '482913'],
  ['ml', 'portal', { subject: 'സ്ഥിരീകരണ കോഡ്', text: 'നിങ്ങളുടെ കോഡ്: 482913' }, '482913'],
  ['my', 'portal', { subject: 'အတည်ပြုကုဒ်', text: 'သင့်အတည်ပြုကုဒ်မှာ ၄၈၂၉၁၃ ဖြစ်ပါသည်။' }, '482913'],
  [
    'ne',
    'portal',
    { subject: 'तपाईंको प्रमाणीकरण कोड', text: 'तपाईंको कोड ४८२९१३ हो। कसैसँग साझा नगर्नुहोस्।' },
    '482913',
  ],
  [
    'uz',
    'portal',
    { subject: 'Tasdiqlash kodi', text: 'Kirish uchun kod: 482913. Uni hech kimga bermang.' },
    '482913',
  ],
  ['mk', 'portal', { subject: 'Код за потврда', text: 'Вашиот код е 482913.' }, '482913'],
  ['be', 'portal', { subject: 'Код пацвярджэння', text: 'Ваш код для ўваходу: 482913' }, '482913'],
];

export const services: Case[] = rows.map(([language, name, mail, code, link]) => ({
  id: `service/${language}/${name}`,
  language,
  mail,
  code,
  link: link ?? null,
  negative: code === null && link === undefined,
}));
