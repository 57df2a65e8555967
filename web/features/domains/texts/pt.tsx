import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('pt');

export const texts: Texts = {
  domains: 'Seus domínios',
  listOfDomains: 'Seus domínios',
  whatDomainsAreFor: 'Receba emails em um domínio seu, por exemplo quando um site recusa os nossos.',
  useASeparateOne: (strong) => (
    <>
      {strong('Use um domínio só para isso, não o da sua empresa.')} Listas de domínios descartáveis podem
      guardá-lo.
    </>
  ),
  domainsNotLoaded: 'Não foi possível carregar seus domínios.',
  noDomains: 'Você ainda não tem domínios.',
  domainsAreFull: (limit) =>
    plural(limit, {
      one: `Você tem ${limit} domínio, que é o limite. Remova-o para adicionar outro.`,
      many: `Você tem ${limit} de domínios, que é o limite. Remova um para adicionar outro.`,
      other: `Você tem ${limit} domínios, que é o limite. Remova um para adicionar outro.`,
    }),
  domain: 'Domínio',
  domainIsMissing: 'Digite um domínio',
  addDomain: 'Adicionar domínio',

  states: {
    pending: 'Aguardando o DNS',
    active: 'Ativo',
    resting: 'Em pausa',
    retiring: 'Terminando',
    retired: 'Encerrado',
    suspended: 'Suspenso',
    blocked: 'Bloqueado',
  },
  needsCare: 'Precisa da sua atenção',
  addTheseRecords:
    'Adicione estes dois registros onde você gerencia o DNS deste domínio, em geral onde o comprou. Eles podem levar alguns minutos para aparecer. Esta página verifica a cada 30 segundos.',
  nowActive: (domain) => `${domain} está ativo. Você já pode ter endereços nele.`,
  publishThese: 'Quando estes registros estiverem no DNS, o domínio volta a ficar ativo.',

  records: 'Registros de DNS',
  purposes: {
    TXT: 'Prova que o domínio é seu',
    MX: 'Traz os emails dele para cá',
    wildcard: 'Traz para cá os emails de todos os subdomínios',
  },
  recordName: 'Nome',
  recordValue: 'Valor',
  priority: 'Prioridade',
  copyName: (record) => `Copiar o nome do registro ${record}`,
  copyValue: (record) => `Copiar o valor do registro ${record}`,
  copied: 'Copiado',
  notLookedAt: 'Ainda não verificado',
  ok: 'Visto no DNS',
  missing: 'Não está no DNS',
  wrong: (found) => `Encontramos ${found}; falta o nosso`,
  unknown: 'O DNS não respondeu: vamos perguntar de novo',
  leaveOutDomain:
    'Se o seu painel de DNS adiciona o domínio a cada nome, não o escreva ali. O próprio domínio costuma ser escrito como @.',
  claimEnds: 'Se o registro TXT não aparecer em 7 dias, o domínio sai desta lista.',
  lastLook: (time) => `Última verificação: ${time}`,
  lookNow: 'Verificar agora',
  lookedOften: 'Verificamos várias vezes no último minuto. Espere um momento.',

  newAddress: 'Novo endereço',
  everyName: 'Endereço para todos os nomes',
  openEveryName: (address) => `Abrir ${address}`,
  whatEveryNameIs: (address) =>
    `${address} recebe os emails para todos os nomes deste domínio que não têm um endereço próprio. Conta como um endereço.`,

  subdomains: 'Subdomínios',
  on: 'Sim',
  off: 'Não',
  allowSubdomains: 'Permitir subdomínios',
  whatSubdomainsAre: (example) => `Um endereço pode ter um subdomínio aleatório só dele, como ${example}.`,
  wildcardFirst: 'Para isso falta mais um registro. Adicione-o primeiro e depois ative.',

  remove: 'Remover',
  removeDomain: (domain) => `Remover ${domain}`,
  reallyRemove: (domain) => `Remover ${domain}?`,
  whatRemovingDoes:
    'Todos os endereços dele são fechados na hora, e os emails deles são excluídos. Emails para este domínio são recusados. Para adicioná-lo de novo, você precisa de outro registro TXT.',
  whatRemovingPendingDoes:
    'O registro TXT dele deixa de valer. Para adicionar o domínio de novo, você precisa de outro.',
  removed: (domain) => `${domain} foi removido.`,
};
