import { brand } from '#contract/brand.ts';
import type { PlanLimits } from '#contract/plan-limits.ts';
import type { MailTexts } from './en.ts';

export const texts: MailTexts = {
  footer: `Bu mesajı, bir ${brand.name} hesabın olduğu için aldın. Mesaj otomatik olarak gönderildi.`,
  open: `${brand.name} sitesini aç`,
  code: {
    subject: (code: string) => `${brand.name} kodun: ${code}`,
    title: 'Doğrulama kodun',
    enter: (time: string) => `Devam etmek için bu kodu gir. Kod ${time} geçerli.`,
    enterForPassword: (time: string) => `Şifreni sıfırlamak için bu kodu gir. Kod ${time} geçerli.`,
    notYou: 'Bunu sen istemediysen mesajı dikkate alma: kod girilmeden hiçbir şey olmaz.',
    footer: `Birisi ${brand.name} sitesinde bu adresi girdi. Bu kodu senden asla e-postayla veya telefonla istemeyiz.`,
  },
  haveAccount: {
    subject: `Zaten bir ${brand.name} hesabın var`,
    title: 'Zaten bir hesabın var',
    somebody: `Birisi, büyük olasılıkla sen, bu adresle ${brand.name} sitesine kayıt olmak istedi.`,
    signInInstead: 'Bu adrese ait bir hesap zaten var; doğrudan giriş yapabilirsin.',
    signIn: 'Giriş yap',
    notYou: 'Bunu yapan sen değilsen mesajı dikkate alma: hiçbir şey değişmedi.',
  },
  reset: {
    subject: `${brand.name} şifreni sıfırla`,
    title: 'Şifreni sıfırla',
    useLink:
      'Bu bağlantıyla yeni bir şifre belirle. Bağlantı yalnızca bir kez kullanılabilir ve bir saat geçerlidir.',
    choose: 'Yeni şifre belirle',
    orCode: (time: string) => `Ya da sıfırlamayı başlattığın sayfaya ${time} içinde şu kodu gir:`,
    notYou: 'Bunu sen istemediysen bir şey yapmana gerek yok: şifren olduğu gibi kalır.',
  },
  passwordChanged: {
    subject: `${brand.name} şifren değiştirildi`,
    title: 'Şifren değiştirildi',
    changed: 'Şifren az önce değiştirildi ve tüm cihazlardan çıkış yapıldı.',
    notYou: (supportEmail: string) => `Bunu sen yapmadıysan hemen ${supportEmail} adresine yaz.`,
  },
  welcome: {
    title: `Hoş geldin! ${brand.name} hesabın hazır`,
    ready: 'E-posta adresin doğrulandı, hesabını hemen kullanabilirsin.',
    everythingGoes: 'Geçici adreslerine gelen her şey, adreslerin süresi dolunca silinir.',
  },
  premiumBegun: {
    subject: `${brand.name} Premium’a hoş geldin`,
    title: 'Premium planın aktif',
    thanks: (price: string) => `Teşekkürler. ${price} tutarındaki ödemen bize ulaştı ve Premium artık aktif.`,
    renews: 'Abonelik her ay yenilenir. Dilediğin zaman “Yönetim” sayfasından iptal edebilirsin.',
    openDashboard: 'Panelini aç',
  },
  benefits: (limits: PlanLimits) => [
    `Aynı anda en fazla ${limits.premiumAddresses}`,
    `Her biri ${limits.premiumLifetime} geçerli`,
    `En fazla ${limits.premiumAttachments} boyutunda ekler`,
    'Reklam yok',
  ],
  paymentFailed: {
    subject: `${brand.name} ödemen alınamadı`,
    title: 'Ödemen alınamadı',
    tryAgain: (price: string) =>
      `Premium’un bu ayki ücretini (${price}) tahsil edemedik. Birkaç gün içinde yeniden deneyeceğiz.`,
    checkCard: 'Premium’un kesintisiz devam etmesi için lütfen kartını kontrol et.',
    check: 'Aboneliğini kontrol et',
  },
  subscriptionEnds: {
    subject: (date: string) => `${brand.name} Premium ${date} tarihinde bitiyor`,
    title: 'Aboneliğin iptal edildi',
    keptUntil: (date: string) =>
      `Senden bir daha ücret alınmayacak. Premium ${date} tarihine kadar sende kalır.`,
    accountStays: 'Hesabın duruyor; dilediğin zaman yeniden abone olabilirsin.',
  },
  expired: {
    subject: `${brand.name} Premium süren doldu`,
    title: 'Premium süren doldu',
    nothingToPay: 'Premium dönemin sona erdi. Ödemen gereken bir şey yok, hesabın da güvende.',
    freePlan: (limits: PlanLimits) =>
      `Ücretsiz planı giriş yapmadan kullanabilirsin: aynı anda ${limits.freeAddresses}, her biri ${limits.freeLifetime} geçerli.`,
    payToReactivate:
      'Premium aboneliğinin süresi doldu. Hesabın güvende; ödeme yaptığında Premium yeniden başlar.',
    reactivate: (price: string) => `Yeniden başlat: ${price}/ay`,
  },
  domainMissing: {
    subject: (name: string) => `${name} için bir DNS kaydı eksik`,
    title: 'Bir DNS kaydı eksik',
    gone: (name: string) => `${name} alan adının senin olduğunu kanıtlayan TXT kaydı bir gündür yok.`,
    publishAgain:
      'Lütfen iki gün içinde yeniden yayımla. Yoksa alan adı askıya alınır ve artık e-posta alamaz.',
    see: 'Kaydı gör',
  },
  domainSuspended: {
    subject: (name: string) => `${name} askıya alındı`,
    title: 'Alan adın askıya alındı',
    lapsed: (name: string) => `${name} için TXT kaydı üç gün boyunca yoktu.`,
    lostToOther: (name: string) => `Başka bir hesap ${name} alan adının kendisine ait olduğunu kanıtladı.`,
    stillReadable: 'Adreslerindeki e-postalar süreleri dolana kadar okunabilir, ama yeni e-posta gelmez.',
    useAgain: 'Alan adı seninse yeniden kullanmak için yeni TXT kaydını yayımla.',
  },
  ownPostmaster: {
    subject: (to: string) => `${to} adresine e-posta`,
    title: (to: string) => `Biri ${to} adresine yazdı`,
    from: (from: string) => `Gönderen, ${from} olduğunu söylüyor.`,
    noSender: 'Göndereni yok; bu, teslim edilemedi bildirimlerinde olağandır.',
    footer: `Her e-posta alan adı bu adrese gelen iletileri kabul etmek zorundadır; bu yüzden ${brand.name} bunu sana iletiyor.`,
  },
  push: {
    newMail: 'Yeni e-posta',
    code: (code: string) => `Kod: ${code}`,
    noSubject: '(konu yok)',
    notCheckedYet: 'Gönderen henüz kontrol edilmedi',
    leadsElsewhere: 'Bağlantı, metninde yazandan başka bir yere gidiyor',
    suspicious: 'Şüpheli mesaj',
    saysItIsFrom: (name: string) => `Görünen gönderen: ${name}`,
    open: 'Aç',
    copyCode: 'Kodu kopyala',
  },
};
