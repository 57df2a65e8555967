import { casesOf, type SubjectRow } from '../case.ts';

/** Mails written without a look at the rules, which got them right at once. */
const rows: SubjectRow[] = [
  [
    'en',
    {
      subject: 'Your Lumen login code is 661-204',
      html: '<h1 style="font-size:24px">Your login code for Lumen</h1><a href="https://lumen.test/auth/magic?token=9hG2kq0Zp7_mXw1r" style="background:#5e6ad2;padding:11px">Log in to Lumen</a><p>This link and code will only be valid for the next 5 minutes. If the link does not work, you can use the login verification code directly:</p><code style="font-family:monospace;font-weight:700;padding:1px 4px;background-color:#dfe1e4;letter-spacing:-0.3px;font-size:21px;border-radius:4px;color:#3c4149">661-204</code>',
    },
    '661204',
    { url: 'https://lumen.test/auth/magic?token=9hG2kq0Zp7_mXw1r', kind: 'login' },
  ],
  [
    'en',
    {
      subject: 'Your Brightpay verification code',
      html: '<p>We don\'t recognize the device you\'re signing in with. Enter this code within 10 minutes:</p><p style="font-size:28px;letter-spacing:7px">7 3 0 9 1 6</p><p>Device: Chrome 131 on Windows 10/11<br>IP: 203.0.113.77<br>Time: 14 Nov 2025, 18:42 UTC</p>',
    },
    '730916',
  ],
  [
    'en',
    {
      subject: 'Action needed: confirm your email',
      html: '<p>Welcome aboard! Your confirmation code is below — enter it in your open browser window and we\'ll help you get signed in.</p><div style="background:#f5f4f5;border-radius:4px;padding:43px 23px"><div style="text-align:center;font-size:30px">HTR-9QW</div></div><p>Questions about setting up? Email us at feedback@huddle.test</p>',
    },
    'HTR-9QW',
  ],
  [
    'en',
    {
      subject: 'Your access code for the patient portal',
      html: '<p>Dear patient,</p><p>to open your secure message please enter the one-time access code <b>TD4-88K-2</b>. The code can be used once.</p>',
    },
    'TD4-88K-2',
  ],
  [
    'en',
    {
      subject: 'Password reset code',
      html: '<p>You asked to reset your password. Your reset code:</p><p style="font-size:28px;letter-spacing:7px">a9f3-77bd</p><p>It expires at 16:45.</p>',
    },
    'a9f3-77bd',
  ],
  [
    'en',
    {
      subject: 'Verify your transaction',
      html: '<p>You are paying <b>$482.19</b> to Northwind Travel with your card ending in 8812.</p><p>One-time passcode: <b>910033</b></p><p>Never share this code. Our staff will not ask for it.</p>',
    },
    '910033',
  ],
  [
    'en',
    {
      subject: 'Verify it’s you',
      html: '<p>Your verification code:</p><p style="font-size:26px">Y Z 4 8 T M</p>',
    },
    'YZ48TM',
  ],
  [
    'en',
    {
      subject: 'Email verification',
      html: 'Your email verification PIN<br><br><font size="6" color="#c00">284710</font><br><br>Order of the day: 3 new listings in 10115 Berlin',
    },
    '284710',
  ],
  [
    'de',
    {
      subject: 'Ihr Zugangscode',
      html: '<p>Bitte geben Sie folgenden Sicherheitscode ein, um fortzufahren:</p><p><b>K4-77-ZT</b></p><p>Musterbank AG, Taunusanlage 12, 60325 Frankfurt, HRB 30 000</p>',
    },
    'K4-77-ZT',
  ],
  [
    'es',
    {
      subject: 'Clave dinámica',
      text: 'Tu clave dinámica para ingresar a la banca en línea es 583 114. Vigencia: 5 min. Línea de atención 01 800 912 3456.',
    },
    '583114',
  ],
  [
    'it',
    {
      subject: 'Codice OTP',
      text: "Gentile Cliente, il codice OTP per autorizzare l'operazione di 89,00 EUR e' 90417753. Non comunicarlo a nessuno.",
    },
    '90417753',
  ],
  [
    'da',
    {
      subject: 'Din engangskode',
      html: '<p>Brug koden <b>338-710</b> til at logge ind på din konto. Koden udløber om 10 minutter.</p>',
    },
    '338710',
  ],
  [
    'pl',
    {
      subject: 'Kod autoryzacyjny',
      text: 'Kod autoryzacyjny: 77 30 91. Operacja: przelew 540,00 PLN na rachunek 12...4410. Nie udostępniaj kodu nikomu.',
    },
    '773091',
  ],
  [
    'hr',
    {
      subject: 'Kod za potvrdu',
      html: '<p>Vaš kod za potvrdu e-mail adrese je <b>502 117</b>. Vrijedi 15 minuta.</p>',
    },
    '502117',
  ],
  [
    'ru',
    {
      subject: 'Код подтверждения',
      text: 'Здравствуйте!\n\nВы входите в личный кабинет. Код подтверждения: 4083. Никому его не сообщайте.\n\nЕсли это не вы, позвоните 8 800 555-00-00.',
    },
    '4083',
  ],
  [
    'hu',
    {
      subject: 'Belépési kód',
      html: '<p>Kedves Felhasználó!</p><p>Az egyszer használatos belépési kódod: <b>405 981</b></p>',
    },
    '405981',
  ],
  [
    'kk',
    { subject: 'Растау коды', html: '<p>Сіздің растау кодыңыз: <b>880 341</b>. Оны ешкімге айтпаңыз.</p>' },
    '880341',
  ],
  [
    'fa',
    {
      subject: 'کد تأیید شما',
      html: '<div dir="rtl"><p>کاربر گرامی، کد ورود شما به حساب کاربری:</p><h2>۷۳۹۴۰۲</h2><p>این کد تا ۲ دقیقه معتبر است.</p></div>',
    },
    '739402',
  ],
  [
    'ta',
    { subject: 'உங்கள் சரிபார்ப்புக் குறியீடு', html: '<p>உள்நுழைய இந்தக் குறியீட்டை உள்ளிடவும்: <b>294 105</b></p>' },
    '294105',
  ],
  [
    'th',
    {
      subject: 'รหัสยืนยันของคุณ',
      html: '<p>กรุณากรอกรหัส OTP เพื่อเข้าสู่ระบบ</p><p style="font-size:28px;letter-spacing:7px">482013</p><p>(Ref: XKQT) รหัสมีอายุ 5 นาที</p>',
    },
    '482013',
  ],
  [
    'fil',
    {
      subject: 'Ang iyong verification code',
      html: '<p>Kumusta! Ilagay ang code na ito para mag-log in: <b>750 288</b></p>',
    },
    '750288',
  ],
  [
    'zh',
    {
      subject: '【云帆】邮箱验证码',
      html: '<p>您好！您正在登录云帆账号，验证码为：</p><p style="font-size:24px;color:#f60">773106</p><p>5分钟内有效，请勿泄露给他人。客服热线 400-820-8820</p>',
    },
    '773106',
  ],
  [
    'lt',
    {
      subject: 'Patvirtinimo kodas',
      html: '<p>Sveiki, jūsų vienkartinis prisijungimo kodas: <b>208 993</b></p>',
    },
    '208993',
  ],
  [
    'ca',
    {
      subject: 'El teu codi de verificació',
      html: '<p>Introdueix aquest codi per iniciar la sessió:</p><p style="font-size:28px;letter-spacing:7px">640 218</p>',
    },
    '640218',
  ],
  ['am', { subject: 'የማረጋገጫ ኮድዎ', html: '<p>ለመግባት ይህን ኮድ ያስገቡ፦ <b>660 914</b></p>' }, '660914'],
  [
    'gl',
    {
      subject: 'O teu código de verificación',
      html: '<p>Introduce o código <b>290 664</b> para iniciar sesión na túa conta.</p>',
    },
    '290664',
  ],
  [
    'en',
    {
      subject: 'Ida Holm invited you to Lumen',
      html: '<p><b>Ida Holm</b> (ida@holm.test) has invited you to join the workspace <b>Holm Studio</b>.</p><a href="https://lumen.test/join/1f0b7e22a9c94d" style="background:#5e6ad2;padding:11px">Join workspace</a><p>Invitation expires on Nov 21, 2025.</p>',
    },
    null,
    { url: 'https://lumen.test/join/1f0b7e22a9c94d', kind: 'invite' },
  ],
  [
    'en',
    {
      subject: 'You’ve been added to Fjord HR',
      html: '<p>Your manager Per Lund invited you to Fjord HR. Set up a password to get started.</p><a style="background:#111;color:#fff" href="https://fjord.test/welcome/set-password/Zk31-uL0aa92">Set up password</a>',
    },
    null,
    { url: 'https://fjord.test/welcome/set-password/Zk31-uL0aa92', kind: 'invite' },
  ],
  [
    'de',
    {
      subject: 'Bitte bestätige deine E-Mail-Adresse',
      html: '<p>Schön, dass du da bist! Nur noch ein Klick.</p><a style="background:#111;color:#fff" href="https://garten.test/doi?h=5d41402abc4b2a76b9719d911017c592">Ja, ich möchte den Newsletter</a><p>Ohne Bestätigung erhältst du keine weiteren Mails.</p>',
    },
    null,
    { url: 'https://garten.test/doi?h=5d41402abc4b2a76b9719d911017c592', kind: 'verify' },
  ],
  [
    'es',
    {
      subject: 'Restablece tu contraseña',
      html: '<p>Recibimos una solicitud para restablecer tu contraseña.</p><a style="background:#111;color:#fff" href="https://tienda.test/clave/restablecer/TK99x7Qm">Crear nueva contraseña</a>',
    },
    null,
    { url: 'https://tienda.test/clave/restablecer/TK99x7Qm', kind: 'reset' },
  ],
  [
    'nl',
    {
      subject: 'Je bent uitgenodigd voor Werkplek',
      html: '<p>Sanne de Wit nodigt je uit om lid te worden van het team Ontwerp.</p><a style="background:#111;color:#fff" href="https://werkplek.test/uitnodiging/0c9f2a7b11">Uitnodiging accepteren</a>',
    },
    null,
    { url: 'https://werkplek.test/uitnodiging/0c9f2a7b11', kind: 'invite' },
  ],
  [
    'uk',
    {
      subject: 'Відновлення пароля',
      html: '<p>Щоб встановити новий пароль, натисніть кнопку.</p><a style="background:#111;color:#fff" href="https://kram.test/pass/new/Lm3Qx90aZ">Встановити пароль</a>',
    },
    null,
    { url: 'https://kram.test/pass/new/Lm3Qx90aZ', kind: 'reset' },
  ],
  [
    'ja',
    {
      subject: 'メールアドレスの確認',
      html: '<p>ご登録ありがとうございます。下のボタンを押してメールアドレスを確認してください。</p><a style="background:#111;color:#fff" href="https://mise.test/register/verify?key=c81e728d9d4c2f63">メールアドレスを確認する</a>',
    },
    null,
    { url: 'https://mise.test/register/verify?key=c81e728d9d4c2f63', kind: 'verify' },
  ],
  [
    'vi',
    {
      subject: 'Đặt lại mật khẩu',
      html: '<p>Nhấn vào nút bên dưới để tạo mật khẩu mới.</p><a style="background:#111;color:#fff" href="https://cuahang.test/mat-khau/dat-lai/1679091c5a">Đặt lại mật khẩu</a>',
    },
    null,
    { url: 'https://cuahang.test/mat-khau/dat-lai/1679091c5a', kind: 'reset' },
  ],
  [
    'hu',
    {
      subject: 'Erősítsd meg az e-mail címed',
      html: '<p>Már csak egy lépés van hátra.</p><a style="background:#111;color:#fff" href="https://bolt.test/megerosites/d3d9446802a4">Megerősítem</a>',
    },
    null,
    { url: 'https://bolt.test/megerosites/d3d9446802a4', kind: 'verify' },
  ],
  [
    'da',
    {
      subject: 'Bekræft din tilmelding',
      html: '<p>Tak for din interesse. Klik for at bekræfte din tilmelding til nyhedsbrevet.</p><a style="background:#111;color:#fff" href="https://avis.test/bekraeft/aab3238922bc">Bekræft tilmelding</a>',
    },
    null,
    { url: 'https://avis.test/bekraeft/aab3238922bc', kind: 'verify' },
  ],
  [
    'en',
    {
      subject: 'Your one-time passcode',
      html: '<p>Here\'s your one-time passcode (OTP):</p><p><font size="6">4 4 0 1 9 7</font></p><p>For your security, this passcode expires in 15 minutes. If you didn\'t request this, call 1-800-555-0142.</p>',
    },
    '440197',
  ],
  [
    'en',
    {
      subject: 'Verify your e-mail',
      html: '<dl><dt>Verification code</dt><dd>3f9a1c</dd><dt>Valid until</dt><dd>2026-02-11 10:41</dd></dl>',
    },
    '3f9a1c',
  ],
  [
    'en',
    {
      subject: 'Your Kestrel code',
      text: 'Your code: 557 018\n\nKestrel GmbH, Lindenstrasse 44, 10969 Berlin',
      html: '<p>Your code:</p><p><span style="font-size:36px">557 018</span></p>',
    },
    '557018',
  ],
  [
    'fr',
    {
      subject: 'Code de vérification Docto',
      text: 'Bonjour,\n\n604381 est votre code de vérification Docto. Il est valable 10 minutes.\n\nUn doute ? Appelez le 01 83 35 53 58.',
    },
    '604381',
  ],
  [
    'fi',
    {
      subject: 'Kirjaudu sisään',
      html: '<p>Kertakäyttökoodisi kirjautumiseen on <b>338 019</b>. Älä kerro koodia muille.</p>',
    },
    '338019',
  ],
  ['ru', { subject: 'Код: 55190', text: '55190 — код для входа в приложение. Не говорите код!' }, '55190'],
  [
    'ar',
    {
      subject: 'تسجيل الدخول',
      html: '<div dir="rtl"><p>استخدم الرمز التالي لتسجيل الدخول:</p><h1>557 120</h1><p>لا تشاركه مع أحد</p></div>',
    },
    '557120',
  ],
  [
    'zh',
    {
      subject: '邮箱验证',
      html: '<p>尊敬的用户：</p><p>您本次操作的验证码是<b>482910</b>，请在30分钟内完成验证。</p><p>工单编号：20260211004471</p>',
    },
    '482910',
  ],
  [
    'lt',
    { subject: 'Prisijungimas', html: '<p>Įveskite šį kodą prisijungimo lange: <b>330 714</b></p>' },
    '330714',
  ],
  [
    'en',
    {
      subject: 'Parental approval code',
      html: '<p>Mika (born 2014) wants to create an account. If you agree, give them this approval code: <b>6618</b>.</p>',
    },
    '6618',
  ],
  [
    'en',
    {
      subject: 'Secure link to log in to Brook | 2026-02-11 09:41:07',
      html: '<p>Let\'s get you signed in</p><p><a href="https://brook.test/magic-link#8f2a7bc1e0d94c33:azNqOEBtYXlmbHk">Sign in to Brook</a></p><p>This link can be used once.</p>',
    },
    null,
    { url: 'https://brook.test/magic-link#8f2a7bc1e0d94c33:azNqOEBtYXlmbHk', kind: 'login' },
  ],
  [
    'en',
    {
      subject: 'You’re invited to test Finch 3',
      html: '<p>Kestrel GmbH has invited you to test Finch 3.</p><p><a href="https://testflight.test/v1/invite/2f1d88c0aa?ct=QK7">Start testing</a></p>',
    },
    null,
    { url: 'https://testflight.test/v1/invite/2f1d88c0aa?ct=QK7', kind: 'invite' },
  ],
  [
    'de',
    {
      subject: 'Einladung zum Projekt „Umbau“',
      html: '<p>Frau Brandt hat Sie zur Zusammenarbeit eingeladen.</p><table bgcolor="#4a90e2"><tr><td><a href="https://plan.amsel.test/e/5f1c88a0">Einladung annehmen</a></td></tr></table>',
    },
    null,
    { url: 'https://plan.amsel.test/e/5f1c88a0', kind: 'invite' },
  ],
  [
    'es',
    {
      subject: 'Confirma tu suscripción',
      html: '<p>Un clic y listo.</p><table bgcolor="#4a90e2"><tr><td><a href="https://mirlo.test/s/ok/8a7f20">Sí, quiero suscribirme</a></td></tr></table>',
    },
    null,
    { url: 'https://mirlo.test/s/ok/8a7f20', kind: 'verify' },
  ],
  [
    'nl',
    {
      subject: 'Wachtwoord vergeten',
      html: '<p>Klik op de knop om een nieuw wachtwoord in te stellen.</p><table bgcolor="#4a90e2"><tr><td><a href="https://merel.test/w/77ac10fe">Nieuw wachtwoord instellen</a></td></tr></table>',
    },
    null,
    { url: 'https://merel.test/w/77ac10fe', kind: 'reset' },
  ],
  [
    'ru',
    {
      subject: 'Ссылка для входа',
      html: '<p>Нажмите, чтобы войти без пароля. Ссылка одноразовая.</p><table bgcolor="#4a90e2"><tr><td><a href="https://drozd.test/l/77ac9210fe">Войти</a></td></tr></table>',
    },
    null,
    { url: 'https://drozd.test/l/77ac9210fe', kind: 'login' },
  ],
  [
    'ja',
    {
      subject: 'チームへの招待',
      html: '<p>佐藤さんがあなたを「設計」チームに招待しています。</p><p><a href="https://tsugumi.test/j/fe92ac1077">参加する</a></p>',
    },
    null,
    { url: 'https://tsugumi.test/j/fe92ac1077', kind: 'invite' },
  ],
  [
    'hi',
    {
      subject: 'अपना ईमेल सत्यापित करें',
      html: '<p>पंजीकरण पूरा करने के लिए बटन दबाएँ।</p><table bgcolor="#4a90e2"><tr><td><a href="https://maina.test/v/ac10fe92">ईमेल सत्यापित करें</a></td></tr></table>',
    },
    null,
    { url: 'https://maina.test/v/ac10fe92', kind: 'verify' },
  ],
  [
    'da',
    {
      subject: 'Nulstil din adgangskode',
      html: '<p>Klik herunder.</p><table bgcolor="#4a90e2"><tr><td><a href="https://solsort.test/n/fe9210ac">Vælg ny adgangskode</a></td></tr></table>',
    },
    null,
    { url: 'https://solsort.test/n/fe9210ac', kind: 'reset' },
  ],
  [
    'fr',
    {
      subject: 'Votre code confidentiel',
      text: 'Bonjour Camille,\n\nVotre code confidentiel à 8 caractères : kd7Rt2Qm\nIl vous sera demandé lors de votre première connexion.',
    },
    'kd7Rt2Qm',
  ],
  [
    'nl',
    {
      subject: 'Bevestig dat jij het bent',
      html: '<p>Gebruik dit getal om te bevestigen dat jij het bent:</p><h2>7703</h2>',
    },
    '7703',
  ],
  ['fi', { subject: 'Havn-tunnus', text: 'Kertakäyttöinen tunnuksesi: 70 41 93 (voimassa 3 min)' }, '704193'],
  [
    'hu',
    {
      subject: 'Megerősítő kód',
      html: '<p>Szia!</p><p>Itt a kódod: <b>30-91-77</b></p><p>Ne add meg senkinek!</p>',
    },
    '309177',
  ],
  ['bg', { subject: 'Код за потвърждение на имейл', html: '<p>Кодът Ви е: <b>2291</b></p>' }, '2291'],
  [
    'ar',
    {
      subject: 'كود التفعيل',
      html: '<div dir="rtl"><p>كود تفعيل حسابك: <b>90 14 77</b></p><p>ينتهي خلال خمس دقائق.</p></div>',
    },
    '901477',
  ],
  ['pa', { subject: 'ਤੁਹਾਡਾ ਕੋਡ', html: '<p>ਲਾਗਇਨ ਕਰਨ ਲਈ ਇਹ ਕੋਡ ਦਰਜ ਕਰੋ: <b>338 117</b></p>' }, '338117'],
  ['si', { subject: 'ඔබේ සත්‍යාපන කේතය', html: '<p>ඔබේ කේතය <b>201 884</b> වේ.</p>' }, '201884'],
  [
    'zh',
    { subject: '登录保护', html: '<p>您正在新设备上登录，动态口令：<b>306 192</b>（3分钟内有效）</p>' },
    '306192',
  ],
  [
    'th',
    {
      subject: 'ยืนยันตัวตน',
      html: '<p>รหัสผ่านครั้งเดียว (OTP)</p><p style="font-size:26px">66 10 42</p><p>Ref. Code : HBQW</p>',
    },
    '661042',
  ],
  ['hy', { subject: 'Մեկանգամյա կոդ', html: '<p>Ձեր մեկանգամյա կոդն է՝ <b>90 33 18</b></p>' }, '903318'],
  [
    'lt',
    { subject: 'Vienkartinis kodas', html: '<p>Jūsų kodas: <b>3381</b>. Niekam jo neatskleiskite.</p>' },
    '3381',
  ],
  ['mt', { subject: 'Kodiċi ta’ verifika', html: '<p>Il-kodiċi tiegħek huwa <b>904 331</b>.</p>' }, '904331'],
  [
    'en',
    {
      subject: 'Tern login',
      text: 'Hello!\r\n\r\nYour login code is 0 4 4 - 7 1 8.\r\n\r\n-- \r\nTern, 44 Harbour Rd, Leith EH6 6JJ',
    },
    '044718',
  ],
  [
    'en',
    {
      subject: 'Your device activation',
      html: '<p>On your TV you see a screen asking for a code. Enter <b>FJ7Q2</b> there.</p>',
    },
    'FJ7Q2',
  ],
  [
    'en',
    {
      subject: 'Alder: confirm sign-up',
      text: 'Thanks for signing up!\n\n  Confirm: https://alder.test/c/9aK2mQ1rTz\n  Not you: https://alder.test/n/9aK2mQ1rTz\n',
    },
    null,
    { url: 'https://alder.test/c/9aK2mQ1rTz', kind: 'verify' },
  ],
  [
    'en',
    {
      subject: 'Your account is locked',
      html: '<p>Too many wrong passwords. Use the button to unlock it again.</p><table bgcolor="#4a90e2"><tr><td><a href="https://alder.test/u/9aK2mQ1rTz">Unlock account</a></td></tr></table>',
    },
    null,
    { url: 'https://alder.test/u/9aK2mQ1rTz', kind: 'verify' },
  ],
  [
    'fr',
    {
      subject: 'Oubli de mot de passe',
      html: '<p>Cliquez pour en créer un nouveau.</p><table bgcolor="#4a90e2"><tr><td><a href="https://aulne.test/m/9aK2mQ1rTz">Créer un nouveau mot de passe</a></td></tr></table>',
    },
    null,
    { url: 'https://aulne.test/m/9aK2mQ1rTz', kind: 'reset' },
  ],
  [
    'nl',
    {
      subject: 'Bevestig je aanmelding',
      html: '<p>Nog één klik en je ontvangt onze nieuwsbrief.</p><table bgcolor="#4a90e2"><tr><td><a href="https://els.test/b/9aK2mQ1rTz">Ja, ik meld me aan</a></td></tr></table>',
    },
    null,
    { url: 'https://els.test/b/9aK2mQ1rTz', kind: 'verify' },
  ],
  [
    'pl',
    {
      subject: 'Link do zmiany hasła',
      html: '<p>Kliknij, aby ustawić nowe hasło.</p><table bgcolor="#4a90e2"><tr><td><a href="https://olcha.test/h/9aK2mQ1rTz">Ustaw hasło</a></td></tr></table>',
    },
    null,
    { url: 'https://olcha.test/h/9aK2mQ1rTz', kind: 'reset' },
  ],
  [
    'el',
    {
      subject: 'Πρόσκληση',
      html: '<p>Η Ελένη σας προσκάλεσε στην ομάδα της.</p><table bgcolor="#4a90e2"><tr><td><a href="https://skl.test/p/9aK2mQ1rTz">Αποδοχή πρόσκλησης</a></td></tr></table>',
    },
    null,
    { url: 'https://skl.test/p/9aK2mQ1rTz', kind: 'invite' },
  ],
  [
    'ja',
    {
      subject: 'ログイン用リンク',
      html: '<p>パスワードなしでログインできます。</p><p><a href="https://hannoki.test/l/9aK2mQ1rTz">ログインする</a></p>',
    },
    null,
    { url: 'https://hannoki.test/l/9aK2mQ1rTz', kind: 'login' },
  ],
  [
    'vi',
    {
      subject: 'Liên kết đăng nhập',
      html: '<p>Liên kết chỉ dùng được một lần.</p><table bgcolor="#4a90e2"><tr><td><a href="https://tong.test/d/9aK2mQ1rTz">Đăng nhập</a></td></tr></table>',
    },
    null,
    { url: 'https://tong.test/d/9aK2mQ1rTz', kind: 'login' },
  ],
  [
    'en',
    {
      subject: 'Complete your sign-in',
      html: '<p>Your code is:</p><code style="font-family:monospace;font-weight:700;padding:1px 4px;background-color:#dfe1e4;letter-spacing:-0.3px;font-size:21px;border-radius:4px;color:#3c4149">BCDF-GHJK</code><p>Requested from Chrome on macOS, Bergen, Norway</p>',
    },
    'BCDF-GHJK',
  ],
  [
    'en',
    {
      subject: 'Your new device',
      text: 'Hi Jo,\n\nwe want to be sure that it is you. Here is the number to type in: 30918.\n\nThe Quill team\n+46 8 447 18 82',
    },
    '30918',
  ],
  [
    'es',
    {
      subject: 'Código para continuar',
      html: '<p>Hola Lucía:</p><p>Este es el código que necesitas para continuar:</p><div style="text-align:center"><span style="display:inline-block;border:1px solid #ddd">7</span>\n<span style="display:inline-block;border:1px solid #ddd">3</span>\n<span style="display:inline-block;border:1px solid #ddd">0</span>\n<span style="display:inline-block;border:1px solid #ddd">1</span>\n<span style="display:inline-block;border:1px solid #ddd">9</span>\n<span style="display:inline-block;border:1px solid #ddd">4</span></div><p>Si no has sido tú, cambia tu contraseña.</p>',
    },
    '730194',
  ],
  [
    'nl',
    {
      subject: 'Inloggen bij Quill',
      html: '<p>Kopieer deze code:</p><p style="font-size:24px">V4-TT-91</p><p>en plak hem in het inlogscherm.</p>',
    },
    'V4-TT-91',
  ],
  [
    'cs',
    {
      subject: 'Ověření e-mailu',
      html: '<p>Opište prosím tento kód do aplikace:</p><p style="font-size:28px;letter-spacing:7px">3 0 7 7 1</p>',
    },
    '30771',
  ],
  ['sr', { subject: 'Потврда пријаве', html: '<p>Ваш једнократни код: <b>770 281</b></p>' }, '770281'],
  ['he', { subject: 'אימות דו-שלבי', html: '<div dir="rtl"><p>קוד האימות: 4 8 2 0 1 1</p></div>' }, '482011'],
  [
    'zh',
    {
      subject: '安全提醒',
      html: '<p>您的账号正在绑定新手机，校验码 <span style="color:red">55 82 01</span>，打死都不要告诉别人！</p>',
    },
    '558201',
  ],
  [
    'id',
    {
      subject: 'Verifikasi login',
      html: '<p>Ini dia kodenya: <b>4 4 1 8 2 0</b>. Jangan kasih tahu siapa-siapa ya!</p>',
    },
    '441820',
  ],
  ['am', { subject: 'የመግቢያ ኮድ', html: '<p>ኮድዎ፦ <b>71 82 04</b></p>' }, '718204'],
  [
    'en',
    {
      subject: 'Mika wants to share a folder with you',
      html: '<p>Mika invited you to the folder “Taxes 2025”.</p><p><a href="https://quill.test/f/accept/c9x7f1c4e20ab">Accept invitation</a> or <a href="https://quill.test/f/decline/c9x7f1c4e20ab">decline</a></p>',
    },
    null,
    { url: 'https://quill.test/f/accept/c9x7f1c4e20ab', kind: 'invite' },
  ],
  [
    'en',
    {
      subject: 'Invitation to the supplier portal',
      html: '<p>Dear supplier,</p><p>Northwind Ltd. has invited you to register in the supplier portal.</p><p><a href="https://sup.northwind.test/reg?inv=c9x7f1c4e20ab">Register now</a></p><p>Kind regards</p>',
    },
    null,
    { url: 'https://sup.northwind.test/reg?inv=c9x7f1c4e20ab', kind: 'invite' },
  ],
  [
    'fr',
    {
      subject: 'Activez votre compte',
      html: '<p>Bienvenue chez Plume.</p><table bgcolor="#4a90e2"><tr><td><a href="https://plume.test/a/c9x7f1c4e20ab">Activer</a></td></tr></table>',
    },
    null,
    { url: 'https://plume.test/a/c9x7f1c4e20ab', kind: 'verify' },
  ],
  [
    'nl',
    {
      subject: 'Activeer je account',
      html: '<p>Welkom! Nog even activeren.</p><table bgcolor="#4a90e2"><tr><td><a href="https://veer.test/a/c9x7f1c4e20ab">Account activeren</a></td></tr></table>',
    },
    null,
    { url: 'https://veer.test/a/c9x7f1c4e20ab', kind: 'verify' },
  ],
  [
    'cs',
    {
      subject: 'Pozvánka do týmu',
      html: '<p>Eva vás zve do týmu Stavba.</p><table bgcolor="#4a90e2"><tr><td><a href="https://pero-cz.test/t/c9x7f1c4e20ab">Přijmout pozvánku</a></td></tr></table>',
    },
    null,
    { url: 'https://pero-cz.test/t/c9x7f1c4e20ab', kind: 'invite' },
  ],
  [
    'zh',
    {
      subject: '请确认您的邮箱',
      html: '<p>点击按钮完成注册。</p><p><a href="https://yumao.test/q/c9x7f1c4e20ab" style="background:#06c;color:#fff">确认邮箱</a></p>',
    },
    null,
    { url: 'https://yumao.test/q/c9x7f1c4e20ab', kind: 'verify' },
  ],
];

export const everyday = casesOf('everyday', rows);
