import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  forDevelopers: 'Geliştiriciler için',
  apiReference: 'API referansı',
  whatReferenceHas:
    'Tüm çağrılar; neler aldıkları ve ne yanıt verdikleriyle. Zamanlar ISO 8601 biçimindedir, hatalar { success: false, error } olarak döner.',
  guideAndExamples: 'Kılavuz ve örnekler',
  openApi: 'OpenAPI',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  copySnippet: (name) => `Kopyala: ${name}`,

  emailForPrograms: 'Testlerin, betiklerin ve yapay zekâ ajanların için e-posta',
  waysToConnect:
    'Adres oluştur, kayıt ol, kodu bekle. Doğrudan HTTP ile, istemcimizle ya da zaten kullandığın araçlarla: hepsi aynı gelen kutularına çıkar.',
  codeInFiveLines: 'Beş satırda kod',
  howCodeIsFound: `${brand.name}, e-postadaki kodu veya bağlantıyı hangi dilde olursa olsun bulur; çağrı da kod gelir gelmez döner. Sürekli sorgulamaya da ayrıştırmaya da gerek yok. İstemcimiz ilk sürümle npm üzerinde yayımlanana kadar ${brand.name} kaynak kodundaki packages/client klasöründe npm pack çalıştırıp oluşan dosyayı kur.`,
  withWhatYouUse: 'Zaten kullandığın araçlarla',
  doors: {
    mcp: {
      title: 'MCP ile ajanlar',
      text: `Ajan bir adres oluşturur, onunla kayıt olur ve kodu girer. ${brand.name} hizmetini ajanının MCP sunucularına ekle; hesap gerekmez.`,
      notes: {
        keepInboxes:
          'Token yoksa her oturum ayrı bir misafirdir. Gelen kutularını korumak için Authorization: Bearer … başlığını ekle.',
        untrusted:
          'E-postalar güvenilmez olarak işaretlenir. Yine de zarar doğurabilecek işlerde ajanın e-postaya göre hareket etmesine izin verme.',
      },
    },
    playwright: {
      title: 'Playwright',
      text: 'Bir fixture her teste kendi gelen kutusunu verir ve iş bitince siler.',
      notes: {
        needsKey:
          'Bir test paketine misafirin alabildiğinden daha çok adres gerekir: token olarak Premium hesabının bir anahtarını kullan.',
      },
    },
    mailpit: {
      title: 'Mailpit için yazılmış testler',
      text: 'E-postalarını Mailpit’ten okuyan testler burada da aynı çağrılarla çalışır; üstelik gerçek dünyadan gelen e-postalarla ve her token için ayrı bir posta kutusuyla.',
      notes: {
        tokenIsPassword: 'Şifre olarak token girilir; kullanıcı adı fark etmez.',
        refused:
          'Mailpit’in etiket, iletme (release) ve denetim çağrıları reddedilir. Mesajlarda ayrıca Code ve VerificationLink bulunur.',
      },
    },
    mailTm: {
      title: 'mail.tm istemcileri',
      text: 'mail.tm için birçok dilde kütüphane var. Birini buraya yönlendir: oradaki hesap, burada adını senin seçtiğin bir adrestir.',
      notes: {
        expires: 'Böyle bir adresi yalnızca sahibi okuyabilir. Süresi her ücretsiz adres gibi dolar.',
        codeAndLink: 'Her mesajda kodu ve bağlantısı da yer alır.',
      },
    },
    webhooks: {
      title: 'Webhook’lar',
      text: 'E-posta geldiğinde programın, kod ve bağlantıyla birlikte çağrılır. Discord, Slack, Telegram ve ntfy ise okunaklı bir satır alır.',
      notes: {
        signed:
          'Standard Webhooks ile imzalanır, sırayla gönderilir ve programın yanıt verene kadar yinelenir.',
        needsKey:
          'Premium hesabına ait bir anahtar gerekir. “Yönetim” sayfasından da webhook ekleyebilir ve son gönderimleri görebilirsin.',
      },
    },
    passwordManagers: {
      title: 'Şifre yöneticileri',
      text: 'Bitwarden her yeni hesap için bir adres oluşturur. “Forwarded email alias” seçeneğini, ardından SimpleLogin veya addy.io seçeneğini işaretle ve bu ayarları gir.',
      notes: {
        needsKey: 'Premium hesabına ait bir anahtar gerekir: “Yönetim” sayfasında oluştur.',
        notForwarded: 'E-postalar yönlendirilmez. Onları burada okursun ve adresin süresi dolar.',
      },
    },
  },
  bitwardenSettings: 'Bitwarden ayarları',

  tokensAndLimits: 'Token’lar ve sınırlar',
  noAccount: {
    title: 'Hesap gerekmez',
    text: `Misafir token’ı almak için tek çağrı yeter. Token başına ${limits.freeAddresses} hakkı vardır, her biri ${limits.freeLifetime} geçerlidir. Token kimdeyse adresler onundur.`,
  },
  keys: {
    title: 'Premium ile anahtarlar',
    text: (manage) => (
      <>
        Anahtar, hesabının yerine geçer: her biri {limits.premiumLifetime} geçerli, adını senin seçtiğin{' '}
        {limits.premiumAddresses} ve özel gelen kutuları. Anahtarlarını {manage('Yönetim sayfasında')} oluştur
        ve iptal et.
      </>
    ),
  },
  sameLimits: {
    title: 'Her yerde aynı sınırlar',
    text: 'Nasıl bağlanırsan bağlan, planının sınırları içinde kendi gelen kutularına ulaşırsın. 429 durum kodlu yanıtlar ne zaman tekrar deneyeceğini söyler.',
  },
  strangers: {
    title: 'Yabancıların yazdıkları',
    text: 'E-postada yazanlar gönderenin sözüdür. HTML temizlenir, ajanlara ona güvenmemeleri söylenir ve hiçbir bağlantı senin yerine açılmaz.',
  },
};
