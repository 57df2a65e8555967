import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('zh');

export const texts: Texts = {
  noneYet: '还没有邮件服务器尝试向这个地址投递。',
  noneSince: (time) => `自${time}起，没有邮件服务器尝试向这个地址投递。`,
  takesNone: (domain) => `目前我们不接收发往 ${domain} 的邮件。`,
  more: '详情',
  notLoaded: '无法加载投递记录。',

  stored: '一封邮件已存入这个收件箱。',
  tooLarge: '一封邮件因太大而被拒收。',
  tooLargeFor: ({ size, limit }) => `一封 ${size} 的邮件因太大而被拒收。这个地址最多接收 ${limit} 附件。`,
  tooLargeForFree: ({ size, limit, premium }) =>
    `一封 ${size} 的邮件因太大而被拒收。这个地址最多接收 ${limit} 附件，高级版最多 ${premium}。`,
  textTooLarge: (size) => `一封 ${size} 的邮件因正文或邮件头太大而被拒收。`,
  refused: {
    spent: '一封邮件被拒收，因为这个地址已收满创建时设定的邮件数。',
    blocked: '一封邮件被拒收，因为我们不接收该发件人或其网络的邮件。',
    malformed: '一封邮件因格式无效或过于复杂而被拒收。',
    other: '一封邮件被拒收。',
  },
  deferred: {
    full: '我们请一台邮件服务器稍后重试，因为这个收件箱当时已满。删除一些邮件即可腾出空间。大多数服务器会在几分钟内重试。',
    alone: '我们请一台邮件服务器把邮件与其他收件人分开，单独投递到这个地址。大多数服务器会在几分钟内照做。',
    'network-full':
      '我们请一台邮件服务器稍后重试，因为它所在的网络在一小时内发来的邮件太多。大多数服务器会在几分钟内重试。',
    unavailable: '我们请一台邮件服务器稍后重试，因为我们当时无法接收邮件。大多数服务器会在几分钟内重试。',
    other: '我们请一台邮件服务器稍后重试。大多数服务器会在几分钟内重试。',
  },
  broken: '一台邮件服务器请求向这个地址投递，但邮件还没收全，连接就结束了。',

  attempts: '邮件服务器的投递尝试',
  outcomes: { stored: '已保存', refused: '已拒收', deferred: '稍后重试', broken: '中断' },
  times: (count) => plural(count, { other: `记录到 ${count} 次` }),
  encrypted: (version) => `使用 ${version} 加密`,
  notEncrypted: '未加密',
  ourAnswer: '我们的答复：',

  noMailYet: '还没收到邮件？以下是我们知道的情况。',
  lastTook: ({ anybody, domain, forDomain }) =>
    `我们最近一次接收邮件：所有地址是${anybody}，${domain} 是${forDomain}。`,
  lastTookForOthers: ({ anybody, domain }) =>
    `我们最近一次为任何地址接收邮件是${anybody}。${domain} 还没有收件记录。`,
  tookNone: '我们还没有任何收件记录。',
  momentsAgo: '不到一分钟前',
  health: {
    listed: (domain) => `${domain} 在一份一次性域名公开名单上，因此有些网站会拒绝它。`,
    quiet: (domain) => `过去 24 小时里，${domain} 上收到邮件的地址比平时少。`,
  },

  whatToTry: '你可以试试',
  pasteAgain: '重新粘贴一次地址，并让对方再发一次邮件。',
  copyAddress: '复制地址',
  useAnotherDomain: '有些网站拒绝一个域名，却接受另一个。',
  saySiteRefused: '如果有网站不接受这个地址，请告诉我们是哪个。',
  advice: {
    'too-large': '请对方发一封小一些的邮件，例如用链接代替附件。',
    spent: '请生成另一个地址。这个地址不再接收邮件。',
    blocked: '再发一次也没有用。请让对方换一个发件人发送。',
    malformed: '除非发件人修改邮件，否则再发一次也没有用。',
    deferred: '请先等待下一次尝试，再让对方重新发送。',
    broken: '请等几分钟。如果还没收到，请让对方再发一次邮件。',
  },
};
