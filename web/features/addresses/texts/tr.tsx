import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  yourAddresses: 'Adreslerin',
  noSignUpNeeded: 'Üyelik gerekmez',
  used: 'kullanıldı',
  placesUsed: 'hak kullanıldı',
  placesUsedTitle: 'Kullanılan haklar',
  placesUsedUntil: (day) => `Kullanılan haklar. Yenilenme zamanı: ${day}`,
  addressesUsed: 'Kullanılan adresler',
  allUsed: (max) => `${max}/${max} kullanıldı.`,
  canGenerateOneMore: () =>
    `1 adres daha oluşturabilirsin. Yeni haklar, son adresinin süresi dolduktan ${limits.cooldown} sonra gelir.`,
  canGenerateAgain: 'Yeniden adres oluşturabilirsin',
  nextAddressOn: (day) => `Sıradaki adresin: ${day}`,
  nextAddressIn: (wait) => `Sıradaki adres: ${wait} sonra`,

  generate: (rest) => <>Yeni adres {rest('oluştur')}</>,
  notGenerated: 'Adres oluşturulamadı.',
  notGeneratedBecause: (problem) => `Adres oluşturulamadı. ${problem}`,
  maybeCooldown:
    'Adres oluşturulamadı. Bekleme süren henüz dolmamış olabilir. Tekrar denemeden önce biraz bekle.',
  listNotLoaded: 'Adresler yüklenemedi',

  qrCodeFor: (text: string) => `QR kodu: ${text}`,
  options: 'Adres seçenekleri',
  chooseNext: 'Sıradaki adresi seç',
  moreOptions: 'Diğer seçenekler',
  deliveries: 'Teslim denemeleri',
  openOnPhone: 'Telefonunda aç',
  share: 'Adresi paylaş',
  deleteAddress: 'Adresi sil',
  expiredNoDelete: 'Süresi doldu, silinemez',
  forgetMe: 'Bu cihazda beni unut',
  select: 'Bir adres seç',
  switchAddress: 'Adres değiştir',
  unreadAndLeft: ({ unread, left }) => `${unread} okunmamış · ${left}`,
  unreadElsewhere: (count) => `Başka bir adreste ${count} okunmamış mesaj`,
  timeLeft: (left) => `${left} kaldı`,
  domainEnds: 'alan adı kapanıyor',

  copy: 'Kopyala',
  copied: 'Kopyalandı',
  copiedToClipboard: 'Panoya kopyalandı!',
  copyLink: 'Bağlantıyı kopyala',
  expiredReceivesNothing: 'Süresi dolan adres e-posta almaz',
  scanToCopy: 'Adresi başka bir cihaza kopyalamak için tara. Mesajlarını yalnızca sen okuyabilirsin.',
  scanToOpen:
    'Bu gelen kutusunu başka bir cihazda açmak için tara. Adresi bilen herkes mesajları okuyabilir.',

  deleteQuestion: 'Adres silinsin mi?',
  cannotBeUndone: 'Emin misin? Bu işlem geri alınamaz.',
  cannotBeUndoneGuest:
    'Emin misin? Bu işlem geri alınamaz. Adresi silmek, yenisini daha erken oluşturmanı sağlamaz.',
  delete: 'Sil',
  deleted: (address) => `${address} ve mesajları silindi.`,
  deletedPlaceUsed: ({ address, day }) =>
    `${address} ve mesajları silindi. Hakkının yenileneceği zaman: ${day}.`,
  nothingDeleted: 'Hiçbir şey silinmedi.',
  tryAgainSoon: 'Birazdan tekrar dene.',

  closed: ({ address, strong, mono }) => (
    <>
      {strong('Adresin kapatıldı.')} Bu hizmetin işletmecisi {mono(address)} adresini kapattı; mesajları
      silindi.
    </>
  ),
  closedReason: (reason) => `Sebep: ${reason}`,
  ok: 'Tamam',
};
