import { brand } from '#contract/brand.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ru');

const imagesOf = (count: number) =>
  plural(count, {
    one: `${count} внешняя картинка`,
    few: `${count} внешние картинки`,
    many: `${count} внешних картинок`,
    other: `${count} внешней картинки`,
  });
const trackersOf = (count: number) =>
  plural(count, {
    one: `${count} трекер`,
    few: `${count} трекера`,
    many: `${count} трекеров`,
    other: `${count} трекера`,
  });
/** After «без». */
const trackersGenitive = (count: number) =>
  plural(count, {
    one: `${count} трекера`,
    few: `${count} трекеров`,
    many: `${count} трекеров`,
    other: `${count} трекера`,
  });

export const texts: Texts = {
  message: 'Письмо',
  noSubject: '(без темы)',
  back: 'Назад',
  backToNewMessages: (count) =>
    plural(count, {
      one: `Назад, ${count} новое письмо`,
      few: `Назад, ${count} новых письма`,
      many: `Назад, ${count} новых писем`,
      other: `Назад, ${count} нового письма`,
    }),
  to: (address) => `Кому: ${address}`,
  yourTime: 'Ваше время',

  loadsWhenConnected: 'Нет подключения к сети. Письмо загрузится, когда связь восстановится.',
  loadsWhenServerAnswers: 'Письмо загрузится, когда наш сервер снова ответит.',
  notLoaded: (problem, again) => (
    <>
      Не удалось загрузить письмо. {problem} {again('Попробовать ещё раз')}
    </>
  ),
  tooLarge: 'Письмо слишком большое, чтобы показать его целиком. Его исходный текст можно скачать выше.',
  notReadInFull: 'Не удалось прочитать письмо целиком. Его исходный текст можно скачать выше.',

  downloadSource: 'Скачать исходный текст',
  print: 'Печать',
  sourceNotDownloaded: 'Не удалось скачать исходный текст.',
  nameOfSource: 'письмо',
  delete: 'Удалить письмо',
  reallyDelete: 'Удалить письмо?',
  cannotBeUndone: 'Вы уверены? Отменить это будет нельзя.',
  confirmDelete: 'Удалить',
  notDeleted: 'Не удалось удалить письмо.',

  addressHasExpired:
    'Срок этого адреса истёк, его письма удалены. Это письмо останется здесь, пока вы его не закроете.',
  addressExpiresSoon: 'Меньше чем через две минуты этот адрес будет удалён вместе с письмами.',
  download: 'Скачать письмо',
  downloadAgain: 'Не скачалось, попробовать ещё раз',

  warning: ({ title, sentence }, strong) => (
    <>
      {strong(`${title}.`)} {sentence}
    </>
  ),
  linksLeadElsewhere: (count) =>
    plural(count, {
      one: count === 1 ? 'Ссылка ведёт не туда' : `${count} ссылка ведёт не туда`,
      few: `${count} ссылки ведут не туда`,
      many: `${count} ссылок ведут не туда`,
      other: `${count} ссылки ведут не туда`,
    }),
  linkLeadsTo: ({ label, host }) => `«${label}» ведёт на ${host}.`,
  linksWork: 'Ссылки теперь работают',
  allLinksAreOff: 'Ссылки отключены',
  linksAreOff: (count) =>
    plural(count, {
      one: count === 1 ? 'Ссылка отключена' : `${count} ссылка отключена`,
      few: `${count} ссылки отключены`,
      many: `${count} ссылок отключено`,
      other: `${count} ссылки отключены`,
    }),
  openAnyway: 'Всё равно открыть',
  switchOffAgain: 'Снова отключить',

  showAs: 'Показать письмо как',
  html: 'HTML',
  plainText: 'Текст',
  noText: 'В этом письме нет текста.',
  noPlainText: 'В этом письме нет текстовой версии.',
  showQuote: 'Показать цитату',
  hideQuote: 'Скрыть цитату',
  tooLongForPaper: 'Письмо слишком длинное, чтобы напечатать его целиком. Остаток на бумагу не попал.',
  originalSize: 'Исходный размер',
  shownAtOriginalSize: 'В исходном размере',
  fitToScreen: 'По ширине',
  scaledToFit: 'Уменьшено по ширине экрана',

  links: (count) =>
    plural(count, {
      one: `${count} ссылка в этом письме`,
      few: `${count} ссылки в этом письме`,
      many: `${count} ссылок в этом письме`,
      other: `${count} ссылки в этом письме`,
    }),
  linkTextDiffers: 'Текст ссылки не совпадает с тем, куда она ведёт.',

  image: 'Картинка',
  images: (count) => imagesOf(count),
  imageStates: {
    blocked: (image, unseen) => <>Загрузить{unseen(` ${image}`)}</>,
    loading: (image, unseen) => <>Загрузка…{unseen(` ${image}`)}</>,
    shown: (image, unseen) => <>Загружено{unseen(` ${image}`)}</>,
    failed: (image, unseen) => <>Не загрузилось{unseen(` ${image}`)}</>,
  },
  staysBlocked: 'Не загружается',
  showImages: (long) => <>Показать {long('внешние картинки')}</>,
  whoFetchesImages: `${brand.name} скачивает их за вас. Отправитель увидит, что картинки загрузили, но не узнает ваш IP-адрес и браузер.`,
  loadingImages: 'Загружаем внешние картинки',
  imagesNotLoaded: 'Не удалось загрузить картинки',
  imagesFailed: (count) => `Не загрузилось: ${imagesOf(count)}`,
  blocked: (images) => `Заблокировано: ${imagesOf(images)}`,
  blockedTrackers: (trackers) => `Заблокировано: ${trackersOf(trackers)}`,
  blockedBoth: (images, trackers) => `Заблокировано: ${imagesOf(images)} и ${trackersOf(trackers)}`,
  showing: (images) => `Показано: ${imagesOf(images)}`,
  showingWithout: (images, trackers) => `Показано: ${imagesOf(images)}, без ${trackersGenitive(trackers)}`,
  showingSome: (shown, images) => `Показано внешних картинок: ${shown} из ${images}`,
  showingSomeWithout: ({ shown, images, trackers }) =>
    `Показано внешних картинок: ${shown} из ${images}, без ${trackersGenitive(trackers)}`,
  onlyFirstCanBeLoaded: (said, count) =>
    plural(count, {
      one: `${said}. Загрузить можно только первую ${count}, остальные заблокированы`,
      few: `${said}. Загрузить можно только первые ${count}, остальные заблокированы`,
      many: `${said}. Загрузить можно только первые ${count}, остальные заблокированы`,
      other: `${said}. Загрузить можно только первые ${count}, остальные заблокированы`,
    }),

  attachments: 'Вложения',
  attachmentCount: (count) =>
    plural(count, {
      one: `${count} вложение`,
      few: `${count} вложения`,
      many: `${count} вложений`,
      other: `${count} вложения`,
    }),
  file: 'ФАЙЛ',
  downloadFile: (name) => `Скачать ${name}`,
  downloadFileOfType: ({ name, type }) => `Скачать ${name} (${type})`,
  downloadingFile: (name) => `Скачиваем ${name}`,
  fileNotDownloaded: 'Не удалось скачать файл.',
  downloadFailed: 'Скачать не удалось. Попробуйте ещё раз.',
  programsCanHarm: 'Программы могут навредить компьютеру. Открывайте файл, только если вы его ждали.',
  fileCanContainProgram:
    'В этом файле может быть вредоносная программа. Открывайте его, только если вы его ждали.',
};
