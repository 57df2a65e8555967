import type { Texts } from '../texts.ts';

export const texts: Texts = {
  close: 'Закрыть',
  cancel: 'Отмена',
  loading: 'Загрузка',
  initializing: 'Запускаем…',
  tryAgain: 'Попробовать ещё раз',
  tryAgainButton: 'Попробовать ещё раз',
  reload: 'Перезагрузить',
  comingSoon: 'скоро',
  showMore: (count) => `Показать ещё ${count}`,
  digit: ({ position, length }) => `Цифра ${position} из ${length}`,

  partNotLoaded: 'Не удалось загрузить эту часть страницы.',
  pageNotLoaded: 'Не удалось загрузить страницу.',
  notCopied: 'Браузер не скопировал текст. Выделите его и скопируйте сами.',
  failedServerSilent: (failed) =>
    `${failed} Наш сервер не отвечает. Пожалуйста, попробуйте ещё раз чуть позже.`,
  failedCheckConnection: (failed) => `${failed} Проверьте подключение и попробуйте ещё раз.`,

  offline: 'Нет подключения к сети. Новые письма появятся, когда связь восстановится.',
  failedOffline: (failed) =>
    `Нет подключения к сети. ${failed} Попробуйте ещё раз, когда связь восстановится.`,
  serverSilent: (strong) => (
    <>
      {strong('Наш сервер не отвечает.')} Ваши адреса и письма в сохранности, а новые письма появятся, когда
      он вернётся.
    </>
  ),
  failedServerGone: ({ failed, strong }) => (
    <>
      {strong('Наш сервер не отвечает.')} {failed} Ваши адреса и письма в сохранности.
    </>
  ),
  tryingNow: 'Пробуем ещё раз…',
  tryingAgainIn: (seconds) => `Повторим через ${seconds}\u00a0с`,
  tryNow: 'Повторить сейчас',

  somethingWentWrong: 'Что-то пошло не так',
  applicationError: 'В приложении произошла ошибка. Обновите страницу и попробуйте ещё раз.',
  refreshPage: 'Обновить страницу',
  errorDetails: 'Подробности ошибки',
};
