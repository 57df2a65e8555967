import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  loadingDashboard: 'Memuat dasbor…',
  premiumDashboard: 'Dasbor Premium',
  manage: 'Kelola',
  benefits: 'Keuntungan',
  messagesReceived: (count) => `Pesan diterima (${count})`,
  yourAddress: 'Alamat email sementaramu',
  emailsNotLoaded: (again) => <>Alamat gagal dimuat. {again('Coba lagi')}</>,

  yourInboxes: 'Kotak masukmu',
  inboxes: (count) => `${count} kotak masuk`,
  activeInboxes: 'Kotak masuk aktif',
  listOfInboxes: 'Kotak masuk aktif',
  noInboxes: 'Tidak ada kotak masuk aktif',
  howLongAddressWorks: `Alamat baru siap dalam sedetik dan aktif selama ${limits.premiumLifetime}.`,
  selectedInbox: 'Dipilih',
  activeInbox: 'Aktif',
  domainEnds: 'domain berakhir',
  unread: (count, unseen) => (
    <>
      {count}
      {unseen(' belum dibaca')}
    </>
  ),
  expiresIn: (words, time) => (
    <>
      {words('Kedaluwarsa dalam ')}
      {time}
    </>
  ),
  copy: (address) => `Salin ${address}`,
  copied: 'Tersalin ke papan klip!',
  delete: (address) => `Hapus ${address}`,
  deleteInbox: 'Hapus kotak masuk',
  expiredCannotBeDeleted: 'Kotak masuk yang kedaluwarsa tidak bisa dihapus',
  deleteAll: 'Hapus semua',
  reallyDeleteAll: (count) =>
    count === 1
      ? `Hapus ${count} alamat email? Tindakan ini tidak bisa dibatalkan.`
      : `Hapus semua ${count} alamat email? Tindakan ini tidak bisa dibatalkan.`,
  allDeleted: 'Semua alamatmu beserta pesannya sudah dihapus.',
  optionalName: 'Nama (opsional)',
  generateFirstEmail: 'Buat alamat',
  generateInbox: 'Buat alamat',

  backToDashboard: 'Kembali ke dasbor',
  manageAccount: 'Kelola akun',
  premiumAccount: 'Akun Premium',
  loading: 'Memuat',
  premiumIsActive: 'Premium aktif.',
  premiumIsActiveUntil: (date) => `Premium aktif sampai ${date}.`,
  nothingToCancel: 'Belum ada perpanjangan otomatis, jadi tidak ada yang perlu dibatalkan.',
  whereToDelete: (link) => (
    <>Kamu bisa {link('menghapus akunmu di sini')}. Tombol di bawah belum berfungsi.</>
  ),
  comingSoon: 'Segera hadir',

  yourAccount: 'Akunmu',
  premiumPlan: 'Paket Premium',
  whatPremiumHas: `Hingga ${limits.premiumAddresses} sekaligus, masing-masing aktif selama ${limits.premiumLifetime}.`,
  keysWebhooksAndSubscription: 'Kunci, webhook, dan langganan',
  freePlan: 'Paket gratis',
  whatFreeHas: `Hingga ${limits.freeAddresses} sekaligus, masing-masing aktif selama ${limits.freeLifetime}.`,
  upgrade: 'Upgrade ke Premium',
  premiumHasEnded: 'Premium sudah berakhir',
  whatEndedMeans:
    'Sekarang berlaku paket gratis. Kunci API dan webhook-mu tetap disimpan, tapi baru berfungsi setelah kamu berlangganan lagi.',
  resubscribe: 'Berlangganan lagi',

  premiumBenefits: 'Keuntungan Premium',
  includedInSubscription: 'Semua yang termasuk dalam langgananmu.',
  yourBenefits: 'Keuntunganmu',
  manyAtOnce: {
    title: `Hingga ${limits.premiumCount} alamat sekaligus`,
    text: 'Pakai kotak masuk terpisah untuk tiap keperluan, dengan nama pilihanmu.',
  },
  moreTime: {
    title: `${limits.premiumLifetime}, bukan hanya ${limits.freeLifetime}`,
    text: 'Setiap alamat aktif lebih lama, jadi kamu bisa membukanya lagi nanti.',
  },
  prioritySupport: {
    title: 'Dukungan prioritas',
    text: 'Pertanyaanmu ditandai sebagai Premium dan dijawab lebih dulu. Email untukmu juga diproses lebih dulu.',
  },
  managementTools: {
    title: 'Semua kotak masuk dalam kendalimu',
    text: 'Lihat, salin, dan hapus semua kotak masukmu di satu tempat. Hanya kamu yang bisa membukanya.',
  },
};
