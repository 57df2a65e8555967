import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  messages: 'Pesan',
  unread: (count) => `${count} belum dibaca`,
  copyAddress: (address) => `Salin alamat ${address}`,
  refresh: 'Segarkan',
  refreshIn: (seconds) => `Tunggu ${seconds}\u00a0dtk`,
  autoRefreshing: `Disegarkan otomatis tiap ${limits.inboxRefresh}`,
  shortcuts: (key) => <>{key('?')} pintasan</>,
  inboxIsFull: (most) =>
    `Kotak masuk ini penuh: ${most} dari ${most} pesan. Email baru ditolak sampai kamu menghapus beberapa pesan.`,
  othersInboxIsFull: (most) =>
    `Kotak masuk ini penuh: ${most} dari ${most} pesan. Email baru ditolak sampai pemiliknya menghapus beberapa pesan.`,

  isUnread: 'Belum dibaca.',
  noSubject: '(tanpa subjek)',
  attachments: 'Lampiran',
  noWordsKept: 'Pesanmu dimuat begitu koneksi kembali. Tidak ada isinya yang disimpan di browser ini.',

  emailArrivesWithinSeconds: 'Email biasanya tiba dalam hitungan detik dan muncul di sini secara otomatis.',
  noMessageSelected: 'Belum ada pesan yang dipilih',
  selectMessage: 'Pilih pesan untuk membacanya di sini.',

  inboxNotFound: 'Kotak masuk tidak ditemukan',
  whyInboxIsMissing:
    'Mungkin sudah kedaluwarsa, atau alamatnya salah ketik. Kotak masuk yang kedaluwarsa dihapus beserta semua pesannya.',
  addressHasExpired: 'Alamat ini sudah kedaluwarsa',
  messagesAreDeleted: 'Pesan-pesannya sudah dihapus.',
  nothingLeft: 'Hilang tanpa sisa.',
  deletedForGood: 'Alamat ini sudah kedaluwarsa. Alamat dan semua pesannya dihapus selamanya.',
  trackersNeverSawYou: (count) => `${count} pelacak tidak pernah melihatmu.`,
};
