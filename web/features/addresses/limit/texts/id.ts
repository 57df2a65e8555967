import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  limitReached: 'Batas alamat tercapai',
  tryAgainIn: 'Coba lagi dalam',
  nextAddress: 'Alamat berikutnya dalam',
  networkLimit:
    'Terlalu banyak alamat dibuat dari jaringanmu, mungkin oleh orang lain yang memakai jaringan yang sama. Ini tidak ada hubungannya dengan alamatmu sendiri.',
  premiumLimit: (max) =>
    max === 1
      ? 'Alamatmu masih aktif. Kamu bisa membuat yang berikutnya setelah alamat itu kedaluwarsa, atau begitu kamu menghapusnya.'
      : `Semua ${max} alamatmu masih aktif. Kamu bisa membuat yang berikutnya setelah yang tertua kedaluwarsa, atau begitu kamu menghapus salah satu.`,
  freeLimit: (max) =>
    `Paket gratis mencakup hingga ${max} alamat. Menghapus alamat tidak mengosongkan slotnya.`,
  freeLimitKeep: ({ max, inUse }) =>
    `Paket gratis mencakup hingga ${max} alamat. Kamu tetap bisa memakai ${inUse} alamat yang masih aktif. Menghapus alamat tidak mengosongkan slotnya.`,
  premiumGives: () =>
    `Dengan Premium kamu punya ${limits.premiumAddresses} sekaligus, masing-masing aktif selama ${limits.premiumLifetime}.`,
  upgrade: 'Upgrade ke Premium',
};
