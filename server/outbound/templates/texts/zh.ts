import { brand } from '#contract/brand.ts';
import type { PlanLimits } from '#contract/plan-limits.ts';
import type { MailTexts } from './en.ts';

export const texts: MailTexts = {
  footer: `你有 ${brand.name} 账号，因此收到此邮件。邮件由系统自动发送。`,
  open: `打开 ${brand.name}`,
  code: {
    subject: (code: string) => `${code} 是你的 ${brand.name} 验证码`,
    title: '你的验证码',
    enter: (time: string) => `请输入此验证码以继续，${time}内有效。`,
    enterForPassword: (time: string) => `请输入此验证码以重置密码，${time}内有效。`,
    notYou: '如果不是你本人操作，请忽略此邮件：没有验证码，什么都不会发生。',
    footer: `有人在 ${brand.name} 填写了这个邮箱地址。我们绝不会通过邮件或电话索要此验证码。`,
  },
  haveAccount: {
    subject: `你已经有 ${brand.name} 账号了`,
    title: '你已经有账号了',
    somebody: `有人想用这个邮箱地址注册 ${brand.name}，很可能就是你本人。`,
    signInInstead: '这个地址已经注册过账号，直接登录即可。',
    signIn: '登录',
    notYou: '如果不是你本人操作，请忽略此邮件：一切都没有改变。',
  },
  reset: {
    subject: `重置你的 ${brand.name} 密码`,
    title: '重置密码',
    useLink: '请通过以下链接设置新密码。链接只能使用一次，1 小时内有效。',
    choose: '设置新密码',
    orCode: (time: string) => `也可以在 ${time}内，在申请重置的页面输入此验证码：`,
    notYou: '如果不是你申请的，请忽略此邮件，密码不会改变。',
  },
  passwordChanged: {
    subject: `你的 ${brand.name} 密码已修改`,
    title: '密码已修改',
    changed: '你的密码刚刚修改过，所有设备均已退出登录。',
    notYou: (supportEmail: string) => `如果不是你本人操作，请立即写信到 ${supportEmail} 联系我们。`,
  },
  welcome: {
    title: `欢迎使用 ${brand.name}`,
    ready: '邮箱地址已确认，账号已就绪。',
    everythingGoes: '临时地址收到的所有内容，都会在地址过期时删除。',
  },
  premiumBegun: {
    subject: `欢迎使用 ${brand.name} 高级版`,
    title: '高级版已生效',
    thanks: (price: string) => `谢谢。我们已收到你支付的 ${price}，高级版现已生效。`,
    renews: '订阅每月自动续期，你可以随时在“管理”页面取消。',
    openDashboard: '打开控制台',
  },
  benefits: (limits: PlanLimits) => [
    `最多同时使用 ${limits.premiumAddresses}`,
    `每个地址可用 ${limits.premiumLifetime}`,
    `附件最大 ${limits.premiumAttachments}`,
    '无广告',
  ],
  paymentFailed: {
    subject: `你的 ${brand.name} 扣款未成功`,
    title: '扣款未成功',
    tryAgain: (price: string) => `本月高级版的费用 ${price} 未能扣款，我们会在几天后再次尝试。`,
    checkCard: '为避免高级版中断，请检查你的银行卡。',
    check: '查看订阅',
  },
  subscriptionEnds: {
    subject: (date: string) => `你的 ${brand.name} 高级版将于 ${date}到期`,
    title: '订阅已取消',
    keptUntil: (date: string) => `之后不会再扣款，高级版可用至 ${date}。`,
    accountStays: '你的账号会保留，随时可以重新订阅。',
  },
  expired: {
    subject: `你的 ${brand.name} 高级版已到期`,
    title: '高级版已到期',
    nothingToPay: '你的高级版已到期。你无需支付任何费用，账号会保留。',
    freePlan: (limits: PlanLimits) =>
      `免费版无需登录：最多同时使用 ${limits.freeAddresses}，每个可用 ${limits.freeLifetime}。`,
    payToReactivate: '你的高级版订阅已到期。账号仍为你保留，付款后立即恢复。',
    reactivate: (price: string) => `恢复高级版，${price}/月`,
  },
};
