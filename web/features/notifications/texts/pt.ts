import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  alsoClosed: 'Este dispositivo vai avisar você sobre novas mensagens, mesmo com esta página fechada.',
  onlyWhileOpen:
    'Este navegador só pode avisar você sobre novas mensagens enquanto esta página estiver aberta.',
  shows: 'Uma notificação mostra o remetente, o assunto e o código. Quem vê esta tela pode lê-los.',
  sealed: 'Ela passa pelo serviço de push do seu navegador, que recebe apenas dados criptografados.',
  asksNext: 'Em seguida, seu navegador pedirá permissão.',
  hide: 'Ocultar remetente, assunto e código',
  allAddresses: 'Todos os endereços, também os novos',
  addresses: 'Endereços',
  turnOn: 'Ativar notificações',
  turnOff: 'Desativar',
  alsoWhenClosed: 'Também com esta página fechada',
  isOn: 'As notificações estão ativadas neste navegador.',
  isOnWhileOpen: 'As notificações estão ativadas enquanto esta página estiver aberta.',
  sound: 'Som para novas mensagens enquanto esta página estiver aberta',
  refused:
    'As notificações deste site estão bloqueadas. Para recebê-las, abra as configurações do site ao lado do endereço desta página, permita as notificações e recarregue a página.',
  notAllowed: 'Você dispensou a pergunta do navegador, então as notificações continuam desativadas.',
  notSupported: 'Este navegador não pode mostrar notificações.',
  addToHomeScreen: `No iPhone e no iPad, as notificações precisam do ${brand.name} na Tela de Início: toque em Compartilhar, depois em “Adicionar à Tela de Início”, e abra o ${brand.name} por lá.`,
  pushServiceSilent:
    'Seu navegador não conseguiu acessar o serviço de push. Até conseguir, você será avisado só enquanto esta página estiver aberta.',
  tooManyBrowsers: 'Não dá para adicionar mais navegadores. Desative primeiro as notificações em outro.',
  tooOften: 'Muitas alterações de uma vez. Aguarde um minuto.',
  failed: 'Não funcionou. Tente de novo em instantes.',
  codeCopied: (code) => `Código ${code} copiado`,
  codeNotCopied: 'Seu navegador não copiou o código. Toque em “Copiar código”.',
  messageGone: 'Esta mensagem foi excluída.',
  messageNotHere:
    'Esta mensagem não pode ser aberta aqui. Talvez o endereço tenha expirado ou você precise entrar primeiro.',
};
