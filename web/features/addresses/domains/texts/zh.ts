import type { Texts } from '../texts.ts';

export const texts: Texts = {
  nameOfNext: '下一个地址的名称（选填）',
  namePlaceholder: '名称（选填）',
  everyName: '所有名称',
  everyNameMeans: '接收发往此域名下没有单独地址的所有名称的邮件',

  domain: '域名',
  anyDomain: '任意域名',
  yours: '你的域名',
  subdomain: '子域名',
  subdomainMeans: '为这个地址单独生成的随机子域名',
  health: { good: '正常', listed: '在名单上', quiet: '较少' },
  healthMeans: {
    good: '不在我们检查的任何一次性域名公开名单上，邮件照常送达。',
    listed: '在一份一次性域名公开名单上，因此有些网站会拒绝它。',
    quiet: '过去 24 小时里，收到邮件的地址比平时少。',
  },

  lifetime: '有效期',
  messages: '邮件数量',
  all: '全部',
  only: (count) => `仅 ${count} 封`,
  onlyMeans: '若选择数量，地址会拒收超出的邮件。此前收到的邮件会保留到地址过期。',
  chooseAgain: '此选项已不可用，请重新选择。',

  whichSite: '是哪个网站？我们只统计网站提到的次数，不记录是谁说的。',
  site: '网站',
  notASite: (example) => `请输入网站名称，例如 ${example}。`,
  send: '发送',
  notSent: '发送失败，请稍后再试。',
  thanks: '谢谢，我们已记下。',
  tryAnotherDomain: '换个域名试试',
  close: '关闭',
};
