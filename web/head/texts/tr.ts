import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: `${brand.name}: kendini silen ücretsiz geçici mail adresi`,
  pricing: `Fiyatlar: geçici mail ücretsiz, Premium ${limits.price}`,
  'what-is-temp-mail': 'Temp mail nedir? Geçici maili iki dakikada öğren',
  '10-minute-mail': `10 dakikalık mail: ${limits.freeLifetime} geçerli ücretsiz adres`,
  'throwaway-email': 'Tek kullanımlık mail: bir kez kullan, unut',
  'fake-email-generator': 'Fake mail oluşturucu: gerçekten e-posta alır',
  'burner-email': 'Anonim mail adresi: bugün var, yarın yok',
  about: `${brand.name} hakkında: kendini silen e-posta`,
  help: 'Yardım: geçici e-posta hakkında yanıtlar',
  developers: 'Testler, betikler ve ajanlar için geçici mail API’si',
  'api-docs': 'API referansı',
  contact: 'İletişim',
  terms: 'Kullanım Koşulları',
  privacy: 'Gizlilik Politikası',
  blog: 'Blog: geçici e-posta, gizlilik ve güvenlik',
  login: 'Giriş yap',
  upgrade: 'Premium’a geç',
  'shared-inbox': 'Gelen kutusu',
  payment: 'Ödeme',
  'payment-success': 'Ödeme başarılı',
  dashboard: 'Panel',
  benefits: 'Avantajlar',
  manage: 'Yönetim',
  account: 'Hesap',
  'reset-password': 'Şifreyi sıfırla',
  'reactivate-subscription': 'Aboneliği yeniden başlat',
  'expired-subscription': 'Aboneliğin süresi doldu',
  resubscribe: 'Aboneliği yenile',
};
