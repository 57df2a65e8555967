import type { Texts } from '../texts-type.ts';

export const texts: Texts = {
  extensionName: 'Mayfly: email sekali pakai',
  extensionAbout:
    'Alamat sekali pakai untuk formulir apa pun, dan kodenya kembali ke halaman. Tidak membaca apa pun sebelum kamu klik.',
  newAddressHere: 'Alamat Mayfly baru di sini',

  newAddress: 'Alamat baru',
  newAddressIntoField: 'Alamat baru ke kolom',
  putIntoField: 'Isikan ke kolom',
  copy: 'Salin',
  copyAddress: 'Salin alamat',
  copyCode: 'Salin kode',
  copied: 'Tersalin',
  settings: 'Pengaturan',
  openInbox: 'Buka kotak masuk',
  timeLeft: (time) => `Sisa ${time}`,
  noAddress: 'Belum ada alamat',
  noAddressHint: 'Buat satu untuk halaman ini. Alamatnya terhapus sendiri bersama pesannya.',
  ended: 'Alamat ini sudah kedaluwarsa',
  endedHint: 'Pesannya sudah dihapus. Buat alamat baru untuk halaman ini.',
  waiting: 'Menunggu pesan…',
  checking: 'Memeriksa pengirim…',
  lastMail: 'Pesan terakhir',
  noSubject: '(tanpa subjek)',
  codeFrom: (sender) => `Kode dari ${sender}`,
  codeFromElsewhere: (sender, site) => `Kode ini dari ${sender}, sedangkan halaman ini ${site}.`,
  fillCode: 'Isikan ke halaman ini',
  openLink: (host) => `Buka tautan ke ${host}`,
  misleadingLink: 'Teks tautan ini menyebut situs lain.',
  suspicious: 'Pengirim mencurigakan',
  suspiciousHint:
    'Pesan ini kemungkinan bukan dari pengirim yang tertulis, jadi kode dan tautannya tidak ditawarkan di sini.',
  addressIsIn: 'Alamat sudah ada di kolom.',
  codeIsIn: 'Kode sudah ada di formulir.',
  noEmailField:
    'Di sini tidak ada kolom email yang bisa dijangkau ekstensi. Klik kolomnya dan coba lagi, atau salin alamatnya.',
  noCodeField:
    'Di sini tidak ada kolom kode yang bisa dijangkau ekstensi. Klik kolomnya dan coba lagi, atau salin kodenya.',
  closedPage: 'Browser tidak mengizinkan ekstensi menulis di halaman ini. Salin saja.',

  whichServer: 'Mayfly yang mana?',
  whichServerHint: 'Beri tahu ekstensi, server mana yang membuat alamatmu.',
  openSettings: 'Buka pengaturan',
  tryAgain: 'Coba lagi',
  noAnswer: (host) => `${host} tidak menjawab. Apakah kamu online?`,
  notAllowed: (host) =>
    `Browser tidak mengizinkan ekstensi menghubungi ${host}. Simpan lagi servernya di pengaturan dan izinkan.`,
  nextAddressAt: (time) => `Semua alamatmu sudah terpakai. Alamat berikutnya bisa dibuat mulai ${time}.`,
  noAddressLeft:
    'Semua alamatmu sedang dipakai, atau terlalu banyak yang dibuat dari jaringanmu. Coba lagi nanti.',
  keyRefused: 'Server tidak menerima kuncimu. Periksa di pengaturan.',
  failed: 'Tidak berhasil. Coba lagi sebentar lagi.',

  settingsTitle: 'Pengaturan Mayfly',
  server: 'Server',
  serverHint:
    'Alamat Mayfly yang kamu pakai, misalnya https://mayfly.example. Browser lalu bertanya apakah ekstensi boleh menghubunginya.',
  key: 'Kunci (opsional)',
  keyHint: 'Akun Premium membuat kunci di halaman “Kelola”. Dengan kunci, alamat baru menjadi milik akunmu.',
  save: 'Simpan',
  browserAsks: 'Browsermu bertanya apakah ekstensi boleh menghubungi server ini…',
  asking: 'Bertanya ke server…',
  saved: (host) => `Tersimpan. Alamat baru dibuat oleh ${host}.`,
  notAnAddress: 'Ini bukan alamat server. Alamat server bentuknya seperti https://mayfly.example.',
  notEncrypted:
    'Alamatnya harus diawali https://. Kalau tidak, orang lain di jaringan bisa membaca pesanmu. Hanya server di komputer ini yang boleh tanpa itu.',
  permissionRefused: (host) =>
    `Kamu tidak mengizinkan ekstensi menghubungi ${host}, jadi server itu tidak bisa dipakai. Tekan “Simpan” lagi dan izinkan.`,
  noAnswerFrom: (host) => `${host} tidak menjawab. Periksa alamatnya dan koneksimu.`,
  notMayfly: (host) => `${host} menjawab, tetapi bukan Mayfly.`,
  keyUnknown: 'Server tidak menerima kunci ini. Kunci diawali mf_ dan berlaku selama Premium aktif.',
  whatItSees: 'Apa yang dilihat ekstensi',
  whatItSeesHint:
    'Tidak ada apa pun di halaman sebelum kamu klik. Lalu ekstensi mencari kolom di tab itu dan menulis di dalamnya. Ekstensi hanya berbicara dengan servermu.',
  forget: 'Lupakan semuanya',
  forgetHint:
    'Menghapus server, kunci, dan alamatmu dari browser ini. Di server semuanya kedaluwarsa sendiri.',
  reallyForget: 'Yakin ingin melupakan semuanya?',
  forgetLoses: 'Setelah itu, ekstensi di browser ini tidak bisa lagi membuka alamat yang masih aktif.',
  cancel: 'Batal',
  forgotten: 'Semuanya sudah dilupakan.',
};
