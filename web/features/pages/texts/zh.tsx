import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  onThisPage: '本页内容',
  extensionFor: {
    chromium: 'Chrome、Edge、Brave 版',
    firefox: 'Firefox 版',
  },
  contactSupport: '联系客服',
  anatomy: {
    words: { title: '两个单词', note: '电话里容易说清，列表里一眼能认出。' },
    characters: {
      title: '六个随机字符',
      note: '取自安全的随机源，谁也猜不到你的地址。',
    },
    domain: {
      title: '我们的域名之一',
      note: '真实的邮件域名，有自己的邮件服务器。高级版用户可以自选前面的名称。',
    },
  },

  contactUs: '联系我们',
  whoAnswers: '问题、建议、滥用举报：每条留言都由真人阅读并回复。',
  writeDirectly: '直接写信给我们',
  beforeYouWrite: '留言之前',
  whatHelpAnswers: (help) => (
    <>大多数问题在{help('帮助页面')}都有解答。过期的地址和已删除的邮件我们无法恢复：它们已经不存在了。</>
  ),
  useLastingAddress: '请留长期有效的邮箱',
  temporaryMayBeGone: '如果填写临时邮箱，我们的回复到达时，它可能已经失效。',
  yourName: '你的姓名',
  yourEmail: '你的邮箱',
  subject: '主题',
  chooseSubject: '选择主题',
  subjects: {
    privacy: '隐私',
    terms: '服务条款',
    support: '客服支持',
    feedback: '反馈',
    other: '其他',
  },
  message: '留言',
  sendMessage: '发送留言',
  messageSent: '感谢留言！我们会尽快回复你。',
  messageNotSent: '抱歉，留言发送失败，请重试。',
  nameIsMissing: '请输入姓名。',
  emailIsMissing: '请输入邮箱地址。',
  emailIsInvalid: '请输入有效的邮箱地址。',
  subjectIsMissing: '请选择主题。',
  messageIsMissing: '请输入留言。',

  simplePricing: '价格简单，限制透明',
  whatPlansGive: '免费版功能完整，永久免费。高级版给你更多地址、更长时间，以及只有你能打开的收件箱。',
  free: '免费版',
  premium: '高级版',
  freeCard: {
    name: '免费版',
    cost: (amount, term) => (
      <>
        {amount(limits.noPrice)}
        {term('永久免费')}
      </>
    ),
    note: '适合日常使用，偶尔收一封邮件。',
    choose: '免费开始使用',
    points: {
      addresses: `最多同时使用 ${limits.freeAddresses}`,
      lifetime: `每个地址可用 ${limits.freeLifetime}`,
      attachments: `每封邮件的附件最大 ${limits.freeAttachments}`,
      live: '邮件实时显示，支持 HTML 和纯文本',
      deleting: '地址随时可以删除',
      noRegistration: '无需注册',
    },
  },
  premiumCard: {
    name: '高级版',
    mostPopular: '最受欢迎',
    note: '用于工作、测试，以及不想让别人看到的邮件。',
    choose: '升级到高级版',
    points: {
      addresses: `最多同时使用 ${limits.premiumAddresses}`,
      lifetime: `每个地址可用 ${limits.premiumLifetime}`,
      attachments: `每封邮件的附件最大 ${limits.premiumAttachments}`,
      onlyYou: '只有你能打开的收件箱',
      ownName: '自选地址名称',
      priority: '优先投递，优先客服',
      dashboard: '集中管理所有收件箱的控制台',
      programs: '供程序使用的 API 密钥和 Webhook',
      noAds: '无广告',
    },
  },
  sideBySide: '套餐对比',
  planFacts: {
    addresses: {
      label: '同时使用的地址',
      free: `最多 ${limits.freeCount} 个`,
      premium: `最多 ${limits.premiumCount} 个`,
    },
    lifetime: { label: '地址有效期', free: limits.freeLifetime, premium: limits.premiumLifetime },
    attachments: {
      label: '每封邮件的附件',
      free: `最大 ${limits.freeAttachments}`,
      premium: `最大 ${limits.premiumAttachments}`,
    },
    messages: {
      label: '每个收件箱的邮件',
      free: `${limits.freeMessages} 封`,
      premium: `${limits.premiumMessages} 封`,
    },
    privacy: { label: '谁能打开', free: '知道地址的人', premium: '只有你' },
    ownName: { label: '自选地址名称', free: '不支持', premium: '支持' },
    delivery: { label: '投递', free: '普通', premium: '优先' },
    support: { label: '客服', free: '标准', premium: '优先' },
    dashboard: { label: '控制台', free: '无', premium: '有' },
    ads: { label: '广告', free: '仅在邮件外', premium: '无' },
  },
  questionsAboutPlans: '关于套餐的问题',
  questions: {
    reallyFree: {
      question: '免费版真的免费吗？',
      answer:
        '是的。不花一分钱，不用注册，也不用绑卡，更不会变成付费套餐。运营费用来自广告，但广告绝不会出现在邮件里。',
    },
    allExpired: {
      question: '免费地址都过期后怎么办？',
      answer: `如果已全部用完，要等最新的一个过期满 ${limits.cooldown}，才能再生成新地址，页面上会显示倒计时。高级版无需这样等待：你的 ${limits.premiumAddresses}中只要有一个失效，就能马上生成下一个。`,
    },
    security: {
      question: '“更安全”具体指什么？',
      answer:
        '知道免费收件箱确切地址的人都能打开它。高级版收件箱只有所有者能打开，即使别人知道地址也不行。两者都加密存储，各有单独的密钥。',
    },
    canceling: {
      question: '可以随时取消吗？',
      answer: `可以。高级版每月 ${limits.price}，没有最短订阅期。取消后，高级版可以一直用到已付费的那个月结束。`,
    },
  },

  alreadyPremium: '你已经是高级版用户',
  thankYou: '谢谢。高级版的全部功能你都已拥有。',
  premiumDashboard: '高级版控制台',
  goHome: '前往首页',
  goBack: '返回',
  yourBenefits: '你的权益',
  benefits: {
    addresses: {
      title: `同时使用 ${limits.premiumAddresses}`,
      text: '不同用途，用不同的地址。',
    },
    lifetime: {
      title: `每个可用 ${limits.premiumLifetime}`,
      text: `免费版为 ${limits.freeLifetime}。`,
    },
    attachments: {
      title: `${limits.premiumAttachments} 附件`,
      text: `每封邮件的上限，免费版为 ${limits.freeAttachments}。`,
    },
    privacy: {
      title: '私密收件箱',
      text: '只有你能打开，即使别人知道地址也不行。',
    },
    priority: {
      title: '优先处理',
      text: '你的邮件优先投递，你的问题优先答复。',
    },
    noAds: { title: '无广告', text: '任何页面都没有。' },
  },
};
