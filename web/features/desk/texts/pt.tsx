import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('pt');

export const texts: Texts = {
  inbox: 'Entrada',
  message: 'Mensagem',
  yourAddress: 'Seu endereço de email temporário',
  yourNewAddress: (address) => `Seu novo endereço é ${address}`,

  waitingForMail: 'Esperando emails',
  timeLeft: (left) => `Ele se apaga sozinho em ${left}`,
  copyAndUse: 'Copie o endereço e use onde quiser. A\u00a0primeira mensagem que chegar abre aqui.',
  pasteIt: 'Agora cole onde precisar. A primeira mensagem abre aqui sozinha.',
  scanToGoOn: 'Escaneie para continuar no celular',
  scanToCopy: 'Escaneie para copiar o endereço no celular',
  noMessages: 'Nenhuma mensagem ainda',
  noMessagesReceived: 'Nenhuma mensagem recebida ainda',
  siteRefused: 'Este site recusou meu endereço',
  endsWithDomain: (day) => `Este endereço funciona até ${day}, porque o domínio dele acaba nesse momento.`,

  newMessagesAt: (count, address) => (
    <>
      {plural(count, {
        one: `${count} nova mensagem`,
        many: `${count} de novas mensagens`,
        other: `${count} novas mensagens`,
      })}{' '}
      em {address}
    </>
  ),
  goToInbox: 'Ir para esta caixa de entrada',

  sharedInbox: 'Caixa compartilhada',
  inboxOf: (address) => `Caixa de entrada de ${address}`,
  addressOfInbox: 'Endereço desta caixa de entrada',
  getYourOwn: 'Gerar meu endereço',

  keyboardShortcuts: 'Atalhos do teclado',
  escapeKey: 'Esc',
  shortcuts: {
    generate: 'Gerar um endereço',
    copyAddress: 'Copiar o endereço',
    copyCode: 'Copiar o código',
    refresh: 'Atualizar a caixa de entrada',
    next: 'Próxima mensagem',
    previous: 'Mensagem anterior',
    back: 'Voltar à lista',
    show: 'Mostrar os atalhos',
  },
  shortcutsPause: 'Depois de um clique em uma mensagem HTML, eles param até você clicar fora dela.',
  sound: 'Som para novas mensagens',
};
