import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: {
    description: `Временная почта без регистрации: одноразовый адрес в одно нажатие. Письма приходят сразу, через ${limits.freeLifetimeAccusative} всё удаляется само. Бесплатно.`,
    newAddress: 'Новый адрес',
  },
  pricing: {
    name: 'Цены',
    description: `Бесплатно: ${limits.freeAddresses} на ${limits.freeLifetimeAccusative}. Премиум за ${limits.price} в месяц: ${limits.premiumAddresses} на ${limits.premiumLifetimeAccusative}, вложения до ${limits.premiumAttachments}, личные ящики и никакой рекламы.`,
  },
  'what-is-temp-mail': {
    name: 'Что такое временная почта?',
    description:
      'Временная почта (temp mail) — это настоящий адрес, который сам себя удаляет. Как она работает, сколько живёт и кто может читать письма: восемь вопросов и ответов.',
  },
  '10-minute-mail': {
    name: 'Почта на 10 минут',
    description: `Почта на 10 минут, которая работает ${limits.freeLifetimeAccusative}: готова за секунду, без регистрации, удаляется сама. Для кодов, загрузок и гостевого Wi-Fi.`,
  },
  'throwaway-email': {
    name: 'Одноразовая почта',
    description:
      'Оставляйте в формах одноразовую почту вместо своей. Как одна регистрация превращается в сотню писем, какой адрес куда давать и как не рисковать.',
  },
  'fake-email-generator': {
    name: 'Генератор фейковой почты',
    description: `Создайте фейковую почту, которая работает: ${limits.freeLifetimeAccusative} она принимает письма и коды и не принадлежит никому другому. Для приватности и для тестов.`,
  },
  'burner-email': {
    name: 'Анонимная почта',
    description:
      'Анонимная почта для незнакомых людей: объявления, поиск квартиры, заявки и первые знакомства. Как ею пользоваться и чего она не скрывает.',
  },
  about: {
    name: 'О нас',
    description: `Почему в ${brand.founded} году появился ${brand.name}, на каких принципах он построен, для чего создан и чего в нём намеренно нет.`,
  },
  help: {
    name: 'Помощь',
    description:
      'Не пришло письмо, лимиты, сроки, вложения, картинки, удаление и пароли: ответы на частые вопросы о временной почте и связь с поддержкой.',
  },
  extension: {
    name: 'Расширение для браузера',
    description:
      'Вставляет одноразовый адрес в любую форму, а код из письма — обратно на страницу, каждый раз в один клик. Для Chromium и Firefox. Ничего не читает до клика.',
  },
  developers: {
    name: 'Разработчикам',
    description:
      'Создайте адрес и дождитесь кода: по HTTP, с клиентом для TypeScript и Playwright, через MCP или прямо из менеджера паролей.',
  },
  'api-docs': {
    description: `Все вызовы API ${brand.name}: что они принимают и что отвечают.`,
  },
  contact: {
    name: 'Контакты',
    description: `Напишите людям, которые делают ${brand.name}: вопросы о конфиденциальности и условиях, поддержка, отзывы и жалобы.`,
  },
  terms: {
    name: 'Условия',
    description: `Правила ${brand.name}: тарифы и лимиты, что запрещено, как мы обращаемся с данными, когда их удаляем и кто за что отвечает.`,
  },
  privacy: {
    name: 'Конфиденциальность',
    description: `Что хранит ${brand.name}, как это зашифровано, когда удаляется, кто может увидеть письмо и какие права дают вам GDPR и CCPA.`,
  },
  blog: {
    name: 'Блог',
    description: `Статьи команды ${brand.name}: что такое временная почта, как защитить свой адрес и какие меры безопасности действительно помогают.`,
  },
  login: {
    description: `Вход в премиум-аккаунт ${brand.name}.`,
  },
  upgrade: {
    description: `${brand.name} Премиум: до ${limits.premiumAddressesGenitive} одновременно, каждый на ${limits.premiumLifetimeAccusative}, вложения до ${limits.premiumAttachments} и никакой рекламы.`,
  },
};
