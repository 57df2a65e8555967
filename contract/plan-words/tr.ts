import type { PlanWords } from './words.ts';

const UNITS = { day: 'gün', hour: 'saat', minute: 'dakika', second: 'saniye' } as const;

/** After a number, nouns have no plural. Sentences are built so that these words need no suffix. */
export const words: PlanWords = {
  time: (count, unit) => `${count}\u00a0${UNITS[unit]}`,
  addresses: (count) => `${count}\u00a0adres`,
  size: (value, unit) => `${String(value).replace('.', ',')}\u00a0${unit}`,
  saving: (percent) => `${percent} indirim`,
  upgradeTitle: { sold: 'Premium’a geç', soon: 'Premium yakında geliyor' },
  upgradeLead: {
    sold: 'Daha çok adres, daha uzun süre, sıfır reklam. Dilediğin zaman iptal et.',
    soon: 'Ücretli planı hâlâ hazırlıyoruz. İçinde şunlar olacak:',
  },
  buyQuestion: { sold: 'Premium’a nasıl geçerim?', soon: 'Premium’u ne zaman satın alabilirim?' },
  buyAnswer: {
    sold: 'Premium sayfasında bir hesap oluştur, e-postayla gönderdiğimiz kodu gir ve ödemeni Stripe’ın kendi sayfasında kartla yap. Ödeme onaylanır onaylanmaz Premium başlar. Kart numaranı hiçbir zaman görmeyiz.',
    soon: 'Premium sayfasında “yakında” yazdığı sürece Premium satın alınamaz ve senden ücret alınmaz. O zamana kadar ücretsiz planı tüm özellikleriyle kullanabilirsin.',
  },
};
