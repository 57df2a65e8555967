import { brand } from '#contract/brand.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('tr');

export const texts: Texts = {
  message: 'Mesaj',
  noSubject: '(konu yok)',
  back: 'Geri',
  backToNewMessages: (count) => `Geri, ${count} yeni mesaj`,
  to: (address) => `Alıcı: ${address}`,
  yourTime: 'Senin saatin',

  loadsWhenConnected: 'Çevrimdışısın. Yeniden bağlandığında bu mesaj yüklenecek.',
  loadsWhenServerAnswers: 'Sunucumuz yeniden yanıt verdiğinde bu mesaj yüklenecek.',
  notLoaded: (problem, again) => (
    <>
      Bu mesaj yüklenemedi. {problem} {again('Tekrar dene')}
    </>
  ),
  tooLarge: 'Bu mesaj tamamı gösterilemeyecek kadar büyük. Kaynağını yukarıdan indirebilirsin.',
  notReadInFull: 'Bu mesajın tamamı okunamadı. Kaynağını yukarıdan indirebilirsin.',

  downloadSource: 'Ham kaynağı indir',
  print: 'Yazdır',
  sourceNotDownloaded: 'Kaynak indirilemedi.',
  nameOfSource: 'mesaj',
  delete: 'Mesajı sil',
  reallyDelete: 'Mesaj silinsin mi?',
  cannotBeUndone: 'Emin misin? Bu işlem geri alınamaz.',
  confirmDelete: 'Sil',
  notDeleted: 'Mesaj silinemedi.',

  addressHasExpired:
    'Bu adresin süresi doldu ve mesajları silindi. Bu mesaj, sen kapatana kadar burada kalır.',
  addressExpiresSoon: 'Bu adres ve mesajları iki dakikadan kısa süre içinde silinecek.',
  download: 'Mesajı indir',
  downloadAgain: 'İndirilemedi, tekrar dene',

  warning: ({ title, sentence }, strong) => (
    <>
      {strong(`${title}.`)} {sentence}
    </>
  ),
  linksLeadElsewhere: (count) =>
    plural(count, {
      one: 'Bir bağlantı başka yere gidiyor',
      other: `${count} bağlantı başka yere gidiyor`,
    }),
  linkLeadsTo: ({ label, host }) => `“${label}” bağlantısının asıl hedefi: ${host}.`,
  linksWork: 'Bağlantılar artık çalışıyor',
  allLinksAreOff: 'Bağlantılar devre dışı',
  linksAreOff: (count) =>
    plural(count, { one: 'Bağlantı devre dışı', other: `${count} bağlantı devre dışı` }),
  openAnyway: 'Yine de aç',
  switchOffAgain: 'Yeniden engelle',

  showAs: 'Mesajın görünümü',
  html: 'HTML',
  plainText: 'Düz metin',
  noText: 'Bu mesajda metin yok.',
  noPlainText: 'Bu mesajın düz metin hâli yok.',
  showQuote: 'Alıntıyı göster',
  hideQuote: 'Alıntıyı gizle',
  tooLongForPaper: 'Bu mesaj tamamı yazdırılamayacak kadar uzun. Kalanı kâğıtta yer almıyor.',
  originalSize: 'Orijinal boyut',
  shownAtOriginalSize: 'Orijinal boyutunda gösteriliyor',
  fitToScreen: 'Ekrana sığdır',
  scaledToFit: 'Sığması için küçültüldü',

  links: (count) => `Bu mesajda ${count} bağlantı`,
  linkTextDiffers: 'Bağlantının metni hedefiyle uyuşmuyor.',

  image: 'Görsel',
  images: (count) => `${count} harici görsel`,
  imageStates: {
    blocked: (image, unseen) => <>Yükle{unseen(`: ${image}`)}</>,
    loading: (image, unseen) => <>Yükleniyor…{unseen(` ${image}`)}</>,
    shown: (image, unseen) => <>Yüklendi{unseen(`: ${image}`)}</>,
    failed: (image, unseen) => <>Yüklenemedi{unseen(`: ${image}`)}</>,
  },
  staysBlocked: 'Hep engellenir',
  showImages: (long) => <>Görselleri {long('şimdi ')}yükle</>,
  whoFetchesImages: `${brand.name} görselleri senin için alır. Gönderen görsellerin alındığını görebilir ama IP adresini ve tarayıcını göremez.`,
  loadingImages: 'Harici görseller yükleniyor',
  imagesNotLoaded: 'Görseller yüklenemedi',
  imagesFailed: (count) => `${count} harici görsel yüklenemedi`,
  blocked: (images) => `${images} harici görsel engellendi`,
  blockedTrackers: (trackers) => `${trackers} izleyici engellendi`,
  blockedBoth: (images, trackers) => `${images} harici görsel ve ${trackers} izleyici engellendi`,
  showing: (images) => `${images} harici görsel gösteriliyor`,
  showingWithout: (images, trackers) =>
    `${images} harici görsel gösteriliyor, ${trackers} izleyici engellendi`,
  showingSome: (shown, images) => `${images} harici görselin ${shown} tanesi gösteriliyor`,
  showingSomeWithout: ({ shown, images, trackers }) =>
    `${images} harici görselin ${shown} tanesi gösteriliyor, ${trackers} izleyici engellendi`,
  onlyFirstCanBeLoaded: (said, count) =>
    `${said}. Yalnızca ilk ${count} görsel yüklenebilir, diğerleri engellenir`,

  attachments: 'Ekler',
  attachmentCount: (count) => `${count} ek`,
  file: 'DOSYA',
  downloadFile: (name) => `İndir: ${name}`,
  downloadFileOfType: ({ name, type }) => `İndir: ${name} (${type})`,
  downloadingFile: (name) => `İndiriliyor: ${name}`,
  fileNotDownloaded: 'Dosya indirilemedi.',
  downloadFailed: 'İndirme başarısız oldu. Tekrar dene.',
  programsCanHarm: 'Programlar bilgisayarına zarar verebilir. Yalnızca beklediğin bir dosyaysa aç.',
  fileCanContainProgram: 'Bu dosyada zararlı bir program olabilir. Yalnızca beklediğin bir dosyaysa aç.',
};
