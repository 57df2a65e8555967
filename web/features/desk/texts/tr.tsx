import type { Texts } from '../texts.ts';

export const texts: Texts = {
  inbox: 'Gelen kutusu',
  message: 'Mesaj',
  yourAddress: 'Geçici e-posta adresin',
  yourNewAddress: (address) => `Yeni adresin: ${address}`,

  waitingForMail: 'E-posta bekleniyor',
  timeLeft: (left) => `Kendini silmesine ${left} kaldı`,
  copyAndUse: 'Adresi kopyala, istediğin yerde kullan. Ardından gelen ilk mesaj burada açılır.',
  pasteIt: 'Şimdi ihtiyacın olan yere yapıştır. İlk mesaj burada kendiliğinden açılır.',
  scanToGoOn: 'Telefonunda devam etmek için tara',
  scanToCopy: 'Adresi telefonuna kopyalamak için tara',
  noMessages: 'Henüz mesaj yok',
  noMessagesReceived: 'Henüz mesaj gelmedi',
  siteRefused: 'Bu site adresimi kabul etmedi',
  endsWithDomain: (day) => `Alan adı kapandığı için bu adresin süresi erken doluyor: ${day}.`,

  newMessagesAt: (count, address) => (
    <>
      {address} adresinde {count} yeni mesaj
    </>
  ),
  goToInbox: 'Bu kutuya git',

  sharedInbox: 'Paylaşılan gelen kutusu',
  inboxOf: (address) => `${address} gelen kutusu`,
  addressOfInbox: 'Bu gelen kutusunun adresi',
  getYourOwn: 'Kendi adresini al',

  keyboardShortcuts: 'Klavye kısayolları',
  escapeKey: 'Esc',
  shortcuts: {
    generate: 'Adres oluştur',
    copyAddress: 'Adresi kopyala',
    copyCode: 'Kodu kopyala',
    refresh: 'Gelen kutusunu yenile',
    next: 'Sonraki mesaj',
    previous: 'Önceki mesaj',
    back: 'Listeye dön',
    show: 'Kısayolları göster',
  },
  shortcutsPause: 'Bir HTML mesajının içine tıklayınca kısayollar durur, dışına tıklayınca yeniden çalışır.',
  sound: 'Yeni mesajda ses çal',
};
