import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ru');

export const texts: Texts = {
  yourAddresses: 'Ваши адреса',
  noSignUpNeeded: 'Без регистрации',
  used: 'занято',
  placesUsed: 'мест занято',
  placesUsedTitle: 'Занятые места',
  placesUsedUntil: (day) => `Места освободятся: ${day}`,
  addressesUsed: 'Создано адресов',
  allUsed: (max) => `Использовано: ${max} из ${max}.`,
  canGenerateOneMore: () =>
    `Доступен ещё 1\u00a0адрес. Новые — через ${limits.cooldownAccusative} после истечения последнего.`,
  canGenerateAgain: 'Можно снова создавать адреса',
  nextAddressOn: (day) => `Следующий адрес: ${day}`,
  nextAddressIn: (wait) => `Следующий адрес через ${wait}`,

  generate: (rest) => <>Новый {rest('временный ')}адрес</>,
  notGenerated: 'Адрес не создан.',
  notGeneratedBecause: (problem) => `Адрес не создан. ${problem}`,
  maybeCooldown: 'Не удалось создать адрес. Возможно, ещё идёт пауза: подождите и попробуйте снова.',
  listNotLoaded: 'Не удалось загрузить адреса',

  qrCodeFor: (text: string) => `QR-код: ${text}`,
  options: 'Действия с адресом',
  chooseNext: 'Настроить следующий адрес',
  moreOptions: 'Опции',
  deliveries: 'Попытки доставки',
  openOnPhone: 'Открыть на телефоне',
  share: 'Поделиться адресом',
  deleteAddress: 'Удалить адрес',
  expiredNoDelete: 'Срок истёк, удалить нельзя',
  forgetMe: 'Забыть меня на этом устройстве',
  select: 'Выбрать адрес',
  switchAddress: 'Сменить адрес',
  unreadAndLeft: ({ unread, left }) => `непрочитанных: ${unread} · ${left}`,
  unreadElsewhere: (count) =>
    plural(count, {
      one: `${count} непрочитанное письмо на другом адресе`,
      few: `${count} непрочитанных письма на другом адресе`,
      many: `${count} непрочитанных писем на другом адресе`,
      other: `${count} непрочитанного письма на другом адресе`,
    }),
  timeLeft: (left) => `осталось ${left}`,
  domainEnds: 'домен отключается',

  copy: 'Копировать',
  copied: 'Скопировано',
  copiedToClipboard: 'Скопировано!',
  copyLink: 'Скопировать ссылку',
  expiredReceivesNothing: 'Срок адреса истёк, письма на него не приходят',
  scanToCopy:
    'Отсканируйте, чтобы скопировать адрес на другое устройство. Его письма можете читать только вы.',
  scanToOpen:
    'Отсканируйте, чтобы открыть этот ящик на другом устройстве. Его письма может читать любой, кто знает адрес.',

  deleteQuestion: 'Удалить адрес?',
  cannotBeUndone: 'Вы уверены? Отменить это будет нельзя.',
  cannotBeUndoneGuest: 'Вы уверены? Отменить это будет нельзя. Новый адрес из-за этого раньше не появится.',
  delete: 'Удалить',
  deleted: (address) => `Адрес ${address} удалён вместе с письмами.`,
  deletedPlaceUsed: ({ address, day }) =>
    `Адрес ${address} удалён вместе с письмами. Место освободится: ${day}.`,
  nothingDeleted: 'Ничего не удалено.',
  tryAgainSoon: 'Попробуйте ещё раз чуть позже.',

  closed: ({ address, strong, mono }) => (
    <>
      {strong('Ваш адрес закрыт.')} Администратор сервиса закрыл {mono(address)}, письма удалены.
    </>
  ),
  closedReason: (reason) => `Причина: ${reason}`,
  ok: 'Понятно',
};
