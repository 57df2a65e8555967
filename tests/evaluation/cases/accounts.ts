import { casesOf, type SubjectRow } from '../case.ts';

const button = (url: string, label: string) =>
  `<table><tr><td bgcolor="#224488"><a href="${url}" style="display:inline-block;padding:12px;color:#fff">${label}</a></td></tr></table>`;
const tracked = (id: string) =>
  `https://u481.ct.mailer.test/ls/click?upn=u001.${id}-2BkQ7zVt0Rr9mYc1Xw4Lp8Ns3D`;

/** Mails that account systems send: first steps, changes, invitations, notices. */
const rows: SubjectRow[] = [
  // A code beside the button that does the same.
  [
    'nl',
    {
      subject: 'Wachtwoord vergeten',
      html: `<p>Beste Noor, iemand wil uw wachtwoord wijzigen. Gebruik de knop. (Code R4TQ81)</p>${button('https://id.acme.test/ui/login/password/new?code=R4TQ81&user=2818', 'Wachtwoord wijzigen')}`,
    },
    'R4TQ81',
    { url: 'https://id.acme.test/ui/login/password/new?code=R4TQ81&user=2818', kind: 'reset' },
  ],
  [
    'pl',
    {
      subject: 'Twoje konto czeka na inicjalizację',
      html: `<p>Utworzono dla Ciebie konto. Zaloguj się po zakończeniu inicjalizacji. (Kod 7HB2KX)</p>${button('https://id.acme.test/ui/login/user/start?code=7HB2KX&org=1188', 'Dokończ inicjalizację')}`,
    },
    '7HB2KX',
    { url: 'https://id.acme.test/ui/login/user/start?code=7HB2KX&org=1188', kind: 'verify' },
  ],
  [
    'ja',
    {
      subject: 'パスワード再設定のご案内',
      html: `<p>再設定のリクエストを受け取りました。下のボタンからお進みください。(コード QX71PL)</p>${button('https://id.acme.test/password/new?code=QX71PL&user=77120', 'パスワードを再設定する')}`,
    },
    'QX71PL',
    { url: 'https://id.acme.test/password/new?code=QX71PL&user=77120', kind: 'reset' },
  ],
  [
    'fr',
    {
      subject: 'Terminer la création de votre compte',
      html: `<p>Votre compte existe déjà, il reste à le confirmer pour vous connecter. (Code M3VD90)</p>${button('https://id.acme.test/start?code=M3VD90&u=99231', 'Confirmer mon compte')}`,
    },
    'M3VD90',
    { url: 'https://id.acme.test/start?code=M3VD90&u=99231', kind: 'verify' },
  ],
  // Codes of unusual shapes.
  [
    'sv',
    {
      subject: 'Bekräfta din e-postadress',
      html: '<p>Ange följande verifieringskod på sidan.</p><p>tGqWzXbR</p>',
    },
    'tGqWzXbR',
  ],
  [
    'fi',
    {
      subject: 'Vahvista osoitteesi',
      text: 'Syötä seuraava vahvistuskoodi:\n\nhVkDrTsB\n\nKoodi vanhenee pian.',
    },
    'hVkDrTsB',
  ],
  [
    'en',
    {
      subject: 'Your sign-in code',
      html: '<p>Type this sign-in code on your TV:</p><h2 style="font-size:30px">PK4T 8WZ2</h2><p>It works once.</p>',
    },
    'PK4T8WZ2',
  ],
  [
    'de',
    {
      subject: 'Dein Anmeldecode',
      html: '<p>Dein Anmeldecode lautet:</p><div style="font-size:28px;text-align:center">B7K 2QX</div><p>Teile ihn mit niemandem.</p>',
    },
    'B7K2QX',
  ],
  [
    'en',
    {
      subject: 'Here is your temporary login code',
      text: 'Your temporary login code is:\n\nquiet-maple-river-5508\n\nIt expires in ten minutes.',
    },
    'quiet-maple-river-5508',
  ],
  [
    'en',
    {
      subject: 'Changing your address',
      text: 'To finish the change of email at Acme, put this code into the web app: 551908\n\nIgnore this message if you changed nothing.',
    },
    '551908',
  ],
  [
    'mi',
    {
      subject: 'Whakamahia te 640182 hei uru',
      text: 'Kia ora,\n\nAnei to tohu:\n\n640182\n\nKa pau i roto i te rima meneti.',
    },
    '640182',
  ],
  [
    'haw',
    { subject: 'E hoʻohana iā K7PX2M4Q', text: 'Aloha e Kai,\n\nEia kāu helu:\n\nK7PX2M4Q\n\nMahalo nui.' },
    'K7PX2M4Q',
  ],
  [
    'fo',
    {
      subject: 'Innritan',
      text: 'Hallo,\n\nSkriva hesa váttanarkotu fyri at rita inn:\n\n905533\n\nHon gongur út um tíggju minuttir.',
    },
    '905533',
  ],
  [
    'nl',
    {
      subject: 'Uw autorisatiecode',
      text: 'Hier is uw autorisatiecode:\n\nHD82MWXQ\n\nHebt u deze actie niet uitgevoerd? Wijzig dan uw wachtwoord.',
    },
    'HD82MWXQ',
  ],
  [
    'hr',
    {
      subject: 'Prijava na Acme',
      text: 'Vaš kod za prijavu je 330716.\n\nAko niste izveli ovu akciju, promijenite lozinku.',
    },
    '330716',
  ],
  // Other things stand beside the code.
  ...(
    [
      [
        'es',
        'Acceso a tu clínica',
        'Para entrar en tu cuenta, introduce',
        'Tu cita del 21/11 a las 10:30 sigue igual.',
      ],
      [
        'it',
        'Il tuo studio medico',
        'Per accedere, inserisci',
        'La tua prenotazione del 21/11 resta valida.',
      ],
      [
        'de',
        'Deine Praxis',
        'Um fortzufahren, gib ein',
        'Dein Termin am 21.11. um 10:30 Uhr bleibt bestehen.',
      ],
    ] as const
  ).map(
    ([language, subject, lead, note], at): SubjectRow => [
      language,
      {
        subject,
        html: `<p>${lead}</p><table><tr>${[...`60${at}917`].map((digit) => `<td>${digit}</td>`).join('')}</tr></table><p>${note}</p>`,
      },
      `60${at}917`,
    ],
  ),
  [
    'de',
    {
      subject: 'Ihr Einmalcode von Kiosk',
      text: 'Guten Tag,\n\n5 0 2 8 8 1\n\nTragen Sie diese Ziffern ein. Kundennummer 77120344.',
    },
    '502881',
  ],
  [
    'da',
    {
      subject: 'Din engangskode fra Kiosk',
      text: 'Hej,\n\n118 730\n\nIndtast disse cifre. Kundenummer 77120344.',
    },
    '118730',
  ],
  [
    'mk',
    {
      subject: 'Еднократна лозинка',
      text: 'Почитувани,\n\nЕднократната Ваша лозинка е 730551.\n\nБр. 48213/2026',
    },
    '730551',
  ],
  [
    'sw',
    {
      subject: 'Nenosiri la mara moja',
      text: 'Habari Amina,\n\nNenosiri lako la mara moja ni 730551. Usimwambie mtu.',
    },
    '730551',
  ],
  [
    'en',
    {
      subject: 'The authorization code you asked for',
      text: 'Authorization code: 50218837\n\nAccount ending in 9921. We never call to ask for it.',
    },
    '50218837',
  ],
  [
    'en',
    {
      subject: 'Card payment of $31.20 authorised',
      text: 'Card ending 9921. Merchant: BLUE CAB. Auth code 061148. Questions? Call 0800 555 0143.',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Payment authorised at Corner Cafe',
      text: 'Amount $8.10, card ending 9921, terminal 0042, auth. code 77120A.',
    },
    null,
  ],
  // A label in a language without words: the name of the token tells.
  [
    'mi',
    {
      subject: 'Kua rakaina to pūkete',
      html: '<p>Kia ora Mere,</p><p>He maha rawa nga whakamatau.</p><p><a href="https://acme.test/users/unlock?unlock_token=Zk3mPq9rT1vXw7bL2cHd">Huakina taku pūkete</a></p>',
    },
    null,
    { url: 'https://acme.test/users/unlock?unlock_token=Zk3mPq9rT1vXw7bL2cHd', kind: 'verify' },
  ],
  [
    'yo',
    {
      subject: 'Itọsọna',
      html: '<p>E ku ojumo Ade!</p><p>Enikan beere fun ayipada.</p><p><a href="https://acme.test/users/password/edit?reset_password_token=p8LmQ2xWv5TzRk1NcY7h">Yi i pada bayi</a></p>',
    },
    null,
    { url: 'https://acme.test/users/password/edit?reset_password_token=p8LmQ2xWv5TzRk1NcY7h', kind: 'reset' },
  ],
  [
    'no',
    {
      subject: 'Kontoen er sperret',
      html: '<p>Kontoen ble sperret etter for mange forsøk.</p><p><a href="https://acme.test/users/unlock?unlock_token=Rv4nTq8yLw2mZc6xPb9k">Åpne min konto</a></p>',
    },
    null,
    { url: 'https://acme.test/users/unlock?unlock_token=Rv4nTq8yLw2mZc6xPb9k', kind: 'verify' },
  ],
  // Kinds.
  [
    'nl',
    {
      subject: 'Nieuw wachtwoord instellen',
      html: '<p>U wilt uw inloggegevens wijzigen.</p><p><a href="https://sso.acme.test/realms/shop/login-actions/action-token?key=eyJhbGciOiJIUzI1NiJ9.k2Pq8Lm4Zx">Inloggegevens wijzigen</a></p><p>De link verloopt over 5 minuten.</p>',
    },
    null,
    {
      url: 'https://sso.acme.test/realms/shop/login-actions/action-token?key=eyJhbGciOiJIUzI1NiJ9.k2Pq8Lm4Zx',
      kind: 'reset',
    },
  ],
  [
    'hr',
    {
      subject: 'Nova lozinka',
      html: '<p>Zatražili ste promjenu podataka.</p><p><a href="https://sso.acme.test/login-actions/run?key=m4TzQ8wLp2VxRk7nBc1y">Poveznica za resetiranje podataka za prijavu</a></p>',
    },
    null,
    { url: 'https://sso.acme.test/login-actions/run?key=m4TzQ8wLp2VxRk7nBc1y', kind: 'reset' },
  ],
  [
    'hr',
    {
      subject: 'Povezivanje računa',
      html: '<p>Netko povezuje vaš račun s drugim.</p><p><a href="https://sso.acme.test/act?key=q7VtXp3mLz9RkW2nBc5y">Potvrda povezivanja računa</a></p>',
    },
    null,
    { url: 'https://sso.acme.test/act?key=q7VtXp3mLz9RkW2nBc5y', kind: 'verify' },
  ],
  [
    'ru',
    {
      subject: 'Анна приглашает вас в команду «Север»',
      html: `<p>Анна зовёт вас работать вместе.</p>${button(tracked('b41'), 'Завершить регистрацию')}`,
    },
    null,
    { url: tracked('b41'), kind: 'invite' },
  ],
  [
    'zh',
    {
      subject: '小林邀请您加入蓝队',
      html: `<p>点击下面的按钮开始。</p>${button(tracked('c77'), '完成注册')}`,
    },
    null,
    { url: tracked('c77'), kind: 'invite' },
  ],
  [
    'pt',
    {
      subject: 'Rita convidou você para a equipe Azul',
      html: `<p>Comece a trabalhar com a Rita.</p>${button('https://acme.test/signup_complete/?t=Wk2Vq8nXz5LmRc7pTb3y', 'Entrar agora')}`,
    },
    null,
    { url: 'https://acme.test/signup_complete/?t=Wk2Vq8nXz5LmRc7pTb3y', kind: 'invite' },
  ],
  [
    'it',
    {
      subject: 'Invito da parte di Forum Verde',
      html: `<p>Marco ti ha invitato. L’invito scade tra 7 giorni.</p>${button('https://forum.test/register?token=41c0d9aa-77e2-4b1f', 'Clicca qui per creare il tuo account')}`,
    },
    null,
    { url: 'https://forum.test/register?token=41c0d9aa-77e2-4b1f', kind: 'invite' },
  ],
  [
    'en',
    {
      subject: 'Your link for Quill',
      text: 'Open this magic link to log in:\nhttps://quill.test/loginwithemail?state=Zp4Lm8QxVt2RkWc7&password=blue-fern\n\nIt works once.',
    },
    null,
    { url: 'https://quill.test/loginwithemail?state=Zp4Lm8QxVt2RkWc7&password=blue-fern', kind: 'login' },
  ],
  [
    'de',
    {
      subject: '[Radclub] Anmeldung über Link',
      text: 'Hier ist dein Link, um dich im Forum anzumelden:\n\nhttps://forum.test/session/email-login/91c4aa07d2e84b55\n\nNicht angefordert? Dann lösche die Nachricht.',
    },
    null,
    { url: 'https://forum.test/session/email-login/91c4aa07d2e84b55', kind: 'login' },
  ],
  [
    'ko',
    {
      subject: '비밀번호 복구 안내',
      html: `<p>비밀번호를 재설정하려면 <a href="${tracked('d09')}">여기</a>를 누르세요.</p><p><a href="${tracked('e55')}">푸른상점</a></p>`,
    },
    null,
    { url: tracked('d09'), kind: 'reset' },
  ],
  [
    'es',
    {
      subject: 'Cambio de contraseña',
      html: '<p>Si ha sido usted, siga este enlace.</p><p><a href="https://sso.acme.test/act?key=L3vQz8TnXw5RkMc2pBy7">Enlace para continuar</a></p><p>El enlace caduca en una hora.</p>',
    },
    null,
    { url: 'https://sso.acme.test/act?key=L3vQz8TnXw5RkMc2pBy7', kind: 'reset' },
  ],
  [
    'id',
    {
      subject: 'Terima kasih telah mendaftar di Kopi',
      html: `<p>Ketuk tautan untuk masuk secara otomatis. Tautan berlaku 24 jam.</p>${button('https://kopi.test/members/?token=Xz5LmRc7pTb3yWk2Vq8n&action=signup', 'Masuk')}`,
    },
    null,
    { url: 'https://kopi.test/members/?token=Xz5LmRc7pTb3yWk2Vq8n&action=signup', kind: 'login' },
  ],
  // Notices: their links are for those who did not cause them, or lead to a page.
  ...(
    [
      ['en', 'New sign-in to your Acme account', 'Not you?', 'Change your password', 'Manage account'],
      ['de', 'Neue Anmeldung bei Acme', 'Das waren nicht Sie?', 'Ändern Sie Ihr Passwort', 'Konto verwalten'],
      [
        'fr',
        'Nouvelle connexion à Acme',
        'Ce n’était pas vous ?',
        'Changez votre mot de passe',
        'Gérer le compte',
      ],
      [
        'es',
        'Nuevo inicio de sesión en Acme',
        '¿No has sido tú?',
        'Cambia tu contraseña',
        'Administrar cuenta',
      ],
      ['pt', 'Novo acesso à sua conta Acme', 'Não foi você?', 'Altere a sua senha', 'Gerenciar conta'],
      ['sk', 'Nové prihlásenie do Acme', 'Neboli ste to vy?', 'Zmeňte si heslo', 'Spravovať účet'],
      ['cs', 'Nové přihlášení k Acme', 'Nebyli jste to vy?', 'Změňte si heslo', 'Spravovat účet'],
      ['zh', '您的 Acme 账户有新的登录', '不是您本人？', '请更改密码', '管理账户'],
      ['ru', 'Новый вход в аккаунт Acme', 'Это были не вы?', 'Смените пароль', 'Управление аккаунтом'],
      ['ko', 'Acme 새 로그인 알림', '본인이 아닌 경우', '비밀번호 변경', '계정 관리'],
    ] as const
  ).map(
    ([language, subject, doubt, change, manage]): SubjectRow => [
      language,
      {
        subject,
        html: `<h2>${subject}</h2><p>Firefox, Windows 11<br>203.0.113.9, 09:14:32</p><p>${doubt} <a href="https://acme.test/settings/change_password?utm_medium=email&amp;utm_campaign=new-device-signin">${change}</a>.</p>${button('https://acme.test/settings?utm_medium=email&amp;utm_campaign=new-device-signin', manage)}`,
      },
      null,
    ],
  ),
  ...(
    [
      ['es', 'Petición de activación de una cuenta', 'Un usuario nuevo espera su aprobación:'],
      ['de', 'Antrag auf Aktivierung eines Kontos', 'Ein neuer Benutzer wartet auf Freigabe:'],
      ['cs', 'Žádost o aktivaci účtu', 'Nový uživatel čeká na vaše schválení:'],
      ['ja', 'アカウント有効化の申請', '新しいユーザーが承認を待っています。'],
      ['tr', 'Hesap etkinleştirme isteği', 'Yeni bir kullanıcı onayınızı bekliyor:'],
      ['uk', 'Запит на активацію облікового запису', 'Новий користувач чекає на схвалення:'],
    ] as const
  ).map(
    ([language, subject, line]): SubjectRow => [
      language,
      { subject, text: `${line}\n\nhttps://tracker.test/users?sort=created_on%3Adesc&status=2\n` },
      null,
    ],
  ),
  [
    'en',
    {
      subject: 'Your vault is ready',
      html: `<p>Welcome! Three first steps:</p>${button('https://vault.test/?utm_source=welcome_email&amp;utm_medium=email', 'Add passwords to your vault')}`,
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Your password hint',
      html: '<p>Your hint is "the old boat".</p><p>If you cannot recall your password, you can only <a href="https://vault.test/#/recover-delete">delete the account</a> and start over.</p>',
    },
    null,
  ],
  [
    'en',
    {
      subject: 'Sign-in from a new device',
      html: '<p>Your Guard code is</p><p style="font-size:40px">8VKT2</p><p>If you are not trying to log in, please <a href="https://help.acme.test/wizard/HelpWithLogin?accountid=48120933">change your password</a>.</p>',
    },
    '8VKT2',
  ],
  [
    'ar',
    {
      subject: 'تأكيد البريد في منصة النور',
      html: `<div dir="rtl"><p>اضغط على الزر لتأكيد بريدك.</p>${button('https://noor.test/confirm?c=Rk7pTb3yWz5LmQ8n', 'تأكيد البريد')}<p>للمساعدة: 920011</p></div>`,
    },
    null,
    { url: 'https://noor.test/confirm?c=Rk7pTb3yWz5LmQ8n', kind: 'verify' },
  ],
  [
    'tr',
    {
      subject: 'Şifreniz değiştirildi',
      html: `<p>Şifreniz 16.11.2026 tarihinde değiştirildi.</p>${button('https://forum.test', 'Siteyi ziyaret etmek için buraya tıklayın')}`,
    },
    null,
  ],
];

export const accounts = casesOf('account', rows);
