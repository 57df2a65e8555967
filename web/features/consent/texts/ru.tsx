import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cookies: 'Файлы cookie',
  question: (details) => (
    <>
      Можно ли нам считать посещения и показывать стороннюю рекламу на бесплатных страницах? Mayfly работает
      одинаково при любом ответе, а ваши письма мы для этого не используем. {details('Подробнее')}
    </>
  ),
  rejectAll: 'Отклонить все',
  acceptAll: 'Принять все',
};
