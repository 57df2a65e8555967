import type { Texts } from '../texts-type.ts';

export const texts: Texts = {
  extensionName: 'Mayfly: tek kullanımlık e-posta',
  extensionAbout:
    'Her forma tek kullanımlık bir adres, kodu da sayfaya geri. Sen tıklamadan hiçbir şey okumaz.',
  newAddressHere: 'Buraya yeni Mayfly adresi',

  newAddress: 'Yeni adres',
  newAddressIntoField: 'Alana yeni adres',
  putIntoField: 'Alana yaz',
  copy: 'Kopyala',
  copyAddress: 'Adresi kopyala',
  copyCode: 'Kodu kopyala',
  copied: 'Kopyalandı',
  settings: 'Ayarlar',
  openInbox: 'Gelen kutusunu aç',
  timeLeft: (time) => `${time} kaldı`,
  noAddress: 'Henüz adres yok',
  noAddressHint:
    'Bu sayfa için bir adres oluştur. Süresi dolunca mesajlarıyla birlikte kendiliğinden silinir.',
  ended: 'Bu adresin süresi doldu',
  endedHint: 'Mesajları silindi. Bu sayfa için yeni bir adres oluştur.',
  waiting: 'Mesaj bekleniyor…',
  checking: 'Gönderen kontrol ediliyor…',
  lastMail: 'Son mesajlar',
  noSubject: '(konu yok)',
  codeFrom: (sender) => `Kod, gönderen: ${sender}`,
  codeFromElsewhere: (sender, site) => `Kod ${sender} adresinden geldi, bu sayfa ise ${site}.`,
  fillCode: 'Bu sayfaya yaz',
  openLink: (host) => `Bağlantıyı aç: ${host}`,
  misleadingLink: 'Bu bağlantının metninde başka bir sitenin adı geçiyor.',
  suspicious: 'Şüpheli gönderen',
  suspiciousHint:
    'Bu mesaj büyük olasılıkla göründüğü gönderenden gelmiyor. Bu yüzden kodu ve bağlantısı burada önerilmez.',
  addressIsIn: 'Adres alana yazıldı.',
  codeIsIn: 'Kod forma yazıldı.',
  noEmailField:
    'Burada uzantının erişebildiği bir e-posta alanı yok. Alana tıklayıp yeniden dene ya da adresi kopyala.',
  noCodeField:
    'Burada uzantının erişebildiği bir kod alanı yok. Alana tıklayıp yeniden dene ya da kodu kopyala.',
  closedPage: 'Tarayıcı hiçbir uzantının bu sayfaya yazmasına izin vermiyor. Kopyalayıp yapıştır.',

  whichServer: 'Hangi Mayfly?',
  whichServerHint: 'Adreslerini hangi sunucunun oluşturacağını uzantıya söyle.',
  openSettings: 'Ayarları aç',
  tryAgain: 'Yeniden dene',
  noAnswer: (host) => `${host} yanıt vermiyor. İnternete bağlı mısın?`,
  notAllowed: (host) =>
    `Tarayıcı, uzantının ${host} sunucusuna erişmesine izin vermiyor. Ayarlarda sunucuyu yeniden kaydet ve izin ver.`,
  nextAddressAt: (time) =>
    `Bütün adreslerini kullandın. Bir sonrakini şu zamandan sonra alabilirsin: ${time}.`,
  noAddressLeft: 'Bütün adreslerin kullanımda ya da ağından çok fazla adres oluşturuldu. Daha sonra dene.',
  keyRefused: 'Sunucu anahtarını kabul etmiyor. Ayarlarda kontrol et.',
  failed: 'Olmadı. Birazdan yeniden dene.',

  settingsTitle: 'Mayfly ayarları',
  server: 'Sunucu',
  serverHint:
    'Kullandığın Mayfly’ın adresi, örneğin https://mayfly.example. Tarayıcı, uzantının ona erişip erişemeyeceğini sorar.',
  key: 'Anahtar (isteğe bağlı)',
  keyHint:
    'Premium hesaplar “Yönetim” sayfasında anahtar oluşturur. Anahtarla yeni adresler hesabına ait olur.',
  save: 'Kaydet',
  browserAsks: 'Tarayıcın, uzantının bu sunucuya erişip erişemeyeceğini soruyor…',
  asking: 'Sunucuya soruluyor…',
  saved: (host) => `Kaydedildi. Yeni adreslerin sunucusu: ${host}.`,
  notAnAddress: 'Bu bir sunucu adresi değil. Adresler şöyle görünür: https://mayfly.example.',
  notEncrypted:
    'Adres https:// ile başlamalı. Yoksa ağdaki başkaları mesajlarını okuyabilir. Yalnızca bu bilgisayardaki bir sunucuya onsuz erişilebilir.',
  permissionRefused: (host) =>
    `Uzantının ${host} sunucusuna erişmesine izin vermedin, bu yüzden onu kullanamaz. Yeniden “Kaydet”e bas ve izin ver.`,
  noAnswerFrom: (host) => `${host} yanıt vermiyor. Adresi ve internet bağlantını kontrol et.`,
  notMayfly: (host) => `${host} yanıt veriyor ama bir Mayfly değil.`,
  keyUnknown: 'Sunucu bu anahtarı kabul etmiyor. Anahtarlar mf_ ile başlar ve Premium sürdükçe çalışır.',
  whatItSees: 'Uzantı neyi görür?',
  whatItSeesHint:
    'Sen tıklamadan sayfada hiçbir şeyi. Tıklayınca o sekmede bir alan arar ve içine yazar. Yalnızca sunucunla konuşur, başka kimseyle değil.',
  forget: 'Her şeyi unut',
  forgetHint:
    'Sunucuyu, anahtarı ve adreslerini bu tarayıcıdan kaldırır. Sunucuda süreleri kendiliğinden dolar.',
  reallyForget: 'Her şey gerçekten unutulsun mu?',
  forgetLoses: 'Bu tarayıcıdaki uzantı, süresi henüz dolmamış adresleri artık açamaz.',
  cancel: 'Vazgeç',
  forgotten: 'Her şey unutuldu.',
};
