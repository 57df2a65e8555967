import type { Texts } from '../texts-type.ts';

export const texts: Texts = {
  extensionName: 'Mayfly: email descartável',
  extensionAbout:
    'Um endereço descartável para qualquer formulário, e o código de volta na página. Não lê nada antes do seu clique.',
  newAddressHere: 'Novo endereço do Mayfly aqui',

  newAddress: 'Novo endereço',
  newAddressIntoField: 'Novo endereço no campo',
  putIntoField: 'Colocar no campo',
  copy: 'Copiar',
  copyAddress: 'Copiar endereço',
  copyCode: 'Copiar código',
  copied: 'Copiado',
  settings: 'Configurações',
  openInbox: 'Abrir a caixa de entrada',
  timeLeft: (time) => `Tempo restante: ${time}`,
  noAddress: 'Nenhum endereço ainda',
  noAddressHint: 'Crie um para esta página. Ele se apaga sozinho, com as mensagens.',
  ended: 'Este endereço expirou',
  endedHint: 'As mensagens foram excluídas. Crie um novo para esta página.',
  waiting: 'Esperando mensagens…',
  checking: 'Verificando o remetente…',
  lastMail: 'Últimas mensagens',
  noSubject: '(sem assunto)',
  codeFrom: (sender) => `Código de ${sender}`,
  codeFromElsewhere: (sender, site) => `O código é de ${sender}, e esta página é ${site}.`,
  fillCode: 'Preencher nesta página',
  openLink: (host) => `Abrir o link para ${host}`,
  misleadingLink: 'O texto deste link cita outro site.',
  suspicious: 'Remetente suspeito',
  suspiciousHint:
    'Esta mensagem provavelmente não é de quem diz ser, por isso o código e o link não são oferecidos aqui.',
  addressIsIn: 'O endereço está no campo.',
  codeIsIn: 'O código está no formulário.',
  noEmailField:
    'Não há aqui um campo de email que a extensão alcance. Clique no campo e tente de novo, ou copie o endereço.',
  noCodeField:
    'Não há aqui um campo de código que a extensão alcance. Clique no campo e tente de novo, ou copie o código.',
  closedPage: 'O navegador não deixa nenhuma extensão escrever nesta página. Copie e cole.',

  whichServer: 'Qual Mayfly?',
  whichServerHint: 'Diga à extensão qual servidor cria seus endereços.',
  openSettings: 'Abrir as configurações',
  tryAgain: 'Tentar de novo',
  noAnswer: (host) => `${host} não responde. Você tem conexão?`,
  notAllowed: (host) =>
    `O navegador não deixa a extensão acessar ${host}. Salve o servidor de novo nas configurações e permita o acesso.`,
  nextAddressAt: (time) => `Todos os seus endereços foram usados. O próximo estará disponível em: ${time}.`,
  noAddressLeft:
    'Todos os seus endereços estão em uso, ou muitos foram criados na sua rede. Tente mais tarde.',
  keyRefused: 'O servidor não aceita sua chave. Confira nas configurações.',
  failed: 'Não funcionou. Tente de novo daqui a pouco.',

  settingsTitle: 'Configurações do Mayfly',
  server: 'Servidor',
  serverHint:
    'O endereço do seu Mayfly, como https://mayfly.example. O navegador então pergunta se a extensão pode acessá-lo.',
  key: 'Chave (opcional)',
  keyHint:
    'Contas Premium criam chaves na página Gerenciar. Com uma chave, os novos endereços pertencem à sua conta.',
  save: 'Salvar',
  browserAsks: 'Seu navegador pergunta se a extensão pode acessar este servidor…',
  asking: 'Perguntando ao servidor…',
  saved: (host) => `Salvo. Os novos endereços vêm de ${host}.`,
  notAnAddress:
    'Este não é o endereço de um servidor. Os endereços têm este formato: https://mayfly.example.',
  notEncrypted:
    'O endereço precisa começar com https://. Sem isso, outras pessoas na rede poderiam ler suas mensagens. Só um servidor neste computador pode ficar sem.',
  permissionRefused: (host) =>
    `Você não permitiu que a extensão acesse ${host}, então ela não pode usá-lo. Clique em “Salvar” de novo e permita.`,
  noAnswerFrom: (host) => `${host} não responde. Confira o endereço e a sua conexão.`,
  notMayfly: (host) => `${host} responde, mas não é um Mayfly.`,
  keyUnknown:
    'O servidor não aceita esta chave. As chaves começam com mf_ e funcionam enquanto durar o Premium.',
  whatItSees: 'O que a extensão vê',
  whatItSeesHint:
    'Nada de uma página antes do seu clique. Então ela procura um campo nessa aba e escreve nele. Ela fala com o seu servidor e com mais ninguém.',
  forget: 'Esquecer tudo',
  forgetHint:
    'Remove deste navegador o servidor, a chave e seus endereços. No servidor, eles expiram sozinhos.',
  reallyForget: 'Esquecer tudo mesmo?',
  forgetLoses:
    'Depois disso, a extensão neste navegador não consegue mais abrir os endereços que ainda não expiraram.',
  cancel: 'Cancelar',
  forgotten: 'Tudo foi esquecido.',
};
