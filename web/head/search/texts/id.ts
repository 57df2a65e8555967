import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: {
    description: `Buat email sementara (temp mail) gratis dengan sekali klik. Pesan langsung muncul, dan semuanya terhapus setelah ${limits.freeLifetime}. Tanpa daftar.`,
    newAddress: 'Alamat baru',
  },
  pricing: {
    name: 'Harga',
    description: `Gratis: ${limits.freeAddresses}, masing-masing ${limits.freeLifetime}. Premium ${limits.price} per bulan: ${limits.premiumAddresses} selama ${limits.premiumLifetime}, lampiran ${limits.premiumAttachments}, kotak masuk pribadi, tanpa iklan.`,
  },
  'what-is-temp-mail': {
    name: 'Apa itu temp mail?',
    description:
      'Temp mail adalah alamat email sungguhan yang terhapus sendiri. Cara kerjanya, masa aktifnya, siapa yang bisa membacanya, dan delapan tanya jawab.',
  },
  '10-minute-mail': {
    name: 'Email 10 menit',
    description: `Email 10 menit (10 minute mail) yang aktif selama ${limits.freeLifetime}: siap dalam sedetik, pesan langsung muncul, tanpa daftar, terhapus otomatis. Untuk kode OTP, unduhan, dan Wi-Fi.`,
  },
  'throwaway-email': {
    name: 'Email sekali pakai',
    description:
      'Isi formulir dengan email sekali pakai, bukan emailmu sendiri. Bagaimana satu pendaftaran berbuah ratusan spam, dan cara memakainya dengan aman.',
  },
  'fake-email-generator': {
    name: 'Generator email palsu',
    description: `Buat email palsu (fake email) yang berfungsi: menerima email konfirmasi selama ${limits.freeLifetime} dan bukan milik siapa pun. Untuk privasi dan pengujian aplikasi.`,
  },
  'burner-email': {
    name: 'Email anonim',
    description:
      'Email anonim untuk orang yang belum kamu kenal: jual beli online, cari kos, minta penawaran. Cara memakainya dengan baik, dan apa yang tidak disembunyikannya.',
  },
  about: {
    name: 'Tentang',
    description: `Mengapa ${brand.name} didirikan pada tahun ${brand.founded}, prinsip di baliknya, untuk apa layanan ini dibuat, dan apa yang sengaja tidak ada di dalamnya.`,
  },
  help: {
    name: 'Bantuan',
    description:
      'Pesan tidak masuk, batasan, masa aktif, lampiran, gambar, penghapusan, dan kata sandi: jawaban atas pertanyaan umum dan cara menghubungi kami.',
  },
  extension: {
    name: 'Ekstensi browser',
    description:
      'Mengisikan alamat sekali pakai ke formulir apa pun dan kodenya kembali ke halaman, masing-masing satu klik. Untuk Chromium dan Firefox.',
  },
  developers: {
    name: 'Developer',
    description:
      'Buat alamat dan tunggu kodenya: lewat HTTP, dengan klien untuk TypeScript dan Playwright, lewat MCP, atau dari pengelola kata sandimu.',
  },
  'api-docs': {
    description: `Semua panggilan API ${brand.name}, lengkap dengan parameter dan responsnya.`,
  },
  contact: {
    name: 'Kontak',
    description: `Hubungi orang-orang di balik ${brand.name}: pertanyaan soal privasi atau ketentuan, dukungan, masukan, dan laporan penyalahgunaan.`,
  },
  terms: {
    name: 'Ketentuan',
    description: `Aturan memakai ${brand.name}: paket dan batasannya, apa yang dilarang, bagaimana data ditangani, kapan dihapus, dan siapa bertanggung jawab atas apa.`,
  },
  privacy: {
    name: 'Privasi',
    description: `Apa yang disimpan ${brand.name}, bagaimana dienkripsi, kapan dihapus, siapa yang bisa melihat pesan, dan hakmu menurut GDPR dan CCPA.`,
  },
  blog: {
    name: 'Blog',
    description: `Panduan dari tim ${brand.name}: apa itu email sementara, cara melindungi alamat emailmu, dan langkah keamanan mana yang benar-benar membantu.`,
  },
  login: {
    description: `Masuk ke akun Premium ${brand.name} milikmu.`,
  },
  upgrade: {
    description: `${brand.name} Premium: hingga ${limits.premiumAddresses} sekaligus, masing-masing ${limits.premiumLifetime}, lampiran ${limits.premiumAttachments}, dan tanpa iklan.`,
  },
};
