import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('pt');

export const texts: Texts = {
  noneYet: 'Nenhum servidor de email tentou entregar algo a este endereço até agora.',
  noneSince: (time) => `Nenhum servidor de email tentou entregar algo a este endereço desde ${time}.`,
  takesNone: (domain) => `No momento, não aceitamos emails para ${domain}.`,
  more: 'Mais',
  notLoaded: 'Não foi possível carregar a lista de entregas.',

  stored: 'Um email foi guardado nesta caixa de entrada.',
  tooLarge: 'Um email foi recusado porque era grande demais.',
  tooLargeFor: ({ size, limit }) =>
    `Um email de ${size} foi recusado porque era grande demais. Este endereço aceita até ${limit} de anexos.`,
  tooLargeForFree: ({ size, limit, premium }) =>
    `Um email de ${size} foi recusado porque era grande demais. Este endereço aceita até ${limit} de anexos; com o Premium são até ${premium}.`,
  textTooLarge: (size) =>
    `Um email de ${size} foi recusado porque o texto ou os cabeçalhos eram grandes demais.`,
  refused: {
    spent:
      'Um email foi recusado porque este endereço já recebeu todas as mensagens para as quais foi criado.',
    blocked: 'Um email foi recusado porque não aceitamos emails do remitente ou da rede dele.',
    malformed: 'Um email foi recusado porque o formato era inválido ou complexo demais.',
    other: 'Um email foi recusado.',
  },
  deferred: {
    full: 'Pedimos a um servidor de email que tentasse mais tarde, porque esta caixa de entrada estava cheia. Exclua mensagens para abrir espaço. A maioria dos servidores tenta de novo em poucos minutos.',
    alone:
      'Pedimos a um servidor de email que entregasse um email a este endereço separadamente dos outros destinatários. A maioria dos servidores faz isso em poucos minutos.',
    'network-full':
      'Pedimos a um servidor de email que tentasse mais tarde, porque a rede dele nos enviou emails demais em uma hora. A maioria dos servidores tenta de novo em poucos minutos.',
    unavailable:
      'Pedimos a um servidor de email que tentasse mais tarde, porque naquele momento não podíamos aceitar o email. A maioria dos servidores tenta de novo em poucos minutos.',
    other:
      'Pedimos a um servidor de email que tentasse mais tarde. A maioria dos servidores tenta de novo em poucos minutos.',
  },
  broken:
    'Um servidor de email pediu para entregar algo a este endereço, mas a conexão terminou antes que um email estivesse completo.',

  attempts: 'O que os servidores de email tentaram',
  outcomes: {
    stored: 'Guardado',
    refused: 'Recusado',
    deferred: 'Tentar mais tarde',
    broken: 'Interrompido',
  },
  times: (count) =>
    plural(count, {
      one: `registrado ${count} vez`,
      many: `registrado ${count} vezes`,
      other: `registrado ${count} vezes`,
    }),
  encrypted: (version) => `criptografado com ${version}`,
  notEncrypted: 'sem criptografia',
  ourAnswer: 'Nossa resposta:',

  noMailYet: 'Nada ainda? Isto é o que sabemos.',
  lastTook: ({ anybody, domain, forDomain }) =>
    `O último email que aceitamos para qualquer pessoa foi ${anybody}, e para ${domain}, ${forDomain}.`,
  lastTookForOthers: ({ anybody, domain }) =>
    `O último email que aceitamos para qualquer pessoa foi ${anybody}. Para ${domain}, ainda não há nenhum registrado.`,
  tookNone: 'Ainda não há nenhum email registrado, para ninguém.',
  momentsAgo: 'há menos de um minuto',
  health: {
    listed: (domain) =>
      `${domain} está em uma lista pública de domínios descartáveis, por isso alguns sites o recusam.`,
    quiet: (domain) => `Nas últimas 24 horas, menos endereços do que o normal receberam emails em ${domain}.`,
  },

  whatToTry: 'O que você pode tentar',
  pasteAgain: 'Cole o endereço de novo e peça para enviarem o email outra vez.',
  copyAddress: 'Copiar o endereço',
  useAnotherDomain: 'Alguns sites recusam um domínio e aceitam outro.',
  saySiteRefused: 'Se um site não aceitou este endereço, conte qual foi.',
  advice: {
    'too-large': 'Peça um email menor, por exemplo com um link em vez de anexos.',
    spent: 'Gere outro endereço. Este não aceita mais mensagens.',
    blocked: 'Enviar de novo não vai adiantar. Peça o email de outro remetente.',
    malformed: 'Enviar de novo só adianta se o remetente mudar o email.',
    deferred: 'Espere a próxima tentativa antes de pedir que enviem o email outra vez.',
    broken: 'Espere alguns minutos. Se nada chegar, peça para enviarem o email outra vez.',
  },
};
