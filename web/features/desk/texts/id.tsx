import type { Texts } from '../texts.ts';

export const texts: Texts = {
  inbox: 'Kotak masuk',
  message: 'Pesan',
  yourAddress: 'Alamat email sementaramu',
  yourNewAddress: (address) => `Alamat barumu: ${address}`,

  waitingForMail: 'Menunggu email',
  timeLeft: (left) => `sisa ${left} sebelum terhapus sendiri`,
  copyAndUse: 'Salin alamatnya dan pakai di mana saja. Pesan pertama setelah itu langsung terbuka di sini.',
  pasteIt: 'Sekarang tempelkan di tempat yang memerlukannya. Pesan pertama terbuka sendiri di sini.',
  scanToGoOn: 'Pindai untuk melanjutkan di ponsel',
  scanToCopy: 'Pindai untuk menyalin alamat ke ponsel',
  noMessages: 'Belum ada pesan',
  noMessagesReceived: 'Belum ada pesan yang masuk',
  siteRefused: 'Situs ini menolak alamatku',
  endsWithDomain: (day) => `Alamat ini aktif sampai ${day}, karena domainnya berakhir saat itu.`,

  newMessagesAt: (count, address) => (
    <>
      {count} pesan baru di {address}
    </>
  ),
  goToInbox: 'Buka kotak masuk ini',

  sharedInbox: 'Kotak masuk bersama',
  inboxOf: (address) => `Kotak masuk ${address}`,
  addressOfInbox: 'Alamat kotak masuk ini',
  getYourOwn: 'Buat alamatmu sendiri',

  keyboardShortcuts: 'Pintasan keyboard',
  escapeKey: 'Esc',
  shortcuts: {
    generate: 'Buat alamat',
    copyAddress: 'Salin alamat',
    copyCode: 'Salin kode',
    refresh: 'Segarkan kotak masuk',
    next: 'Pesan berikutnya',
    previous: 'Pesan sebelumnya',
    back: 'Kembali ke daftar',
    show: 'Tampilkan pintasan',
  },
  shortcutsPause:
    'Pintasan berhenti sementara setelah kamu mengeklik isi pesan HTML, sampai kamu mengeklik di luarnya.',
  sound: 'Suara untuk pesan baru',
};
