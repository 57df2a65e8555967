import type { Refusals } from '../refusals.ts';

export const refusals: Refusals = {
  'Not found': 'Tidak ditemukan',
  'Authentication required': 'Kamu perlu masuk untuk ini',
  'This key does not exist, or it was revoked.': 'Kunci ini tidak ada, atau sudah dicabut.',
  'Email limit reached': 'Batas alamat tercapai',
  'Too many requests. Please try again later.': 'Terlalu banyak permintaan. Coba lagi nanti.',
  'Too many addresses were generated from your network. Please try again later.':
    'Terlalu banyak alamat dibuat dari jaringanmu. Coba lagi nanti.',
  'You are on cooldown. Please wait until your next free address is available.':
    'Masa tunggumu belum selesai. Tunggu sampai alamat gratis berikutnya tersedia.',
  'This address cannot be extended any more.': 'Alamat ini tidak bisa diperpanjang lagi.',
  'This address can be extended in the last quarter of its life.':
    'Alamat ini bisa diperpanjang pada seperempat terakhir masa pakainya.',
  'This name is already taken. Please choose another one.': 'Nama ini sudah dipakai. Pilih nama lain.',
  'This token belongs to one address and cannot have another.':
    'Token ini milik satu alamat saja dan tidak bisa punya alamat lain.',
  'Choosing a name is a premium feature.': 'Memilih nama sendiri adalah fitur Premium.',
  'This is a premium feature.': 'Ini fitur Premium.',
  'This call needs a signed-in session. A key cannot be used here.':
    'Kamu perlu masuk untuk ini. Kunci tidak bisa dipakai di sini.',
  'With a key, leave out /guest: call /api/generate-email, for example.':
    'Dengan kunci, hilangkan /guest: panggil /api/generate-email, misalnya.',
  'This message could not be parsed. You can still download its raw source.':
    'Pesan ini tidak bisa dibaca. Kamu tetap bisa mengunduh sumber aslinya.',
  'The service is temporarily unavailable. Please try again in a moment.':
    'Layanan sedang tidak tersedia. Coba beberapa saat lagi.',
  'Something went wrong on our side. Please try again.': 'Ada yang tidak beres di pihak kami. Coba lagi.',
  'Incorrect email/username or password': 'Email/nama pengguna atau kata sandi salah',
  'Your premium subscription has expired. Please resubscribe to access your account.':
    'Langganan Premium-mu sudah berakhir. Berlangganan lagi untuk membuka akunmu.',
  'Not an allowed domain': 'Domain ini tidak diizinkan',
  'Please complete email verification first': 'Verifikasi emailmu terlebih dahulu',
  'Invalid verification code': 'Kode verifikasi salah',
  'Invalid reset link. Please request a new password reset.':
    'Tautan ini tidak valid. Minta tautan baru untuk mengatur ulang kata sandi.',
  'Password reset is only available for premium users. Please upgrade your account first.':
    'Hanya pengguna Premium yang bisa mengatur ulang kata sandi. Upgrade akunmu terlebih dahulu.',
  'Your premium subscription has expired. Please reactivate to reset your password.':
    'Langganan Premium-mu sudah berakhir. Aktifkan lagi untuk mengatur ulang kata sandi.',
  'You have reached the maximum of 2 password reset requests per day. Please try again tomorrow.':
    'Atur ulang kata sandi hanya bisa diminta 2 kali sehari. Coba lagi besok.',
  'Payment processing is coming soon! Premium features will be available shortly.':
    'Pembayaran segera dibuka! Fitur Premium akan tersedia sebentar lagi.',
  'This was not checked yet.': 'Ini belum diperiksa.',
  'There is no sender domain to check.': 'Tidak ada domain pengirim yang bisa diperiksa.',
  '{} allows the server that sent this mail.': '{} mengizinkan server yang mengirim email ini.',
  '{} does not allow the server that sent this mail.': '{} tidak mengizinkan server yang mengirim email ini.',
  '{} does not list the server that sent this mail.':
    'Server yang mengirim email ini tidak ada dalam daftar {}.',
  'DNS did not answer, so it is unknown which servers may send for {}.':
    'DNS tidak menjawab, jadi tidak diketahui server mana yang boleh mengirim email untuk {}.',
  'The list of servers that may send for {} has errors.':
    'Daftar server yang boleh mengirim email untuk {} berisi kesalahan.',
  '{} does not say whether this server may send its mail.':
    '{} tidak menyatakan apakah server ini boleh mengirim email atas namanya.',
  'Signed by {}; the signature is valid.': 'Ditandatangani oleh {}; tanda tangannya valid.',
  'Signed by {}; the signature is valid, but it is not from the sender’s domain.':
    'Ditandatangani oleh {}; tanda tangannya valid, tapi bukan dari domain pengirim.',
  'Signed by {}, but DNS did not answer when asked for the key.':
    'Ditandatangani oleh {}, tapi DNS tidak menjawab saat kuncinya diminta.',
  'Signed by {}, but the mail was changed after that.':
    'Ditandatangani oleh {}, tapi emailnya diubah setelah itu.',
  'Signed by {}, but the signature has expired.':
    'Ditandatangani oleh {}, tapi tanda tangannya sudah kedaluwarsa.',
  'Signed in the name of {}, but {} has no such key.':
    'Ditandatangani atas nama {}, tapi {} tidak punya kunci seperti itu.',
  'Signed in the name of {}, but its key cannot be used.':
    'Ditandatangani atas nama {}, tapi kuncinya tidak bisa dipakai.',
  'Signed in the name of {}, but the signature is too weak to count.':
    'Ditandatangani atas nama {}, tapi tanda tangannya terlalu lemah untuk diperhitungkan.',
  'Signed in the name of {}, but the mail is too large or too complicated to check the signature.':
    'Ditandatangani atas nama {}, tapi emailnya terlalu besar atau terlalu rumit sehingga tanda tangannya tidak bisa diperiksa.',
  'Signed in the name of {}, but the signature cannot be read.':
    'Ditandatangani atas nama {}, tapi tanda tangannya tidak bisa dibaca.',
  'Signed in the name of {}, but the signature does not match.':
    'Ditandatangani atas nama {}, tapi tanda tangannya tidak cocok.',
  'The mail has more than one From header, which real mail never has.':
    'Email ini punya lebih dari satu header pengirim (From). Email yang asli tidak pernah begitu.',
  'The mail names senders from different domains.':
    'Email ini mencantumkan pengirim dari domain yang berbeda-beda.',
  'The address of the sender can be read in more than one way.':
    'Alamat pengirimnya bisa dibaca dengan lebih dari satu cara.',
  'The mail does not name its sender.': 'Email ini tidak mencantumkan pengirimnya.',
  'The signature covers only the beginning of the mail. The rest may have been added later.':
    'Tanda tangannya hanya mencakup bagian awal email. Sisanya mungkin ditambahkan belakangan.',
  'A header appears twice. The signature covers only one, and the other may have been added later.':
    'Ada header yang muncul dua kali. Tanda tangannya hanya mencakup salah satu, dan yang lain mungkin ditambahkan belakangan.',
  'The signature does not cover the subject, which may have been changed later.':
    'Tanda tangannya tidak mencakup subjek, jadi subjeknya mungkin diubah belakangan.',
  'The signature does not cover every header that decides what is shown, which may have been changed later.':
    'Tanda tangannya tidak mencakup semua header yang menentukan apa yang ditampilkan, jadi header itu mungkin diubah belakangan.',
  'DNS did not answer when asked for the policy of the sender’s domain.':
    'DNS tidak menjawab saat ditanya tentang kebijakan domain pengirim.',
  '{} does not say what to do with unproven mail.':
    '{} tidak menyatakan apa yang harus dilakukan dengan email tanpa bukti.',
  '{} does not ask receivers to act on unproven mail.':
    '{} tidak meminta penerima menindak email tanpa bukti.',
  '{} asks receivers to treat unproven mail as spam.':
    '{} meminta penerima memperlakukan email tanpa bukti sebagai spam.',
  '{} asks receivers to reject unproven mail.': '{} meminta penerima menolak email tanpa bukti.',
  '{} does not ask receivers to act on unproven mail. This mail has no valid signature from {}.':
    '{} tidak meminta penerima menindak email tanpa bukti. Email ini tidak punya tanda tangan valid dari {}.',
  '{} asks receivers to treat unproven mail as spam. This mail has no valid signature from {}.':
    '{} meminta penerima memperlakukan email tanpa bukti sebagai spam. Email ini tidak punya tanda tangan valid dari {}.',
  '{} asks receivers to reject unproven mail. This mail has no valid signature from {}.':
    '{} meminta penerima menolak email tanpa bukti. Email ini tidak punya tanda tangan valid dari {}.',
  'This domain is not available here.': 'Domain ini tidak tersedia di sini.',
  'No domain is active at the moment. Please try again later.':
    'Saat ini tidak ada domain yang aktif. Coba lagi nanti.',
  'This domain has no sub-domains.': 'Domain ini tidak punya subdomain.',
  'A name has 3 to 32 letters, digits, dots, dashes or underscores, and some names are reserved.':
    'Nama terdiri dari 3 sampai 32 huruf, angka, titik, tanda hubung, atau garis bawah, dan beberapa nama tidak boleh dipakai.',
  'Enter the name of a site, such as shop.example.': 'Masukkan nama situs, misalnya shop.example.',
  'Please give a domain name such as example.com.': 'Masukkan nama domain, misalnya example.com.',
  'Names that end in .{} are reserved and cannot be used here.':
    'Nama yang berakhiran .{} sudah dicadangkan dan tidak bisa dipakai di sini.',
  '{} is part of this service, or one of its own names is below it.':
    '{} adalah bagian dari layanan ini, atau salah satu nama layanan ini ada di bawahnya.',
  'Another account has verified {} or a domain above it.':
    'Akun lain sudah memverifikasi {} atau domain di atasnya.',
  'Anybody can register names below {}, so no account can have all of it.':
    'Siapa pun bisa mendaftarkan nama di bawah {}, jadi tidak ada akun yang bisa memiliki semuanya.',
  'The operator of this service has blocked {}.': 'Pengelola layanan ini memblokir {}.',
  'You have added {} already.': 'Kamu sudah menambahkan {}.',
  'Another account has verified {}.': 'Akun lain sudah memverifikasi {}.',
  'You have {} domains, which is the limit. Please delete one first.':
    'Kamu sudah mencapai batas {} domain. Hapus salah satu terlebih dahulu.',
  'We do not see the TXT record yet. DNS may need some time after a change.':
    'Kami belum melihat record TXT-nya. DNS mungkin perlu waktu setelah ada perubahan.',
  'The TXT record has another value than the one for your account.':
    'Nilai record TXT berbeda dari nilai untuk akunmu.',
  'DNS did not answer. We will look again.': 'DNS tidak menjawab. Kami akan memeriksa lagi.',
  'Another account claimed this domain after you and has proved it as well, so it has the domain.':
    'Akun lain mengklaim domain ini setelah kamu dan juga sudah membuktikannya, jadi domain ini miliknya.',
  'The TXT record is gone. Please publish it again, or this domain will be suspended.':
    'Record TXT hilang. Pasang lagi, atau domain ini akan ditangguhkan.',
  'Mail does not arrive yet: the MX record is missing.': 'Email belum bisa masuk: record MX tidak ada.',
  'Mail does not arrive yet: we found {}, and our MX record is missing.':
    'Email belum bisa masuk: kami menemukan {}, dan record MX kami tidak ada.',
  'Mail to sub-domains does not arrive: the MX record for all of them is missing.':
    'Email ke subdomain tidak masuk: record MX untuk semua subdomain tidak ada.',
  'Mail to sub-domains does not arrive: we found {}, and our MX record for them is missing.':
    'Email ke subdomain tidak masuk: kami menemukan {}, dan record MX kami untuk subdomain tidak ada.',
  'This domain is suspended, because its TXT record was gone for three days. To use it again, publish the new one.':
    'Domain ini ditangguhkan karena record TXT-nya hilang selama tiga hari. Untuk memakainya lagi, pasang record yang baru.',
  'Another account has proved that this domain is theirs, so it is suspended here.':
    'Akun lain sudah membuktikan bahwa domain ini miliknya, jadi di sini domain ini ditangguhkan.',
  'The operator of this service has blocked this domain: {}':
    'Pengelola layanan ini memblokir domain ini: {}',
  'Please add the MX record for *.{} first. We do not see it yet.':
    'Tambahkan dulu record MX untuk *.{}. Kami belum melihatnya.',
  'DNS did not answer about *.{}. Please try again in a moment.':
    'DNS tidak menjawab tentang *.{}. Coba beberapa saat lagi.',
  'This address is not public': 'Alamat ini bukan alamat publik',
  'The name of the server is unknown': 'Nama server tidak dikenal',
  'The server redirects': 'Server mengalihkan ke alamat lain',
  'The answer was too large': 'Jawabannya terlalu besar',
  'No answer in time': 'Tidak ada jawaban tepat waktu',
  'The connection failed': 'Koneksi gagal',
  'The server no longer wants these deliveries': 'Server tidak mau lagi menerima kiriman ini',
  'The server redirects ({}), which is not followed': 'Server mengalihkan ({}), dan pengalihan tidak diikuti',
  'The server answered {}': 'Server menjawab {}',
};
