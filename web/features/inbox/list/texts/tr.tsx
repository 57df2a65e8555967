import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  messages: 'Mesajlar',
  unread: (count) => `${count} okunmamış`,
  copyAddress: (address) => `${address} adresini kopyala`,
  refresh: 'Yenile',
  refreshIn: (seconds) => `${seconds}\u00a0sn bekle`,
  autoRefreshing: `${limits.inboxRefresh} arayla yenilenir`,
  shortcuts: (key) => <>{key('?')} kısayollar</>,
  inboxIsFull: (most) =>
    `Bu gelen kutusu dolu: ${most}/${most} mesaj. Sen birkaçını silene kadar yeni e-postalar geri çevrilir.`,
  othersInboxIsFull: (most) =>
    `Bu gelen kutusu dolu: ${most}/${most} mesaj. Sahibi birkaçını silene kadar yeni e-postalar geri çevrilir.`,

  isUnread: 'Okunmadı.',
  noSubject: '(konu yok)',
  attachments: 'Ekler',
  noWordsKept:
    'Bağlantı geri geldiğinde mesajların yüklenecek. Bu tarayıcıda metinlerinden hiçbir şey saklanmaz.',

  emailArrivesWithinSeconds: 'E-postalar genellikle saniyeler içinde gelir ve burada kendiliğinden görünür.',
  noMessageSelected: 'Mesaj seçilmedi',
  selectMessage: 'Burada okumak için bir mesaj seç.',

  inboxNotFound: 'Gelen kutusu bulunamadı',
  whyInboxIsMissing:
    'Süresi dolmuş ya da adres yanlış yazılmış olabilir. Süresi dolan gelen kutuları tüm mesajlarıyla birlikte silinir.',
  addressHasExpired: 'Bu adresin süresi doldu',
  messagesAreDeleted: 'Mesajları silindi.',
  nothingLeft: 'Gitti. Geriye bir şey kalmadı.',
  deletedForGood: 'Bu adresin süresi doldu. Adres ve mesajları kalıcı olarak silindi.',
  trackersNeverSawYou: (count) => `${count} izleyici seni hiç görmedi.`,
};
