import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: `${brand.name}: бесплатная временная почта без регистрации`,
  pricing: `Цены: временная почта бесплатно, Премиум за ${limits.price}`,
  'what-is-temp-mail': 'Что такое временная почта? Объясняем за две минуты',
  '10-minute-mail': `Почта на 10 минут: бесплатный ящик на ${limits.freeLifetimeAccusative}`,
  'throwaway-email': 'Одноразовая почта без регистрации: использовать и забыть',
  'fake-email-generator': 'Генератор фейковой почты, которая принимает письма',
  'burner-email': 'Анонимная почта без регистрации: сегодня есть, завтра нет',
  about: `О ${brand.name}: почта, которая сама себя удаляет`,
  help: 'Помощь: вопросы о временной почте',
  developers: 'API временной почты для тестов, скриптов и агентов',
  'api-docs': 'Справочник API',
  contact: 'Контакты',
  terms: 'Условия использования',
  privacy: 'Политика конфиденциальности',
  blog: 'Блог: временная почта, приватность и безопасность',
  login: 'Вход',
  upgrade: 'Перейти на Премиум',
  'shared-inbox': 'Входящие',
  payment: 'Оплата',
  'payment-success': 'Оплата прошла',
  dashboard: 'Панель',
  benefits: 'Возможности',
  manage: 'Управление',
  account: 'Аккаунт',
  'reset-password': 'Сброс пароля',
  'reactivate-subscription': 'Возобновление подписки',
  'expired-subscription': 'Подписка закончилась',
  resubscribe: 'Возобновить подписку',
};
