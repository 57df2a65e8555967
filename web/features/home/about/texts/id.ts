import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  howTitle: 'Dari klik sampai kode dalam hitungan detik',
  how: {
    take: {
      title: 'Ambil alamat',
      text: 'Satu klik, tanpa formulir. Langsung bisa dipakai, dan lingkarannya menunjukkan sisa waktu.',
    },
    use: {
      title: 'Pakai di mana saja',
      text: 'Tempelkan saat sebuah situs meminta alamat email. Pesannya muncul sendiri di sini.',
    },
    copy: {
      title: 'Salin kodenya',
      text: 'Kode dan tautan langsung kami temukan, dalam bahasa apa pun, tanpa kamu perlu membuka pesannya.',
    },
  },

  featuresTitle: 'Sengaja dibuat sederhana',
  featuresIntro:
    'Kotak masuk untuk semua yang memerlukan alamatmu sekali saja: unduhan, uji coba gratis, forum, atau tes.',
  manyDomains: 'Ada beberapa domain yang bisa dipilih.',
  features: {
    oneClick: {
      title: 'Alamat email dengan sekali klik',
      text: 'Tanpa formulir, tanpa kata sandi, tanpa nama. Alamatnya siap dalam waktu kurang dari sedetik dan langsung bisa dipakai.',
    },
    live: {
      title: 'Pesan muncul saat itu juga',
      text: 'Pesan baru muncul tanpa perlu memuat ulang halaman, biasanya dalam lima detik setelah dikirim.',
    },
    deleted: {
      title: 'Terhapus tepat waktu',
      text: `Setelah ${limits.freeLifetime}, atau ${limits.premiumLifetime} dengan Premium, alamatnya berhenti berfungsi dan semua pesannya dihapus. Kamu juga bisa menghapusnya lebih awal.`,
    },
    tracking: {
      title: 'Pelacakan diblokir',
      text: 'Gambar eksternal diblokir sampai kamu memilih untuk memuatnya, lalu kami yang mengambilnya untukmu. Pelacak yang kami kenali tidak pernah dimuat.',
    },
    encrypted: {
      title: 'Disimpan terenkripsi',
      text: 'Setiap pesan dienkripsi sebelum disimpan, dan setiap kotak masuk punya kuncinya sendiri. Subjek dan pengirim pun tidak pernah disimpan tanpa enkripsi.',
    },
    complete: {
      title: 'Pesan yang lengkap',
      text: `HTML dan teks biasa, gambar, serta lampiran hingga ${limits.freeAttachments}, atau ${limits.premiumAttachments} dengan Premium. Di ponsel maupun komputer.`,
    },
  },

  plansTitle: 'Paket gratis cukup untuk kebanyakan orang',
  plansIntro:
    'Premium untuk saat kamu perlu lebih banyak alamat, lebih banyak waktu, dan lampiran yang lebih besar.',
  compared: 'Perbandingan Gratis dan Premium',
  whatYouGet: 'Yang kamu dapat',
  free: 'Gratis',
  forever: 'selamanya',
  premium: 'Premium',
  perMonth: 'per bulan',
  upgrade: 'Upgrade ke Premium',
  seePricing: 'Lihat rincian harga',

  whatIsIt: 'Apa itu email sementara?',
  explanation:
    'Email sementara adalah kotak masuk sungguhan yang terhapus sendiri. Berikan alamatnya ke situs yang mewajibkan alamat email, baca pesan yang kamu perlukan, lalu lupakan. Newsletter, kebocoran data, dan daftar email yang diperjualbelikan hanya akan sampai ke alamat yang sudah tidak ada.',
  howItWorks: 'Cara kerjanya',
  createdForSession:
    'Saat kamu menekan tombol, sebuah alamat acak dibuat untuk sesi browser ini. Sejak itu server email kami menerima pesan untuk alamat tersebut, mengenkripsinya, dan menampilkannya di halaman ini begitu tersimpan. Pesan ke alamat yang tidak dikenal atau sudah kedaluwarsa ditolak.',
  nothingSent:
    'Tidak ada yang dikirim atas namamu, tidak ada yang diteruskan, dan tidak perlu akun. Kamu bisa menghapus satu pesan atau seluruh alamat kapan saja. Kalau tidak, keduanya terhapus otomatis saat waktunya habis.',
  faqTitle: 'Pertanyaan yang sering diajukan',
  faq: {
    lifetime: {
      question: 'Berapa lama sebuah alamat aktif?',
      answer: `${limits.freeLifetime}, atau ${limits.premiumLifetime} dengan Premium. Lingkaran di samping alamat menunjukkan sisa waktunya. Begitu habis, alamat dan semua pesannya dihapus.`,
    },
    speed: {
      question: 'Seberapa cepat email masuk?',
      answer:
        'Biasanya dalam lima detik. Sebagian pengirim mengantrekan emailnya dulu, jadi tunggu sekitar sepuluh menit sebelum meminta kiriman ulang.',
    },
    count: {
      question: 'Berapa banyak alamat yang bisa saya punya?',
      answer: `Hingga ${limits.freeAddresses} sekaligus tanpa akun, dan ${limits.premiumCount} dengan Premium. Kalau semua alamat gratismu sudah terpakai, alamat berikutnya tersedia ${limits.cooldown} setelah yang terbaru kedaluwarsa.`,
    },
    attachments: {
      question: 'Seberapa besar lampiran yang bisa diterima?',
      answer: `Hingga ${limits.freeAttachments} per pesan, atau ${limits.premiumAttachments} dengan Premium. Pesan yang lebih besar ditolak, dan pengirimnya diberi tahu.`,
    },
    readers: {
      question: 'Siapa yang bisa membaca email saya?',
      answer:
        'Siapa pun yang tahu persis alamat sebuah kotak masuk gratis bisa membukanya. Jadi jangan bagikan alamatnya, dan jangan pakai untuk hal pribadi. Kotak masuk Premium hanya bisa dibuka pemiliknya.',
    },
    sending: {
      question: 'Bisakah saya membalas atau mengirim email?',
      answer: 'Tidak. Mayfly hanya menerima email, jadi tidak bisa dipakai untuk mengirim spam.',
    },
    keep: {
      question: 'Untuk apa sebaiknya tidak dipakai?',
      answer:
        'Akun yang ingin kamu pertahankan: perbankan, pekerjaan, kesehatan, atau apa pun yang mungkin perlu kamu pulihkan nanti. Kalau alamatnya sudah tidak ada, tautan untuk mengatur ulang kata sandi tidak akan sampai kepadamu.',
    },
  },
};
