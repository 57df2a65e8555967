import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('es');

export const texts: Texts = {
  domains: 'Tus dominios',
  listOfDomains: 'Tus dominios',
  whatDomainsAreFor: 'Recibe correos en un dominio tuyo, por ejemplo cuando un sitio rechaza los nuestros.',
  useASeparateOne: (strong) => (
    <>
      {strong('Usa un dominio solo para esto, no el de tu empresa.')} Las listas de dominios desechables
      podrían recordarlo.
    </>
  ),
  domainsNotLoaded: 'No se pudieron cargar tus dominios.',
  noDomains: 'Todavía no tienes dominios.',
  domainsAreFull: (limit) =>
    plural(limit, {
      one: `Tienes ${limit} dominio, que es el máximo. Quítalo para añadir otro.`,
      many: `Tienes ${limit} de dominios, que es el máximo. Quita uno para añadir otro.`,
      other: `Tienes ${limit} dominios, que es el máximo. Quita uno para añadir otro.`,
    }),
  domain: 'Dominio',
  domainIsMissing: 'Escribe un dominio',
  addDomain: 'Añadir dominio',

  states: {
    pending: 'Esperando al DNS',
    active: 'Activo',
    resting: 'En pausa',
    retiring: 'Por terminar',
    retired: 'Terminado',
    suspended: 'Suspendido',
    blocked: 'Bloqueado',
  },
  needsCare: 'Necesita tu atención',
  addTheseRecords:
    'Añade estos dos registros donde administras el DNS de este dominio, normalmente donde lo compraste. Pueden tardar unos minutos en aparecer. Esta página lo comprueba cada 30 segundos.',
  nowActive: (domain) => `${domain} está activo. Ya puedes tener direcciones ahí.`,
  publishThese: 'Cuando estos registros estén en el DNS, el dominio volverá a estar activo.',

  records: 'Registros DNS',
  purposes: {
    TXT: 'Demuestra que el dominio es tuyo',
    MX: 'Trae sus correos aquí',
    wildcard: 'Trae aquí los correos de todos los subdominios',
  },
  recordName: 'Nombre',
  recordValue: 'Valor',
  priority: 'Prioridad',
  copyName: (record) => `Copiar el nombre del registro ${record}`,
  copyValue: (record) => `Copiar el valor del registro ${record}`,
  copied: 'Copiado',
  notLookedAt: 'Aún sin comprobar',
  ok: 'Visto en el DNS',
  missing: 'No está en el DNS',
  wrong: (found) => `Encontramos ${found}; falta el nuestro`,
  unknown: 'El DNS no responde: volveremos a preguntar',
  leaveOutDomain:
    'Si tu panel de DNS añade el dominio a cada nombre, no lo escribas ahí. El propio dominio suele escribirse como @.',
  claimEnds: 'Si el registro TXT no aparece en 7 días, el dominio sale de esta lista.',
  lastLook: (time) => `Última comprobación: ${time}`,
  lookNow: 'Comprobar ahora',
  lookedOften: 'Lo comprobamos varias veces en el último minuto. Espera un momento.',

  newAddress: 'Nueva dirección',
  everyName: 'Dirección para todos los nombres',
  openEveryName: (address) => `Abrir ${address}`,
  whatEveryNameIs: (address) =>
    `${address} recibe los correos a todos los nombres de este dominio que no tienen su propia dirección. Cuenta como una dirección.`,

  subdomains: 'Subdominios',
  on: 'Sí',
  off: 'No',
  allowSubdomains: 'Permitir subdominios',
  whatSubdomainsAre: (example) => `Una dirección puede tener su propio subdominio al azar, como ${example}.`,
  wildcardFirst: 'Hace falta un registro más. Añádelo primero y luego actívalo.',

  remove: 'Quitar',
  removeDomain: (domain) => `Quitar ${domain}`,
  reallyRemove: (domain) => `¿Quitar ${domain}?`,
  whatRemovingDoes:
    'Todas sus direcciones se cierran al instante y sus correos se eliminan. Los correos a este dominio se rechazan. Para añadirlo de nuevo necesitas otro registro TXT.',
  whatRemovingPendingDoes: 'Su registro TXT deja de servir. Para añadir el dominio de nuevo necesitas otro.',
  removed: (domain) => `Se quitó ${domain}.`,
};
