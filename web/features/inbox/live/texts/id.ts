import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  states: {
    live: { word: 'Live', title: 'Pesan baru langsung muncul di sini' },
    connecting: { word: 'Menyambung', title: 'Menyambung ke pembaruan live' },
    polling: {
      word: 'Tidak live',
      title: `Pembaruan live sedang tidak tersedia. Dicek setiap ${limits.inboxRefresh}`,
    },
    down: { word: 'Gangguan', title: 'Server kami tidak merespons' },
    offline: { word: 'Offline', title: 'Perangkat ini sedang offline' },
  },

  notifications: 'Notifikasi',

  yourCode: (code) => `Kodemu: ${code}`,
  yourCodeFromUnchecked: (code) => `Kodemu: ${code} (pengirim tidak diperiksa)`,
  notCheckedYet: 'Pengirim belum diperiksa',
  suspiciousMessage: 'Pesan mencurigakan',
  saysItIsFrom: (name) => `Mengaku dari ${name}`,

  spoken: {
    subject: ({ name, subject }) => `Pesan baru dari ${name}: ${subject}`,
    noSubject: (name) => `Pesan baru dari ${name}: tanpa subjek`,
    code: ({ name, code }) => `Pesan baru dari ${name}: kode ${code}`,
    codeFromUnchecked: ({ name, code }) => `Pesan baru dari ${name}: kode ${code}, pengirim tidak diperiksa`,
    notCheckedYet: (name) => `Pesan baru dari ${name}: pengirim belum diperiksa`,
    suspicious: (name) => `Pesan mencurigakan: mengaku dari ${name}`,
    several: (count) => `${count} pesan baru`,
    severalWithSuspicious: (count, suspicious) => `${count} pesan baru, ${suspicious} mencurigakan`,
  },
};
