import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  message: 'Pesan',
  noSubject: '(tanpa subjek)',
  back: 'Kembali',
  backToNewMessages: (count) => `Kembali, ${count} pesan baru`,
  to: (address) => `Kepada ${address}`,
  yourTime: 'Waktu setempat',

  loadsWhenConnected: 'Kamu sedang offline. Pesan ini dimuat begitu kamu terhubung lagi.',
  loadsWhenServerAnswers: 'Pesan ini dimuat begitu server kami merespons lagi.',
  notLoaded: (problem, again) => (
    <>
      Pesan ini tidak bisa dimuat. {problem} {again('Coba lagi')}
    </>
  ),
  tooLarge: 'Pesan ini terlalu besar untuk ditampilkan utuh. Kamu bisa mengunduh sumber aslinya di atas.',
  notReadInFull: 'Pesan ini tidak bisa dibaca seluruhnya. Kamu bisa mengunduh sumber aslinya di atas.',

  downloadSource: 'Unduh sumber asli',
  print: 'Cetak',
  sourceNotDownloaded: 'Sumber asli tidak bisa diunduh.',
  nameOfSource: 'pesan',
  delete: 'Hapus pesan',
  reallyDelete: 'Hapus pesan?',
  cannotBeUndone: 'Kamu yakin? Tindakan ini tidak bisa dibatalkan.',
  confirmDelete: 'Hapus',
  notDeleted: 'Pesan tidak bisa dihapus.',

  addressHasExpired:
    'Alamat ini sudah kedaluwarsa dan pesan-pesannya sudah dihapus. Pesan yang ini tetap di sini sampai kamu menutupnya.',
  addressExpiresSoon: 'Alamat ini dan semua pesannya akan dihapus dalam waktu kurang dari dua menit.',
  download: 'Unduh pesan',
  downloadAgain: 'Gagal mengunduh, coba lagi',

  warning: ({ title, sentence }, strong) => (
    <>
      {strong(`${title}.`)} {sentence}
    </>
  ),
  linksLeadElsewhere: (count) =>
    count === 1 ? 'Ada tautan yang menuju tempat lain' : `${count} tautan menuju tempat lain`,
  linkLeadsTo: ({ label, host }) => `“${label}” menuju ${host}.`,
  linksWork: 'Tautan sekarang berfungsi',
  allLinksAreOff: 'Tautan dinonaktifkan',
  linksAreOff: (count) => (count === 1 ? 'Tautannya dinonaktifkan' : `${count} tautan dinonaktifkan`),
  openAnyway: 'Tetap buka',
  switchOffAgain: 'Nonaktifkan lagi',

  showAs: 'Tampilkan pesan sebagai',
  html: 'HTML',
  plainText: 'Teks biasa',
  noText: 'Pesan ini tidak berisi teks.',
  noPlainText: 'Pesan ini tidak punya versi teks biasa.',
  showQuote: 'Tampilkan kutipan',
  hideQuote: 'Sembunyikan kutipan',
  tooLongForPaper: 'Pesan ini terlalu panjang untuk dicetak seluruhnya. Sisanya tidak ikut tercetak.',
  originalSize: 'Ukuran asli',
  shownAtOriginalSize: 'Ditampilkan dalam ukuran asli',
  fitToScreen: 'Paskan ke layar',
  scaledToFit: 'Diperkecil agar muat',

  links: (count) => `${count} tautan di pesan ini`,
  linkTextDiffers: 'Teks tautan tidak sesuai dengan tujuannya.',

  image: 'Gambar',
  images: (count) => `${count} gambar eksternal`,
  imageStates: {
    blocked: (image, unseen) => <>Muat{unseen(` ${image}`)}</>,
    loading: (image, unseen) => <>Memuat…{unseen(` ${image}`)}</>,
    shown: (image, unseen) => <>Dimuat{unseen(`: ${image}`)}</>,
    failed: (image, unseen) => <>Tidak bisa dimuat{unseen(`: ${image}`)}</>,
  },
  staysBlocked: 'Tetap diblokir',
  showImages: (long) => <>Muat gambar{long(' eksternal')}</>,
  whoFetchesImages: `${brand.name} mengambilnya untukmu. Pengirim bisa melihat bahwa gambarnya diambil, tapi tidak melihat alamat IP atau browsermu.`,
  loadingImages: 'Memuat gambar eksternal',
  imagesNotLoaded: 'Gambar tidak bisa dimuat',
  imagesFailed: (count) => `${count} gambar eksternal tidak bisa dimuat`,
  blocked: (images) => `${images} gambar eksternal diblokir`,
  blockedTrackers: (trackers) => `${trackers} pelacak diblokir`,
  blockedBoth: (images, trackers) => `${images} gambar eksternal dan ${trackers} pelacak diblokir`,
  showing: (images) => `${images} gambar eksternal dimuat`,
  showingWithout: (images, trackers) => `${images} gambar eksternal dimuat, ${trackers} pelacak diblokir`,
  showingSome: (shown, images) => `${shown} dari ${images} gambar eksternal dimuat`,
  showingSomeWithout: ({ shown, images, trackers }) =>
    `${shown} dari ${images} gambar eksternal dimuat, ${trackers} pelacak diblokir`,
  onlyFirstCanBeLoaded: (said, count) =>
    `${said}. Hanya ${count} gambar pertama yang bisa dimuat, sisanya tetap diblokir`,

  attachments: 'Lampiran',
  attachmentCount: (count) => `${count} lampiran`,
  file: 'FILE',
  downloadFile: (name) => `Unduh ${name}`,
  downloadFileOfType: ({ name, type }) => `Unduh ${name} (${type})`,
  downloadingFile: (name) => `Mengunduh ${name}`,
  fileNotDownloaded: 'File tidak bisa diunduh.',
  downloadFailed: 'Unduhan gagal. Coba lagi.',
  programsCanHarm: 'Program bisa merusak komputermu. Buka hanya kalau kamu memang menunggunya.',
  fileCanContainProgram: 'File ini bisa berisi program berbahaya. Buka hanya kalau kamu memang menunggunya.',
};
