import { casesOf, type SubjectRow } from '../case.ts';

const button = (url: string, label: string) =>
  `<p><a href="${url}" style="display:inline-block;padding:11px;background:#135">${label}</a></p>`;
const tracker = (id: string) => `https://u7712.ct.sendgrid.net/ls/click?upn=u001.${id}-2FzqT81KvWmR40xYc`;

/** An address in the line of its sentence, as plain text has it. */
const inline = (
  language: string,
  subject: string,
  line: string,
  url: string,
  kind: 'verify' | 'reset',
): SubjectRow => [
  language,
  { subject, text: `Ana,\n\n${line.replace('URL', url)}\n\nAcme\n` },
  null,
  { url, kind },
];

/** A table of things, each with its number. */
const table = (language: string, subject: string, intro: string, cells: string[]): SubjectRow => [
  language,
  {
    subject,
    html: `<p>${intro}</p><table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`,
  },
  null,
];

/** A locked account, behind a tracker that hides the path. */
const unlock = (language: string, subject: string, intro: string, label: string): SubjectRow => [
  language,
  { subject, html: `<p>${intro}</p><p><a href="${tracker('h18Sz')}">${label}</a></p>` },
  null,
  { url: tracker('h18Sz'), kind: 'verify' },
];

/** A code, and below it a page that explains something. */
const explained = (
  language: string,
  subject: string,
  code: string,
  line: string,
  page: string,
): SubjectRow => [
  language,
  { subject, text: `${subject}:\n\n${code}\n\n${line.replace('URL', page)}\n` },
  code,
];

const reset = (end: string) => `https://acme.test/account/password/reset/${end}`;
const confirm = (end: string) => `https://acme.test/signup/confirm/${end}`;
const WIKI = 'https://wiki.acme.test/w/Special:OwnLanguage/Manual:SecondFactor';

