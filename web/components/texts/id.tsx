import type { Texts } from '../texts.ts';

export const texts: Texts = {
  close: 'Tutup',
  cancel: 'Batal',
  loading: 'Memuat',
  initializing: 'Menyiapkan…',
  tryAgain: 'Coba lagi',
  tryAgainButton: 'Coba lagi',
  reload: 'Muat ulang',
  comingSoon: 'segera hadir',
  showMore: (count) => `Tampilkan ${count} lagi`,
  digit: ({ position, length }) => `Digit ${position} dari ${length}`,

  partNotLoaded: 'Bagian ini tidak bisa dimuat.',
  pageNotLoaded: 'Halaman ini tidak bisa dimuat.',
  notCopied: 'Browser Anda tidak menyalinnya. Pilih teksnya dan salin sendiri.',
  failedServerSilent: (failed) => `${failed} Server kami tidak merespons. Coba beberapa saat lagi.`,
  failedCheckConnection: (failed) => `${failed} Periksa koneksimu, lalu coba lagi.`,

  offline: 'Kamu sedang offline. Pesan baru akan muncul begitu kamu terhubung lagi.',
  failedOffline: (failed) => `Kamu sedang offline. ${failed} Coba lagi setelah terhubung.`,
  serverSilent: (strong) => (
    <>
      {strong('Server kami tidak merespons.')} Alamat dan pesanmu aman, dan pesan baru akan muncul begitu
      server kembali normal.
    </>
  ),
  failedServerGone: ({ failed, strong }) => (
    <>
      {strong('Server kami tidak merespons.')} {failed} Alamat dan pesanmu aman.
    </>
  ),
  tryingNow: 'Sedang mencoba…',
  tryingAgainIn: (seconds) => `Mencoba lagi dalam ${seconds} dtk`,
  tryNow: 'Coba sekarang',

  somethingWentWrong: 'Ada yang tidak beres',
  applicationError: 'Terjadi kesalahan pada aplikasi. Muat ulang halaman ini untuk mencoba lagi.',
  refreshPage: 'Muat ulang halaman',
  errorDetails: 'Detail kesalahan',
};
