import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  limitReached: 'Adres sınırına ulaştın',
  tryAgainIn: 'Yeniden denemek için kalan süre',
  nextAddress: 'Sıradaki adrese kalan süre',
  networkLimit:
    'Senin ağından çok fazla adres oluşturuldu; belki de aynı ağı kullanan başkaları tarafından. Bunun kendi adreslerinle ilgisi yok.',
  premiumLimit: (max) =>
    max === 1
      ? 'Adresin kullanımda. Yenisini, süresi dolunca ya da onu siler silmez oluşturabilirsin.'
      : `${max} adresinin hepsi kullanımda. Yenisini, en eskisinin süresi dolunca ya da birini siler silmez oluşturabilirsin.`,
  freeLimit: (max) =>
    `Ücretsiz planda en fazla ${max} adresin olabilir. Bir adresi silmek hakkını geri vermez.`,
  freeLimitKeep: ({ max, inUse }) => {
    const keep =
      inUse === 1
        ? 'Elindeki adresi kullanmaya devam edebilirsin.'
        : 'Elindeki adresleri kullanmaya devam edebilirsin.';
    return `Ücretsiz planda en fazla ${max} adresin olabilir. ${keep} Bir adresi silmek hakkını geri vermez.`;
  },
  premiumGives: () =>
    `Premium ile aynı anda ${limits.premiumAddresses} kullanabilirsin, her biri ${limits.premiumLifetime} geçerli.`,
  upgrade: 'Premium’a geç',
};
