import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('tr');

export const texts: Texts = {
  noneYet: 'Henüz hiçbir e-posta sunucusu bu adrese teslim etmeyi denemedi.',
  noneSince: (time) => `Şu zamandan beri hiçbir e-posta sunucusu bu adrese teslim etmeyi denemedi: ${time}.`,
  takesNone: (domain) => `Şu anda ${domain} için e-posta almıyoruz.`,
  more: 'Ayrıntılar',
  notLoaded: 'Teslimat listesi yüklenemedi.',

  stored: 'Bu gelen kutusuna bir e-posta kaydedildi.',
  tooLarge: 'Bir e-posta çok büyük olduğu için reddedildi.',
  tooLargeFor: ({ size, limit }) =>
    `${size} boyutunda bir e-posta çok büyük olduğu için reddedildi. Bu adres en çok ${limit} ek alır.`,
  tooLargeForFree: ({ size, limit, premium }) =>
    `${size} boyutunda bir e-posta çok büyük olduğu için reddedildi. Bu adres en çok ${limit} ek alır, Premium ile en çok ${premium}.`,
  textTooLarge: (size) =>
    `${size} boyutunda bir e-posta, metni veya başlıkları çok büyük olduğu için reddedildi.`,
  refused: {
    spent: 'Bir e-posta reddedildi, çünkü bu adres alması için ayarlanan bütün mesajları aldı.',
    blocked: 'Bir e-posta reddedildi, çünkü göndereninden veya gönderenin ağından e-posta almıyoruz.',
    malformed: 'Bir e-posta, biçimi geçersiz veya çok karmaşık olduğu için reddedildi.',
    other: 'Bir e-posta reddedildi.',
  },
  deferred: {
    full: 'Bir e-posta sunucusundan daha sonra yeniden denemesi istendi, çünkü bu gelen kutusu doluydu. Yer açmak için mesaj sil. Çoğu sunucu birkaç dakika içinde yeniden dener.',
    alone:
      'Bir e-posta sunucusundan, e-postayı bu adrese diğer alıcılardan ayrı teslim etmesi istendi. Çoğu sunucu bunu birkaç dakika içinde yapar.',
    'network-full':
      'Bir e-posta sunucusundan daha sonra yeniden denemesi istendi, çünkü ağından bir saat içinde çok fazla e-posta geldi. Çoğu sunucu birkaç dakika içinde yeniden dener.',
    unavailable:
      'Bir e-posta sunucusundan daha sonra yeniden denemesi istendi, çünkü o anda e-postayı alamıyorduk. Çoğu sunucu birkaç dakika içinde yeniden dener.',
    other:
      'Bir e-posta sunucusundan daha sonra yeniden denemesi istendi. Çoğu sunucu birkaç dakika içinde yeniden dener.',
  },
  broken:
    'Bir e-posta sunucusu bu adrese teslim etmek istedi, ama bir e-posta tamamlanmadan bağlantı sona erdi.',

  attempts: 'E-posta sunucularının denemeleri',
  outcomes: {
    stored: 'Kaydedildi',
    refused: 'Reddedildi',
    deferred: 'Sonra yeniden',
    broken: 'Yarıda kaldı',
  },
  times: (count) => plural(count, { one: `${count} kez kaydedildi`, other: `${count} kez kaydedildi` }),
  encrypted: (version) => `${version} ile şifreli`,
  notEncrypted: 'şifresiz',
  ourAnswer: 'Yanıtımız:',

  noMailYet: 'Hâlâ e-posta yok mu? Bildiklerimiz şunlar.',
  lastTook: ({ anybody, domain, forDomain }) =>
    `Herhangi biri için en son ${anybody}, ${domain} için en son ${forDomain} e-posta aldık.`,
  lastTookForOthers: ({ anybody, domain }) =>
    `Herhangi biri için en son ${anybody} e-posta aldık. ${domain} için henüz kayıtlı bir e-posta yok.`,
  tookNone: 'Henüz hiç kimse için kayıtlı bir e-posta yok.',
  momentsAgo: 'bir dakikadan kısa süre önce',
  health: {
    listed: (domain) =>
      `${domain} herkese açık bir tek kullanımlık alan adı listesinde yer alıyor, bu yüzden bazı siteler kabul etmiyor.`,
    quiet: (domain) => `Son 24 saatte ${domain} üzerinde her zamankinden daha az adrese e-posta geldi.`,
  },

  whatToTry: 'Neler deneyebilirsin',
  pasteAgain: 'Adresi yeniden yapıştır ve e-postanın tekrar gönderilmesini iste.',
  copyAddress: 'Adresi kopyala',
  useAnotherDomain: 'Bazı siteler bir alan adını reddedip başka birini kabul eder.',
  saySiteRefused: 'Bir site bu adresi kabul etmediyse hangisi olduğunu bize söyle.',
  advice: {
    'too-large': 'Daha küçük bir e-posta iste, örneğin ek yerine bağlantı içeren.',
    spent: 'Başka bir adres oluştur. Bu adres artık mesaj almıyor.',
    blocked: 'Tekrar göndermek işe yaramaz. E-postayı başka bir gönderenden iste.',
    malformed: 'Tekrar göndermek, ancak gönderen e-postayı değiştirirse işe yarar.',
    deferred: 'E-postanın tekrar gönderilmesini istemeden önce bir sonraki denemeyi bekle.',
    broken: 'Birkaç dakika bekle. Bir şey gelmezse e-postanın tekrar gönderilmesini iste.',
  },
};
