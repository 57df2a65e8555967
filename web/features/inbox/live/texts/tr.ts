import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  states: {
    live: { word: 'Canlı', title: 'Yeni mesajlar burada anında görünür' },
    connecting: { word: 'Bağlanıyor', title: 'Canlı bağlantı kuruluyor' },
    polling: {
      word: 'Canlı değil',
      title: `Şu anda canlı bağlantı yok. ${limits.inboxRefresh} arayla kontrol ediliyor`,
    },
    down: { word: 'Yanıt yok', title: 'Sunucumuz yanıt vermiyor' },
    offline: { word: 'Çevrimdışı', title: 'Bu cihaz çevrimdışı' },
  },

  notifications: 'Bildirimler',

  yourCode: (code) => `Kodun: ${code}`,
  yourCodeFromUnchecked: (code) => `Kodun: ${code} (gönderen kontrol edilmedi)`,
  notCheckedYet: 'Gönderen henüz kontrol edilmedi',
  suspiciousMessage: 'Şüpheli mesaj',
  saysItIsFrom: (name) => `Görünen gönderen: ${name}`,

  spoken: {
    subject: ({ name, subject }) => `Yeni mesaj, gönderen ${name}: ${subject}`,
    noSubject: (name) => `Yeni mesaj, gönderen ${name}: konu yok`,
    code: ({ name, code }) => `Yeni mesaj, gönderen ${name}: kod ${code}`,
    codeFromUnchecked: ({ name, code }) =>
      `Yeni mesaj, gönderen ${name}: kod ${code}, gönderen kontrol edilmedi`,
    notCheckedYet: (name) => `Yeni mesaj, gönderen ${name}: gönderen henüz kontrol edilmedi`,
    suspicious: (name) => `Şüpheli mesaj, görünen gönderen ${name}`,
    several: (count) => `${count} yeni mesaj`,
    severalWithSuspicious: (count, suspicious) => `${count} yeni mesaj, ${suspicious} tanesi şüpheli`,
  },
};
