import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cancel: 'Batal',
  continue: 'Lanjutkan',
  goHome: 'Ke beranda',
  goToDashboard: 'Ke dasbor',
  backToLogin: 'Kembali ke halaman masuk',
  writeToSupport: 'Tulis ke tim dukungan',

  email: 'Email',
  emailIsMissing: 'Masukkan alamat emailmu.',
  emailIsInvalid: 'Masukkan alamat email yang valid.',
  password: 'Kata sandi',
  passwordIsMissing: 'Masukkan kata sandimu.',
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  newPassword: 'Kata sandi baru',
  neededLength: (characters) => `Minimal ${characters} karakter.`,
  passwordIsTooShort: (characters) => `Kata sandi harus minimal ${characters} karakter`,
  confirmPassword: 'Ulangi kata sandi',
  passwordsDiffer: 'Kata sandi tidak sama',

  login: 'Masuk',
  whoNeedsAccount: 'Masuk ke akun Premium-mu. Alamat gratis tidak perlu akun.',
  noAccountYet: (link) => <>Belum punya akun? {link('Buat akun Premium')}</>,
  alreadySignedIn: (email, link) => (
    <>
      Kamu sudah masuk sebagai {email}. {link('Ke beranda')}
    </>
  ),
  pageNeedsSignIn: 'Masuk dulu untuk membuka halaman itu.',
  linkSignsInAs: (email, button) => (
    <>
      Dengan tautan ini kamu masuk sebagai {email}. {button('Lanjutkan')}
    </>
  ),
  passwordWasChanged: 'Kata sandimu sudah diganti. Masuk dengan kata sandi yang baru.',
  freeAddressesStayOutside:
    'Alamat gratismu tidak termasuk dalam akun. Sampai kedaluwarsa, kamu bisa membacanya di sini:',
  signIn: 'Masuk',
  signingIn: 'Sedang masuk…',
  signInFailed: 'Gagal masuk',
  signInUnavailable: 'Saat ini kamu tidak bisa masuk',
  or: 'atau',
  continueWithGoogle: 'Lanjutkan dengan Google',
  noGoogleHere: 'Masuk dengan Google tidak tersedia di situs ini.',
  googleErrors: {
    unavailable: 'Masuk dengan Google tidak tersedia di sini. Masuklah dengan email dan kata sandimu.',
    unreachable:
      'Google sedang tidak bisa dihubungi. Coba beberapa saat lagi, atau masuk dengan email dan kata sandimu.',
    cancelled:
      'Kamu membatalkan proses masuk di Google. Coba lagi, atau masuk dengan email dan kata sandimu.',
    late: 'Proses masuk di Google terlalu lama atau dimulai di browser lain. Coba lagi.',
    unverified:
      'Google belum memverifikasi alamat email akun Google ini, jadi akun ini tidak bisa dipakai di sini.',
    failed:
      'Gagal masuk lewat Google: email/nama pengguna atau kata sandi salah. Coba lagi, atau masuk dengan email dan kata sandimu.',
  },

  forgotPassword: 'Lupa kata sandi?',
  resetPassword: 'Atur ulang kata sandi',
  howResetWorks: 'Masukkan alamat email akun Premium-mu. Kami akan mengirim pesan berisi kode.',
  emailAddress: 'Alamat email',
  sendResetCode: 'Kirim kode',
  resetCodeNotSent: 'Kode tidak terkirim. Coba lagi.',
  resetFailed: 'Kata sandi gagal diatur ulang',
  resetUnavailable: 'Saat ini kata sandi tidak bisa diatur ulang',
  resetCodeSent: 'Kode terkirim!',
  checkInboxFor: (address) => <>Kami mengirim pesan berisi kode ke {address}. Periksa kotak masukmu.</>,
  enterCode: 'Masukkan kode',
  codeIsOnItsWay: (address) => (
    <>Kami mengirim pesan berisi kode ke {address}. Mungkin perlu sekitar satu menit sampai tiba.</>
  ),
  resetCode: 'Kode atur ulang',
  noPassword: 'Tidak punya kata sandi untuk masuk?',
  contactSupport: 'Hubungi tim dukungan',
  messageToSupport:
    'Saya lupa kata sandi dan tidak bisa mengatur ulangnya tanpa Premium. Mohon bantu saya masuk lagi.',
  choosePassword: 'Buat kata sandi baru',
  passwordOf: (address) => <>Untuk {address}.</>,
  choosePasswordForAccount: 'Buat kata sandi baru untuk akunmu.',
  requestNewLink: 'Minta tautan baru',
  passwordNotUpdated: 'Kata sandi gagal diganti',
  passwordUpdateFailed: 'Penggantian kata sandi gagal',
  passwordNotReset: 'Kata sandi gagal diatur ulang. Coba lagi.',
  resetIsDone: 'Kata sandi berhasil diatur ulang',
  signedOutEverywhere:
    'Kata sandimu sudah diganti, dan sesi di semua perangkat sudah diakhiri. Menuju halaman masuk…',

  sendCode: 'Kirim kode',
  resendCode: 'Kirim ulang kode',
  resendIn: (wait) => `Kirim ulang dalam ${wait}`,
  waitOfSeconds: (seconds) => `${seconds}\u00a0dtk`,
  waitOfMinutes: (minutes, seconds) => `${minutes}\u00a0mnt ${seconds}\u00a0dtk`,
  waitOfHours: (hours, minutes) => `${hours}\u00a0j ${minutes}\u00a0mnt`,
  codeIsValidFor: (minutes) => `Kode berlaku selama ${minutes} menit.`,
  codeNotSent: 'Kode verifikasi tidak terkirim',
  codeNotSentAgain: 'Kode tidak bisa dikirim ulang. Coba lagi.',
  codeIsWrong: 'Kodenya salah. Coba lagi.',
  codeNotChecked: 'Verifikasi gagal',
  tryCodeAgain: 'Verifikasi gagal. Coba lagi.',

  subscriptionIsActive: 'Langganan Premium-mu aktif',
  nothingToPay: 'Saat ini tidak ada yang perlu dibayar.',
  payWithStripe: (price) => `Bayar dengan Stripe: ${price}/bulan`,
  checkoutFailed: 'Halaman pembayaran tidak bisa dibuka. Hubungi tim dukungan.',
  waitingForPayment:
    'Halaman pembayaran terbuka di tab lain. Halaman ini diperbarui otomatis setelah kamu membayar.',

  resubscribeForAccess: 'Berlangganan lagi untuk membuka akun Premium-mu',
  signedInAs: (email) => `Kamu masuk sebagai ${email}.`,
  accessIsBlocked: 'Akses akun diblokir',
  whatIsClosed:
    'Premium-mu sudah berakhir, jadi dasbor dan kotak masuknya ditutup. Data akunmu aman dan akan dipulihkan begitu kamu membayar.',
  paymentsNotOpen: 'Pembayaran belum dibuka.',
  freeAddressesStillWork: 'Kamu tetap bisa memakai alamat gratis di beranda.',
  confirmAddressFirst: (link) => (
    <>
      Tidak yakin masih bisa membaca email di alamat ini? {link('Konfirmasi dengan kode')} sebelum membayar.
    </>
  ),
  upgrade: 'Upgrade ke Premium',

  resubscribe: 'Berlangganan lagi',
  confirmThenPay:
    'Konfirmasi bahwa kamu masih bisa membaca email di alamat ini, lalu lanjutkan ke pembayaran.',
  codeSent: 'Kami sudah mengirim kode. Periksa kotak masukmu.',
  codeOfDigits: (digits) => `Kode ${digits} digit`,
  addressIsConfirmed: 'Alamat emailmu sudah dikonfirmasi.',
  verifyAndPay: 'Verifikasi dan bayar',

  reactivate: 'Aktifkan lagi langgananmu',
  welcomeBackAfterPremium: (strong, email) => (
    <>
      Selamat datang kembali, {strong(email)}! Langganan Premium-mu sudah berakhir. Aktifkan lagi untuk
      mendapatkan kembali semua fitur Premium.
    </>
  ),
  welcomeBack: (strong, email) => (
    <>Selamat datang kembali, {strong(email)}! Saat ini kamu tidak punya langganan Premium.</>
  ),
  whatYouGetBack: 'Yang kamu dapatkan kembali dengan Premium',
  whatYouGet: 'Yang kamu dapatkan dengan Premium',
  reactivateFor: (price) => `Aktifkan lagi: ${price}/bulan`,
  continueAsGuest: 'Lanjutkan sebagai tamu',

  subscriptionExpired: 'Langganan Premium-mu sudah berakhir. Berlangganan lagi untuk membuka akunmu.',
  incorrectSignIn: 'Email/nama pengguna atau kata sandi salah',
  tooManyRequests: 'Terlalu banyak permintaan. Coba lagi nanti.',
  invalidResetLink: 'Tautan ini tidak valid. Minta tautan baru untuk mengatur ulang kata sandi.',
  resetLimit: (perDay) => `Atur ulang kata sandi hanya bisa diminta ${perDay} kali sehari. Coba lagi besok.`,
  billingOff: 'Pembayaran segera dibuka! Fitur Premium akan tersedia sebentar lagi.',

  reallyForget: 'Lupakan saya di perangkat ini?',
  forgetMe: 'Lupakan saya',
  forgetsSession: 'Kamu akan keluar, dan browser ini melupakan semua alamat beserta pesannya.',
  forgetsAddresses:
    'Browser ini akan melupakan semua alamatmu beserta pesannya, dan tidak bisa membukanya lagi.',
  countsAsNewVisitor: 'Setelah itu kamu dianggap sebagai pengunjung baru yang belum memakai alamat apa pun.',
  othersCanStillRead: 'Siapa pun yang tahu alamatnya tetap bisa membacanya sampai waktunya habis.',
  deleteAddresses: 'Hapus alamat saya beserta pesannya',
  deleteFreeAddresses: 'Hapus alamat gratis saya beserta pesannya',
  tryInAMoment: 'Coba beberapa saat lagi.',
  forgotten: 'Browser ini sudah melupakanmu.',
  deletedAndForgotten: 'Alamatmu sudah dihapus, dan browser ini sudah melupakanmu.',
};
