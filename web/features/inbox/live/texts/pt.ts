import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('pt');

export const texts: Texts = {
  states: {
    live: { word: 'Ao vivo', title: 'As novas mensagens aparecem aqui na hora' },
    connecting: { word: 'Conectando', title: 'Conectando às atualizações ao vivo' },
    polling: {
      word: 'Com atraso',
      title: `Sem atualizações ao vivo no momento. Verificando a cada ${limits.inboxRefresh}`,
    },
    down: { word: 'Sem resposta', title: 'Nosso servidor não está respondendo' },
    offline: { word: 'Offline', title: 'Este aparelho está offline' },
  },

  notifications: 'Notificações',

  yourCode: (code) => `Seu código é ${code}`,
  yourCodeFromUnchecked: (code) => `Seu código é ${code} (remetente não verificado)`,
  notCheckedYet: 'Remetente ainda não verificado',
  suspiciousMessage: 'Mensagem suspeita',
  saysItIsFrom: (name) => `Diz ser de ${name}`,

  spoken: {
    subject: ({ name, subject }) => `Nova mensagem de ${name}: ${subject}`,
    noSubject: (name) => `Nova mensagem de ${name}: sem assunto`,
    code: ({ name, code }) => `Nova mensagem de ${name}: código ${code}`,
    codeFromUnchecked: ({ name, code }) =>
      `Nova mensagem de ${name}: código ${code}, remetente não verificado`,
    notCheckedYet: (name) => `Nova mensagem de ${name}: remetente ainda não verificado`,
    suspicious: (name) => `Mensagem suspeita: diz ser de ${name}`,
    several: (count) =>
      plural(count, {
        one: `${count} nova mensagem`,
        many: `${count} de novas mensagens`,
        other: `${count} novas mensagens`,
      }),
    severalWithSuspicious: (count, suspicious) => {
      const some = plural(suspicious, {
        one: `${suspicious} suspeita`,
        many: `${suspicious} suspeitas`,
        other: `${suspicious} suspeitas`,
      });
      return plural(count, {
        one: `${count} nova mensagem, ${some}`,
        many: `${count} de novas mensagens, ${some}`,
        other: `${count} novas mensagens, ${some}`,
      });
    },
  },
};