const rows: SubjectRow[] = [
  inline(
    'en',
    'Password reset',
    'To pick a new password - please visit URL',
    reset('qH3_dk9-LsPz71mWc_'),
    'reset',
  ),
  inline(
    'en',
    'Almost done',
    'To activate your account, please visit URL.',
    confirm('Zk2-84jsKqLm0pXw'),
    'verify',
  ),
  inline(
    'en',
    'Hello from Acme',
    'Visit URL to confirm your email address.',
    confirm('p0Kd8_sLwq72nBvC~'),
    'verify',
  ),
  inline('en', 'Acme', 'Please verify your address by visiting URL', confirm('M2nd83KsoPqLw7-'), 'verify'),
  inline(
    'de',
    'Neues Passwort',
    'Für ein neues Passwort besuchen Sie bitte URL',
    reset('t7-Lw2KpQs90dMv='),
    'reset',
  ),
  inline(
    'de',
    'Willkommen',
    'Um Ihre Anmeldung zu bestätigen, rufen Sie URL auf.',
    confirm('x81KdPw-20Lqm_'),
    'verify',
  ),
  inline(
    'fr',
    'Bienvenue',
    'Pour activer votre compte, merci de visiter URL',
    confirm('a8Kd7-PqLz01mWs'),
    'verify',
  ),
  inline(
    'fr',
    'Mot de passe',
    'Pour changer de mot de passe, rendez-vous sur URL !',
    reset('Lq8-2mKs9dPw_x'),
    'reset',
  ),
  inline(
    'es',
    'Te damos la bienvenida',
    'Para confirmar tu correo, por favor visita URL',
    confirm('w82Kd0-sLqPz7'),
    'verify',
  ),
  inline('es', 'Contraseña', 'Para cambiar la contraseña visita (URL).', reset('kD82-pLs0wQm_'), 'reset'),
  inline('it', 'Benvenuta', 'Per attivare il tuo account visita URL', confirm('Pq9-d7KsLw20m'), 'verify'),
  inline('pt', 'Senha', 'Para redefinir a senha, visite URL', reset('Zw8-kD72sLqP0'), 'reset'),
  inline('nl', 'Welkom', 'Valideer uw account nog even, ga naar URL', confirm('s92-LkDq0wPz_'), 'verify'),
  inline(
    'id',
    'Selamat datang',
    'Untuk aktivasi akun Anda, silakan kunjungi URL',
    confirm('dK20-sLq8wPm'),
    'verify',
  ),
  inline('gl', 'Contrasinal', 'Para restablecer o contrasinal visita URL', reset('Lw0-2kDq8sPz'), 'reset'),
  inline(
    'sl',
    'Potrdite naslov',
    'Za potrditev naslova sledite povezavi URL',
    confirm('q8D-k20sLwPz'),
    'verify',
  ),
  inline('sv', 'Välkommen', 'Besök URL för att bekräfta din adress', confirm('Kd0-82sLqwPz'), 'verify'),
  inline('ru', 'Пароль', 'Чтобы сбросить пароль, посетите URL', reset('82-kDs0LqwPz'), 'reset'),
  inline(
    'ja',
    'ご登録ありがとうございます',
    'メールアドレスの確認は URL から',
    confirm('P0-k82sDLqwz'),
    'verify',
  ),

  explained('en', 'Your sign-in verification code', '604418', 'For more information, see URL', WIKI),
  explained('de', 'Ihr Bestätigungscode für die Anmeldung', '118460', 'Weitere Informationen: URL', WIKI),
  explained(
    'fr',
    'Votre code de vérification de connexion',
    '730264',
    "Pour plus d'informations, voir URL",
    WIKI,
  ),
  explained('es', 'Tu código de verificación de acceso', '915502', 'Más información en URL', WIKI),
  explained('tr', 'Giriş doğrulama kodunuz', '460817', 'Daha fazla bilgi: URL', WIKI),
  explained('hi', 'आपका लॉगिन सत्यापन कोड', '284460', 'अधिक जानकारी के लिए URL देखें', WIKI),
  explained('ko', '로그인 인증 코드', '550193', '자세한 내용은 URL 를 보세요', WIKI),
  explained('vi', 'Mã xác minh đăng nhập', '372018', 'Để biết thêm chi tiết, xem URL', WIKI),
  explained('en', 'Your login code', '771204', 'Learn more at URL', tracker('Ks82kdPw0')),
  explained('pl', 'Kod weryfikacyjny logowania', '640093', 'Więcej informacji: URL', tracker('Qz71LmD82')),

  // The address in the text of a tracked link is the page behind it.
  [
    'en',
    {
      subject: 'Your Acme authentication code',
      html: `<p>Use this code to log in: 448106</p><p>Anything unclear? Write to us: <a href="${tracker('a81Kd')}">https://acme.test/people</a></p>`,
    },
    '448106',
  ],
  [
    'zh',
    {
      subject: 'Acme 验证码',
      html: `<p>登录需要验证，您的代码：503318</p><p>有问题请联系我们：<a href="${tracker('b72Ls')}">https://acme.test</a></p>`,
    },
    '503318',
  ],
  [
    'de',
    {
      subject: 'Versandbestätigung',
      html: `<p>Ihre Bestellung ist unterwegs.</p><p><a href="${tracker('c63Mt')}">acme-shop.test</a></p>`,
    },
    null,
  ],
  [
    'fr',
    {
      subject: 'Nouvelle cliente',
      html: `<p>Votre compte est prêt, vous pouvez vous connecter avec votre adresse et votre mot de passe.</p>${button(tracker('d54Nv'), 'Se connecter')}`,
    },
    null,
  ],

  unlock('fr', 'Compte bloqué', 'Trop de tentatives. Suivez ce lien :', 'Débloquer le compte'),
  unlock('ca', 'Compte bloquejat', 'Massa intents. Segueix aquest enllaç:', 'Desbloquejar el compte'),
  unlock('gl', 'Conta bloqueada', 'Demasiados intentos. Segue esta ligazón:', 'Desbloquear a conta'),
  unlock('es', 'Cuenta bloqueada', 'Demasiados intentos. Sigue este enlace:', 'Desbloquear cuenta'),
  unlock('hy', 'Հաշիվն արգելափակված է', 'Չափից շատ փորձեր։ Հղումը՝', 'Ապաարգելափակել հաշիվը'),
  unlock('hr', 'Račun je zaključan', 'Previše pokušaja. Slijedite poveznicu:', 'Deblokiraj račun'),

  table('en', 'Equipment handed out', 'These things are now yours.', [
    'Model',
    'Latitude 5440',
    'Asset tag',
    '508817',
    'Date',
    '2026-03-02',
  ]),
  table('ru', 'Выдано имущество', 'За вами записано:', [
    'Модель',
    'Latitude 5440',
    'Тег актива',
    '661204',
    'Дата',
    '2026-03-02',
  ]),
  table('uk', 'Актив видано', 'За вами записано:', [
    'Модель',
    'ProBook 450',
    'Тег активу',
    '730118',
    'Дата',
    '2026-03-02',
  ]),
  table('es', 'Activo entregado', 'Este equipo es ahora tuyo.', [
    'Modelo',
    'ProBook 450',
    'Etiqueta del activo',
    '440713',
    'Fecha',
    '2026-03-02',
  ]),
  table('pt', 'Ativo entregue', 'Este equipamento ficou consigo.', [
    'Modelo',
    'ProBook 450',
    'Etiqueta do ativo',
    '917702',
    'Data',
    '2026-03-02',
  ]),
  table('he', 'ציוד נמסר', 'הציוד רשום על שמך.', [
    'דגם',
    'ProBook 450',
    'תג נכס',
    '302216',
    'תאריך',
    '2026-03-02',
  ]),
  table('ja', '備品の貸し出し', '次の備品をお渡ししました。', [
    '型番',
    'ProBook 450',
    '資産タグ',
    '551802',
    '貸出日',
    '2026-03-02',
  ]),
  [
    'it',
    {
      subject: 'Promemoria: scadenza della restituzione',
      text: 'Restituisci entro venerdì:\nNome: ProBook 450\nEtichetta: 880213\nSeriale: 55102937\n',
    },
    null,
  ],

  [
    'fr',
    {
      subject: 'Votre code de connexion est 660912',
      html: '<p>Votre code de connexion est :</p><p style="font-size:32px">660912</p><p>Ou suivez ce lien pour vous connecter directement :</p><p>https://acme.test/signin/check?k=Ls92kdPqWz71mXc0</p>',
    },
    '660912',
    { url: 'https://acme.test/signin/check?k=Ls92kdPqWz71mXc0', kind: 'login' },
  ],
  [
    'es',
    {
      subject: 'Tu código de inicio de sesión es 229017',
      html: `<p>Tu código de inicio de sesión es:</p><h2>229017</h2><p>También puedes usar este enlace para iniciar sesión:</p><p><a href="${tracker('e45Pw')}">https://acme.test/signin/check?k=Wz71mXc0Ls92kdPq</a></p>`,
    },
    '229017',
    { url: tracker('e45Pw'), kind: 'login' },
  ],
  [
    'cy',
    {
      subject: 'Gwahoddiad gan Ana',
      text: "Mae Ana yn eich gwahodd i ymuno â'r bwrdd.\n\nDilynwch y ddolen:\n\nhttps://boards.acme.test/b/Kd82LsPq0wZm71xCv/plan\n",
    },
    null,
    { url: 'https://boards.acme.test/b/Kd82LsPq0wZm71xCv/plan', kind: 'invite' },
  ],
  [
    'he',
    {
      subject: 'הודעה מאת Ana',
      text: 'הוזמנת על ידי Ana להצטרף ללוח.\n\nהקישור:\n\nhttps://boards.acme.test/b/Zm71xCvKd82LsPq0w/plan\n',
    },
    null,
    { url: 'https://boards.acme.test/b/Zm71xCvKd82LsPq0w/plan', kind: 'invite' },
  ],
  [
    'en',
    {
      subject: 'Welcome to the vault, Ana',
      html: `<p>Bo has invited you to the vault of Acme at <a href="https://vault.acme.test/">https://vault.acme.test/</a>.</p>${button('https://vault.acme.test/begin/5d02c1f7-88a1-4c0e-9b1d-2f6f0e7d1a90', 'Get started')}`,
    },
    null,
    { url: 'https://vault.acme.test/begin/5d02c1f7-88a1-4c0e-9b1d-2f6f0e7d1a90', kind: 'invite' },
  ],
  [
    'nl',
    {
      subject: 'Welkom bij de kluis, Ana',
      html: `<p>Bo heeft je uitgenodigd voor de kluis op <a href="${tracker('f36Qx')}">https://kluis.acme.test/</a></p>${button(tracker('g27Ry'), 'Aan de slag')}`,
    },
    null,
    { url: tracker('g27Ry'), kind: 'invite' },
  ],
  [
    'en',
    {
      subject: 'Join the workspace of Acme',
      html: `<p>Bo invites you to work with the team.</p>${button('https://work.acme.test/begin?token=81d7c2aa-0b5e-4f1e-9b57', 'Log in here')}`,
    },
    null,
    { url: 'https://work.acme.test/begin?token=81d7c2aa-0b5e-4f1e-9b57', kind: 'invite' },
  ],
  [
    'en',
    {
      subject: 'Confirm your request for account recovery',
      text: 'Somebody wants to recover the account "ana". To go on, verify your email address here:\n\nhttps://acme.test/recovery/confirm/81d7c2aa0b5e4f1e9b57\n',
    },
    null,
    { url: 'https://acme.test/recovery/confirm/81d7c2aa0b5e4f1e9b57', kind: 'verify' },
  ],
  [
    'sv',
    {
      subject: 'Bekräfta att du vill få tillbaka kontot',
      text: 'Bekräfta din e-postadress för att få tillbaka kontot:\n\nhttps://acme.test/recovery/confirm/0b5e4f1e9b5781d7c2aa\n',
    },
    null,
    { url: 'https://acme.test/recovery/confirm/0b5e4f1e9b5781d7c2aa', kind: 'verify' },
  ],
  [
    'ja',
    {
      subject: 'お届け予定のご案内',
      html: button('https://delivery.acme.test/n?q=881204417713', '荷物を確認する'),
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Membership confirmed',
      text: 'Your membership is confirmed. Manage it at https://acme.test/m/kd82LsPq0wZm71xCv\n',
    },
    null,
  ],
  [
    'de',
    {
      subject: 'Ihr Konto soll gelöscht werden',
      text: 'Ihr Konto wird am 3. Mai gelöscht. Zum Widerrufen folgen Sie diesem Link:\n\nhttps://acme.test/account/cancel?k=kd82LsPq0wZm71xCv\n',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Your password was changed',
      text: 'If you have any questions about your new password, please visit https://acme.test/kb/ab12cd34ef56\n',
    },
    null,
  ],
];

export const sentences = casesOf('sentence', rows);
