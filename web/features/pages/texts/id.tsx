import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  onThisPage: 'Di halaman ini',
  extensionFor: {
    chromium: 'Untuk Chrome, Edge, dan Brave',
    firefox: 'Untuk Firefox',
  },
  contactSupport: 'Hubungi tim dukungan',
  anatomy: {
    words: { title: 'Dua kata', note: 'Mudah disebutkan lewat telepon dan dikenali dalam daftar.' },
    characters: {
      title: 'Enam karakter acak',
      note: 'Dari sumber acak yang aman, jadi tidak ada yang bisa menebak alamatnya.',
    },
    domain: {
      title: 'Salah satu domain kami',
      note: 'Domain email sungguhan dengan server emailnya sendiri. Pengguna Premium bisa memilih nama di depannya.',
    },
  },

  contactUs: 'Hubungi kami',
  whoAnswers: 'Pertanyaan, ide, laporan penyalahgunaan: setiap pesan dibaca dan dijawab oleh manusia.',
  writeDirectly: 'Tulis langsung kepada kami',
  beforeYouWrite: 'Sebelum menulis',
  whatHelpAnswers: (help) => (
    <>
      Sebagian besar pertanyaan sudah terjawab di {help('halaman bantuan')}. Kami tidak bisa memulihkan alamat
      yang kedaluwarsa atau pesan yang sudah dihapus: semuanya memang sudah tidak ada.
    </>
  ),
  useLastingAddress: 'Pakai alamat tetap',
  temporaryMayBeGone:
    'Kalau kamu mengisi alamat sementara, bisa jadi alamat itu sudah hilang sebelum jawaban kami tiba.',
  yourName: 'Namamu',
  yourEmail: 'Emailmu',
  subject: 'Subjek',
  chooseSubject: 'Pilih subjek',
  subjects: {
    privacy: 'Privasi',
    terms: 'Ketentuan',
    support: 'Dukungan',
    feedback: 'Masukan',
    other: 'Lainnya',
  },
  message: 'Pesan',
  sendMessage: 'Kirim pesan',
  messageSent: 'Terima kasih atas pesanmu! Kami akan segera membalas.',
  messageNotSent: 'Maaf, pesanmu gagal terkirim. Coba lagi.',
  nameIsMissing: 'Masukkan namamu.',
  emailIsMissing: 'Masukkan alamat emailmu.',
  emailIsInvalid: 'Masukkan alamat email yang valid.',
  subjectIsMissing: 'Pilih subjek.',
  messageIsMissing: 'Tulis pesanmu.',

  simplePricing: 'Harga sederhana, batasan jujur',
  whatPlansGive:
    'Paket gratis sudah lengkap dan tetap gratis. Premium memberimu lebih banyak alamat, lebih banyak waktu, dan kotak masuk yang tidak bisa dibuka orang lain.',
  free: 'Gratis',
  premium: 'Premium',
  freeCard: {
    name: 'GRATIS',
    cost: (amount, term) => (
      <>
        {amount(limits.noPrice)}
        {term('selamanya')}
      </>
    ),
    note: 'Untuk sehari-hari, saat kamu perlu satu pesan sekali saja.',
    choose: 'Mulai gratis',
    points: {
      addresses: `Hingga ${limits.freeAddresses} sekaligus`,
      lifetime: `Setiap alamat aktif ${limits.freeLifetime}`,
      attachments: `Lampiran hingga ${limits.freeAttachments} per pesan`,
      live: 'Pesan langsung muncul, sebagai HTML atau teks biasa',
      deleting: 'Hapus alamat kapan pun kamu mau',
      noRegistration: 'Tanpa pendaftaran',
    },
  },
  premiumCard: {
    name: 'PREMIUM',
    mostPopular: 'Terpopuler',
    note: 'Untuk kerja, untuk pengujian, dan untuk pesan yang tidak boleh dilihat orang lain.',
    choose: 'Upgrade ke Premium',
    points: {
      addresses: `Hingga ${limits.premiumAddresses} sekaligus`,
      lifetime: `Setiap alamat aktif ${limits.premiumLifetime}`,
      attachments: `Lampiran hingga ${limits.premiumAttachments} per pesan`,
      onlyYou: 'Kotak masuk pribadi, hanya bisa dibuka olehmu',
      ownName: 'Pilih sendiri nama alamatmu',
      priority: 'Prioritas untuk email masuk dan dukungan',
      dashboard: 'Dasbor untuk semua kotak masukmu',
      programs: 'Kunci API dan webhook untuk programmu',
      noAds: 'Tanpa iklan',
    },
  },
  sideBySide: 'Perbandingan paket',
  planFacts: {
    addresses: {
      label: 'Jumlah alamat sekaligus',
      free: `Hingga ${limits.freeCount}`,
      premium: `Hingga ${limits.premiumCount}`,
    },
    lifetime: { label: 'Masa aktif alamat', free: limits.freeLifetime, premium: limits.premiumLifetime },
    attachments: {
      label: 'Lampiran per pesan',
      free: `Hingga ${limits.freeAttachments}`,
      premium: `Hingga ${limits.premiumAttachments}`,
    },
    messages: { label: 'Pesan per kotak masuk', free: limits.freeMessages, premium: limits.premiumMessages },
    privacy: {
      label: 'Yang bisa membuka kotak masuk',
      free: 'Siapa pun yang tahu alamatnya',
      premium: 'Hanya kamu',
    },
    ownName: { label: 'Pilih sendiri nama alamat', free: 'Tidak', premium: 'Ya' },
    delivery: { label: 'Penerimaan email', free: 'Biasa', premium: 'Prioritas' },
    support: { label: 'Dukungan', free: 'Standar', premium: 'Prioritas' },
    dashboard: { label: 'Dasbor', free: 'Tidak', premium: 'Ya' },
    ads: { label: 'Iklan', free: 'Ya, tapi tidak di dalam pesan', premium: 'Tidak ada' },
  },
  questionsAboutPlans: 'Pertanyaan tentang paket',
  questions: {
    reallyFree: {
      question: 'Apakah paket gratis memang gratis?',
      answer:
        'Ya. Tidak ada biaya, tidak perlu mendaftar atau memakai kartu, dan tidak pernah berubah jadi paket berbayar. Biayanya ditutup oleh iklan, yang tidak pernah muncul di dalam pesan.',
    },
    allExpired: {
      question: 'Apa yang terjadi kalau alamat gratis saya sudah kedaluwarsa?',
      answer: `Kalau semuanya sudah terpakai, kamu bisa membuat yang baru ${limits.cooldown} setelah alamat terbaru kedaluwarsa. Hitung mundurnya bisa kamu lihat di beranda. Dengan Premium tidak ada masa tunggu seperti itu: begitu salah satu dari ${limits.premiumAddresses} milikmu berakhir, kamu bisa membuat yang lain.`,
    },
    security: {
      question: 'Apa sebenarnya arti “keamanan ekstra”?',
      answer:
        'Siapa pun yang tahu persis alamat sebuah kotak masuk gratis bisa membukanya. Kotak masuk Premium hanya bisa dibuka pemiliknya, meski orang lain tahu alamatnya. Keduanya disimpan terenkripsi, masing-masing dengan kuncinya sendiri.',
    },
    canceling: {
      question: 'Bisakah saya berhenti kapan saja?',
      answer: `Bisa. Harga Premium ${limits.price} per bulan, tanpa masa langganan minimum. Pembatalan berlaku di akhir bulan yang sudah kamu bayar, dan sampai saat itu Premium tetap aktif.`,
    },
  },

  alreadyPremium: 'Kamu sudah Premium',
  thankYou: 'Terima kasih. Kamu sudah punya semua yang ditawarkan Premium.',
  premiumDashboard: 'Dasbor Premium',
  goHome: 'Ke beranda',
  goBack: 'Kembali',
  yourBenefits: 'Keuntunganmu',
  benefits: {
    addresses: {
      title: `${limits.premiumAddresses} sekaligus`,
      text: 'Pakai alamat berbeda untuk setiap keperluan.',
    },
    lifetime: {
      title: `Masing-masing ${limits.premiumLifetime}`,
      text: `Bukan hanya ${limits.freeLifetime} seperti di paket gratis.`,
    },
    attachments: {
      title: `Lampiran ${limits.premiumAttachments}`,
      text: `Per pesan, bukan hanya ${limits.freeAttachments} seperti di paket gratis.`,
    },
    privacy: {
      title: 'Kotak masuk pribadi',
      text: 'Hanya kamu yang bisa membukanya, meski orang lain tahu alamatnya.',
    },
    priority: {
      title: 'Prioritas',
      text: 'Email untukmu diproses lebih dulu, dan pertanyaanmu dijawab lebih dulu.',
    },
    noAds: { title: 'Tanpa iklan', text: 'Di halaman mana pun.' },
  },
};
