import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('pt');

export const texts: Texts = {
  cancel: 'Cancelar',
  done: 'Concluir',
  copy: 'Copiar',
  copied: 'Copiado',
  copiedToClipboard: 'Copiado para a área de transferência',
  unreachable: 'Não foi possível falar com o servidor. Tente de novo.',
  unknownFailure: 'Algo deu errado. Tente de novo.',

  keys: 'Chaves de API',
  listOfKeys: 'Chaves de API',
  whatKeysAreFor:
    'Uma chave permite que um script, uma suíte de testes ou um gerenciador de senhas use suas caixas de entrada. Ela não serve para mudar sua conta nem sua assinatura.',
  keysNotLoaded: 'Não foi possível carregar suas chaves.',
  noKeys: 'Você ainda não tem chaves.',
  keysAreFull: (limit) => `Você já tem ${limit} chaves, o máximo permitido. Revogue uma para criar outra.`,
  nameOfKey: 'Nome da chave',
  exampleOfName: 'Por exemplo: Bitwarden',
  nameIsMissing: 'Dê um nome à chave',
  createKey: 'Criar chave',
  yourNewKey: 'Sua nova chave',
  key: 'Chave',
  keepKeySafe: 'Quem tiver a chave pode ler seus emails, por isso guarde-a como uma senha.',
  mailProgram:
    'Para ler um endereço no Thunderbird, no Outlook ou em outro programa de email, crie uma chave para isso e preencha estes dados:',
  mailServer: 'Servidor',
  mailUser: 'Nome de usuário',
  mailUserValue: 'O endereço',
  mailPassword: 'Senha',
  mailPasswordValue: 'Uma chave desta página',
  mailSending:
    'Não é possível enviar emails daqui. Se o programa pedir um servidor de envio, informe o de outra conta.',
  copyItNow: 'Copie agora. Ela não será mostrada de novo.',
  created: (date) => `Criada em ${date}`,
  lastUsed: (age) => `Último uso: ${age.replace('Agora', 'agora')}`,
  neverUsed: 'Nunca usada',
  revoke: 'Revogar',
  revokeKey: (name) => `Revogar ${name}`,
  reallyRevoke: 'Revogar chave?',
  whatRevokingDoes: (name) =>
    `Os programas que usam “${name}” perdem o acesso na hora, e os webhooks que eles adicionaram são excluídos. Não dá para desfazer.`,

  webhooks: 'Webhooks',
  whatWebhooksAreFor:
    'Receba os novos emails no seu próprio servidor, ou em uma linha no Discord, Slack, Telegram ou ntfy.',
  webhooksNotLoaded: 'Não foi possível carregar seus webhooks.',
  noWebhooks: 'Você ainda não tem webhooks.',
  webhooksAreFull: (limit) =>
    `Você já tem ${limit} webhooks, o máximo permitido. Exclua um para adicionar outro.`,
  addWebhook: 'Adicionar webhook',
  whatIsSent: 'Os novos emails de todos os seus endereços são enviados para esta URL.',
  format: 'Formato',
  url: 'URL',
  urlIsMissing: 'Digite uma URL',
  send: 'Enviar',
  wanted: { message: 'Todos os emails', code: 'Emails com código', link: 'Emails com link' },
  formats: {
    standard: 'Padrão (JSON assinado)',
    discord: 'Discord',
    slack: 'Slack',
    telegram: 'Telegram',
    ntfy: 'ntfy',
  },
  yourSigningSecret: 'Seu segredo de assinatura',
  secret: 'Segredo',
  whatSecretIsFor: 'Com ele, seu servidor confere se uma chamada vem mesmo daqui.',
  test: 'Testar',
  testOf: (host) => `Testar ${host}`,
  testArrived: (status, ms) => `O teste chegou. O servidor respondeu ${status} em ${ms}\u00a0ms.`,
  testFailed: (reason) => `O teste falhou. ${reason}.`,
  delete: 'Excluir',
  deleteWebhook: (host) => `Excluir ${host}`,
  reallyDelete: 'Excluir webhook?',
  whatDeletingDoes: (host) =>
    `Os emails deixam de ser enviados para ${host}. O que ainda não foi entregue é descartado.`,
  disabled: (strong) => (
    <>
      {strong('Desativado.')} O servidor respondeu que não quer mais entregas. Exclua este webhook e
      adicione-o de novo para continuar.
    </>
  ),
  waiting: (strong, failed, wait) => (
    <>
      {strong('Em espera.')}{' '}
      {plural(failed, {
        one: 'A última tentativa falhou',
        many: `${failed} de tentativas falharam`,
        other: `${failed} tentativas falharam`,
      })}
      . A próxima é em {wait}, e os emails seguintes esperam por ela.
    </>
  ),

  deliveries: 'Entregas',
  deliveriesTo: (host) => `Entregas para ${host}`,
  lastDeliveries: 'Últimas entregas',
  deliveriesNotLoaded: 'Não foi possível carregar as entregas.',
  noDeliveries: 'Nada foi enviado ainda.',
  sentTest: 'Teste',
  sentMail: 'Email',
  sentAgain: (attempt) => `Email, tentativa ${attempt}`,
  delivered: (what, status, ms) => `${what}: entregue (${status}, ${ms}\u00a0ms)`,
  notDelivered: (what, reason) => `${what}: ${reason}`,
};
