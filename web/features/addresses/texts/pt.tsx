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

  nameOfNext: 'Nome do próximo endereço (opcional)',
  namePlaceholder: 'nome (opcional)',
  domain: 'Domínio',
  anyDomain: 'Qualquer domínio',
  generate: (rest) => <>Gerar {rest('email temporário')}</>,
  notGenerated: 'Nenhum endereço foi gerado.',
  notGeneratedBecause: (problem) => `Nenhum endereço foi gerado. ${problem}`,
  maybeCooldown:
    'Não foi possível gerar o endereço. Talvez seu tempo de espera ainda não tenha acabado. Aguarde antes de tentar de novo.',
  listNotLoaded: 'Não foi possível carregar os endereços',
  addressReady: () => `Seu endereço está pronto. Ele funciona por ${limits.premiumLifetime}.`,

  qrCodeFor: (text: string) => `Código QR de ${text}`,
  limitReached: 'Limite de endereços atingido',
  tryAgainIn: 'Tente de novo em',
  nextAddress: 'Próximo endereço em',
  networkLimit:
    'Muitos endereços foram gerados a partir da sua rede, talvez por outras pessoas que também a usam. Isso não tem a ver com os seus endereços.',
  premiumLimit: (max) =>
    max === 1
      ? 'Seu endereço está em uso. Você pode gerar o próximo quando ele expirar ou assim que excluí-lo.'
      : `Seus ${max} endereços estão em uso. Você pode gerar o próximo quando o mais antigo expirar ou assim que excluir um deles.`,
  freeLimit: (max) =>
    plural(max, {
      one: `O plano gratuito inclui até ${max} endereço. Excluir um endereço não libera a vaga dele.`,
      many: `O plano gratuito inclui até ${max} de endereços. Excluir um endereço não libera a vaga dele.`,
      other: `O plano gratuito inclui até ${max} endereços. Excluir um endereço não libera a vaga dele.`,
    }),
  freeLimitKeep: ({ max, inUse }) => {
    const keep = plural(inUse, {
      one: 'Você pode continuar usando o que já tem.',
      many: 'Você pode continuar usando os que já tem.',
      other: 'Você pode continuar usando os que já tem.',
    });
    return plural(max, {
      one: `O plano gratuito inclui até ${max} endereço. ${keep} Excluir um endereço não libera a vaga dele.`,
      many: `O plano gratuito inclui até ${max} de endereços. ${keep} Excluir um endereço não libera a vaga dele.`,
      other: `O plano gratuito inclui até ${max} endereços. ${keep} Excluir um endereço não libera a vaga dele.`,
    });
  },
  premiumGives: () =>
    `Com o Premium, você tem ${limits.premiumAddresses} ao mesmo tempo, cada um por ${limits.premiumLifetime}.`,
  upgrade: 'Assinar o Premium',

  options: 'Opções do endereço',
  chooseNext: 'Escolher o próximo endereço',
  openOnPhone: 'Abrir no celular',
  soundOff: 'Desligar o som',
  soundOn: 'Som para novas mensagens',
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
