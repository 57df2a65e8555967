import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ru');

export const texts: Texts = {
  inbox: 'Входящие',
  message: 'Письмо',
  yourAddress: 'Ваш временный адрес почты',
  yourNewAddress: (address) => `Ваш новый адрес: ${address}`,

  waitingForMail: 'Ждём писем',
  timeLeft: (left) => `До самоудаления осталось ${left}`,
  copyAndUse: 'Скопируйте адрес и вставьте его где угодно. Первое же письмо откроется здесь.',
  pasteIt: 'Теперь вставьте его туда, где он нужен. Первое письмо откроется здесь само.',
  scanToGoOn: 'Отсканируйте, чтобы продолжить на телефоне',
  scanToCopy: 'Отсканируйте, чтобы скопировать адрес на телефон',
  noMessages: 'Писем пока нет',
  noMessagesReceived: 'Писем пока не было',
  siteRefused: 'Сайт не принял мой адрес',
  endsWithDomain: (day) =>
    `Домен этого адреса отключается, поэтому адрес перестанет работать раньше: ${day}.`,

  newMessagesAt: (count, address) => (
    <>
      {plural(count, {
        one: `${count} новое письмо`,
        few: `${count} новых письма`,
        many: `${count} новых писем`,
        other: `${count} нового письма`,
      })}{' '}
      на {address}
    </>
  ),
  goToInbox: 'Открыть этот ящик',

  sharedInbox: 'Общий ящик',
  inboxOf: (address) => `Ящик ${address}`,
  addressOfInbox: 'Адрес этого ящика',
  getYourOwn: 'Получить свой адрес',

  keyboardShortcuts: 'Горячие клавиши',
  escapeKey: 'Esc',
  shortcuts: {
    generate: 'Создать адрес',
    copyAddress: 'Скопировать адрес',
    copyCode: 'Скопировать код',
    refresh: 'Обновить ящик',
    next: 'Следующее письмо',
    previous: 'Предыдущее письмо',
    back: 'Назад к списку',
    show: 'Показать горячие клавиши',
  },
  shortcutsPause: 'После щелчка внутри HTML-письма они не действуют, пока вы не щёлкнете вне его.',
  sound: 'Звук для новых писем',
};
