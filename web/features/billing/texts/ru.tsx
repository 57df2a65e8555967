import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ru');

/** After «не дольше». */
const daysGenitive = (days: number) =>
  plural(days, {
    one: `${days} дня`,
    few: `${days} дней`,
    many: `${days} дней`,
    other: `${days} дня`,
  });

export const texts: Texts = {
  backToHome: 'На главную',

  perMonth: 'в месяц',
  insteadOf: (hidden, price) => (
    <>
      {hidden('раньше ')}
      {price}
    </>
  ),
  addressesAtOnce: (count) =>
    plural(Number(count), {
      one: `До ${count} временного адреса одновременно`,
      few: `До ${count} временных адресов одновременно`,
      many: `До ${count} временных адресов одновременно`,
      other: `До ${count} временных адресов одновременно`,
    }),
  lifetime: (premium) => `Срок каждого адреса — ${premium}`,
  lifetimeInsteadOf: (premium, free) => `Срок каждого адреса — ${premium}, а не ${free}`,
  attachments: (size) => `Вложения до ${size}`,
  privateInboxes: 'Ящики, которые можете открыть только вы',
  priority: 'Доставка и поддержка вне очереди',
  prioritySupport: 'Поддержка вне очереди',
  dashboard: 'Панель для всех ваших ящиков',
  programs: 'Ключи API и вебхуки для ваших программ',
  noAds: 'Без рекламы',
  adFree: 'Никакой рекламы',

  steps: 'Шаги',
  stepAccount: 'Аккаунт',
  stepVerify: 'Проверка',
  stepPayment: 'Оплата',
  stepIsDone: 'готово',

  passwordNotReset: 'Пароль не сброшен',
  resetNeedsPremiumAgain:
    'Ваш Премиум закончился, а сбросить пароль можно только в премиум-аккаунте. Сам аккаунт в сохранности.',
  resetNeedsPremium:
    'Сбросить пароль можно только в премиум-аккаунте. Если аккаунта у вас ещё нет, создайте его здесь.',
  accountWithoutPassword: 'Аккаунт есть, а пароля для входа нет?',
  alreadyHaveAccount: (link) => <>Уже есть аккаунт? {link('Войти')}</>,
  stepsOnceOpen: 'Когда оплата откроется, понадобятся три шага: аккаунт, код из письма и оплата.',
  enjoyFreeService: 'А пока пользуйтесь нашей бесплатной временной почтой!',

  fullName: 'Имя и фамилия',
  nameIsMissing: 'Введите имя и фамилию.',
  validDomain: (domain) => `Домен подходит: ${domain}`,
  invalidDomain: (domain) => `Домен не подходит: ${domain}`,
  allowedProviders:
    'Этот домен не подходит. Можно использовать Gmail, Outlook, Yahoo, iCloud, Proton и другие крупные сервисы.',
  allDomains: (count) =>
    plural(count, {
      one: `Все домены (${count})`,
      few: `Все ${count} домена`,
      many: `Все ${count} доменов`,
      other: `Все домены (${count})`,
    }),
  verifyEmail: 'Подтвердить почту',
  verifyEmailIn: (wait) => `Подтвердить через ${wait}`,
  verifyYourEmail: 'Подтвердите почту',
  codeIsSent: (digits, address) => (
    <>
      Мы отправили {digits}-значный код на {address}. Если у вас уже есть аккаунт, вместо кода в письме будет
      сказано об этом.
    </>
  ),
  verificationCode: 'Код подтверждения',
  verifyCode: 'Подтвердить код',
  creatingAccount: 'Создаём аккаунт…',
  tryAgain: 'Попробовать ещё раз',
  accountNotCreated: 'Не удалось создать аккаунт',
  signupFailed: 'Не удалось зарегистрироваться',
  signupUnavailable: 'Регистрация сейчас недоступна',
  noNetwork: 'Нет связи с сервером',
  emailIsVerified: 'Почта подтверждена',
  accountIsReady: 'Аккаунт готов. Остался один шаг.',
  continueToPayment: 'Перейти к оплате',

  completePayment: 'Завершите оплату',
  oneStepLeft: 'До Премиума остался один шаг.',
  nothingIsCharged: 'Оплата пока не открыта, деньги не списываются.',
  account: 'Аккаунт',
  name: 'Имя',
  nameNotGiven: 'Не указано',
  premium: 'Премиум',
  pricePerMonth: (price) => `${price}/мес.`,
  cardIsNotSeen: 'Оплата картой через Stripe: данные карты мы не видим',
  connectionIsEncrypted: 'Соединение защищено шифрованием SSL',
  cancelAnytime: 'Отменить можно в любой момент, Премиум останется до конца месяца',
  signInFirst: 'Сначала войдите, чтобы мы знали, какому аккаунту подключить Премиум.',
  signInToPay: 'Войти и оплатить',
  comingSoon: 'Премиум скоро появится',

  paymentSuccessful: 'Оплата прошла!',
  whatYouHave: 'Спасибо. Вот что теперь у вас есть:',
  paymentIsConfirmed: 'Оплата подтверждена, Премиум включён.',
  homeInSeconds: (seconds) =>
    plural(seconds, {
      one: `Главная страница откроется через ${seconds} секунду.`,
      few: `Главная страница откроется через ${seconds} секунды.`,
      many: `Главная страница откроется через ${seconds} секунд.`,
      other: `Главная страница откроется через ${seconds} секунды.`,
    }),
  waitingForConfirmation:
    'Ждём, пока платёжный сервис подтвердит оплату. Это займёт несколько секунд. Делать ничего не нужно.',
  stillWaitingForConfirmation:
    'Ждём, пока платёжный сервис подтвердит оплату. Это занимает больше времени, чем обычно. Премиум включится сам, как только придёт подтверждение, и эту страницу можно закрыть. Пожалуйста, не платите ещё раз.',

  subscription: 'Управление подпиской',
  subscriptionNotLoaded: 'Не удалось загрузить вашу подписку.',
  premiumWithoutSubscription: (date) =>
    `До ${date ?? 'конца оплаченного периода'} у вас действует Премиум. Подписки нет, поэтому списаний не будет.`,
  subscriptionEnds: (date) =>
    date
      ? `Подписка закончится вместе с текущим периодом. До ${date} Премиум остаётся с вами.`
      : 'Подписка закончится вместе с текущим периодом. До этого Премиум остаётся с вами.',
  paymentDidNotGoThrough: (date) =>
    `Последний платёж не прошёл, мы попробуем ещё раз. До ${date ?? 'конца оплаченного периода'} Премиум остаётся с вами. Чтобы сохранить его, проверьте карту.`,
  nextPayment: (price, date) =>
    date
      ? `Премиум включён. Следующий платёж ${date} на сумму ${price}.`
      : `Премиум включён. Следующий платёж на сумму ${price} будет в конце оплаченного периода.`,
  payOrChangeCard: 'Оплатить или сменить карту',
  invoicesAndCard: 'Счета и карта',
  keepSubscription: 'Сохранить подписку',
  cancelSubscription: 'Отменить подписку',
  reallyCancel: 'Отменить подписку?',
  keepIt: 'Сохранить',
  cancelEndsPremium:
    'Последний платёж не прошёл, поэтому Премиум закончится сразу. Больше ничего списываться не будет.',
  cancelKeepsPremium: (date) =>
    `Больше ничего списываться не будет. До ${date ?? 'конца оплаченного периода'} Премиум остаётся с вами.`,
  signInAgain: 'Нужно войти в аккаунт. Пожалуйста, войдите ещё раз.',
  cancelFailed: {
    plain: 'Не удалось отменить подписку. Попробуйте ещё раз.',
    because: (reason) => `Не удалось отменить подписку: ${reason}`,
  },
  keepFailed: {
    plain: 'Не удалось сохранить подписку. Попробуйте ещё раз.',
    because: (reason) => `Не удалось сохранить подписку: ${reason}`,
  },
  portalFailed: {
    plain: 'Не удалось открыть счета. Попробуйте ещё раз.',
    because: (reason) => `Не удалось открыть счета: ${reason}`,
  },

  dangerZone: 'Опасная зона',
  deletedWithPremium: (strong) => (
    <>
      {strong('Удаляются сразу:')} аккаунт, премиум-ящики с письмами, ключи API и вебхуки. Платная подписка
      прекращается, и больше ничего не списывается.
    </>
  ),
  deleted: (strong) => (
    <>{strong('Удаляется сразу:')} аккаунт вместе с вашим именем, адресом почты и паролем.</>
  ),
  keptWithPremium: (strong, days) => (
    <>
      {strong('Остаются:')} счета, пока их требует хранить налоговое законодательство, и ваши обращения в
      поддержку, не дольше {daysGenitive(days)}.
    </>
  ),
  kept: (strong, days) => (
    <>
      {strong('Остаются:')} бесплатные адреса, пока не истечёт их срок, и ваши обращения в поддержку, не
      дольше {daysGenitive(days)}.
    </>
  ),
  noUndo: 'Отменить это будет нельзя.',
  deleteAccount: 'Удалить аккаунт',
  verifyFirst: 'Сначала подтвердите адрес почты',
  domainNotAllowed: 'Этот домен не подходит',

  reallyDelete: 'Удалить аккаунт?',
  whatDeletingPremiumDoes:
    'Аккаунт, ваши ящики и все письма будут удалены, а платная подписка сразу закончится. Отменить это будет нельзя.',
  whatDeletingDoes: 'Аккаунт будет удалён. Отменить это будет нельзя.',
  deleteFailed: {
    plain: 'Не удалось удалить аккаунт. Попробуйте ещё раз.',
    because: (reason) => `Не удалось удалить аккаунт: ${reason}`,
  },
  accountDeleted: 'Аккаунт удалён',
  accountIsGone: 'Аккаунта больше нет, как и его ящиков, писем и подписки. Выходим…',
};
