import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('pt');

export const texts: Texts = {
  yourAddresses: 'Seus endereços',
  noSignUpNeeded: 'Sem cadastro',
  used: 'usados',
  placesUsed: 'vagas ocupadas',
  placesUsedTitle: 'Vagas ocupadas',
  placesUsedUntil: (day) => `Vagas ocupadas até ${day}`,
  addressesUsed: 'Endereços usados',
  allUsed: (max) => `${max} de ${max} já usados.`,
  canGenerateOneMore: () => `Você pode gerar mais 1. Depois, só ${limits.cooldown} após o último expirar.`,
  canGenerateAgain: 'Você já pode gerar outro endereço',
  nextAddressOn: (day) => `Seu próximo endereço: ${day}`,
  nextAddressIn: (wait) => `Próximo endereço em ${wait}`,

  generate: (rest) => <>Gerar {rest('email temporário')}</>,
  notGenerated: 'Nenhum endereço foi gerado.',
  notGeneratedBecause: (problem) => `Nenhum endereço foi gerado. ${problem}`,
  maybeCooldown:
    'Não foi possível gerar o endereço. Talvez seu tempo de espera ainda não tenha acabado. Aguarde antes de tentar de novo.',
  listNotLoaded: 'Não foi possível carregar os endereços',

  qrCodeFor: (text: string) => `Código QR de ${text}`,
  options: 'Opções do endereço',
  chooseNext: 'Escolher o próximo endereço',
  moreOptions: 'Mais opções',
  deliveries: 'Entregas',
  openOnPhone: 'Abrir no celular',
  share: 'Compartilhar o endereço',
  deleteAddress: 'Excluir endereço',
  expiredNoDelete: 'Expirado, não dá para excluir',
  forgetMe: 'Esquecer meus dados neste aparelho',
  select: 'Escolha um endereço',
  switchAddress: 'Trocar de endereço',
  unreadAndLeft: ({ unread, left }) =>
    `${plural(unread, { one: `${unread} não lida`, many: `${unread} não lidas`, other: `${unread} não lidas` })} · ${left}`,
  unreadElsewhere: (count) =>
    plural(count, {
      one: `${count} não lida em outro endereço`,
      many: `${count} não lidas em outro endereço`,
      other: `${count} não lidas em outro endereço`,
    }),
  timeLeft: (left) => (left.startsWith('1\u00a0') ? `resta ${left}` : `restam ${left}`),
  domainEnds: 'domínio acaba',

  copy: 'Copiar',
  copied: 'Copiado',
  copiedToClipboard: 'Copiado!',
  copyLink: 'Copiar link',
  expiredReceivesNothing: 'Um endereço expirado não recebe emails',
  scanToCopy: 'Escaneie para copiar o endereço em outro aparelho. Só você pode ler as mensagens dele.',
  scanToOpen:
    'Escaneie para abrir esta caixa de entrada em outro aparelho. Quem souber o endereço pode ler as mensagens.',

  deleteQuestion: 'Excluir endereço?',
  cannotBeUndone: 'Tem certeza? Não dá para desfazer.',
  cannotBeUndoneGuest: 'Tem certeza? Não dá para desfazer. Excluir um endereço não antecipa o próximo.',
  delete: 'Excluir',
  deleted: (address) => `${address} e suas mensagens foram excluídos.`,
  deletedPlaceUsed: ({ address, day }) =>
    `${address} e suas mensagens foram excluídos. A vaga continua ocupada até ${day}.`,
  nothingDeleted: 'Nada foi excluído.',
  tryAgainSoon: 'Tente de novo daqui a pouco.',

  closed: ({ address, strong, mono }) => (
    <>
      {strong('Seu endereço foi encerrado.')} O operador deste serviço encerrou {mono(address)}, e as
      mensagens foram excluídas.
    </>
  ),
  closedReason: (reason) => `Motivo: ${reason}`,
  ok: 'OK',
};
