import type { Texts } from '../texts.ts';

export const texts: Texts = {
  close: 'Kapat',
  cancel: 'Vazgeç',
  loading: 'Yükleniyor',
  initializing: 'Hazırlanıyor…',
  tryAgain: 'Tekrar dene',
  tryAgainButton: 'Tekrar dene',
  reload: 'Yeniden yükle',
  comingSoon: 'yakında',
  showMore: (count) => `${count} tane daha göster`,
  digit: ({ position, length }) => `${position}. hane, toplam ${length}`,

  partNotLoaded: 'Bu bölüm yüklenemedi.',
  pageNotLoaded: 'Bu sayfa yüklenemedi.',
  notCopied: 'Tarayıcın bunu kopyalamadı. Metni seçip kendin kopyalayabilirsin.',
  failedServerSilent: (failed) => `${failed} Sunucumuz yanıt vermiyor. Birazdan tekrar dene.`,
  failedCheckConnection: (failed) => `${failed} Bağlantını kontrol edip tekrar dene.`,

  offline: 'Çevrimdışısın. Yeniden bağlandığında yeni mesajlar görünecek.',
  failedOffline: (failed) => `Çevrimdışısın. ${failed} Bağlandığında tekrar dene.`,
  serverSilent: (strong) => (
    <>
      {strong('Sunucumuz yanıt vermiyor.')} Adreslerin ve mesajların güvende. Sunucu geri geldiğinde yeni
      mesajlar görünecek.
    </>
  ),
  failedServerGone: ({ failed, strong }) => (
    <>
      {strong('Sunucumuz yanıt vermiyor.')} {failed} Adreslerin ve mesajların güvende.
    </>
  ),
  tryingNow: 'Deneniyor…',
  tryingAgainIn: (seconds) => `${seconds}\u00a0sn sonra yeniden denenecek`,
  tryNow: 'Şimdi dene',

  somethingWentWrong: 'Bir şeyler ters gitti',
  applicationError: 'Uygulamada bir hata oluştu. Sayfayı yenileyip tekrar dene.',
  refreshPage: 'Sayfayı yenile',
  errorDetails: 'Hata ayrıntıları',
};
