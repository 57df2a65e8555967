import type { Texts } from '../texts.ts';

export const texts: Texts = {
  newestCode: 'Последний код',
  codeFrom: (sender) => `Код от ${sender}`,
  codeInMessage: 'Код в этом письме',
  copyCode: 'Копировать код',
  copyThisCode: (code, unseen) => (
    <>
      {unseen('Копировать код ')}
      {code}
    </>
  ),
  copied: 'Скопировано',
  notACode: 'Это не код? Скрыть',
  codeIsHidden: 'Код скрыт.',

  linkInMessage: 'Ссылка в этом письме',
  links: {
    verify: 'Ссылка для подтверждения',
    reset: 'Ссылка для сброса пароля',
    login: 'Ссылка для входа',
    invite: 'Ссылка на приглашение',
  },
  openLink: {
    verify: (long) => <>Подтвердить{long(' по ссылке')}</>,
    reset: (long) => <>Сбросить пароль{long(' по ссылке')}</>,
    login: (long) => <>Войти{long(' по ссылке')}</>,
    invite: (long) => <>Открыть{long(' приглашение')}</>,
  },
  leadsTo: (host) => <>ведёт на {host}</>,
  reallyOpen: 'Открыть эту ссылку?',
  namesAnotherSite: (host) => <>В тексте этой ссылки указан другой сайт. Она ведёт на {host}.</>,
  openAnyway: 'Всё равно открыть',
  linkIsNotNeeded: 'Не нужна? Скрыть',
  linkIsHidden: 'Ссылка скрыта.',
  undo: 'Вернуть',
};
