import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cancel: 'Batal',
  done: 'Selesai',
  copy: 'Salin',
  copied: 'Tersalin',
  copiedToClipboard: 'Tersalin ke papan klip',
  unreachable: 'Server tidak bisa dihubungi. Coba lagi.',
  unknownFailure: 'Ada yang tidak beres. Coba lagi.',

  keys: 'Kunci API',
  listOfKeys: 'Kunci API',
  whatKeysAreFor:
    'Dengan kunci, skrip, rangkaian tes, atau pengelola kata sandi bisa memakai kotak masukmu. Kunci tidak bisa mengubah akun atau langgananmu.',
  keysNotLoaded: 'Kuncimu tidak bisa dimuat.',
  noKeys: 'Kamu belum punya kunci.',
  keysAreFull: (limit) =>
    `Kamu sudah mencapai batas ${limit} kunci. Cabut salah satu untuk membuat yang baru.`,
  nameOfKey: 'Nama kunci',
  exampleOfName: 'Contoh: Bitwarden',
  nameIsMissing: 'Beri nama untuk kuncinya',
  createKey: 'Buat kunci',
  yourNewKey: 'Kunci barumu',
  key: 'Kunci',
  keepKeySafe: 'Siapa pun yang memegangnya bisa membaca emailmu, jadi jaga seperti kata sandi.',
  mailProgram:
    'Untuk membaca sebuah alamat di Thunderbird, Outlook, atau program email lain, buat kunci untuk itu dan isi nilai berikut:',
  mailServer: 'Server',
  mailUser: 'Nama pengguna',
  mailUserValue: 'Alamat itu',
  mailPassword: 'Kata sandi',
  mailPasswordValue: 'Kunci dari halaman ini',
  mailSending:
    'Email tidak bisa dikirim dari sini. Kalau program meminta server untuk mengirim, isi server dari akun lain.',
  copyItNow: 'Salin sekarang. Kunci ini tidak akan ditampilkan lagi.',
  created: (date) => `Dibuat ${date}`,
  lastUsed: (age) => `Terakhir dipakai ${age.replace('Baru', 'baru')}`,
  neverUsed: 'Belum pernah dipakai',
  revoke: 'Cabut',
  revokeKey: (name) => `Cabut ${name}`,
  reallyRevoke: 'Cabut kunci?',
  whatRevokingDoes: (name) =>
    `Program yang memakai “${name}” langsung kehilangan akses, dan webhook yang ditambahkannya dihapus. Tindakan ini tidak bisa dibatalkan.`,

  webhooks: 'Webhook',
  whatWebhooksAreFor:
    'Kirim email baru ke servermu sendiri, atau sebagai satu baris ke Discord, Slack, Telegram, atau ntfy.',
  webhooksNotLoaded: 'Webhook-mu tidak bisa dimuat.',
  noWebhooks: 'Kamu belum punya webhook.',
  webhooksAreFull: (limit) =>
    `Kamu sudah mencapai batas ${limit} webhook. Hapus salah satu untuk menambahkan yang baru.`,
  addWebhook: 'Tambah webhook',
  whatIsSent: 'Email baru di semua alamatmu dikirim ke URL ini.',
  format: 'Format',
  url: 'URL',
  urlIsMissing: 'Masukkan URL',
  send: 'Kirim',
  wanted: { message: 'Semua email', code: 'Email berisi kode', link: 'Email berisi tautan' },
  formats: {
    standard: 'Standar (JSON bertanda tangan)',
    discord: 'Discord',
    slack: 'Slack',
    telegram: 'Telegram',
    ntfy: 'ntfy',
  },
  yourSigningSecret: 'Secret webhook-mu',
  secret: 'Secret',
  whatSecretIsFor: 'Dengan secret ini, servermu bisa memastikan bahwa panggilan memang datang dari sini.',
  test: 'Uji',
  testOf: (host) => `Uji ${host}`,
  testArrived: (status, ms) => `Kiriman uji sudah sampai. Server menjawab ${status} dalam ${ms} ms.`,
  testFailed: (reason) => `Kiriman uji gagal. ${reason}.`,
  delete: 'Hapus',
  deleteWebhook: (host) => `Hapus ${host}`,
  reallyDelete: 'Hapus webhook?',
  whatDeletingDoes: (host) =>
    `Tidak ada lagi email yang dikirim ke ${host}. Yang belum terkirim akan dibuang.`,
  disabled: (strong) => (
    <>
      {strong('Dinonaktifkan.')} Server menjawab bahwa ia tidak mau menerima kiriman lagi. Hapus webhook ini
      dan tambahkan kembali untuk melanjutkan.
    </>
  ),
  waiting: (strong, failed, wait) => (
    <>
      {strong('Menunggu.')} {failed === 1 ? 'Percobaan terakhir gagal' : `${failed} percobaan gagal`}.
      Percobaan berikutnya dalam {wait}, dan email yang datang kemudian menunggu giliran.
    </>
  ),

  deliveries: 'Pengiriman',
  deliveriesTo: (host) => `Pengiriman ke ${host}`,
  lastDeliveries: 'Pengiriman terakhir',
  deliveriesNotLoaded: 'Pengiriman tidak bisa dimuat.',
  noDeliveries: 'Belum ada yang dikirim.',
  sentTest: 'Uji',
  sentMail: 'Email',
  sentAgain: (attempt) => `Email, percobaan ke-${attempt}`,
  delivered: (what, status, ms) => `${what}: terkirim (${status}, ${ms} ms)`,
  notDelivered: (what, reason) => `${what}: ${reason}`,
};
