import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  howTitle: '几秒就能拿到验证码',
  how: {
    take: {
      title: '领取地址',
      text: '点一下就好，不用填表。立即可用，圆环显示还能用多久。',
    },
    use: {
      title: '随处使用',
      text: '网站要邮箱时，把它粘贴进去。邮件会自动出现在这里。',
    },
    copy: {
      title: '复制验证码',
      text: '不论邮件用什么语言，验证码和链接都会自动找出来，不用打开邮件。',
    },
  },

  featuresTitle: '简单，是刻意为之',
  featuresIntro: '下载、试用、论坛、测试：凡是只需要用一次邮箱的地方，都交给这个收件箱。',
  manyDomains: '有多个域名可选。',
  features: {
    oneClick: {
      title: '一键生成地址',
      text: '不用填表，不设密码，不留姓名。不到一秒即可生成，立刻能用。',
    },
    live: {
      title: '邮件实时送达',
      text: '无需刷新页面，新邮件通常在发出后五秒内显示。',
    },
    deleted: {
      title: '到期就删',
      text: `${limits.freeLifetime}后（高级版为 ${limits.premiumLifetime}），地址停用，邮件删除。你也可以提前删除。`,
    },
    tracking: {
      title: '拦截跟踪',
      text: '远程图片默认拦截，你选择加载后，由我们代为获取。已识别的跟踪器一律不加载。',
    },
    encrypted: {
      title: '加密存储',
      text: '每封邮件都先加密再存储，每个收件箱都有单独的密钥。就连主题和发件人也不会明文保存。',
    },
    complete: {
      title: '邮件完整呈现',
      text: `支持 HTML 和纯文本、图片，以及最大 ${limits.freeAttachments} 的附件（高级版为 ${limits.premiumAttachments}）。手机和电脑都能用。`,
    },
  },

  plansTitle: '多数人用免费版就够了',
  plansIntro: '需要更多地址、更长时间和更大附件时，再考虑高级版。',
  compared: '免费版与高级版对比',
  whatYouGet: '功能',
  free: '免费版',
  forever: '永久免费',
  premium: '高级版',
  perMonth: '/月',
  upgrade: '升级到高级版',
  seePricing: '查看价格详情',

  whatIsIt: '什么是临时邮箱？',
  explanation:
    '临时邮箱是真正能收信、又会自动删除的邮箱。网站要求填写邮箱时，就填它；看完需要的邮件，就不用再管了。以后的推广邮件、数据泄露和被转卖的邮件列表，找到的只是一个不复存在的地址。',
  howItWorks: '工作原理',
  createdForSession:
    '点击按钮后，系统会为当前浏览器会话随机生成一个地址。从这时起，我们的邮件服务器接收发往该地址的邮件，加密存储，并随即显示在本页。发往未知地址或已过期地址的邮件会被拒收。',
  nothingSent:
    '我们不会以你的名义发送邮件，也不会转发邮件，你也不需要账号。你可以随时删除单封邮件或整个地址；不删的话，到时间也会自动删除。',
  faqTitle: '常见问题',
  faq: {
    lifetime: {
      question: '一个地址能用多久？',
      answer: `${limits.freeLifetime}，高级版为 ${limits.premiumLifetime}。地址旁的圆环显示剩余时间。时间一到，地址和所有邮件都会删除。`,
    },
    speed: {
      question: '邮件多久能收到？',
      answer: '通常在五秒之内。有些发件方会排队发送，请等待十分钟左右，再要求重新发送。',
    },
    count: {
      question: '可以有几个地址？',
      answer: `不注册账号，最多同时使用 ${limits.freeAddresses}，高级版为 ${limits.premiumCount} 个。免费地址用完后，要等最新的一个过期满 ${limits.cooldown}，才能生成下一个。`,
    },
    attachments: {
      question: '附件最大多少？',
      answer: `每封邮件最大 ${limits.freeAttachments}，高级版为 ${limits.premiumAttachments}。超出上限的邮件会被拒收，并通知发件人。`,
    },
    readers: {
      question: '谁能看到我的邮件？',
      answer:
        '知道免费收件箱确切地址的人都能看，所以请不要公开地址，也不要用于私密事务。高级版收件箱只有所有者能打开。',
    },
    sending: {
      question: '可以回复或发送邮件吗？',
      answer: '不可以。Mayfly 只能接收邮件，因此无法用来发送垃圾邮件。',
    },
    keep: {
      question: '哪些情况不该使用？',
      answer:
        '想长期保留的账号：银行、工作、医疗，或任何日后可能需要找回的账号。地址消失后，就再也收不到重置密码的链接了。',
    },
  },
};
