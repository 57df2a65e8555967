import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: {
    description: `Tek tıkla ücretsiz geçici e-posta adresi al. Mesajlar anında gelir, kodlar hemen karşına çıkar, ${limits.freeLifetime} sonra her şey silinir. Üyeliksiz geçici mail.`,
    newAddress: 'Yeni adres',
  },
  pricing: {
    name: 'Fiyatlar',
    description: `Ücretsiz: ${limits.freeAddresses}, her biri ${limits.freeLifetime}. Premium ayda ${limits.price}: ${limits.premiumAddresses}, ${limits.premiumLifetime}, ${limits.premiumAttachments} ek, özel gelen kutuları ve sıfır reklam.`,
  },
  'what-is-temp-mail': {
    name: 'Temp mail nedir?',
    description:
      'Temp mail (geçici mail), kendini silen gerçek bir e-posta adresidir. Nasıl çalışır, ne kadar süre geçerlidir, kim okuyabilir? Sık sorulan sekiz soruya yanıt.',
  },
  '10-minute-mail': {
    name: '10 dakikalık mail',
    description: `10 dakikalık mail adresi, üstelik ${limits.freeLifetime} geçerli: bir saniyede hazır, canlı, üyeliksiz, kendiliğinden silinir. Kod, indirme ve Wi-Fi için.`,
  },
  'throwaway-email': {
    name: 'Tek kullanımlık e-posta',
    description:
      'Formlara kendi adresin yerine tek kullanımlık mail adresi ver. Tek kayıt nasıl yüz mesaja dönüşür, hangi forma hangi adres uygun, nasıl güvende kalırsın?',
  },
  'fake-email-generator': {
    name: 'Fake mail oluşturucu',
    description: `Gerçekten çalışan fake mail adresi oluştur: onay e-postalarını ${limits.freeLifetime} boyunca alır ve başka kimseye ait değildir. Gizlilik ve test için.`,
  },
  'burner-email': {
    name: 'Anonim e-posta',
    description:
      'Tanımadığın kişiler için anonim mail adresi: ilanlar, ev arama, fiyat teklifleri, yeni tanışmalar. Nasıl iyi kullanılır, neyi gizlemez?',
  },
  about: {
    name: 'Hakkımızda',
    description: `${brand.name} ${brand.founded} yılında neden kuruldu, hangi ilkelere dayanıyor, ne için yapıldı ve neleri bilerek dışarıda bırakıyor?`,
  },
  help: {
    name: 'Yardım',
    description:
      'Gelmeyen mesajlar, sınırlar, süreler, ekler, görseller, silme ve şifreler: sık sorulan soruların yanıtları ve desteğe ulaşmanın yolu.',
  },
  extension: {
    name: 'Tarayıcı uzantısı',
    description:
      'Her forma tek kullanımlık bir adres, kodu da sayfaya geri, her biri tek tıkla. Chromium ve Firefox için. Sen tıklamadan hiçbir şey okumaz.',
  },
  developers: {
    name: 'Geliştiriciler',
    description:
      'Bir adres oluştur ve kodu bekle: HTTP ile, TypeScript ve Playwright istemcisiyle, MCP üzerinden ya da şifre yöneticinden.',
  },
  'api-docs': {
    description: `${brand.name} API’sinin tüm çağrıları; neler aldıkları ve ne yanıt verdikleriyle.`,
  },
  contact: {
    name: 'İletişim',
    description: `${brand.name} ekibine yaz: gizlilik ve kullanım koşulları soruları, destek, geri bildirim ve kötüye kullanım bildirimleri.`,
  },
  terms: {
    name: 'Kullanım Koşulları',
    description: `${brand.name} kullanım kuralları: planlar ve sınırlar, nelerin yasak olduğu, verilerin nasıl işlendiği, ne zaman silindiği ve kimin neden sorumlu olduğu.`,
  },
  privacy: {
    name: 'Gizlilik',
    description: `${brand.name} neyi saklar, nasıl şifreler, ne zaman siler, bir mesajı kim görebilir, GDPR ve CCPA kapsamında hangi haklara sahipsin?`,
  },
  blog: {
    name: 'Blog',
    description: `${brand.name} ekibinden rehberler: geçici e-posta nedir, adresini nasıl korursun ve hangi güvenlik önlemleri gerçekten işe yarar?`,
  },
  login: {
    description: `${brand.name} Premium hesabına giriş yap ve gelen kutularını aç.`,
  },
  upgrade: {
    description: `${brand.name} Premium: aynı anda en fazla ${limits.premiumAddresses}, her biri ${limits.premiumLifetime}, ${limits.premiumAttachments} ek ve sıfır reklam.`,
  },
};
