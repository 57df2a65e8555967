import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  forDevelopers: 'Untuk developer',
  apiReference: 'Referensi API',
  whatReferenceHas:
    'Semua panggilan, lengkap dengan parameter dan responsnya. Waktu ditulis dalam format ISO 8601, dan kesalahan berbentuk { success: false, error }.',
  guideAndExamples: 'Panduan dan contoh',
  openApi: 'OpenAPI',
  copy: 'Salin',
  copied: 'Tersalin',
  copySnippet: (name) => `Salin ${name}`,

  emailForPrograms: 'Email untuk tes, skrip, dan agen AI-mu',
  waysToConnect:
    'Buat alamat, daftar, tunggu kodenya. Lewat HTTP biasa, dengan klien kami, atau dengan alat yang sudah kamu pakai: semuanya menuju kotak masuk yang sama.',
  codeInFiveLines: 'Kode verifikasi dalam lima baris',
  howCodeIsFound: `${brand.name} menemukan kode atau tautan di dalam email, dalam bahasa apa pun, dan panggilanmu langsung dijawab begitu email itu tiba. Tidak perlu polling, tidak perlu parsing. Sebelum klien kami terbit di npm pada rilis pertama, jalankan npm pack di folder packages/client dari kode sumber ${brand.name}, lalu pasang file hasilnya.`,
  withWhatYouUse: 'Dengan alat yang sudah kamu pakai',
  doors: {
    mcp: {
      title: 'Agen AI, lewat MCP',
      text: `Agen membuat alamat, mendaftar dengannya, dan memasukkan kodenya. Tambahkan ${brand.name} ke server MCP milik agenmu; tidak perlu akun.`,
      notes: {
        keepInboxes:
          'Tanpa token, setiap sesi menjadi tamu tersendiri. Tambahkan header Authorization: Bearer … untuk mempertahankan kotak masuknya.',
        untrusted:
          'Email ditandai sebagai tidak tepercaya. Meski begitu, jangan biarkan agen menuruti isi email kalau akibatnya bisa merugikan.',
      },
    },
    playwright: {
      title: 'Playwright',
      text: 'Sebuah fixture memberi setiap tes kotak masuk sendiri dan menghapusnya setelah selesai.',
      notes: {
        needsKey:
          'Rangkaian tes perlu lebih banyak alamat daripada jatah tamu: pakai kunci akun Premium sebagai tokennya.',
      },
    },
    mailpit: {
      title: 'Rangkaian tes untuk Mailpit',
      text: 'Tes yang membaca email dari Mailpit bisa berjalan di sini dengan panggilan yang sama, dengan email dari dunia nyata dan kotak masuk tersendiri untuk setiap token.',
      notes: {
        tokenIsPassword: 'Tokennya adalah kata sandi; nama penggunanya bebas.',
        refused:
          'Tag, release, dan pemeriksaan Mailpit ditolak. Setiap pesan juga punya Code dan VerificationLink.',
      },
    },
    mailTm: {
      title: 'Klien mail.tm',
      text: 'Pustaka untuk mail.tm tersedia dalam banyak bahasa pemrograman. Arahkan salah satunya ke sini: satu akun di sana adalah satu alamat dengan nama pilihanmu.',
      notes: {
        expires:
          'Alamat seperti ini hanya bisa dibaca pemiliknya, dan kedaluwarsa seperti alamat gratis lainnya.',
        codeAndLink: 'Setiap pesan juga membawa kode dan tautannya.',
      },
    },
    webhooks: {
      title: 'Webhook',
      text: 'Programmu dipanggil saat email masuk, lengkap dengan kode dan tautannya. Discord, Slack, Telegram, dan ntfy mendapat satu baris yang mudah dibaca.',
      notes: {
        signed: 'Ditandatangani sesuai Standard Webhooks, berurutan, dan diulang sampai programmu menjawab.',
        needsKey:
          'Kamu perlu kunci akun Premium. Di halaman “Kelola” kamu juga bisa menambahkan webhook dan melihat pengiriman terakhirnya.',
      },
    },
    passwordManagers: {
      title: 'Pengelola kata sandi',
      text: 'Bitwarden membuat alamat untuk setiap login baru. Pilih “Forwarded email alias”, lalu SimpleLogin atau addy.io, dan masukkan setelan ini.',
      notes: {
        needsKey: 'Kamu perlu kunci akun Premium: buat di halaman “Kelola”.',
        notForwarded: 'Email tidak diteruskan. Kamu membacanya di sini, dan alamatnya akan kedaluwarsa.',
      },
    },
  },
  bitwardenSettings: 'Setelan Bitwarden',

  tokensAndLimits: 'Token dan batasan',
  noAccount: {
    title: 'Tidak perlu akun',
    text: `Token tamu didapat dengan satu panggilan. Jatahnya ${limits.freeAddresses}, masing-masing aktif selama ${limits.freeLifetime}. Siapa pun yang memegang token adalah pemiliknya.`,
  },
  keys: {
    title: 'Kunci dengan Premium',
    text: (manage) => (
      <>
        Kunci mewakili akunmu: {limits.premiumAddresses}, masing-masing selama {limits.premiumLifetime},
        dengan nama pilihanmu, di kotak masuk pribadi. Buat dan cabut kunci di {manage('halaman “Kelola”')}.
      </>
    ),
  },
  sameLimits: {
    title: 'Batasan yang sama di mana pun',
    text: 'Lewat cara apa pun, kamu mengakses kotak masukmu sendiri sesuai batasan paketmu. Respons 429 menyebutkan kapan kamu bisa mencoba lagi.',
  },
  strangers: {
    title: 'Ditulis orang tak dikenal',
    text: 'Isi email berasal dari pengirimnya. HTML dibersihkan, agen diperingatkan agar tidak memercayainya, dan tidak ada tautan yang dibuka otomatis.',
  },
};
