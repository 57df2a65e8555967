import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: `${brand.name}: temp mail dan email sementara gratis`,
  pricing: `Harga: temp mail gratis, Premium ${limits.price} per bulan`,
  'what-is-temp-mail': 'Apa itu temp mail? Penjelasan dalam dua menit',
  '10-minute-mail': `10 minute mail: email 10 menit gratis, aktif ${limits.freeLifetime}`,
  'throwaway-email': 'Email sekali pakai gratis: gunakan, lalu lupakan',
  'fake-email-generator': 'Fake email generator: email palsu yang benar-benar aktif',
  'burner-email': 'Email anonim: hari ini aktif, besok sudah hilang',
  about: `Tentang ${brand.name}: email yang terhapus sendiri`,
  help: 'Bantuan: tanya jawab seputar email sementara',
  developers: 'API email sekali pakai untuk tes, skrip, dan agen AI',
  'api-docs': 'Referensi API',
  contact: 'Kontak',
  terms: 'Ketentuan Layanan',
  privacy: 'Kebijakan Privasi',
  blog: 'Blog: email sementara, privasi, dan keamanan',
  login: 'Masuk',
  upgrade: 'Upgrade ke Premium',
  'shared-inbox': 'Kotak masuk',
  payment: 'Pembayaran',
  'payment-success': 'Pembayaran berhasil',
  dashboard: 'Dasbor',
  benefits: 'Keuntungan',
  manage: 'Kelola',
  account: 'Akun',
  'reset-password': 'Atur ulang kata sandi',
  'reactivate-subscription': 'Aktifkan lagi langganan',
  'expired-subscription': 'Langganan berakhir',
  resubscribe: 'Berlangganan lagi',
};
