import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('pt');

export const texts: Texts = {
  messages: 'Mensagens',
  unread: (count) =>
    plural(count, { one: `${count} não lida`, many: `${count} não lidas`, other: `${count} não lidas` }),
  copyAddress: (address) => `Copiar o endereço ${address}`,
  refresh: 'Atualizar',
  refreshIn: (seconds) => `Espere ${seconds}\u00a0s`,
  autoRefreshing: `Atualiza a cada ${limits.inboxRefresh}`,
  shortcuts: (key) => <>{key('?')} atalhos</>,
  inboxIsFull: (most) =>
    `Esta caixa de entrada está cheia: ${most} de ${most} mensagens. Novos emails são recusados até você excluir algumas.`,
  othersInboxIsFull: (most) =>
    `Esta caixa de entrada está cheia: ${most} de ${most} mensagens. Novos emails são recusados até que quem a criou exclua algumas.`,

  isUnread: 'Não lida.',
  noSubject: '(sem assunto)',
  attachments: 'Anexos',
  noWordsKept:
    'Suas mensagens carregam quando a conexão voltar. Nada do texto delas fica guardado neste navegador.',

  emailArrivesWithinSeconds: 'Os emails costumam chegar em segundos e aparecem aqui sozinhos.',
  noMessageSelected: 'Nenhuma mensagem selecionada',
  selectMessage: 'Escolha uma mensagem para ler aqui.',

  inboxNotFound: 'Caixa de entrada não encontrada',
  whyInboxIsMissing:
    'Ela pode ter expirado, ou há um erro de digitação no endereço. Caixas de entrada expiradas são excluídas com todas as mensagens.',
  addressHasExpired: 'Este endereço expirou',
  messagesAreDeleted: 'As mensagens foram excluídas.',
  nothingLeft: 'Sumiu. Não sobrou nada.',
  deletedForGood: 'Este endereço expirou. Ele e as mensagens foram excluídos para sempre.',
  trackersNeverSawYou: (count) =>
    plural(count, {
      one: `${count} rastreador nem viu você.`,
      many: `${count} de rastreadores nem viram você.`,
      other: `${count} rastreadores nem viram você.`,
    }),
};
