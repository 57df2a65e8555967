import { pluralIn } from '../languages.ts';
import { timings } from '../timings.ts';
import { durationWith } from './duration.ts';
import type { PlanWords, Unit } from './words.ts';

const plural = pluralIn('ru');

type Case = 'nominative' | 'genitive' | 'accusative';

/** `few` follows 2 to 4 and fractions, and is also the genitive after 1; `many` is the genitive after all other numbers. */
const UNITS = {
  day: { nominative: 'день', accusative: 'день', few: 'дня', many: 'дней' },
  hour: { nominative: 'час', accusative: 'час', few: 'часа', many: 'часов' },
  minute: { nominative: 'минута', accusative: 'минуту', few: 'минуты', many: 'минут' },
  second: { nominative: 'секунда', accusative: 'секунду', few: 'секунды', many: 'секунд' },
  address: { nominative: 'адрес', accusative: 'адрес', few: 'адреса', many: 'адресов' },
};

/** '1 час', '2 часа', '5 часов'; after «до»: '1 часа', '2 часов', '5 часов'. */
function counted(count: number, unit: Unit | 'address', grammar: Case): string {
  const { few, many, ...one } = UNITS[unit];
  const form =
    grammar === 'genitive'
      ? plural(count, { one: few, few: many, many, other: few })
      : plural(count, { one: one[grammar], few, many, other: few });
  return `${String(count).replace('.', ',')}\u00a0${form}`;
}

const duration = (ms: number, grammar: Case) =>
  durationWith((count, unit) => counted(count, unit, grammar), ms);

const sizes = { KB: 'КБ', MB: 'МБ', GB: 'ГБ' };

export const words: PlanWords = {
  time: (count, unit) => counted(count, unit, 'nominative'),
  addresses: (count) => counted(count, 'address', 'nominative'),
  size: (value, unit) => `${String(value).replace('.', ',')}\u00a0${sizes[unit]}`,
  saving: (percent) => `−${percent}`,
  upgradeTitle: { sold: 'Перейти на Премиум', soon: 'Премиум скоро появится' },
  upgradeLead: {
    sold: 'Больше адресов, больше времени и никакой рекламы. Отменить можно в любой момент.',
    soon: 'Мы ещё работаем над платным тарифом. Вот что в нём будет:',
  },
  buyQuestion: { sold: 'Как подключить Премиум?', soon: 'Когда можно будет купить Премиум?' },
  buyAnswer: {
    sold: 'Создайте аккаунт на странице Премиума, введите код из нашего письма и оплатите картой на странице Stripe. Премиум включится, как только подтвердится оплата. Номер вашей карты мы не видим.',
    soon: 'Пока на странице Премиума написано «скоро», купить его нельзя и деньги не списываются. А бесплатный тариф со всеми его возможностями работает уже сейчас.',
  },
  forms: ({ free, premium }, cooldownMs) => ({
    freeLifetimeGenitive: duration(free.lifetimeMs, 'genitive'),
    freeLifetimeAccusative: duration(free.lifetimeMs, 'accusative'),
    premiumLifetimeAccusative: duration(premium.lifetimeMs, 'accusative'),
    freeAddressesGenitive: counted(free.maxAddresses, 'address', 'genitive'),
    premiumAddressesGenitive: counted(premium.maxAddresses, 'address', 'genitive'),
    cooldownAccusative: duration(cooldownMs, 'accusative'),
    inboxRefreshAccusative: duration(timings.inboxRefresh, 'accusative'),
  }),
};
