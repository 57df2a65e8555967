import { type Case, type CaseRow, caseOf } from '../case.ts';

/** Mails that readers tried the extraction with, and that it got wrong at first. */
const rows: CaseRow[] = [
  ['minutes after a full-width comma', { subject: '通知', text: '验证码：639027，5分钟内有效。' }, '639027'],
  ['minutes after a plain comma', { subject: '通知', text: '您的动态码为639027,10分钟内有效' }, '639027'],
  ['hours after a full-width comma', { subject: '您好', text: '確認碼 639027，24小時內有效' }, '639027'],
  [
    'street number in the footer',
    {
      subject: 'Sign in to Northfold',
      text: 'Use 583201 to finish signing in to Northfold.\n\nNorthfold Ltd, 4410 Harbour Road',
    },
    '583201',
  ],
  [
    'street number under a line',
    { subject: 'Log in', text: 'Type 583201 to log in to ACME.\n\n--\nACME Inc., 5500 Main Street' },
    '583201',
  ],
  [
    'survey about codes',
    {
      subject: 'News',
      text: 'We asked 18244 people about verification codes. 4102 said they hate them.',
    },
    null,
  ],
  [
    'article about codes',
    { subject: 'Weekly', text: 'Login codes are phished daily. Last year 733219 accounts were lost.' },
    null,
  ],
  ['confirmation code with letters', { subject: 'Bloggo', text: 'Your confirmation code: HX49TQ' }, 'HX49TQ'],
  [
    'confirmation code in the subject',
    { subject: 'Your Bloggo confirmation code: HX4-9TQ', text: 'Welcome to Bloggo' },
    'HX4-9TQ',
  ],
  [
    'confirmation code of a booking',
    { subject: 'Your reservation', text: 'Your confirmation code: HX49TQ. See you at the hotel.' },
    null,
  ],
  [
    'confirmation code of an order',
    { subject: 'Order shipped', text: 'Thanks for your order. Confirmation code: HX49TQ' },
    null,
  ],
  [
    'short token',
    {
      subject: 'Reset your password',
      html: '<a href="https://acme.test/r/9KsL20dm">Reset password</a>',
    },
    null,
    { url: 'https://acme.test/r/9KsL20dm', kind: 'reset' },
  ],
  [
    'unsubscribe address with another label',
    {
      subject: 'Confirm',
      html: '<a href="https://acme.test/x?t=a8s7d6f8a7s6">Confirm your email</a>',
      listUnsubscribe: '<https://acme.test/x?t=a8s7d6f8a7s6>',
    },
    null,
  ],
  ['struck code', { subject: 'Code', html: '<p>Old code <s>111111</s>, new code 123456</p>' }, '123456'],
  [
    'line break in an address',
    {
      subject: 'Confirm your email',
      html: '<a href="https://acme&#9;.test/verify?token=abcdefgh12">Confirm your email</a>',
    },
    null,
  ],
  [
    'card payment',
    { subject: 'Your receipt', text: 'Authorization code: 083127\nTotal: 12.50 EUR\nCard ending 4411' },
    null,
  ],
  [
    'number in a sentence, word in the subject',
    {
      subject: 'Tu código de acceso',
      text: 'Hola Lucía:\n\nUsa 90 81 44 para entrar en tu cuenta de Verde.',
    },
    '908144',
  ],
  [
    'address named beside the code',
    {
      subject: 'Bekreft e-postadressen din',
      html: '<p>Skriv inn koden under for å bekrefte e-postadressen din.</p><p style="font-size:30px">94150</p>',
    },
    '94150',
  ],
  [
    'reference beside the label',
    {
      subject: 'รหัสยืนยันของคุณ',
      html: '<p>กรุณากรอกรหัส OTP ด้านล่างเพื่อยืนยันตัวตน (Ref: XKPQ)</p><div style="font-size:32px">517746</div>',
    },
    '517746',
  ],
  [
    'approval code of a payment',
    {
      subject: 'Receipt from Brew Bros',
      html: '<table><tr><td>Receipt number</td><td>2210-4491</td></tr><tr><td>Auth code</td><td>083112</td></tr></table>',
    },
    null,
  ],
  [
    'example of a code',
    {
      subject: 'Never share your codes',
      text: 'Fraudsters may ask for the 6-digit code we send you. We will never ask for a code such as 123456.',
    },
    null,
  ],
  [
    'lottery',
    {
      subject: 'CONGRATULATIONS',
      text: 'You won the lottery. Contact us with your secret code 77120 to claim.',
    },
    null,
  ],
  [
    'exit code',
    { subject: '[CI] Build 20418 failed', text: 'Build #20418 on main failed. Exit code 137.' },
    null,
  ],
  [
    'very short token behind an address',
    {
      subject: 'Bevestig je e-mailadres',
      text: 'Klik op de link om je e-mailadres te bevestigen:\nhttps://acme.test/bevestig/0f9a8b',
    },
    null,
    { url: 'https://acme.test/bevestig/0f9a8b', kind: 'verify' },
  ],
  [
    'very short token behind a button that says yes',
    {
      subject: 'Confirmez votre inscription à la newsletter',
      html: '<p>Plus qu’une étape !</p><a href="https://acme.test/optin/confirm/77c1" style="display:inline-block;padding:12px;background:#06f">Oui, je m’abonne</a>',
    },
    null,
    { url: 'https://acme.test/optin/confirm/77c1', kind: 'verify' },
  ],
  [
    'very short token that logs in',
    {
      subject: 'Sign in to Monday Club',
      html: '<p>Click the link below to sign in.</p><p><a href="https://acme.test/a/1f8e22c0">Sign in to Monday Club</a></p>',
    },
    null,
    { url: 'https://acme.test/a/1f8e22c0', kind: 'login' },
  ],
  [
    'password of an account that somebody made',
    {
      subject: 'Welcome to Acme Payroll',
      html: '<p>Dana Cole set up an account for you.</p><p><a href="https://acme.test/setup?tok=77a81">Set your password</a></p>',
    },
    null,
    { url: 'https://acme.test/setup?tok=77a81', kind: 'invite' },
  ],
  [
    'ticket about codes',
    {
      subject: '[Ticket 583021] Verification code not arriving',
      text: 'You wrote: "I do not get the verification code."\n\nhttps://click.acme.test/ls/click?upn=u001.1h3u4apZqabquu2v',
    },
    null,
  ],
  [
    'digits instead of a code',
    {
      subject: 'ログイン確認',
      html: '<p>本人確認のため、画面に下記の6桁の数字を入力してください。</p><p style="font-size:24px">027 884</p><p>受付番号：A-20418</p>',
    },
    '027884',
  ],
  [
    'number to approve a payment',
    {
      subject: 'Zahlung freigeben',
      text: 'Bitte bestätigen Sie die Zahlung über 79,99 EUR mit der Freigabenummer 551 208.\nKarte: **** 9921',
    },
    '551208',
  ],
  [
    'check code of a receipt',
    { subject: 'Kvitto', text: 'Kvitto nr 449182\nKortköp 12,00 kr\nKontrollkod: 88213' },
    null,
  ],
  [
    'authorisation of an invoice',
    {
      subject: 'Factura electrónica',
      text: 'Factura F001-448120, código de autorización 4401182, total $ 99.00',
    },
    null,
  ],
  [
    'quoted mail',
    {
      subject: 'Security news',
      text: 'Beware: "Your code is 123456" mails are everywhere. Learn about passwords.',
    },
    null,
  ],
  [
    'what "here" is for stands behind it',
    {
      subject: 'Account activation',
      html: '<p>Click <a href="https://acme.test/c/a81Zq7d6f8a7">here</a> to activate your account.<br>Click <a href="https://acme.test/c/b92Zq7d6f8a7">here</a> to visit our shop.</p>',
    },
    null,
    { url: 'https://acme.test/c/a81Zq7d6f8a7', kind: 'verify' },
  ],
  [
    'account without a password',
    {
      subject: 'Your secure link',
      text: 'Use this link to get into your account without a password:\nhttps://acme.test/s/9ab1',
    },
    null,
    { url: 'https://acme.test/s/9ab1', kind: 'login' },
  ],
  [
    'meeting that somebody invites to',
    {
      subject: 'Meeting invitation',
      text: 'Ines is inviting you to a scheduled meeting.\n\nJoin: https://meet.test/j/84120099112?pwd=a1',
    },
    null,
  ],
  [
    'pair of letter groups',
    {
      subject: 'Your login link',
      html: '<p>If the link does not work, use the login verification code:</p><code>hcuaw-kzqpf</code>',
    },
    'hcuaw-kzqpf',
  ],
  [
    'passcode of a meeting',
    { subject: 'Reminder: standup', text: 'Daily standup 09:15. Meeting ID 812 4471 9021, passcode 220418.' },
    null,
  ],
  [
    'link for those who did not change the password',
    {
      subject: 'Security alert: password changed',
      html: '<p>Your password was changed. If this wasn\'t you, <a href="https://acme.test/recover?u=71">recover your account</a>.</p>',
    },
    null,
  ],
  [
    'number of a booking, in its subject too',
    {
      subject: 'Booking confirmed: HMZ4K8QP3T',
      html: '<h1>Reservation confirmed</h1><p>Confirmation code</p><p style="font-size:24px"><b>HMZ4K8QP3T</b></p><p>Check-in: Fri, Sep 18</p>',
    },
    null,
  ],
  [
    'PIN for a driver',
    {
      subject: 'Delivery today 14:10 to 16:10',
      text: 'Your parcel arrives today. The driver will ask for your delivery PIN 4471.',
    },
    null,
  ],
  [
    'no word for a code, but for the reason',
    { subject: 'Confirm it’s you', html: '<p>To confirm it’s you, type <b>71-30-22</b> in the box.</p>' },
    '713022',
  ],
  [
    'letter groups after a sentence with a colon',
    {
      subject: 'Passwordless sign-in',
      html: '<p>Enter this code now: <code>WZPK-RNTD</code></p><p>It is valid for 5 minutes.</p>',
    },
    'WZPK-RNTD',
  ],
  [
    'four spelled-out digits that the subject calls a code',
    { subject: 'Your code', html: '<p>Type <b>5 5 0 9</b> to verify your address.</p>' },
    '5509',
  ],
  [
    'sixteen letters in their own line',
    {
      subject: 'Change of password for kestrel.test',
      text: 'Open this page to choose a new password:\nhttps://kestrel.test/pw/new?c=wQzRtBnLxKfHdMpV\n\nOr type this reset code into the form:\nwQzRtBnLxKfHdMpV',
    },
    'wQzRtBnLxKfHdMpV',
    { url: 'https://kestrel.test/pw/new?c=wQzRtBnLxKfHdMpV', kind: 'reset' },
  ],
  [
    'name of a program under a sentence about codes',
    {
      subject: 'Your verification code',
      text: 'Never give your verification code to anybody. This mail was sent by:\nHarbourDIGEST',
    },
    null,
  ],
  [
    'arrow behind an address',
    {
      subject: 'Confirm your address',
      text: 'Confirm it here: https://kestrel.test/confirm?t=9fQx27LmPq01→ then you are done.',
    },
    null,
    { url: 'https://kestrel.test/confirm?t=9fQx27LmPq01', kind: 'verify' },
  ],
  [
    'number of an article in an order',
    {
      subject: 'Confirmation',
      html: '<table><tr><td>Walnut stool</td><td>70318</td><td>2</td><td>$84.00</td></tr></table><p>We confirm your purchase with this mail.</p>',
    },
    null,
  ],
  [
    'PIN of a reservation beside a passcode',
    {
      subject: 'Hotel Almond: your one-time passcode',
      text: 'Your passcode: K7W3PZ\nUse it within 15 minutes.\nYour reservation 5580217743 with PIN 6034 stays as it is.',
    },
    'K7W3PZ',
  ],
  [
    'booking below a code',
    {
      subject: 'Your confirmation code',
      html: '<p>Please enter this code to confirm your new address:</p><p><b>48120733</b></p><p>Your booking QX81LM stays as it is.</p>',
    },
    '48120733',
  ],
  [
    'button to sign in whose link holds the code',
    {
      subject: 'Your sign-in code',
      html: '<p>Use the button to sign in to Kestrel.</p><p>The code is <b>q7Rw2x</b>.</p><p><a style="background:#036" href="https://kestrel.test/in/q7Rw2x">Sign in</a></p>',
    },
    'q7Rw2x',
    { url: 'https://kestrel.test/in/q7Rw2x', kind: 'login' },
  ],
  [
    'string that the link ends with',
    {
      subject: 'Confirm your address',
      text: 'One click is left:\n\nhttps://kestrel.test/confirm-email/TQ4NZ7WD\n\nOr hand over the string "TQ4NZ7WD" when you log in.',
    },
    'TQ4NZ7WD',
    { url: 'https://kestrel.test/confirm-email/TQ4NZ7WD', kind: 'verify' },
  ],
  [
    'page that explains something, in the line below',
    {
      subject: 'Kestrel: a new report',
      text: 'Report 8841: the login page is slow.\nMore details are at this address:\n\nhttps://kestrel.test/index.php?do=details&report_id=8841',
    },
    null,
  ],
  [
    'button to revoke a code',
    {
      subject: 'Confirm that it is you',
      html: '<p>Your one-time code:</p><p><b>W7KQ2ZRD</b></p><p>Did somebody else ask for it?</p><p><a style="background:#036" href="https://id.kestrel.test/revoke/one-time-code?id=9fQx27LmPq01Zk">Revoke</a></p>',
    },
    'W7KQ2ZRD',
  ],
  [
    'lost password in the path alone',
    {
      subject: 'Message from Kestrel',
      text: 'Follow this link to change your Kestrel password:\n\nhttps://kestrel.test/index.php?do=lostpw&key=9f27b1c04e8a55d3',
    },
    null,
    { url: 'https://kestrel.test/index.php?do=lostpw&key=9f27b1c04e8a55d3', kind: 'reset' },
  ],
  [
    'somebody accepted something',
    {
      subject: 'Ines accepted your change of shift',
      html: '<p>Ines has accepted this change:</p><p><a href="https://rota.test/shifts/view/20417/3">#20417 Night shift on Friday at the west gate</a></p>',
    },
    null,
  ],
  [
    'name in the footer behind a tracker',
    {
      subject: 'Confirmation of your purchase',
      html: '<p>Thank you, Ines.</p><p>Walnut stool, $84.00</p><p><a href="https://u17.ct.sendgrid.net/ls/click?upn=u001.Qw7LmX02pRtZ84KfVb">Almond House</a></p>',
    },
    null,
  ],
  [
    'button in capital letters, in plain text',
    {
      subject: 'Your security code is no longer needed',
      text: 'Instead of typing the security code, press this button:\n\nACTIVATE\n\nhttps://kestrel.test/activate?t=9fQx27LmPq01',
    },
    null,
    { url: 'https://kestrel.test/activate?t=9fQx27LmPq01', kind: 'verify' },
  ],
  [
    'letters behind a label',
    { subject: 'Finish your registration', text: 'Welcome to Birch.\n\nVerification code: QwbTnzKpLf' },
    'QwbTnzKpLf',
  ],
  [
    'long code in a block of its own',
    {
      subject: 'Your verification code',
      html: '<p>Copy this code to show that it is you.</p><p><b><code>T4bXq9LmWz02KdPvR7Nc</code></b></p>',
    },
    'T4bXq9LmWz02KdPvR7Nc',
  ],
  [
    'key of a licence',
    { subject: 'Your licence', text: 'Your activation key:\n\nT4bXq9LmWz02KdPvR7Nc' },
    null,
  ],
  [
    'password of a new account',
    {
      subject: 'Activate your account',
      text: 'Your user name is MarenHoltKV.\nYour password is: QwbTnzKpLf',
    },
    null,
  ],
  [
    'product names beside a code',
    {
      subject: 'Your verification code',
      text: 'Your verification code was sent by WhatsAppBusiness to PostgreSQLManager.',
    },
    null,
  ],
  [
    'two answers behind a tracker',
    {
      subject: 'Confirm your address',
      html: '<p>Somebody signed up at Birch. Was it you?</p><p><a href="https://email.birch.test/c/eJxNo7LmX02pRtZ84KfVbQw91">No, it wasn\'t me</a></p><p><a href="https://email.birch.test/c/eJxYs4KfVbQw91LmX02pRtZ8N37">Yes, that was me</a></p>',
    },
    null,
    { url: 'https://email.birch.test/c/eJxYs4KfVbQw91LmX02pRtZ8N37', kind: 'verify' },
  ],
  [
    'request to cancel, alone',
    {
      subject: 'Password reset',
      html: '<p>Somebody asked to reset your password.</p><p>To cancel this request, <a href="https://birch.test/password/9fQx27LmPq01KdTz">click here</a>.</p>',
    },
    null,
  ],
  [
    'what happens without an answer',
    {
      subject: 'Confirm your registration',
      text: 'Please confirm within a day or your registration will be cancelled:\nhttps://birch.test/c/9fQx27LmPq01KdTz',
    },
    null,
    { url: 'https://birch.test/c/9fQx27LmPq01KdTz', kind: 'verify' },
  ],
  [
    'one page for both answers',
    {
      subject: 'You are invited to Birch',
      html: '<p>Mia invited you to the team.</p><p><a href="https://birch.test/i/9fQx27LmPq01KdTz">Accept or decline the invitation</a></p>',
    },
    null,
    { url: 'https://birch.test/i/9fQx27LmPq01KdTz', kind: 'invite' },
  ],
  [
    'another link than the one that expired',
    {
      subject: 'Reset your password',
      html: '<p>The link to reset your password has expired.</p><p><a style="background:#036" href="https://email.birch.test/c/eJxNo7LmX02pRtZ84KfVbQw91">Request a new link</a></p>',
    },
    null,
  ],
  [
    'page to move an appointment',
    {
      subject: 'Thank you for registering',
      text: 'Your place is confirmed.\nhttps://birch.test/plan/reschedule/932f5a0a4e9e',
    },
    null,
  ],
];

