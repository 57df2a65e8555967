import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ru');

export const texts: Texts = {
  cancel: 'Отмена',
  done: 'Готово',
  copy: 'Копировать',
  copied: 'Скопировано',
  copiedToClipboard: 'Скопировано в буфер обмена',
  unreachable: 'Не удалось связаться с сервером. Попробуйте ещё раз.',
  unknownFailure: 'Что-то пошло не так. Попробуйте ещё раз.',

  keys: 'Ключи API',
  listOfKeys: 'Ключи API',
  whatKeysAreFor:
    'С ключом вашими ящиками может пользоваться скрипт, набор тестов или менеджер паролей. Изменить аккаунт или подписку с ним нельзя.',
  keysNotLoaded: 'Не удалось загрузить ключи.',
  noKeys: 'Ключей пока нет.',
  keysAreFull: (limit) =>
    plural(limit, {
      one: `У вас ${limit} ключ, это предел. Чтобы создать другой, отзовите его.`,
      few: `У вас ${limit} ключа, это предел. Чтобы создать ещё один, отзовите любой из них.`,
      many: `У вас ${limit} ключей, это предел. Чтобы создать ещё один, отзовите любой из них.`,
      other: `У вас ${limit} ключа, это предел. Чтобы создать ещё один, отзовите любой из них.`,
    }),
  nameOfKey: 'Название ключа',
  exampleOfName: 'Например: Bitwarden',
  nameIsMissing: 'Дайте ключу название',
  createKey: 'Создать ключ',
  yourNewKey: 'Ваш новый ключ',
  key: 'Ключ',
  keepKeySafe: 'Любой, у кого он есть, может читать ваши письма, так что храните его как пароль.',
  mailProgram:
    'Чтобы читать почту адреса в Thunderbird, Outlook или другой почтовой программе, создайте для неё ключ и введите эти данные:',
  mailServer: 'Сервер',
  mailUser: 'Имя пользователя',
  mailUserValue: 'Адрес',
  mailPassword: 'Пароль',
  mailPasswordValue: 'Ключ с этой страницы',
  mailSending:
    'Отправлять письма отсюда нельзя. Если программа требует сервер для отправки, укажите сервер другого аккаунта.',
  copyItNow: 'Скопируйте его сейчас. Больше мы его не покажем.',
  created: (date) => `Создан ${date}`,
  lastUsed: (age) => `Использован: ${age.replace('Только', 'только')}`,
  neverUsed: 'Не использовался',
  revoke: 'Отозвать',
  revokeKey: (name) => `Отозвать ${name}`,
  reallyRevoke: 'Отозвать ключ?',
  whatRevokingDoes: (name) =>
    `Программы с ключом «${name}» сразу потеряют доступ, а вебхуки, которые они добавили, будут удалены. Отменить это будет нельзя.`,

  webhooks: 'Вебхуки',
  whatWebhooksAreFor:
    'Новые письма будут приходить на ваш сервер или строкой в Discord, Slack, Telegram или ntfy.',
  webhooksNotLoaded: 'Не удалось загрузить вебхуки.',
  noWebhooks: 'Вебхуков пока нет.',
  webhooksAreFull: (limit) =>
    plural(limit, {
      one: `У вас ${limit} вебхук, это предел. Чтобы добавить другой, удалите его.`,
      few: `У вас ${limit} вебхука, это предел. Чтобы добавить ещё один, удалите любой из них.`,
      many: `У вас ${limit} вебхуков, это предел. Чтобы добавить ещё один, удалите любой из них.`,
      other: `У вас ${limit} вебхука, это предел. Чтобы добавить ещё один, удалите любой из них.`,
    }),
  addWebhook: 'Добавить вебхук',
  whatIsSent: 'Новые письма на все ваши адреса будут отправляться на этот URL.',
  format: 'Формат',
  url: 'URL',
  urlIsMissing: 'Введите URL',
  send: 'Отправлять',
  wanted: { message: 'Все письма', code: 'Письма с кодом', link: 'Письма со ссылкой' },
  formats: {
    standard: 'Стандартный (подписанный JSON)',
    discord: 'Discord',
    slack: 'Slack',
    telegram: 'Telegram',
    ntfy: 'ntfy',
  },
  yourSigningSecret: 'Ваш секрет для подписи',
  secret: 'Секрет',
  whatSecretIsFor: 'С ним ваш сервер проверяет, что вызов пришёл от нас.',
  test: 'Тест',
  testOf: (host) => `Проверить ${host}`,
  testArrived: (status, ms) => `Тест дошёл. Сервер ответил ${status} за ${ms}\u00a0мс.`,
  testFailed: (reason) => `Тест не прошёл. ${reason}.`,
  delete: 'Удалить',
  deleteWebhook: (host) => `Удалить ${host}`,
  reallyDelete: 'Удалить вебхук?',
  whatDeletingDoes: (host) =>
    `Письма больше не будут отправляться на ${host}. Всё, что ещё не доставлено, пропадёт.`,
  disabled: (strong) => (
    <>
      {strong('Отключён.')} Сервер ответил, что больше не хочет доставок. Чтобы продолжить, удалите этот
      вебхук и добавьте его снова.
    </>
  ),
  waiting: (strong, failed, wait) => (
    <>
      {strong('Ожидание.')}{' '}
      {plural(failed, {
        one: failed === 1 ? 'Последняя попытка не удалась' : `${failed} попытка не удалась`,
        few: `${failed} попытки не удались`,
        many: `${failed} попыток не удалось`,
        other: `${failed} попытки не удалось`,
      })}
      . Следующая через {wait}, остальные письма ждут своей очереди.
    </>
  ),

  deliveries: 'Доставки',
  deliveriesTo: (host) => `Доставки на ${host}`,
  lastDeliveries: 'Последние доставки',
  deliveriesNotLoaded: 'Не удалось загрузить доставки.',
  noDeliveries: 'Пока ничего не отправлено.',
  sentTest: 'Тест',
  sentMail: 'Письмо',
  sentAgain: (attempt) => `Письмо, попытка ${attempt}`,
  delivered: (what, status, ms) => `${what}: доставлено (${status}, ${ms}\u00a0мс)`,
  notDelivered: (what, reason) => `${what}: ${reason}`,
};
