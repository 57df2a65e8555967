import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ru');

export const texts: Texts = {
  messages: 'Письма',
  unread: (count) =>
    plural(count, {
      one: `${count} непрочитанное`,
      few: `${count} непрочитанных`,
      many: `${count} непрочитанных`,
      other: `${count} непрочитанных`,
    }),
  copyAddress: (address) => `Скопировать адрес ${address}`,
  refresh: 'Обновить',
  refreshIn: (seconds) => `Через ${seconds}\u00a0с`,
  autoRefreshing: `Автообновление раз в ${limits.inboxRefreshAccusative}`,
  shortcuts: (key) => <>{key('?')} клавиши</>,
  inboxIsFull: (most) =>
    `Ящик заполнен: писем ${most} из ${most}. Новые не принимаются, пока вы не удалите часть старых.`,
  othersInboxIsFull: (most) =>
    `Ящик заполнен: писем ${most} из ${most}. Новые не принимаются, пока владелец не удалит часть старых.`,

  isUnread: 'Не прочитано.',
  noSubject: '(без темы)',
  attachments: 'Вложения',
  noWordsKept: 'Письма загрузятся, когда связь восстановится. Их текст в этом браузере не хранится.',

  emailArrivesWithinSeconds: 'Обычно письма приходят за несколько секунд и появляются здесь сами.',
  noMessageSelected: 'Письмо не выбрано',
  selectMessage: 'Выберите письмо, чтобы прочитать его здесь.',

  inboxNotFound: 'Ящик не найден',
  whyInboxIsMissing:
    'Возможно, его срок истёк или в адресе опечатка. Истёкшие ящики удаляются вместе со всеми письмами.',
  addressHasExpired: 'Срок этого адреса истёк',
  messagesAreDeleted: 'Его письма удалены.',
  nothingLeft: 'Всё. Ничего не осталось.',
  deletedForGood: 'Срок этого адреса истёк. Он и его письма удалены навсегда.',
  trackersNeverSawYou: (count) =>
    plural(count, {
      one: `${count} трекер вас так и не увидел.`,
      few: `${count} трекера вас так и не увидели.`,
      many: `${count} трекеров вас так и не увидели.`,
      other: `${count} трекера вас так и не увидели.`,
    }),
};
