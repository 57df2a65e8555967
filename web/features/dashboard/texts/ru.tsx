import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ru');

export const texts: Texts = {
  loadingDashboard: 'Загружаем панель…',
  premiumDashboard: 'Панель',
  manage: 'Управление',
  benefits: 'Возможности',
  messagesReceived: (count) => `Входящие (${count})`,
  yourAddress: 'Ваш временный адрес почты',
  emailsNotLoaded: (again) => <>Не удалось загрузить адреса. {again('Попробовать ещё раз')}</>,

  yourInboxes: 'Ваши ящики',
  inboxes: (count) =>
    plural(count, {
      one: `${count} ящик`,
      few: `${count} ящика`,
      many: `${count} ящиков`,
      other: `${count} ящика`,
    }),
  activeInboxes: 'Активные ящики',
  listOfInboxes: 'Активные ящики',
  noInboxes: 'Нет активных ящиков',
  howLongAddressWorks: `Новый адрес готов за секунду и работает ${limits.premiumLifetimeAccusative}.`,
  selectedInbox: 'Выбран',
  activeInbox: 'Активен',
  domainEnds: 'домен отключается',
  unread: (count, unseen) => (
    <>
      {unseen('непрочитанных: ')}
      {count}
    </>
  ),
  expiresIn: (words, time) => (
    <>
      {words('Истекает через ')}
      {time}
    </>
  ),
  copy: (address) => `Скопировать ${address}`,
  copied: 'Скопировано!',
  delete: (address) => `Удалить ${address}`,
  deleteInbox: 'Удалить ящик',
  expiredCannotBeDeleted: 'Истёкший ящик удалить нельзя',
  deleteAll: 'Удалить все',
  reallyDeleteAll: (count) =>
    plural(count, {
      one: `Удалить ${count} адрес? Отменить это будет нельзя.`,
      few: `Удалить все ${count} адреса? Отменить это будет нельзя.`,
      many: `Удалить все ${count} адресов? Отменить это будет нельзя.`,
      other: `Удалить все ${count} адреса? Отменить это будет нельзя.`,
    }),
  allDeleted: 'Ваши адреса удалены вместе с письмами.',
  optionalName: 'Имя (по желанию)',
  generateFirstEmail: 'Создать первый адрес',
  generateInbox: 'Новый ящик',

  backToDashboard: 'Назад к панели',
  manageAccount: 'Управление аккаунтом',
  premiumAccount: 'Премиум-аккаунт',
  loading: 'Загрузка',
  premiumIsActive: 'Премиум включён.',
  premiumIsActiveUntil: (date) => `До ${date} у вас действует Премиум.`,
  nothingToCancel: 'Пока ничего не продлевается, так что и отменять нечего.',
  whereToDelete: (link) => <>Аккаунт можно {link('удалить здесь')}. Кнопка ниже пока не работает.</>,
  comingSoon: 'Скоро',

  yourAccount: 'Ваш аккаунт',
  premiumPlan: 'Премиум',
  whatPremiumHas: `До ${limits.premiumAddressesGenitive} одновременно, каждый на ${limits.premiumLifetimeAccusative}.`,
  keysWebhooksAndSubscription: 'Ключи, вебхуки и подписка',
  freePlan: 'Бесплатный тариф',
  whatFreeHas: `До ${limits.freeAddressesGenitive} одновременно, каждый на ${limits.freeLifetimeAccusative}.`,
  upgrade: 'Перейти на Премиум',
  premiumHasEnded: 'Премиум закончился',
  whatEndedMeans:
    'Сейчас действует бесплатный тариф. Ключи API и вебхуки сохранены, но не работают, пока вы не возобновите подписку.',
  resubscribe: 'Возобновить подписку',

  premiumBenefits: 'Возможности Премиума',
  includedInSubscription: 'Всё, что входит в вашу подписку.',
  yourBenefits: 'Ваши возможности',
  manyAtOnce: {
    title: `До ${limits.premiumAddressesGenitive} одновременно`,
    text: 'Отдельный ящик для каждого дела, с именем на ваш выбор.',
  },
  moreTime: {
    title: `${limits.premiumLifetime} вместо ${limits.freeLifetimeGenitive}`,
    text: 'Каждый адрес работает дольше, и к нему можно вернуться позже.',
  },
  prioritySupport: {
    title: 'Поддержка вне очереди',
    text: 'Ваши вопросы помечены как премиум, и на них отвечают первыми. Письма тоже доставляются первыми.',
  },
  managementTools: {
    title: 'Удобное управление ящиками',
    text: 'Просматривайте, копируйте и удаляйте все ящики в одном месте. Открыть их можете только вы.',
  },
};
