import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('tr');

export const texts: Texts = {
  cancel: 'Vazgeç',
  done: 'Tamam',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  copiedToClipboard: 'Panoya kopyalandı',
  unreachable: 'Sunucuya ulaşılamadı. Tekrar dene.',
  unknownFailure: 'Bir şeyler ters gitti. Tekrar dene.',

  keys: 'API anahtarları',
  listOfKeys: 'API anahtarları',
  whatKeysAreFor:
    'Anahtar sayesinde bir betik, test paketi veya şifre yöneticisi gelen kutularını kullanabilir. Hesabını ve aboneliğini değiştiremez.',
  keysNotLoaded: 'Anahtarların yüklenemedi.',
  noKeys: 'Henüz anahtarın yok.',
  keysAreFull: (limit) => `${limit} anahtarın var, sınır bu kadar. Yenisini oluşturmak için birini iptal et.`,
  nameOfKey: 'Anahtarın adı',
  exampleOfName: 'Örneğin: Bitwarden',
  nameIsMissing: 'Anahtara bir ad ver',
  createKey: 'Anahtar oluştur',
  yourNewKey: 'Yeni anahtarın',
  key: 'Anahtar',
  keepKeySafe: 'Anahtarı ele geçiren herkes e-postalarını okuyabilir; onu şifre gibi sakla.',
  mailProgram:
    'Bir adresi Thunderbird, Outlook veya başka bir e-posta programında okumak için bir anahtar oluştur ve şu değerleri gir:',
  mailServer: 'Sunucu',
  mailUser: 'Kullanıcı adı',
  mailUserValue: 'Adres',
  mailPassword: 'Şifre',
  mailPasswordValue: 'Bu sayfadaki bir anahtar',
  mailSending:
    'Buradan e-posta gönderilemez. Program gönderim için bir sunucu isterse başka bir hesabın sunucusunu gir.',
  copyItNow: 'Şimdi kopyala. Bir daha gösterilmeyecek.',
  created: (date) => `Oluşturulma: ${date}`,
  lastUsed: (age) => `Son kullanım: ${age.replace('Az', 'az')}`,
  neverUsed: 'Hiç kullanılmadı',
  revoke: 'İptal et',
  revokeKey: (name) => `İptal et: ${name}`,
  reallyRevoke: 'Anahtar iptal edilsin mi?',
  whatRevokingDoes: (name) =>
    `“${name}” anahtarını kullanan programlar erişimini hemen kaybeder, ekledikleri webhook’lar silinir. Bu işlem geri alınamaz.`,

  webhooks: 'Webhook’lar',
  whatWebhooksAreFor:
    'Yeni e-postalar kendi sunucuna ya da tek satır olarak Discord, Slack, Telegram veya ntfy kanalına gönderilsin.',
  webhooksNotLoaded: 'Webhook’ların yüklenemedi.',
  noWebhooks: 'Henüz webhook’un yok.',
  webhooksAreFull: (limit) => `${limit} webhook’un var, sınır bu kadar. Yenisini eklemek için birini sil.`,
  addWebhook: 'Webhook ekle',
  whatIsSent: 'Adreslerinden herhangi birine gelen yeni e-postalar bu URL’ye gönderilir.',
  format: 'Biçim',
  url: 'URL',
  urlIsMissing: 'Bir URL gir',
  send: 'Gönderilecekler',
  wanted: { message: 'Tüm e-postalar', code: 'Kod içeren e-postalar', link: 'Bağlantı içeren e-postalar' },
  formats: {
    standard: 'Standart (imzalı JSON)',
    discord: 'Discord',
    slack: 'Slack',
    telegram: 'Telegram',
    ntfy: 'ntfy',
  },
  yourSigningSecret: 'Gizli imza anahtarın',
  secret: 'Gizli anahtar',
  whatSecretIsFor: 'Sunucun, bir çağrının buradan geldiğini bununla doğrular.',
  test: 'Test et',
  testOf: (host) => `Test et: ${host}`,
  testArrived: (status, ms) => `Test ulaştı. Sunucunun yanıtı: ${status}, ${ms}\u00a0ms.`,
  testFailed: (reason) => `Test başarısız oldu. ${reason}.`,
  delete: 'Sil',
  deleteWebhook: (host) => `Sil: ${host}`,
  reallyDelete: 'Webhook silinsin mi?',
  whatDeletingDoes: (host) =>
    `${host} adresine artık e-posta gönderilmez. Henüz teslim edilmemiş olanlar da iptal edilir.`,
  disabled: (strong) => (
    <>
      {strong('Devre dışı.')} Sunucu artık gönderim istemediğini bildirdi. Devam etmek için bu webhook’u sil
      ve yeniden ekle.
    </>
  ),
  waiting: (strong, failed, wait) => (
    <>
      {strong('Bekliyor.')}{' '}
      {plural(failed, { one: 'Son deneme başarısız oldu', other: `${failed} deneme başarısız oldu` })}.
      Sıradaki deneme {wait} sonra; daha sonra gelen e-postalar onu bekler.
    </>
  ),

  deliveries: 'Gönderimler',
  deliveriesTo: (host) => `Gönderimler: ${host}`,
  lastDeliveries: 'Son gönderimler',
  deliveriesNotLoaded: 'Gönderimler yüklenemedi.',
  noDeliveries: 'Henüz bir şey gönderilmedi.',
  sentTest: 'Test',
  sentMail: 'E-posta',
  sentAgain: (attempt) => `E-posta, ${attempt}. deneme`,
  delivered: (what, status, ms) => `${what}: teslim edildi (${status}, ${ms}\u00a0ms)`,
  notDelivered: (what, reason) => `${what}: ${reason}`,
};
