import type { Texts } from '../texts.ts';

export const texts: Texts = {
  backToHome: 'Kembali ke beranda',

  perMonth: 'per bulan',
  insteadOf: (hidden, price) => (
    <>
      {hidden('sebelumnya ')}
      {price}
    </>
  ),
  addressesAtOnce: (count) => `Hingga ${count} email sementara sekaligus`,
  lifetime: (premium) => `Masing-masing aktif ${premium}`,
  lifetimeInsteadOf: (premium, free) => `Masing-masing aktif ${premium}, bukan hanya ${free}`,
  attachments: (size) => `Lampiran hingga ${size}`,
  privateInboxes: 'Kotak masuk pribadi, hanya bisa dibuka olehmu',
  priority: 'Prioritas untuk email masuk dan dukungan',
  prioritySupport: 'Dukungan prioritas',
  dashboard: 'Dasbor untuk semua kotak masukmu',
  programs: 'Kunci API dan webhook untuk programmu',
  noAds: 'Tanpa iklan',
  adFree: 'Sepenuhnya bebas iklan',

  steps: 'Langkah',
  stepAccount: 'Akun',
  stepVerify: 'Verifikasi',
  stepPayment: 'Pembayaran',
  stepIsDone: 'selesai',

  passwordNotReset: 'Kata sandimu tidak diatur ulang',
  resetNeedsPremiumAgain:
    'Premium-mu sudah berakhir, dan hanya akun Premium yang bisa mengatur ulang kata sandi. Akunmu tetap aman.',
  resetNeedsPremium:
    'Hanya akun Premium yang bisa mengatur ulang kata sandi. Kalau belum punya akun, buat di sini.',
  accountWithoutPassword: 'Punya akun, tapi tidak punya kata sandi untuk masuk?',
  alreadyHaveAccount: (link) => <>Sudah punya akun? {link('Masuk')}</>,
  stepsOnceOpen: 'Begitu dibuka, upgrade hanya perlu tiga langkah: akun, kode lewat email, dan pembayaran.',
  enjoyFreeService: 'Untuk sekarang, nikmati email sementara gratis dari kami!',

  fullName: 'Nama lengkap',
  nameIsMissing: 'Masukkan nama lengkapmu.',
  validDomain: (domain) => `Domain valid: ${domain}`,
  invalidDomain: (domain) => `Domain tidak valid: ${domain}`,
  allowedProviders:
    'Domain ini tidak diizinkan. Gmail, Outlook, Yahoo, iCloud, Proton, dan penyedia besar lainnya bisa dipakai.',
  allDomains: (count) => `Semua ${count} domain`,
  verifyEmail: 'Verifikasi email',
  verifyEmailIn: (wait) => `Verifikasi email dalam ${wait}`,
  verifyYourEmail: 'Verifikasi emailmu',
  codeIsSent: (digits, address) => (
    <>
      Kami mengirim kode {digits} digit ke {address}. Kalau kamu sudah punya akun, pesan itu akan
      memberitahukannya.
    </>
  ),
  verificationCode: 'Kode verifikasi',
  verifyCode: 'Verifikasi kode',
  creatingAccount: 'Membuat akunmu…',
  tryAgain: 'Coba lagi',
  accountNotCreated: 'Akun gagal dibuat',
  signupFailed: 'Pendaftaran gagal',
  signupUnavailable: 'Pendaftaran sedang tidak tersedia',
  noNetwork: 'Terjadi gangguan jaringan',
  emailIsVerified: 'Email terverifikasi',
  accountIsReady: 'Akunmu sudah siap. Tinggal satu langkah lagi.',
  continueToPayment: 'Lanjut ke pembayaran',

  completePayment: 'Selesaikan pembayaranmu',
  oneStepLeft: 'Tinggal satu langkah lagi menuju Premium.',
  nothingIsCharged: 'Pembayaran belum dibuka, jadi kamu tidak akan ditagih.',
  account: 'Akun',
  name: 'Nama',
  nameNotGiven: 'Tidak diisi',
  premium: 'Premium',
  pricePerMonth: (price) => `${price}/bulan`,
  cardIsNotSeen: 'Pembayaran kartu lewat Stripe: kami tidak pernah melihat kartumu',
  connectionIsEncrypted: 'Dikirim lewat koneksi terenkripsi SSL',
  cancelAnytime: 'Berhenti kapan saja, Premium tetap aktif sampai akhir bulan',
  signInFirst: 'Masuk dulu supaya kami tahu akun mana yang di-upgrade.',
  signInToPay: 'Masuk untuk membayar',
  comingSoon: 'Fitur Premium segera hadir',

  paymentSuccessful: 'Pembayaran berhasil!',
  whatYouHave: 'Terima kasih. Ini yang kamu dapatkan dengan Premium:',
  paymentIsConfirmed: 'Pembayaranmu sudah dikonfirmasi, dan Premium sudah aktif.',
  homeInSeconds: (seconds) => `Kamu akan dibawa ke beranda dalam ${seconds} detik.`,
  waitingForConfirmation:
    'Menunggu penyedia pembayaran mengonfirmasi pembayaranmu. Ini hanya perlu beberapa detik, dan kamu tidak perlu melakukan apa-apa.',
  stillWaitingForConfirmation:
    'Menunggu penyedia pembayaran mengonfirmasi pembayaranmu. Kali ini lebih lama dari biasanya. Premium aktif otomatis begitu dikonfirmasi, dan kamu boleh meninggalkan halaman ini. Mohon jangan membayar lagi.',

  subscription: 'Kelola langganan',
  subscriptionNotLoaded: 'Langgananmu tidak bisa dimuat.',
  premiumWithoutSubscription: (date) =>
    `Premium aktif sampai ${date ?? 'akhir periode tagihan'}. Kamu tidak punya langganan, jadi kamu tidak akan ditagih.`,
  subscriptionEnds: (date) =>
    `Langgananmu berakhir di akhir periode tagihan ini. Premium tetap aktif sampai ${date ?? 'saat itu'}.`,
  paymentDidNotGoThrough: (date) =>
    `Pembayaran terakhir gagal dan akan dicoba lagi. Premium tetap aktif sampai ${date ?? 'akhir periode tagihan'}; periksa kartumu supaya Premium berlanjut.`,
  nextPayment: (price, date) =>
    `Premium aktif. Pembayaran berikutnya sebesar ${price} pada ${date ?? 'akhir periode tagihan'}.`,
  payOrChangeCard: 'Bayar atau ganti kartu',
  invoicesAndCard: 'Tagihan dan kartu',
  keepSubscription: 'Tetap berlangganan',
  cancelSubscription: 'Batalkan langganan',
  reallyCancel: 'Batalkan langganan?',
  keepIt: 'Pertahankan',
  cancelEndsPremium:
    'Pembayaran terakhir gagal, jadi Premium langsung berakhir. Kamu tidak akan ditagih lagi.',
  cancelKeepsPremium: (date) =>
    `Kamu tidak akan ditagih lagi. Premium tetap aktif sampai ${date ?? 'akhir periode tagihan'}.`,
  signInAgain: 'Kamu perlu masuk untuk ini. Silakan masuk lagi.',
  cancelFailed: {
    plain: 'Langganan gagal dibatalkan. Coba lagi.',
    because: (reason) => `Langganan gagal dibatalkan: ${reason}`,
  },
  keepFailed: {
    plain: 'Langganan gagal dilanjutkan. Coba lagi.',
    because: (reason) => `Langganan gagal dilanjutkan: ${reason}`,
  },
  portalFailed: {
    plain: 'Tagihan tidak bisa dibuka. Coba lagi.',
    because: (reason) => `Tagihan tidak bisa dibuka: ${reason}`,
  },

  dangerZone: 'Zona berbahaya',
  deletedWithPremium: (strong) => (
    <>
      {strong('Langsung dihapus:')} akunmu, kotak masuk Premium beserta pesannya, kunci API, dan webhook-mu.
      Langganan berbayar berakhir, dan kamu tidak ditagih lagi.
    </>
  ),
  deleted: (strong) => (
    <>{strong('Langsung dihapus:')} akunmu beserta nama, alamat email, dan kata sandinya.</>
  ),
  keptWithPremium: (strong, days) => (
    <>
      {strong('Disimpan:')} tagihan, selama diwajibkan undang-undang pajak, dan pesanmu kepada tim dukungan,
      paling lama {days} hari.
    </>
  ),
  kept: (strong, days) => (
    <>
      {strong('Disimpan:')} alamat gratis, sampai waktunya habis, dan pesanmu kepada tim dukungan, paling lama{' '}
      {days} hari.
    </>
  ),
  noUndo: 'Tindakan ini tidak bisa dibatalkan.',
  deleteAccount: 'Hapus akun saya',
  verifyFirst: 'Verifikasi emailmu terlebih dahulu',
  domainNotAllowed: 'Domain ini tidak diizinkan',

  reallyDelete: 'Hapus akun?',
  whatDeletingPremiumDoes:
    'Akun, kotak masuk, dan semua pesanmu akan dihapus, dan langganan berbayar langsung berakhir. Tindakan ini tidak bisa dibatalkan.',
  whatDeletingDoes: 'Akunmu akan dihapus. Tindakan ini tidak bisa dibatalkan.',
  deleteFailed: {
    plain: 'Akun gagal dihapus. Coba lagi.',
    because: (reason) => `Akun gagal dihapus: ${reason}`,
  },
  accountDeleted: 'Akun dihapus',
  accountIsGone:
    'Akunmu sudah tidak ada, begitu juga kotak masuk, pesan, dan langganannya. Kamu akan keluar otomatis.',
};
