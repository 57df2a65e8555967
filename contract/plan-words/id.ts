import type { PlanWords } from './words.ts';

const UNITS = { day: 'hari', hour: 'jam', minute: 'menit', second: 'detik' } as const;

export const words: PlanWords = {
  time: (count, unit) => `${count}\u00a0${UNITS[unit]}`,
  addresses: (count) => `${count} alamat`,
  size: (value, unit) => `${String(value).replace('.', ',')}\u00a0${unit}`,
  saving: (percent) => `Hemat ${percent}`,
  upgradeTitle: { sold: 'Upgrade ke Premium', soon: 'Premium segera hadir' },
  upgradeLead: {
    sold: 'Lebih banyak alamat, lebih banyak waktu, tanpa iklan. Bisa berhenti kapan saja.',
    soon: 'Paket berbayar masih kami siapkan. Ini yang akan kamu dapatkan:',
  },
  buyQuestion: { sold: 'Bagaimana cara mendapatkan Premium?', soon: 'Kapan Premium bisa dibeli?' },
  buyAnswer: {
    sold: 'Buat akun di halaman upgrade, masukkan kode yang kami kirim lewat email, lalu bayar dengan kartu langsung di halaman Stripe. Premium aktif begitu pembayaran dikonfirmasi. Kami tidak pernah melihat nomor kartumu.',
    soon: 'Selama halaman upgrade masih bertuliskan “segera hadir”, Premium belum bisa dibeli dan tidak ada biaya apa pun. Sampai saat itu, kamu bisa memakai paket gratis dengan semua fiturnya.',
  },
};
