import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  onThisPage: 'На этой странице',
  extensionFor: {
    chromium: 'Для Chrome, Edge и Brave',
    firefox: 'Для Firefox',
  },
  contactSupport: 'Написать в поддержку',
  anatomy: {
    words: { title: 'Два слова', note: 'Легко продиктовать по телефону и узнать в списке.' },
    characters: {
      title: 'Шесть случайных символов',
      note: 'Из надёжного источника случайных чисел, чтобы никто не угадал адрес.',
    },
    domain: {
      title: 'Один из наших доменов',
      note: 'Настоящий почтовый домен со своим сервером. С Премиумом имя перед ним выбираете вы.',
    },
  },

  contactUs: 'Напишите нам',
  whoAnswers: 'Вопросы, идеи, жалобы: каждое сообщение читает живой человек, и он же отвечает.',
  writeDirectly: 'Написать напрямую',
  beforeYouWrite: 'Прежде чем написать',
  whatHelpAnswers: (help) => (
    <>
      На большинство вопросов уже есть ответ в разделе {help('«Помощь»')}. Восстановить истёкшие адреса и
      удалённые письма мы не можем: их больше нет.
    </>
  ),
  useLastingAddress: 'Укажите постоянный адрес',
  temporaryMayBeGone: 'Если указать временный, он может исчезнуть раньше, чем придёт наш ответ.',
  yourName: 'Ваше имя',
  yourEmail: 'Ваша почта',
  subject: 'Тема',
  chooseSubject: 'Выберите тему',
  subjects: {
    privacy: 'Конфиденциальность',
    terms: 'Условия',
    support: 'Поддержка',
    feedback: 'Отзыв',
    other: 'Другое',
  },
  message: 'Сообщение',
  sendMessage: 'Отправить',
  messageSent: 'Спасибо за сообщение! Скоро мы вам ответим.',
  messageNotSent: 'К сожалению, сообщение не отправилось. Попробуйте ещё раз.',
  nameIsMissing: 'Введите имя.',
  emailIsMissing: 'Введите адрес почты.',
  emailIsInvalid: 'Введите правильный адрес почты.',
  subjectIsMissing: 'Выберите тему.',
  messageIsMissing: 'Введите сообщение.',

  simplePricing: 'Простые цены, честные лимиты',
  whatPlansGive:
    'Бесплатный тариф полноценный и останется бесплатным. Премиум даёт больше адресов, больше времени и ящики, которые можете открыть только вы.',
  free: 'Бесплатно',
  premium: 'Премиум',
  freeCard: {
    name: 'БЕСПЛАТНО',
    cost: (amount, term) => (
      <>
        {amount(limits.noPrice)}
        {term('навсегда')}
      </>
    ),
    note: 'На каждый день: когда нужно всего одно письмо.',
    choose: 'Начать бесплатно',
    points: {
      addresses: `До ${limits.freeAddressesGenitive} одновременно`,
      lifetime: `Каждый адрес работает ${limits.freeLifetimeAccusative}`,
      attachments: `Вложения до ${limits.freeAttachments} на письмо`,
      live: 'Письма появляются сразу, в HTML или текстом',
      deleting: 'Адрес можно удалить в любой момент',
      noRegistration: 'Без регистрации',
    },
  },
  premiumCard: {
    name: 'ПРЕМИУМ',
    mostPopular: 'Популярный',
    note: 'Для работы, тестов и писем не для чужих глаз.',
    choose: 'Перейти на Премиум',
    points: {
      addresses: `До ${limits.premiumAddressesGenitive} одновременно`,
      lifetime: `Каждый адрес работает ${limits.premiumLifetimeAccusative}`,
      attachments: `Вложения до ${limits.premiumAttachments} на письмо`,
      onlyYou: 'Ящики, которые можете открыть только вы',
      ownName: 'Имя адреса на ваш выбор',
      priority: 'Доставка и поддержка вне очереди',
      dashboard: 'Панель для всех ваших ящиков',
      programs: 'Ключи API и вебхуки для ваших программ',
      noAds: 'Без рекламы',
    },
  },
  sideBySide: 'Сравнение тарифов',
  planFacts: {
    addresses: {
      label: 'Адресов одновременно',
      free: `До ${limits.freeCount}`,
      premium: `До ${limits.premiumCount}`,
    },
    lifetime: { label: 'Срок адреса', free: limits.freeLifetime, premium: limits.premiumLifetime },
    attachments: {
      label: 'Вложения в письме',
      free: `До ${limits.freeAttachments}`,
      premium: `До ${limits.premiumAttachments}`,
    },
    messages: { label: 'Писем в ящике', free: limits.freeMessages, premium: limits.premiumMessages },
    privacy: { label: 'Кто может открыть ящик', free: 'Любой, кто знает адрес', premium: 'Только вы' },
    ownName: { label: 'Имя адреса на выбор', free: 'Нет', premium: 'Да' },
    delivery: { label: 'Доставка', free: 'Обычная', premium: 'Вне очереди' },
    support: { label: 'Поддержка', free: 'Обычная', premium: 'Вне очереди' },
    dashboard: { label: 'Панель', free: 'Нет', premium: 'Да' },
    ads: { label: 'Реклама', free: 'Есть, но не в письмах', premium: 'Нет' },
  },
  questionsAboutPlans: 'Вопросы о тарифах',
  questions: {
    reallyFree: {
      question: 'Бесплатный тариф правда бесплатный?',
      answer:
        'Да. Он ничего не стоит, не требует регистрации и карты и никогда не превратится в платный. За него платит реклама, но внутри писем её не бывает.',
    },
    allExpired: {
      question: 'Что будет, когда истечёт срок моих бесплатных адресов?',
      answer: `Если вы израсходовали все, новые можно создать через ${limits.cooldownAccusative} после того, как истёк срок последнего. Страница покажет обратный отсчёт. С Премиумом ждать не нужно: у вас ${limits.premiumAddresses}, и как только один исчезает, можно создать другой.`,
    },
    security: {
      question: 'Что такое «повышенная безопасность»?',
      answer:
        'Бесплатный ящик может открыть любой, кто знает его точный адрес. Премиум-ящик открывает только владелец, даже если адрес известен другим. И те и другие зашифрованы на диске, у каждого свой ключ.',
    },
    canceling: {
      question: 'Можно ли отменить Премиум в любой момент?',
      answer: `Да. Премиум стоит ${limits.price} в месяц, минимального срока нет. Отмена вступает в силу в конце оплаченного месяца, до этого Премиум остаётся с вами.`,
    },
  },

  alreadyPremium: 'У вас уже есть Премиум',
  thankYou: 'Спасибо. Вам уже доступно всё, что даёт Премиум.',
  premiumDashboard: 'Открыть панель',
  goHome: 'На главную',
  goBack: 'Назад',
  yourBenefits: 'Ваши возможности',
  benefits: {
    addresses: {
      title: `${limits.premiumAddresses} одновременно`,
      text: 'Свой адрес для каждого дела.',
    },
    lifetime: {
      title: `${limits.premiumLifetime} на каждый адрес`,
      text: `Вместо ${limits.freeLifetimeGenitive} на бесплатном тарифе.`,
    },
    attachments: {
      title: `Вложения до ${limits.premiumAttachments}`,
      text: `На письмо, вместо ${limits.freeAttachments} на бесплатном тарифе.`,
    },
    privacy: {
      title: 'Личные ящики',
      text: 'Открыть их можете только вы, даже если адрес знают другие.',
    },
    priority: {
      title: 'Вне очереди',
      text: 'Ваши письма доставляются первыми, и на ваши вопросы отвечают первыми.',
    },
    noAds: { title: 'Без рекламы', text: 'Ни на одной странице.' },
  },
};
