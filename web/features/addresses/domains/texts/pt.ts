import type { Texts } from '../texts.ts';

export const texts: Texts = {
  nameOfNext: 'Nome do próximo endereço (opcional)',
  namePlaceholder: 'nome (opcional)',
  everyName: 'Qualquer nome',
  everyNameMeans: 'Recebe todos os emails para nomes deste domínio que não têm endereço próprio',

  domain: 'Domínio',
  anyDomain: 'Qualquer domínio',
  yours: 'seu',
  subdomain: 'subdomínio',
  subdomainMeans: 'Um subdomínio aleatório só para este endereço',
  health: { good: 'bom', listed: 'em listas', quiet: 'calmo' },
  healthMeans: {
    good: 'Não está em nenhuma das listas públicas de domínios descartáveis que verificamos, e os emails chegam normalmente.',
    listed: 'Está em uma lista pública de domínios descartáveis, por isso alguns sites o recusam.',
    quiet: 'Nas últimas 24 horas, menos endereços do que o normal receberam emails aqui.',
  },

  lifetime: 'Duração',
  messages: 'Mensagens',
  all: 'Todas',
  only: (count) => `Só ${count}`,
  onlyMeans:
    'Se você escolher um número, o endereço recusa as mensagens que passarem dele. As que chegaram antes ficam até o endereço expirar.',
  chooseAgain: 'Isso não é mais possível. Escolha de novo.',

  whichSite: 'Qual foi o site? Contamos quantas vezes um site é citado, mas não quem o citou.',
  site: 'Site',
  notASite: (example) => `Digite o nome de um site, por exemplo ${example}.`,
  send: 'Enviar',
  notSent: 'Não foi possível enviar. Tente de novo daqui a pouco.',
  thanks: 'Agradecemos. Anotamos aqui.',
  tryAnotherDomain: 'Tentar outro domínio',
  close: 'Fechar',
};
