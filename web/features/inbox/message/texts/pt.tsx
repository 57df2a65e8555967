import { brand } from '#contract/brand.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('pt');

const remoteImages = (count: number) =>
  plural(count, {
    one: `${count} imagem externa`,
    many: `${count} de imagens externas`,
    other: `${count} imagens externas`,
  });
const someTrackers = (count: number) =>
  plural(count, {
    one: `${count} rastreador`,
    many: `${count} de rastreadores`,
    other: `${count} rastreadores`,
  });

export const texts: Texts = {
  message: 'Mensagem',
  noSubject: '(sem assunto)',
  back: 'Voltar',
  backToNewMessages: (count) =>
    plural(count, {
      one: `Voltar, ${count} nova mensagem`,
      many: `Voltar, ${count} de novas mensagens`,
      other: `Voltar, ${count} novas mensagens`,
    }),
  to: (address) => `Para ${address}`,
  yourTime: 'No seu horário',

  loadsWhenConnected: 'Você está offline. Esta mensagem carrega quando a conexão voltar.',
  loadsWhenServerAnswers: 'Esta mensagem carrega quando nosso servidor voltar a responder.',
  notLoaded: (problem, again) => (
    <>
      Não foi possível carregar esta mensagem. {problem} {again('Tentar de novo')}
    </>
  ),
  tooLarge:
    'Esta mensagem é grande demais para ser mostrada inteira. Você pode baixar o código-fonte dela acima.',
  notReadInFull:
    'Não foi possível ler esta mensagem por completo. Você pode baixar o código-fonte dela acima.',

  downloadSource: 'Baixar código-fonte',
  print: 'Imprimir',
  sourceNotDownloaded: 'Não foi possível baixar o código-fonte.',
  nameOfSource: 'mensagem',
  delete: 'Excluir mensagem',
  reallyDelete: 'Excluir mensagem?',
  cannotBeUndone: 'Tem certeza? Não dá para desfazer.',
  confirmDelete: 'Excluir',
  notDeleted: 'Não foi possível excluir a mensagem.',

  addressHasExpired:
    'Este endereço expirou e as mensagens dele foram excluídas. Esta continua aqui até você fechá-la.',
  addressExpiresSoon: 'Este endereço e as mensagens dele serão excluídos em menos de dois minutos.',
  download: 'Baixar mensagem',
  downloadAgain: 'O download falhou, tente de novo',

  warning: ({ title, sentence }, strong) => (
    <>
      {strong(`${title}.`)} {sentence}
    </>
  ),
  linksLeadElsewhere: (count) =>
    plural(count, {
      one: 'Um link leva a outro lugar',
      many: `${count} de links levam a outro lugar`,
      other: `${count} links levam a outro lugar`,
    }),
  linkLeadsTo: ({ label, host }) => `“${label}” leva a ${host}.`,
  linksWork: 'Os links agora funcionam',
  allLinksAreOff: 'Os links estão desativados',
  linksAreOff: (count) =>
    plural(count, {
      one: 'O link está desativado',
      many: `${count} de links estão desativados`,
      other: `${count} links estão desativados`,
    }),
  openAnyway: 'Abrir assim mesmo',
  switchOffAgain: 'Desativar de novo',

  showAs: 'Mostrar mensagem como',
  html: 'HTML',
  plainText: 'Só texto',
  noText: 'Esta mensagem não tem texto.',
  noPlainText: 'Esta mensagem não tem texto simples.',
  showQuote: 'Mostrar texto citado',
  hideQuote: 'Ocultar texto citado',
  tooLongForPaper: 'Esta mensagem é longa demais para ser impressa inteira. O resto não sai no papel.',
  originalSize: 'Tamanho original',
  shownAtOriginalSize: 'Mostrada no tamanho original',
  fitToScreen: 'Ajustar à tela',
  scaledToFit: 'Reduzida para caber',

  links: (count) =>
    plural(count, {
      one: `${count} link nesta mensagem`,
      many: `${count} de links nesta mensagem`,
      other: `${count} links nesta mensagem`,
    }),
  linkTextDiffers: 'O texto do link não corresponde ao destino.',

  image: 'Imagem',
  images: (count) => remoteImages(count),
  imageStates: {
    blocked: (image, unseen) => <>Carregar{unseen(` ${image}`)}</>,
    loading: (image, unseen) => <>Carregando…{unseen(` ${image}`)}</>,
    shown: (image, unseen) => <>Carregada{unseen(` ${image}`)}</>,
    failed: (image, unseen) => <>Não carregou{unseen(` ${image}`)}</>,
  },
  staysBlocked: 'Continua bloqueada',
  showImages: (long) => <>Mostrar {long('imagens externas')}</>,
  whoFetchesImages: `O ${brand.name} busca as imagens por você. O remetente vê que elas foram carregadas, mas não seu endereço IP nem seu navegador.`,
  loadingImages: 'Carregando imagens externas',
  imagesNotLoaded: 'Não foi possível carregar as imagens',
  imagesFailed: (count) => `Não foi possível carregar ${remoteImages(count)}`,
  blocked: (images) =>
    plural(images, {
      one: `${images} imagem externa bloqueada`,
      many: `${images} de imagens externas bloqueadas`,
      other: `${images} imagens externas bloqueadas`,
    }),
  blockedTrackers: (trackers) =>
    plural(trackers, {
      one: `${trackers} rastreador bloqueado`,
      many: `${trackers} de rastreadores bloqueados`,
      other: `${trackers} rastreadores bloqueados`,
    }),
  blockedBoth: (images, trackers) => `${remoteImages(images)} e ${someTrackers(trackers)} bloqueados`,
  showing: (images) => `Mostrando ${remoteImages(images)}`,
  showingWithout: (images, trackers) => `Mostrando ${remoteImages(images)}, sem ${someTrackers(trackers)}`,
  showingSome: (shown, images) => `Mostrando ${shown} de ${remoteImages(images)}`,
  showingSomeWithout: ({ shown, images, trackers }) =>
    `Mostrando ${shown} de ${remoteImages(images)}, sem ${someTrackers(trackers)}`,
  onlyFirstCanBeLoaded: (said, count) =>
    plural(count, {
      one: `${said}. Só a primeira pode ser carregada, as outras continuam bloqueadas`,
      many: `${said}. Só as primeiras ${count} podem ser carregadas, as outras continuam bloqueadas`,
      other: `${said}. Só as primeiras ${count} podem ser carregadas, as outras continuam bloqueadas`,
    }),

  attachments: 'Anexos',
  attachmentCount: (count) =>
    plural(count, { one: `${count} anexo`, many: `${count} de anexos`, other: `${count} anexos` }),
  file: 'ARQ',
  downloadFile: (name) => `Baixar ${name}`,
  downloadFileOfType: ({ name, type }) => `Baixar ${name} (${type})`,
  downloadingFile: (name) => `Baixando ${name}`,
  fileNotDownloaded: 'Não foi possível baixar o arquivo.',
  downloadFailed: 'O download falhou. Tente de novo.',
  programsCanHarm: 'Programas podem danificar seu computador. Só abra este arquivo se você já o esperava.',
  fileCanContainProgram: 'Este arquivo pode conter um programa perigoso. Só abra se você já o esperava.',
};
