import type { Texts } from '../texts.ts';

export const texts: Texts = {
  headline: 'Временная почта, которая сама себя удаляет',
  promise: 'Возьмите адрес и смотрите, как приходят письма. Когда время выйдет, всё удалится.',
  noSuchPage: ({ path, mono }) => <>Страницы {mono(path)} нет, поэтому вы видите главную.</>,
  dismiss: 'Скрыть',
};
