import type { Texts } from '../texts.ts';

export const texts: Texts = {
  whoSentThis: 'Кто это отправил?',
  verdict: (word) => `Отправитель: ${word.toLowerCase()}`,
  words: {
    genuine: 'Подлинный',
    unproven: 'Не подтверждён',
    suspicious: 'Подозрительный',
    lookalike: 'Двойник',
    checking: 'Проверяем…',
    unchecked: 'Не проверен',
  },
  doubtfulSender: {
    suspicious: (unseen) => <>Подозрительный{unseen(' отправитель')}</>,
    lookalike: (unseen) => <>Двойник{unseen(' вместо отправителя')}</>,
  },

  sentences: {
    genuine: (domain) =>
      domain
        ? `Это письмо действительно с домена ${domain}. Знаком ли вам этот домен, решать вам.`
        : 'Это письмо действительно от указанного отправителя. Знаком ли вам его домен, решать вам.',
    unproven: (domain) =>
      domain
        ? `Ничто не подтверждает, что это письмо с домена ${domain}.`
        : 'Ничто не подтверждает, что это письмо от указанного отправителя.',
    suspicious: (domain) =>
      domain
        ? `Скорее всего, это письмо не с домена ${domain}. Не доверяйте ссылкам в нём.`
        : 'Скорее всего, это письмо не от указанного отправителя. Не доверяйте ссылкам в нём.',
    checking: 'Проверяем отправителя этого письма.',
    unchecked: 'Отправителя этого письма не проверяли.',
  },

  mailIsNotSigned: 'Письмо не подписано.',
  forwardedWithValidSeal: 'Письмо переслали, и печать сервера, который его переслал, действительна.',
  forwardedWithBrokenSeal: 'Письмо переслали, и одна из печатей на его пути недействительна.',
  arrivedEncrypted: (protocol) => `Письмо пришло по шифрованному соединению (${protocol}).`,
  arrivedWithoutEncryption: 'Письмо пришло без шифрования.',

  probablyNotFrom: (domain) =>
    domain
      ? `Скорее всего, это письмо не с домена ${domain}.`
      : 'Скорее всего, это письмо не от указанного отправителя.',
  signatureIsNotValid: (domain) => `Подпись домена ${domain} недействительна.`,
  hasNotSigned: (domain) => `Домен ${domain} его не подписывал.`,
  sentBy: (server) => `Его отправил сервер ${server}.`,
  signatureIsNotValidNorServer: ({ domain, server }) =>
    `Подпись домена ${domain} недействительна, а сервер, который отправил письмо, не вправе отправлять почту за ${server}.`,
  hasNotSignedNorServer: ({ domain, server }) =>
    `Домен ${domain} его не подписывал, а сервер, который отправил письмо, не вправе отправлять почту за ${server}.`,

  onlyLooksLike: ({ domain, brand }) => `${domain} — это не ${brand}, а лишь похожий домен.`,
  mixesAlphabets: (domain) =>
    `В домене ${domain} смешаны буквы разных алфавитов, поэтому он похож на другой домен.`,
  nameShowsAddress: ({ address, domain }) =>
    `В имени указан адрес ${address}, но письмо пришло с домена ${domain}.`,
  nameSays: ({ name, domain }) => `В имени указано ${name}, но письмо пришло с домена ${domain}.`,
};
