import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cookies: 'Çerezler',
  question: (details) => (
    <>
      Ziyaretleri sayabilir, ücretsiz sayfalarda üçüncü taraf reklamları gösterebilir miyiz? Mayfly iki
      durumda da aynı çalışır, mesajlarını bunun için asla kullanmayız. {details('Ayrıntılar')}
    </>
  ),
  rejectAll: 'Tümünü reddet',
  acceptAll: 'Tümünü kabul et',
};
