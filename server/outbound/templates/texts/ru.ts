import { brand } from '#contract/brand.ts';
import type { PlanLimits } from '#contract/plan-limits.ts';
import type { MailTexts } from './en.ts';

export const texts: MailTexts = {
  footer: `Вы получили это письмо, потому что у вас есть аккаунт ${brand.name}. Оно отправлено автоматически.`,
  open: `Открыть ${brand.name}`,
  code: {
    subject: (code: string) => `${code} — ваш код для ${brand.name}`,
    title: 'Ваш код подтверждения',
    enter: (time: string) => `Введите этот код, чтобы продолжить. Срок его действия: ${time}.`,
    enterForPassword: (time: string) =>
      `Введите этот код, чтобы сбросить пароль. Срок его действия: ${time}.`,
    notYou: 'Если это были не вы, просто не обращайте внимания на это письмо: без кода ничего не произойдёт.',
    footer: `Кто-то указал этот адрес на сайте ${brand.name}. Мы никогда не спрашиваем этот код по почте или телефону.`,
  },
  haveAccount: {
    subject: `У вас уже есть аккаунт ${brand.name}`,
    title: 'У вас уже есть аккаунт',
    somebody: `Кто-то, скорее всего вы, хотел зарегистрироваться в ${brand.name} с этим адресом.`,
    signInInstead: 'Аккаунт с ним уже есть, так что можно просто войти.',
    signIn: 'Войти',
    notYou: 'Если это были не вы, просто не обращайте внимания на это письмо: ничего не изменилось.',
  },
  reset: {
    subject: `Сброс пароля ${brand.name}`,
    title: 'Сброс пароля',
    useLink: 'По этой ссылке можно придумать новый пароль. Она сработает один раз и действует один час.',
    choose: 'Придумать новый пароль',
    orCode: (time: string) =>
      `Или введите этот код на странице, где вы его запросили (срок действия: ${time}):`,
    notYou: 'Если вы этого не запрашивали, пароль останется прежним.',
  },
  passwordChanged: {
    subject: `Пароль ${brand.name} изменён`,
    title: 'Пароль изменён',
    changed: 'Ваш пароль только что изменили, на всех устройствах выполнен выход из аккаунта.',
    notYou: (supportEmail: string) => `Если это были не вы, сразу напишите на ${supportEmail}.`,
  },
  welcome: {
    title: `Добро пожаловать в ${brand.name}`,
    ready: 'Адрес почты подтверждён, аккаунт готов.',
    everythingGoes: 'Всё, что приходит на ваши временные адреса, удаляется, когда истекает их срок.',
  },
  premiumBegun: {
    subject: `Добро пожаловать в ${brand.name} Премиум`,
    title: 'Премиум включён',
    thanks: (price: string) => `Спасибо! Мы получили вашу оплату (${price}), Премиум уже включён.`,
    renews: 'Он продлевается каждый месяц. Отменить его можно в любой момент на странице «Управление».',
    openDashboard: 'Открыть панель',
  },
  benefits: (limits: PlanLimits) => [
    `До ${limits.premiumAddressesGenitive} одновременно`,
    `Каждый на ${limits.premiumLifetimeAccusative}`,
    `Вложения до ${limits.premiumAttachments}`,
    'Без рекламы',
  ],
  paymentFailed: {
    subject: `Платёж за ${brand.name} не прошёл`,
    title: 'Платёж не прошёл',
    tryAgain: (price: string) =>
      `Нам не удалось списать ${price} за этот месяц Премиума. Через несколько дней мы попробуем ещё раз.`,
    checkCard: 'Чтобы Премиум не прервался, пожалуйста, проверьте карту.',
    check: 'Проверить подписку',
  },
  subscriptionEnds: {
    subject: (date: string) => `${date} закончится ваш ${brand.name} Премиум`,
    title: 'Подписка отменена',
    keptUntil: (date: string) => `Больше ничего списываться не будет. До ${date} Премиум остаётся с вами.`,
    accountStays: 'Аккаунт сохранится, и подписаться снова можно в любой момент.',
  },
  expired: {
    subject: `Ваш ${brand.name} Премиум закончился`,
    title: 'Ваш Премиум закончился',
    nothingToPay: 'Время Премиума вышло. Платить ничего не нужно, аккаунт в сохранности.',
    freePlan: (limits: PlanLimits) =>
      `Бесплатный тариф работает без входа: ${limits.freeAddresses} одновременно, каждый на ${limits.freeLifetimeAccusative}.`,
    payToReactivate:
      'Ваша премиум-подписка закончилась. Аккаунт в сохранности, и после оплаты Премиум включится снова.',
    reactivate: (price: string) => `Вернуть Премиум за ${price} в месяц`,
  },
  domainMissing: {
    subject: (name: string) => `У домена ${name} нет записи DNS`,
    title: 'Нет записи DNS',
    gone: (name: string) => `Записи TXT, которая подтверждает, что ${name} принадлежит вам, нет уже сутки.`,
    publishAgain:
      'Пожалуйста, опубликуйте её снова в течение двух дней. Иначе домен будет приостановлен, и почта на него приходить перестанет.',
    see: 'Посмотреть запись',
  },
  domainSuspended: {
    subject: (name: string) => `Домен ${name} приостановлен`,
    title: 'Ваш домен приостановлен',
    lapsed: (name: string) => `Записи TXT у ${name} не было трое суток.`,
    lostToOther: (name: string) => `Другой аккаунт подтвердил, что ${name} принадлежит ему.`,
    stillReadable:
      'Письма на его адресах можно читать, пока срок адресов не истечёт, но новые письма больше не приходят.',
    useAgain: 'Если домен ваш, опубликуйте новую запись TXT, чтобы снова им пользоваться.',
  },
  ownPostmaster: {
    subject: (to: string) => `Письмо на ${to}`,
    title: (to: string) => `Кто-то написал на ${to}`,
    from: (from: string) => `Отправитель называет себя ${from}.`,
    noSender: 'У него нет отправителя, как обычно у отчётов о недоставке.',
    footer: `Каждый почтовый домен обязан принимать письма на этот адрес, поэтому ${brand.name} пересылает его вам.`,
  },
  push: {
    newMail: 'Новое письмо',
    code: (code: string) => `Код: ${code}`,
    noSubject: '(без темы)',
    notCheckedYet: 'Отправитель ещё не проверен',
    leadsElsewhere: 'Ссылка в письме ведёт не туда, куда указывает её текст',
    suspicious: 'Подозрительное письмо',
    saysItIsFrom: (name: string) => `Якобы от ${name}`,
    open: 'Открыть',
    copyCode: 'Копировать код',
  },
};
