import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  yourAddresses: 'Alamatmu',
  noSignUpNeeded: 'Tanpa daftar',
  used: 'terpakai',
  placesUsed: 'slot terpakai',
  placesUsedTitle: 'Slot terpakai',
  placesUsedUntil: (day) => `Slot terpakai sampai ${day}`,
  addressesUsed: 'Alamat terpakai',
  allUsed: (max) => `${max} dari ${max} terpakai.`,
  canGenerateOneMore: () =>
    `Kamu bisa membuat 1 alamat lagi. Jatah baru tersedia ${limits.cooldown} setelah alamat terakhir kedaluwarsa.`,
  canGenerateAgain: 'Kamu bisa membuat alamat lagi',
  nextAddressOn: (day) => `Alamat berikutnya: ${day}`,
  nextAddressIn: (wait) => `Alamat berikutnya dalam ${wait}`,

  generate: (rest) => <>Buat alamat {rest('email sementara')}</>,
  notGenerated: 'Tidak ada alamat yang dibuat.',
  notGeneratedBecause: (problem) => `Tidak ada alamat yang dibuat. ${problem}`,
  maybeCooldown:
    'Alamat gagal dibuat. Mungkin masa tunggumu belum selesai. Tunggu dulu sebelum mencoba lagi.',
  listNotLoaded: 'Alamat gagal dimuat',

  qrCodeFor: (text: string) => `Kode QR untuk ${text}`,
  options: 'Opsi alamat',
  chooseNext: 'Pilih alamat berikutnya',
  moreOptions: 'Opsi lainnya',
  deliveries: 'Upaya pengiriman',
  openOnPhone: 'Buka di ponsel',
  share: 'Bagikan alamat',
  deleteAddress: 'Hapus alamat',
  expiredNoDelete: 'Kedaluwarsa, tak bisa dihapus',
  forgetMe: 'Lupakan saya di perangkat ini',
  select: 'Pilih alamat',
  switchAddress: 'Ganti alamat',
  unreadAndLeft: ({ unread, left }) => `${unread} belum dibaca · ${left}`,
  unreadElsewhere: (count) => `${count} belum dibaca di alamat lain`,
  timeLeft: (left) => `sisa ${left}`,
  domainEnds: 'domain berakhir',

  copy: 'Salin',
  copied: 'Tersalin',
  copiedToClipboard: 'Tersalin ke papan klip!',
  copyLink: 'Salin tautan',
  expiredReceivesNothing: 'Alamat yang kedaluwarsa tidak menerima email',
  scanToCopy:
    'Pindai untuk menyalin alamat ini ke perangkat lain. Hanya kamu yang bisa membaca pesan-pesannya.',
  scanToOpen:
    'Pindai untuk membuka kotak masuk ini di perangkat lain. Siapa pun yang tahu alamatnya bisa membaca pesan-pesannya.',

  deleteQuestion: 'Hapus alamat?',
  cannotBeUndone: 'Kamu yakin? Tindakan ini tidak bisa dibatalkan.',
  cannotBeUndoneGuest:
    'Kamu yakin? Tindakan ini tidak bisa dibatalkan. Menghapus alamat tidak membuat alamat baru tersedia lebih cepat.',
  delete: 'Hapus',
  deleted: (address) => `${address} dan semua pesannya sudah dihapus.`,
  deletedPlaceUsed: ({ address, day }) =>
    `${address} dan semua pesannya sudah dihapus. Slotnya tetap terpakai sampai ${day}.`,
  nothingDeleted: 'Tidak ada yang dihapus.',
  tryAgainSoon: 'Coba beberapa saat lagi.',

  closed: ({ address, strong, mono }) => (
    <>
      {strong('Alamatmu ditutup.')} Pengelola layanan ini menutup {mono(address)}, dan semua pesannya sudah
      dihapus.
    </>
  ),
  closedReason: (reason) => `Alasan: ${reason}`,
  ok: 'Oke',
};
