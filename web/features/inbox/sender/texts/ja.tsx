import type { Texts } from '../texts.ts';

export const texts: Texts = {
  whoSentThis: '差出人について',
  verdict: (word) => `差出人：${word}`,
  words: {
    genuine: '本物',
    unproven: '証明なし',
    suspicious: '不審',
    lookalike: 'まぎらわしい',
    checking: '確認中…',
    unchecked: '未確認',
  },
  doubtfulSender: {
    suspicious: (unseen) => <>不審{unseen('な差出人')}</>,
    lookalike: (unseen) => <>まぎらわしい{unseen('差出人')}</>,
  },

  sentences: {
    genuine: (domain) =>
      `このメールは確かに${domain || '差出人'}から届いたものです。信頼できるドメインかどうかは、ご自身で判断してください。`,
    unproven: (domain) => `このメールが${domain || '差出人'}から届いたという証拠はありません。`,
    suspicious: (domain) =>
      `このメールは${domain || '差出人'}からではない可能性が高いです。リンクを信用しないでください。`,
    checking: 'このメールの差出人を確認しています。',
    unchecked: 'このメールの差出人は確認されていません。',
  },

  mailIsNotSigned: 'メールに署名がありません。',
  forwardedWithValidSeal: '転送されたメールで、転送したサーバーの証明は有効です。',
  forwardedWithBrokenSeal: '転送されたメールで、途中の証明が無効です。',
  arrivedEncrypted: (protocol) => `暗号化されて届きました（${protocol}）。`,
  arrivedWithoutEncryption: '暗号化されずに届きました。',

  probablyNotFrom: (domain) => `このメールは${domain || '差出人'}からではない可能性が高いです。`,
  signatureIsNotValid: (domain) => `${domain}の署名は無効です。`,
  hasNotSigned: (domain) => `${domain}の署名がありません。`,
  sentBy: (server) => `送信元は${server}です。`,
  signatureIsNotValidNorServer: ({ domain, server }) =>
    `${domain}の署名は無効で、送信したサーバーは${server}のメールを送ることを認められていません。`,
  hasNotSignedNorServer: ({ domain, server }) =>
    `${domain}の署名がなく、送信したサーバーは${server}のメールを送ることを認められていません。`,

  onlyLooksLike: ({ domain, brand }) => `${domain}は${brand}ではありません。似ているだけです。`,
  mixesAlphabets: (domain) => `${domain}は異なる文字体系の文字を混ぜて、別のドメインのように見せています。`,
  nameShowsAddress: ({ address, domain }) =>
    `名前には${address}とありますが、実際は${domain}からのメールです。`,
  nameSays: ({ name, domain }) => `名前は「${name}」ですが、実際は${domain}からのメールです。`,
};
