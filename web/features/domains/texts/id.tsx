import type { Texts } from '../texts.ts';

export const texts: Texts = {
  domains: 'Domainmu',
  listOfDomains: 'Daftar domainmu',
  whatDomainsAreFor: 'Terima email di domain milikmu sendiri, misalnya saat situs menolak domain kami.',
  useASeparateOne: (strong) => (
    <>
      {strong('Pakai domain khusus untuk ini, jangan domain perusahaanmu.')} Daftar domain sekali pakai bisa
      mencatatnya.
    </>
  ),
  domainsNotLoaded: 'Domainmu tidak bisa dimuat.',
  noDomains: 'Kamu belum punya domain.',
  domainsAreFull: (limit) => `Kamu punya ${limit} domain, itu batasnya. Lepas satu untuk menambah yang lain.`,
  domain: 'Nama domain',
  domainIsMissing: 'Isi nama domain',
  addDomain: 'Tambah domain',

  states: {
    pending: 'Menunggu DNS',
    active: 'Aktif',
    resting: 'Dijeda',
    retiring: 'Segera berakhir',
    retired: 'Berakhir',
    suspended: 'Ditangguhkan',
    blocked: 'Diblokir',
  },
  needsCare: 'Perlu perhatianmu',
  addTheseRecords:
    'Tambahkan dua record ini di tempat kamu mengelola DNS domain ini, biasanya di tempat membelinya. Mungkin perlu beberapa menit sampai terlihat. Halaman ini memeriksa setiap 30 detik.',
  nowActive: (domain) => `${domain} sudah aktif. Sekarang kamu bisa punya alamat di sana.`,
  publishThese: 'Begitu record ini ada di DNS, domain aktif kembali.',

  records: 'Record DNS',
  purposes: {
    TXT: 'Membuktikan domain ini milikmu',
    MX: 'Membawa emailnya ke sini',
    wildcard: 'Membawa email semua subdomain ke sini',
  },
  recordName: 'Nama',
  recordValue: 'Nilai',
  priority: 'Prioritas',
  copyName: (record) => `Salin nama record ${record}`,
  copyValue: (record) => `Salin nilai record ${record}`,
  copied: 'Tersalin',
  notLookedAt: 'Belum diperiksa',
  ok: 'Terlihat di DNS',
  missing: 'Tidak terlihat di DNS',
  wrong: (found) => `Kami menemukan ${found}; milik kami belum ada`,
  unknown: 'DNS tidak menjawab: akan kami tanya lagi',
  leaveOutDomain:
    'Jika panel DNS menambahkan domain ke setiap nama, jangan tulis domainnya di sana. Domain itu sendiri sering ditulis sebagai @.',
  claimEnds: 'Jika record TXT tidak muncul dalam 7 hari, domain hilang dari daftar ini.',
  lastLook: (time) => `Terakhir diperiksa: ${time}`,
  lookNow: 'Periksa sekarang',
  lookedOften: 'Kami sudah memeriksa beberapa kali dalam semenit terakhir. Tunggu sebentar.',

  newAddress: 'Alamat baru',
  everyName: 'Alamat untuk semua nama',
  openEveryName: (address) => `Buka ${address}`,
  whatEveryNameIs: (address) =>
    `${address} menerima email ke semua nama di domain ini yang tidak punya alamat sendiri. Dihitung satu alamat.`,

  subdomains: 'Subdomain',
  on: 'Aktif',
  off: 'Nonaktif',
  allowSubdomains: 'Izinkan subdomain',
  whatSubdomainsAre: (example) => `Alamat bisa punya subdomain acak sendiri, misalnya ${example}.`,
  wildcardFirst: 'Ini perlu satu record lagi. Tambahkan dulu, lalu aktifkan.',

  remove: 'Lepas',
  removeDomain: (domain) => `Lepas ${domain}`,
  reallyRemove: (domain) => `Lepas ${domain}?`,
  whatRemovingDoes:
    'Semua alamatnya langsung ditutup dan emailnya dihapus. Email ke domain ini ditolak. Untuk menambahkannya lagi, kamu perlu record TXT baru.',
  whatRemovingPendingDoes:
    'Record TXT-nya tidak berlaku lagi. Untuk menambahkan domain ini lagi, kamu perlu yang baru.',
  removed: (domain) => `${domain} sudah dilepas.`,
};
