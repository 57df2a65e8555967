import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('tr');

export const texts: Texts = {
  domains: 'Alan adların',
  listOfDomains: 'Alan adların',
  whatDomainsAreFor: 'E-postalarını kendi alan adında al, örneğin bir site bizimkileri kabul etmediğinde.',
  useASeparateOne: (strong) => (
    <>
      {strong('Şirketininkini değil, yalnızca bu iş için bir alan adı kullan.')} Tek kullanımlık alan adı
      listeleri onu unutmayabilir.
    </>
  ),
  domainsNotLoaded: 'Alan adların yüklenemedi.',
  noDomains: 'Henüz alan adın yok.',
  domainsAreFull: (limit) =>
    plural(limit, {
      one: `${limit} alan adın var, sınır bu. Başka birini eklemek için onu kaldır.`,
      other: `${limit} alan adın var, sınır bu. Başka birini eklemek için birini kaldır.`,
    }),
  domain: 'Alan adı',
  domainIsMissing: 'Bir alan adı gir',
  addDomain: 'Alan adı ekle',

  states: {
    pending: 'DNS bekleniyor',
    active: 'Etkin',
    resting: 'Beklemede',
    retiring: 'Bitiyor',
    retired: 'Bitti',
    suspended: 'Askıda',
    blocked: 'Engellendi',
  },
  needsCare: 'İlgilenmen gerekiyor',
  addTheseRecords:
    'Bu iki kaydı, bu alan adının DNS ayarlarını yönettiğin yere ekle; bu genellikle onu satın aldığın yerdir. Görünmeleri birkaç dakika sürebilir. Bu sayfa 30 saniyede bir bakar.',
  nowActive: (domain) => `${domain} etkin. Artık bu alan adında adres alabilirsin.`,
  publishThese: 'Bu kayıtlar DNS’te göründüğünde alan adı yeniden etkin olur.',

  records: 'DNS kayıtları',
  purposes: {
    TXT: 'Alan adının senin olduğunu kanıtlar',
    MX: 'E-postalarını buraya getirir',
    wildcard: 'Tüm alt alan adlarının e-postalarını buraya getirir',
  },
  recordName: 'Ad',
  recordValue: 'Değer',
  priority: 'Öncelik',
  copyName: (record) => `${record} kaydının adını kopyala`,
  copyValue: (record) => `${record} kaydının değerini kopyala`,
  copied: 'Kopyalandı',
  notLookedAt: 'Henüz bakılmadı',
  ok: 'DNS’te görüldü',
  missing: 'DNS’te görülmedi',
  wrong: (found) => `Bulduğumuz: ${found}; bizimki eksik`,
  unknown: 'DNS yanıt vermedi: yeniden soracağız',
  leaveOutDomain:
    'DNS panelin alan adını her ada kendisi ekliyorsa oraya yazma. Alan adının kendisi çoğu zaman @ olarak yazılır.',
  claimEnds: 'TXT kaydı 7 gün içinde görünmezse alan adı bu listeden çıkar.',
  lastLook: (time) => `Son bakış: ${time}`,
  lookNow: 'Şimdi bak',
  lookedOften: 'Son bir dakikada birkaç kez baktık. Biraz bekle.',

  newAddress: 'Yeni adres',
  everyName: 'Tüm adlar için adres',
  openEveryName: (address) => `Aç: ${address}`,
  whatEveryNameIs: (address) =>
    `${address} adresine, bu alan adında kendi adresi olmayan tüm adlara gönderilen e-postalar gelir. Bir adres sayılır.`,

  subdomains: 'Alt alan adları',
  on: 'Açık',
  off: 'Kapalı',
  allowSubdomains: 'Alt alan adlarına izin ver',
  whatSubdomainsAre: (example) =>
    `Bir adresin kendine ait rastgele bir alt alan adı olabilir, örneğin ${example}.`,
  wildcardFirst: 'Bunun için bir kayıt daha gerekiyor. Önce onu ekle, sonra aç.',

  remove: 'Kaldır',
  removeDomain: (domain) => `Kaldır: ${domain}`,
  reallyRemove: (domain) => `${domain} kaldırılsın mı?`,
  whatRemovingDoes:
    'Tüm adresleri hemen kapanır, e-postaları silinir. Bu alan adına gelen e-postalar reddedilir. Yeniden eklemek için yeni bir TXT kaydı gerekir.',
  whatRemovingPendingDoes: 'TXT kaydı artık geçerli olmaz. Alan adını yeniden eklemek için yenisi gerekir.',
  removed: (domain) => `${domain} kaldırıldı.`,
};
