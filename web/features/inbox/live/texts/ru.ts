import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ru');

export const texts: Texts = {
  states: {
    live: { word: 'На связи', title: 'Новые письма появляются здесь сразу' },
    connecting: { word: 'Подключение', title: 'Подключаемся, чтобы показывать письма сразу' },
    polling: {
      word: 'С задержкой',
      title: `Сейчас письма появляются не сразу. Проверяем раз в ${limits.inboxRefreshAccusative}`,
    },
    down: { word: 'Нет ответа', title: 'Наш сервер не отвечает' },
    offline: { word: 'Нет сети', title: 'Это устройство не подключено к сети' },
  },

  notifications: 'Уведомления',

  yourCode: (code) => `Ваш код: ${code}`,
  yourCodeFromUnchecked: (code) => `Ваш код: ${code} (отправитель не проверен)`,
  notCheckedYet: 'Отправитель ещё не проверен',
  suspiciousMessage: 'Подозрительное письмо',
  saysItIsFrom: (name) => `Якобы от ${name}`,

  spoken: {
    subject: ({ name, subject }) => `Новое письмо от ${name}: ${subject}`,
    noSubject: (name) => `Новое письмо от ${name}: без темы`,
    code: ({ name, code }) => `Новое письмо от ${name}: код ${code}`,
    codeFromUnchecked: ({ name, code }) => `Новое письмо от ${name}: код ${code}, отправитель не проверен`,
    notCheckedYet: (name) => `Новое письмо от ${name}: отправитель ещё не проверен`,
    suspicious: (name) => `Подозрительное письмо: якобы от ${name}`,
    several: (count) =>
      plural(count, {
        one: `${count} новое письмо`,
        few: `${count} новых письма`,
        many: `${count} новых писем`,
        other: `${count} нового письма`,
      }),
    severalWithSuspicious: (count, suspicious) =>
      plural(count, {
        one: `${count} новое письмо, подозрительных: ${suspicious}`,
        few: `${count} новых письма, подозрительных: ${suspicious}`,
        many: `${count} новых писем, подозрительных: ${suspicious}`,
        other: `${count} нового письма, подозрительных: ${suspicious}`,
      }),
  },
};
