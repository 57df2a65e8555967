import type { Texts } from '../texts.ts';

export const texts: Texts = {
  description: 'Пример: вы получаете адрес, на него приходит письмо с кодом, и код можно сразу скопировать.',
  subject: 'Подтвердите регистрацию',
  snippet: 'Добро пожаловать! Введите этот код, чтобы закончить.',
  timeLeft: '58\u00a0мин',
  exampleAddress: 'Пример адреса',
  copy: 'Копировать',
};
