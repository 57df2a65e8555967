import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ru');

export const texts: Texts = {
  cancel: 'Отмена',
  continue: 'Продолжить',
  goHome: 'На главную',
  goToDashboard: 'Открыть панель',
  backToLogin: 'Назад ко входу',
  writeToSupport: 'Написать в поддержку',

  email: 'Почта',
  emailIsMissing: 'Введите адрес почты.',
  emailIsInvalid: 'Введите правильный адрес почты.',
  password: 'Пароль',
  passwordIsMissing: 'Введите пароль.',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  newPassword: 'Новый пароль',
  neededLength: (characters) =>
    plural(characters, {
      one: `Не меньше ${characters} символа.`,
      few: `Не меньше ${characters} символов.`,
      many: `Не меньше ${characters} символов.`,
      other: `Не меньше ${characters} символа.`,
    }),
  passwordIsTooShort: (characters) =>
    plural(characters, {
      one: `В пароле должно быть не меньше ${characters} символа`,
      few: `В пароле должно быть не меньше ${characters} символов`,
      many: `В пароле должно быть не меньше ${characters} символов`,
      other: `В пароле должно быть не меньше ${characters} символа`,
    }),
  confirmPassword: 'Пароль ещё раз',
  passwordsDiffer: 'Пароли не совпадают',

  login: 'Вход',
  whoNeedsAccount: 'Войдите в свой премиум-аккаунт. Для бесплатных адресов аккаунт не нужен.',
  noAccountYet: (link) => <>Ещё нет аккаунта? {link('Получить премиум-аккаунт')}</>,
  alreadySignedIn: (email, link) => (
    <>
      Вы вошли как {email}. {link('Перейти на главную')}
    </>
  ),
  pageNeedsSignIn: 'Чтобы открыть эту страницу, войдите в аккаунт.',
  linkSignsInAs: (email, button) => (
    <>
      По этой ссылке вы войдёте как {email}. {button('Продолжить')}
    </>
  ),
  passwordWasChanged: 'Пароль изменён. Войдите с новым.',
  freeAddressesStayOutside:
    'Ваши бесплатные адреса не относятся к аккаунту. Пока их срок не истёк, письма можно читать здесь:',
  signIn: 'Войти',
  signingIn: 'Входим…',
  signInFailed: 'Не удалось войти',
  signInUnavailable: 'Вход сейчас недоступен',
  or: 'или',
  continueWithGoogle: 'Войти через Google',
  noGoogleHere: 'На этом сайте нельзя войти через Google.',
  googleErrors: {
    unavailable: 'Здесь нельзя войти через Google. Войдите по адресу почты и паролю.',
    unreachable:
      'Google сейчас не отвечает. Попробуйте ещё раз чуть позже или войдите по адресу почты и паролю.',
    cancelled: 'Вы отменили вход через Google. Попробуйте ещё раз или войдите по адресу почты и паролю.',
    late: 'Вход через Google занял слишком много времени или начался в другом браузере. Попробуйте ещё раз.',
    unverified: 'Google не подтвердил адрес почты этого аккаунта, поэтому войти с ним нельзя.',
    failed:
      'Войти через Google не удалось: неверный адрес почты, имя пользователя или пароль. Попробуйте ещё раз или войдите по адресу почты и паролю.',
  },

  forgotPassword: 'Забыли пароль?',
  resetPassword: 'Сброс пароля',
  howResetWorks: 'Введите адрес почты вашего премиум-аккаунта. Мы отправим на него письмо с кодом.',
  emailAddress: 'Адрес почты',
  sendResetCode: 'Получить код',
  resetCodeNotSent: 'Не удалось отправить код. Попробуйте ещё раз.',
  resetFailed: 'Не удалось сбросить пароль',
  resetUnavailable: 'Сброс пароля сейчас недоступен',
  resetCodeSent: 'Код отправлен!',
  checkInboxFor: (address) => <>Мы отправили письмо с кодом на {address}. Проверьте почту.</>,
  enterCode: 'Введите код',
  codeIsOnItsWay: (address) => <>Мы отправили письмо с кодом на {address}. Иногда оно идёт около минуты.</>,
  resetCode: 'Код для сброса',
  noPassword: 'Нет пароля для входа?',
  contactSupport: 'Написать в поддержку',
  messageToSupport:
    'Я не помню пароль и без Премиума не могу его сбросить. Пожалуйста, помогите вернуть доступ.',
  choosePassword: 'Придумайте новый пароль',
  passwordOf: (address) => <>Для аккаунта {address}.</>,
  choosePasswordForAccount: 'Придумайте новый пароль для своего аккаунта.',
  requestNewLink: 'Запросить новую ссылку',
  passwordNotUpdated: 'Не удалось изменить пароль',
  passwordUpdateFailed: 'Пароль не изменён',
  passwordNotReset: 'Не удалось сбросить пароль. Попробуйте ещё раз.',
  resetIsDone: 'Пароль изменён',
  signedOutEverywhere:
    'Пароль изменён, на всех устройствах выполнен выход из аккаунта. Сейчас откроется страница входа…',

  sendCode: 'Получить код',
  resendCode: 'Отправить ещё раз',
  resendIn: (wait) => `Ещё раз через ${wait}`,
  waitOfSeconds: (seconds) => `${seconds}\u00a0с`,
  waitOfMinutes: (minutes, seconds) => `${minutes}\u00a0мин ${seconds}\u00a0с`,
  waitOfHours: (hours, minutes) => `${hours}\u00a0ч ${minutes}\u00a0мин`,
  codeIsValidFor: (minutes) =>
    plural(minutes, {
      one: `Код действует ${minutes} минуту.`,
      few: `Код действует ${minutes} минуты.`,
      many: `Код действует ${minutes} минут.`,
      other: `Код действует ${minutes} минуты.`,
    }),
  codeNotSent: 'Не удалось отправить код подтверждения',
  codeNotSentAgain: 'Не удалось отправить код ещё раз. Попробуйте снова.',
  codeIsWrong: 'Неверный код. Попробуйте ещё раз.',
  codeNotChecked: 'Не удалось проверить код',
  tryCodeAgain: 'Не удалось проверить код. Попробуйте ещё раз.',

  subscriptionIsActive: 'Ваша премиум-подписка действует',
  nothingToPay: 'Платить сейчас не за что.',
  payWithStripe: (price) => `Оплатить через Stripe: ${price}/мес.`,
  checkoutFailed: 'Не удалось открыть страницу оплаты. Пожалуйста, напишите в поддержку.',
  waitingForPayment: 'Страница оплаты открыта в другой вкладке. Когда вы оплатите, эта обновится сама.',

  resubscribeForAccess: 'Возобновите подписку, чтобы вернуть доступ к аккаунту',
  signedInAs: (email) => `Вы вошли как ${email}.`,
  accessIsBlocked: 'Доступ к аккаунту закрыт',
  whatIsClosed:
    'Премиум закончился, поэтому панель и её ящики закрыты. Данные аккаунта в сохранности: доступ вернётся сразу после оплаты.',
  paymentsNotOpen: 'Оплата пока недоступна.',
  freeAddressesStillWork: 'Бесплатными адресами на главной странице можно пользоваться и дальше.',
  confirmAddressFirst: (link) => (
    <>Не уверены, что эта почта вам ещё доступна? {link('Подтвердите адрес кодом')} перед оплатой.</>
  ),
  upgrade: 'Перейти на Премиум',

  resubscribe: 'Возобновить подписку',
  confirmThenPay: 'Подтвердите, что вы всё ещё получаете почту на этот адрес, и переходите к оплате.',
  codeSent: 'Мы отправили вам код. Проверьте почту.',
  codeOfDigits: (digits) => `${digits}-значный код`,
  addressIsConfirmed: 'Адрес почты подтверждён.',
  verifyAndPay: 'Подтвердить и оплатить',

  reactivate: 'Возобновите подписку',
  welcomeBackAfterPremium: (strong, email) => (
    <>
      С возвращением, {strong(email)}! Ваша премиум-подписка закончилась. Возобновите её, чтобы вернуть все
      возможности Премиума.
    </>
  ),
  welcomeBack: (strong, email) => <>С возвращением, {strong(email)}! Сейчас у вас нет премиум-подписки.</>,
  whatYouGetBack: 'Что вернётся с Премиумом',
  whatYouGet: 'Что даёт Премиум',
  reactivateFor: (price) => `Вернуть Премиум: ${price}/мес.`,
  continueAsGuest: 'Продолжить как гость',

  subscriptionExpired: 'Ваша премиум-подписка закончилась. Возобновите её, чтобы войти в аккаунт.',
  incorrectSignIn: 'Неверный адрес почты, имя пользователя или пароль',
  tooManyRequests: 'Слишком много запросов. Попробуйте позже.',
  invalidResetLink: 'Эта ссылка не действует. Запросите сброс пароля ещё раз.',
  resetLimit: (perDay) =>
    plural(perDay, {
      one: `Сбросить пароль можно не больше ${perDay} раза в день. Попробуйте завтра.`,
      few: `Сбросить пароль можно не больше ${perDay} раз в день. Попробуйте завтра.`,
      many: `Сбросить пароль можно не больше ${perDay} раз в день. Попробуйте завтра.`,
      other: `Сбросить пароль можно не больше ${perDay} раза в день. Попробуйте завтра.`,
    }),
  billingOff: 'Оплата скоро появится! А вместе с ней и Премиум.',

  reallyForget: 'Забыть меня на этом устройстве?',
  forgetMe: 'Забыть меня',
  forgetsSession: 'Вы выйдете из аккаунта, а этот браузер забудет ваши адреса и письма.',
  forgetsAddresses: 'Этот браузер забудет ваши адреса и письма и больше не сможет их открыть.',
  countsAsNewVisitor: 'После этого вы будете считаться новым посетителем, который ещё не создавал адресов.',
  othersCanStillRead: 'Любой, кто знает адрес, сможет читать письма, пока не истечёт его срок.',
  deleteAddresses: 'Удалить мои адреса вместе с письмами',
  deleteFreeAddresses: 'Удалить мои бесплатные адреса вместе с письмами',
  tryInAMoment: 'Попробуйте ещё раз чуть позже.',
  forgotten: 'Этот браузер вас забыл.',
  deletedAndForgotten: 'Ваши адреса удалены, и этот браузер вас забыл.',
};
