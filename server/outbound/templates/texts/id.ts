import { brand } from '#contract/brand.ts';
import type { PlanLimits } from '#contract/plan-limits.ts';
import type { MailTexts } from './en.ts';

export const texts: MailTexts = {
  footer: `Kamu menerima pesan ini karena punya akun ${brand.name}. Pesan ini dikirim secara otomatis.`,
  open: `Buka ${brand.name}`,
  code: {
    subject: (code: string) => `${code} adalah kode ${brand.name}-mu`,
    title: 'Kode verifikasimu',
    enter: (time: string) => `Masukkan kode ini untuk melanjutkan. Kode berlaku selama ${time}.`,
    enterForPassword: (time: string) =>
      `Masukkan kode ini untuk mengatur ulang kata sandimu. Kode berlaku selama ${time}.`,
    notYou: 'Kalau ini bukan kamu, abaikan saja pesan ini: tanpa kodenya, tidak akan terjadi apa-apa.',
    footer: `Seseorang memasukkan alamat ini di ${brand.name}. Kami tidak pernah meminta kode ini lewat email atau telepon.`,
  },
  haveAccount: {
    subject: `Kamu sudah punya akun ${brand.name}`,
    title: 'Kamu sudah punya akun',
    somebody: `Seseorang, mungkin kamu sendiri, ingin mendaftar di ${brand.name} dengan alamat ini.`,
    signInInstead: 'Alamat ini sudah punya akun, jadi kamu bisa langsung masuk.',
    signIn: 'Masuk',
    notYou: 'Kalau ini bukan kamu, abaikan saja pesan ini: tidak ada yang berubah.',
  },
  reset: {
    subject: `Atur ulang kata sandi ${brand.name}-mu`,
    title: 'Atur ulang kata sandimu',
    useLink:
      'Buat kata sandi baru lewat tautan ini. Tautan hanya bisa dipakai sekali dan berlaku selama satu jam.',
    choose: 'Buat kata sandi baru',
    orCode: (time: string) => `Atau masukkan kode ini dalam ${time} di halaman tempat kamu memintanya:`,
    notYou: 'Kalau kamu tidak memintanya, kata sandimu tidak berubah.',
  },
  passwordChanged: {
    subject: `Kata sandi ${brand.name}-mu sudah diganti`,
    title: 'Kata sandimu sudah diganti',
    changed: 'Kata sandimu baru saja diganti, dan sesi di semua perangkat sudah diakhiri.',
    notYou: (supportEmail: string) => `Kalau ini bukan kamu, segera tulis ke ${supportEmail}.`,
  },
  welcome: {
    title: `Selamat datang di ${brand.name}`,
    ready: 'Alamat emailmu sudah dikonfirmasi, dan akunmu siap dipakai.',
    everythingGoes: 'Semua yang diterima alamat sementaramu dihapus saat alamat itu kedaluwarsa.',
  },
  premiumBegun: {
    subject: `Selamat datang di ${brand.name} Premium`,
    title: 'Premium-mu sudah aktif',
    thanks: (price: string) =>
      `Terima kasih. Pembayaranmu sebesar ${price} sudah kami terima, dan Premium sekarang aktif.`,
    renews: 'Langganan diperpanjang setiap bulan. Kamu bisa membatalkannya kapan saja di halaman “Kelola”.',
    openDashboard: 'Buka dasbor',
  },
  benefits: (limits: PlanLimits) => [
    `Hingga ${limits.premiumAddresses} sekaligus`,
    `Masing-masing aktif ${limits.premiumLifetime}`,
    `Lampiran hingga ${limits.premiumAttachments}`,
    'Tanpa iklan',
  ],
  paymentFailed: {
    subject: `Pembayaran ${brand.name}-mu gagal`,
    title: 'Pembayaranmu gagal',
    tryAgain: (price: string) =>
      `Kami tidak berhasil menagih ${price} untuk Premium bulan ini. Kami akan mencobanya lagi dalam beberapa hari.`,
    checkCard: 'Supaya Premium tidak terputus, mohon periksa kartumu.',
    check: 'Periksa langganan',
  },
  subscriptionEnds: {
    subject: (date: string) => `${brand.name} Premium-mu berakhir pada ${date}`,
    title: 'Langgananmu sudah dibatalkan',
    keptUntil: (date: string) => `Kamu tidak akan ditagih lagi. Premium tetap aktif sampai ${date}.`,
    accountStays: 'Akunmu tetap ada, dan kamu bisa berlangganan lagi kapan saja.',
  },
  expired: {
    subject: `${brand.name} Premium-mu sudah berakhir`,
    title: 'Premium-mu sudah berakhir',
    nothingToPay: 'Masa Premium-mu sudah habis. Tidak ada yang perlu dibayar, dan akunmu tetap aman.',
    freePlan: (limits: PlanLimits) =>
      `Paket gratis bisa dipakai tanpa masuk: ${limits.freeAddresses} sekaligus, masing-masing aktif ${limits.freeLifetime}.`,
    payToReactivate:
      'Langganan Premium-mu sudah berakhir. Akunmu tetap aman, dan Premium aktif lagi begitu kamu membayar.',
    reactivate: (price: string) => `Aktifkan lagi: ${price}/bulan`,
  },
  domainMissing: {
    subject: (name: string) => `Data DNS ${name} tidak ditemukan`,
    title: 'Data DNS tidak ditemukan',
    gone: (name: string) =>
      `Data TXT yang membuktikan bahwa ${name} milikmu sudah tidak ada sejak sehari lalu.`,
    publishAgain:
      'Mohon pasang lagi dalam dua hari. Kalau tidak, domain ini akan ditangguhkan dan tidak lagi menerima email.',
    see: 'Lihat datanya',
  },
  domainSuspended: {
    subject: (name: string) => `${name} ditangguhkan`,
    title: 'Domainmu ditangguhkan',
    lapsed: (name: string) => `Data TXT ${name} tidak ada selama tiga hari.`,
    lostToOther: (name: string) => `Akun lain telah membuktikan bahwa ${name} miliknya.`,
    stillReadable:
      'Email di alamat-alamatnya tetap bisa dibaca sampai masa berlakunya habis, tetapi email baru tidak masuk lagi.',
    useAgain: 'Kalau domain ini milikmu, pasang data TXT yang baru untuk memakainya lagi.',
  },
  ownPostmaster: {
    subject: (to: string) => `Email untuk ${to}`,
    title: (to: string) => `Seseorang menulis ke ${to}`,
    from: (from: string) => `Pengirimnya mengaku sebagai ${from}.`,
    noSender: 'Email ini tidak punya pengirim, seperti lazimnya laporan gagal kirim.',
    footer: `Setiap domain email harus menerima email di alamat ini, jadi ${brand.name} meneruskannya kepadamu.`,
  },
  push: {
    newMail: 'Email baru',
    code: (code: string) => `Kode: ${code}`,
    noSubject: '(tanpa subjek)',
    notCheckedYet: 'Pengirim belum diperiksa',
    leadsElsewhere: 'Tautannya menuju tempat lain dari yang tertulis',
    suspicious: 'Pesan mencurigakan',
    saysItIsFrom: (name: string) => `Mengaku dari ${name}`,
    open: 'Buka',
    copyCode: 'Salin kode',
  },
};
