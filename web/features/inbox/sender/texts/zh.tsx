import type { Texts } from '../texts.ts';

export const texts: Texts = {
  whoSentThis: '这封邮件是谁发的？',
  verdict: (word) => `发件人：${word}`,
  words: {
    genuine: '真实',
    unproven: '未证实',
    suspicious: '可疑',
    lookalike: '仿冒',
    checking: '核查中…',
    unchecked: '未核查',
  },
  doubtfulSender: {
    suspicious: (unseen) => <>可疑{unseen('发件人')}</>,
    lookalike: (unseen) => <>仿冒{unseen('发件人')}</>,
  },

  sentences: {
    genuine: (domain) =>
      domain
        ? `这封邮件确实来自 ${domain}。至于这个域名是否可信，请自行判断。`
        : '这封邮件确实来自其发件人。至于发件人是否可信，请自行判断。',
    unproven: (domain) =>
      domain ? `无法证实这封邮件是否来自 ${domain}。` : '无法证实这封邮件是否来自其发件人。',
    suspicious: (domain) =>
      domain
        ? `这封邮件很可能并非来自 ${domain}，不要相信其中的链接。`
        : '这封邮件很可能并非来自其声称的发件人，不要相信其中的链接。',
    checking: '正在核查这封邮件的发件人。',
    unchecked: '这封邮件的发件人未经核查。',
  },

  mailIsNotSigned: '邮件没有签名。',
  forwardedWithValidSeal: '邮件经过转发，转发服务器的签章有效。',
  forwardedWithBrokenSeal: '邮件经过转发，途中有一处签章无效。',
  arrivedEncrypted: (protocol) => `邮件经加密传输（${protocol}）。`,
  arrivedWithoutEncryption: '邮件未经加密传输。',

  probablyNotFrom: (domain) =>
    domain ? `这封邮件很可能并非来自 ${domain}。` : '这封邮件很可能并非来自其声称的发件人。',
  signatureIsNotValid: (domain) => `邮件上 ${domain} 的签名无效。`,
  hasNotSigned: (domain) => `${domain} 没有为邮件签名。`,
  sentBy: (server) => `邮件由 ${server} 发出。`,
  signatureIsNotValidNorServer: ({ domain, server }) =>
    `邮件上 ${domain} 的签名无效，而且发送邮件的服务器无权代表 ${server} 发信。`,
  hasNotSignedNorServer: ({ domain, server }) =>
    `${domain} 没有为邮件签名，而且发送邮件的服务器无权代表 ${server} 发信。`,

  onlyLooksLike: ({ domain, brand }) => `${domain} 不是 ${brand}，只是看上去相似。`,
  mixesAlphabets: (domain) => `${domain} 混用了不同文字的字母，因此看上去像另一个域名。`,
  nameShowsAddress: ({ address, domain }) => `名称中显示的地址是 ${address}，但邮件来自 ${domain}。`,
  nameSays: ({ name, domain }) => `名称写的是 ${name}，但邮件来自 ${domain}。`,
};