const inOtherLanguages: [language: string, row: CaseRow][] = [
  [
    'sv',
    [
      'button in capital letters',
      {
        subject: 'Din kod och ditt konto',
        html: '<p>Koden behövs inte mer. Bekräfta din adress:</p><p><a style="background:#036" href="https://tall.test/bekrafta?t=9fQx27LmPq01">BEKRÄFTA</a></p>',
      },
      null,
      { url: 'https://tall.test/bekrafta?t=9fQx27LmPq01', kind: 'verify' },
    ],
  ],
  [
    'nl',
    [
      'invitation to choose a password here',
      {
        subject: 'Uitnodiging voor het rooster van Tulp',
        html: '<p>Dag Ines, ik nodig je uit voor ons rooster.</p><p>Klik <a href="https://u17.ct.sendgrid.net/ls/click?upn=u001.Qw7LmX02pRtZ84KfVb">hier</a> en kies een wachtwoord.</p>',
      },
      null,
      { url: 'https://u17.ct.sendgrid.net/ls/click?upn=u001.Qw7LmX02pRtZ84KfVb', kind: 'invite' },
    ],
  ],
  [
    'nl',
    [
      'thanks in front of the link',
      {
        subject: 'Activeer uw account',
        html: '<p>Bedankt voor uw aanmelding. <a href="https://tulp.test/activeer?k=7b20e14f9ac3">Activeer uw account</a>.</p>',
      },
      null,
      { url: 'https://tulp.test/activeer?k=7b20e14f9ac3', kind: 'verify' },
    ],
  ],
  [
    'he',
    [
      'account to activate in the middle of a sentence',
      {
        subject: 'צריך להפעיל את החשבון',
        html: '<p>ברוך הבא לאלמוג. אפשר <a href="https://almog.test/activate?k=7b20e14f9ac3">להפעיל את החשבון</a> עכשיו.</p>',
      },
      null,
      { url: 'https://almog.test/activate?k=7b20e14f9ac3', kind: 'verify' },
    ],
  ],
  [
    'si',
    [
      'address to confirm',
      {
        subject: 'ඔබේ ගිණුම',
        html: '<p>ඔබේ ලිපිනය සත්‍යාපනය කරන්න.</p><p><a style="background:#036" href="https://nelum.test/e?k=7b20e14f9ac3">සත්‍යාපනය</a></p>',
      },
      null,
      { url: 'https://nelum.test/e?k=7b20e14f9ac3', kind: 'verify' },
    ],
  ],
  [
    'sr',
    [
      'button for access',
      {
        subject: 'Vaš pristupni link za Jasen',
        html: '<p><a style="background:#036" href="https://jasen.test/u/9fQx27LmPq01">Pristup</a></p><p>Važi deset minuta.</p>',
      },
      null,
      { url: 'https://jasen.test/u/9fQx27LmPq01', kind: 'login' },
    ],
  ],
  [
    'pl',
    [
      'new device and a tracker',
      {
        subject: 'Nowe urządzenie na koncie',
        html: '<p>Ktoś użył konta na nowym urządzeniu. Sprawdź listę urządzeń i w razie czego <a href="https://u17.ct.sendgrid.net/ls/click?upn=u001.Qw7LmX02pRtZ84KfVb">zmień hasło</a>.</p>',
      },
      null,
    ],
  ],
  [
    'ru',
    [
      'invitation to an account',
      {
        subject: 'Вас пригласили в Рябину',
        text: 'Здравствуйте! Вас пригласили завести учётную запись на нашем сайте.\nОткройте страницу:\n\nhttps://ryabina.test/new/9204d64c75a46a19',
      },
      null,
      { url: 'https://ryabina.test/new/9204d64c75a46a19', kind: 'invite' },
    ],
  ],
  [
    'it',
    [
      'new password whose path says verify',
      {
        subject: 'Reimposta la password',
        text: 'Ciao Ines, abbiamo ricevuto la tua richiesta e ti chiediamo una verifica.\nApri questa pagina:\n\nhttps://gelso.test/verify.php?u=7&hash=Qw7LmX02pRtZ84KfVb',
      },
      null,
      { url: 'https://gelso.test/verify.php?u=7&hash=Qw7LmX02pRtZ84KfVb', kind: 'reset' },
    ],
  ],
  [
    'zh',
    [
      'confirm an address to join',
      {
        subject: '加入青竹的說明',
        html: '<p>請先確認您的信箱，即可加入青竹。</p><p><a style="background:#036" href="https://qingzhu.test/confirmation?confirmation_token=9fQx27LmPq01">確認信箱</a></p>',
      },
      null,
      { url: 'https://qingzhu.test/confirmation?confirmation_token=9fQx27LmPq01', kind: 'verify' },
    ],
  ],
  [
    'pt',
    [
      'somebody else, behind a tracker',
      {
        subject: 'Confirmação do seu endereço',
        html: '<p>Alguém criou uma conta com este endereço.</p><p><a style="background:#036" href="https://email.pinho.test/c/eJxNo7LmX02pRtZ84KfVbQw91">Não fui eu</a></p>',
      },
      null,
    ],
  ],
  [
    'de',
    [
      'new link beside the link',
      {
        subject: 'Passwort vergessen',
        html: '<p>Der Link zum Zurücksetzen des Passworts gilt eine Stunde.</p><p><a style="background:#036" href="https://email.birke.test/c/eJxNo7LmX02pRtZ84KfVbQw91">Neuen Link anfordern</a></p><p><a href="https://email.birke.test/c/eJxYs4KfVbQw91LmX02pRtZ8N37">Passwort ändern</a></p>',
      },
      null,
      { url: 'https://email.birke.test/c/eJxYs4KfVbQw91LmX02pRtZ8N37', kind: 'reset' },
    ],
  ],
  [
    'nl',
    [
      'accept beside refuse',
      {
        subject: 'Uitnodiging voor het team',
        text: 'Mia heeft u uitgenodigd voor het team Berk.\n\nTeam: https://berk.test/berk/\nWeigeren: https://berk.test/berk/member/decline\nAanvaarden: https://berk.test/berk/member/accept',
      },
      null,
      { url: 'https://berk.test/berk/member/accept', kind: 'invite' },
    ],
  ],
  [
    'it',
    [
      'change of address',
      {
        subject: 'Cambio di indirizzo',
        text: 'Ciao Ines,\n\nper cambiare il tuo indirizzo vai alla pagina:\nhttps://betulla.test/user.php?do=change-email&key=Qw7LmX02',
      },
      null,
      { url: 'https://betulla.test/user.php?do=change-email&key=Qw7LmX02', kind: 'verify' },
    ],
  ],
  [
    'he',
    [
      'registration to continue',
      {
        subject: 'בקשת הרישום שלך',
        html: '<p>אפשר להשלים את הרישום.</p><p><a style="background:#036" href="https://livne.test/register/9fQx27LmPq01KdTz">המשך רישום</a></p>',
      },
      null,
      { url: 'https://livne.test/register/9fQx27LmPq01KdTz', kind: 'verify' },
    ],
  ],
  [
    'sr',
    [
      'code with a circumflex',
      { subject: 'Бреза', text: 'Ваш кôд за потврђивање: tYgLK57WbK' },
      'tYgLK57WbK',
    ],
  ],
  [
    'ug',
    ['code behind its label', { subject: 'تىزىملىتىش', text: 'دەلىللەش كودى: Qw7LmX02pR' }, 'Qw7LmX02pR'],
  ],
];

const isChinese = (row: CaseRow) => /[\u3400-\u9fff]/.test(JSON.stringify(row));

export const trials: Case[] = [
  ...rows.map((row) => caseOf('trial', isChinese(row) ? 'zh' : 'en', row)),
  ...inOtherLanguages.map(([language, row]) => caseOf('trial', language, row)),
];
