import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('tr');

export const texts: Texts = {
  loadingDashboard: 'Panel yükleniyor…',
  premiumDashboard: 'Premium paneli',
  manage: 'Yönetim',
  benefits: 'Avantajlar',
  messagesReceived: (count) => `Gelen mesajlar (${count})`,
  yourAddress: 'Geçici e-posta adresin',
  emailsNotLoaded: (again) => <>Adresler yüklenemedi. {again('Tekrar dene')}</>,

  yourInboxes: 'Gelen kutuların',
  inboxes: (count) => `${count} gelen kutusu`,
  activeInboxes: 'Aktif gelen kutuları',
  listOfInboxes: 'Aktif gelen kutuları',
  noInboxes: 'Aktif gelen kutusu yok',
  howLongAddressWorks: `Yeni adres bir saniyede hazır olur ve ${limits.premiumLifetime} çalışır.`,
  selectedInbox: 'Seçili kutu',
  activeInbox: 'Aktif kutu',
  domainEnds: 'alan adı kapanıyor',
  unread: (count, unseen) => (
    <>
      {count}
      {unseen(' okunmamış')}
    </>
  ),
  expiresIn: (words, time) => (
    <>
      {words('Kalan süre: ')}
      {time}
    </>
  ),
  copy: (address) => `${address} adresini kopyala`,
  copied: 'Panoya kopyalandı!',
  delete: (address) => `${address} adresini sil`,
  deleteInbox: 'Gelen kutusunu sil',
  expiredCannotBeDeleted: 'Süresi dolan gelen kutusu silinemez',
  deleteAll: 'Tümünü sil',
  reallyDeleteAll: (count) =>
    plural(count, {
      one: `${count} e-posta adresi silinsin mi? Bu işlem geri alınamaz.`,
      other: `${count} e-posta adresinin hepsi silinsin mi? Bu işlem geri alınamaz.`,
    }),
  allDeleted: 'Adreslerin ve mesajları silindi.',
  optionalName: 'Ad (isteğe bağlı)',
  generateFirstEmail: 'İlk adresi oluştur',
  generateInbox: 'Kutu oluştur',

  backToDashboard: 'Panele dön',
  manageAccount: 'Hesabı yönet',
  premiumAccount: 'Premium hesap',
  loading: 'Yükleniyor',
  premiumIsActive: 'Premium aktif.',
  premiumIsActiveUntil: (date) => `Premium ${date} tarihine kadar aktif.`,
  nothingToCancel: 'Henüz yenilenen bir şey yok, bu yüzden iptal edilecek bir şey de yok.',
  whereToDelete: (link) => <>{link('Hesabını buradan silebilirsin')}. Aşağıdaki düğme henüz çalışmıyor.</>,
  comingSoon: 'Yakında',

  yourAccount: 'Hesabın',
  premiumPlan: 'Premium planı',
  whatPremiumHas: `Aynı anda en fazla ${limits.premiumAddresses}, her biri ${limits.premiumLifetime} geçerli.`,
  keysWebhooksAndSubscription: 'Anahtarlar, webhook’lar ve abonelik',
  freePlan: 'Ücretsiz plan',
  whatFreeHas: `Aynı anda en fazla ${limits.freeAddresses}, her biri ${limits.freeLifetime} geçerli.`,
  upgrade: 'Premium’a geç',
  premiumHasEnded: 'Premium süren doldu',
  whatEndedMeans:
    'Artık ücretsiz plan geçerli. API anahtarların ve webhook’ların duruyor ama aboneliğini yenileyene kadar çalışmaz.',
  resubscribe: 'Aboneliği yenile',

  premiumBenefits: 'Premium avantajları',
  includedInSubscription: 'Aboneliğine dahil olan her şey.',
  yourBenefits: 'Avantajların',
  manyAtOnce: {
    title: `Aynı anda en fazla ${limits.premiumCount} adres`,
    text: 'Her iş için ayrı bir gelen kutusu kullan, adını da kendin seç.',
  },
  moreTime: {
    title: `${limits.freeLifetime} yerine ${limits.premiumLifetime}`,
    text: 'Her adres daha uzun çalışır, sonra tekrar dönüp bakabilirsin.',
  },
  prioritySupport: {
    title: 'Öncelikli destek',
    text: 'Soruların Premium olarak işaretlenir ve önce yanıtlanır. E-postaların da önce teslim edilir.',
  },
  managementTools: {
    title: 'Tüm kutuların elinin altında',
    text: 'Bütün gelen kutularını tek yerde gör, kopyala ve sil. Onları yalnızca sen açabilirsin.',
  },
};
