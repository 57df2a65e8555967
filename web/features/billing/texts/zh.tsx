import type { Texts } from '../texts.ts';

export const texts: Texts = {
  backToHome: '返回首页',

  perMonth: '/月',
  insteadOf: (hidden, price) => (
    <>
      {hidden('原价 ')}
      {price}
    </>
  ),
  addressesAtOnce: (count) => `最多同时使用 ${count} 个临时邮箱`,
  lifetime: (premium) => `每个地址可用 ${premium}`,
  lifetimeInsteadOf: (premium, free) => `每个地址可用 ${premium}，免费版只有 ${free}`,
  attachments: (size) => `附件最大 ${size}`,
  privateInboxes: '只有你能打开的收件箱',
  priority: '优先投递，优先客服',
  prioritySupport: '优先客服',
  dashboard: '集中管理所有收件箱的控制台',
  programs: '供程序使用的 API 密钥和 Webhook',
  noAds: '无广告',
  adFree: '全程无广告',

  steps: '步骤',
  stepAccount: '账号',
  stepVerify: '验证',
  stepPayment: '付款',
  stepIsDone: '已完成',

  passwordNotReset: '密码未重置',
  resetNeedsPremiumAgain: '你的高级版已到期，只有高级版账号可以重置密码。你的账号仍为你保留。',
  resetNeedsPremium: '只有高级版账号可以重置密码。如果还没有账号，可以在这里创建。',
  accountWithoutPassword: '有账号，却没有密码，无法登录？',
  alreadyHaveAccount: (link) => <>已有账号？{link('登录')}</>,
  stepsOnceOpen: '开放后，升级只需三步：创建账号、输入邮件验证码、付款。',
  enjoyFreeService: '现在，先用我们的免费临时邮箱吧！',

  fullName: '姓名',
  nameIsMissing: '请输入姓名。',
  validDomain: (domain) => `支持的邮箱域名：${domain}`,
  invalidDomain: (domain) => `不支持的邮箱域名：${domain}`,
  allowedProviders: '不支持此邮箱域名。可以使用 Gmail、Outlook、Yahoo、iCloud、Proton 等大型邮箱服务。',
  allDomains: (count) => `全部 ${count} 个域名`,
  verifyEmail: '验证邮箱',
  verifyEmailIn: (wait) => `${wait}后可验证邮箱`,
  verifyYourEmail: '验证你的邮箱',
  codeIsSent: (digits, address) => (
    <>
      我们已向 {address} 发送了 {digits} 位验证码。如果你已经有账号，邮件中会直接告诉你。
    </>
  ),
  verificationCode: '验证码',
  verifyCode: '提交验证码',
  creatingAccount: '正在创建账号…',
  tryAgain: '重试',
  accountNotCreated: '账号创建失败',
  signupFailed: '注册失败',
  signupUnavailable: '注册服务暂时不可用',
  noNetwork: '网络错误',
  emailIsVerified: '邮箱已验证',
  accountIsReady: '账号已创建，还差一步。',
  continueToPayment: '继续付款',

  completePayment: '完成付款',
  oneStepLeft: '还差一步，就能开通高级版。',
  nothingIsCharged: '付款功能尚未开放，不会产生任何费用。',
  account: '账号',
  name: '姓名',
  nameNotGiven: '未填写',
  premium: '高级版',
  pricePerMonth: (price) => `${price}/月`,
  cardIsNotSeen: '由 Stripe 处理银行卡付款，我们绝不会看到你的卡号',
  connectionIsEncrypted: '通过 SSL 加密连接传输',
  cancelAnytime: '随时可以取消，高级版用到当月结束',
  signInFirst: '请先登录，以便确认要升级哪个账号。',
  signInToPay: '登录并付款',
  comingSoon: '高级版即将推出',

  paymentSuccessful: '付款成功！',
  whatYouHave: '谢谢。你的高级版包含：',
  paymentIsConfirmed: '付款已确认，高级版已生效。',
  homeInSeconds: (seconds) => `${seconds} 秒后前往首页。`,
  waitingForConfirmation: '正在等待支付服务商确认付款，只需几秒钟，你什么都不用做。',
  stillWaitingForConfirmation:
    '正在等待支付服务商确认付款，这次比平时久一些。确认后高级版会自动生效，你可以离开本页。请不要重复付款。',

  subscription: '订阅管理',
  subscriptionNotLoaded: '订阅信息加载失败。',
  premiumWithoutSubscription: (date) =>
    `高级版有效期至${date ? ` ${date}` : '本计费周期结束'}。没有订阅，不会扣款。`,
  subscriptionEnds: (date) =>
    date
      ? `订阅将在本计费周期结束时终止，高级版可用至 ${date}。`
      : '订阅将在本计费周期结束时终止，在此之前高级版照常可用。',
  paymentDidNotGoThrough: (date) =>
    `最近一次扣款未成功，系统会再次尝试。高级版保留至${date ? ` ${date}` : '本计费周期结束'}；若要继续使用，请检查你的银行卡。`,
  nextPayment: (price, date) =>
    date
      ? `高级版生效中。下次扣款日期为 ${date}，金额 ${price}。`
      : `高级版生效中。下次扣款在本计费周期结束时，金额 ${price}。`,
  payOrChangeCard: '付款或更换银行卡',
  invoicesAndCard: '账单与银行卡',
  keepSubscription: '保留订阅',
  cancelSubscription: '取消订阅',
  reallyCancel: '取消订阅？',
  keepIt: '保留',
  cancelEndsPremium: '由于最近一次扣款未成功，高级版将立即终止。之后不会再扣款。',
  cancelKeepsPremium: (date) => `之后不会再扣款，高级版可用至${date ? ` ${date}` : '本计费周期结束'}。`,
  signInAgain: '需要登录，请重新登录。',
  cancelFailed: {
    plain: '取消订阅失败，请重试。',
    because: (reason) => `取消订阅失败：${reason}`,
  },
  keepFailed: {
    plain: '保留订阅失败，请重试。',
    because: (reason) => `保留订阅失败：${reason}`,
  },
  portalFailed: {
    plain: '账单打开失败，请重试。',
    because: (reason) => `账单打开失败：${reason}`,
  },

  dangerZone: '危险操作',
  deletedWithPremium: (strong) => (
    <>
      {strong('立即删除：')}你的账号、高级版收件箱及其邮件、API 密钥和 Webhook。付费订阅随之终止，不再扣款。
    </>
  ),
  deleted: (strong) => <>{strong('立即删除：')}你的账号，包括姓名、邮箱地址和密码。</>,
  keptWithPremium: (strong, days) => (
    <>
      {strong('继续保留：')}账单，保留期限依税法规定；你给客服的留言，最长保留 {days} 天。
    </>
  ),
  kept: (strong, days) => (
    <>
      {strong('继续保留：')}免费地址，保留到过期为止；你给客服的留言，最长保留 {days} 天。
    </>
  ),
  noUndo: '此操作无法撤销。',
  deleteAccount: '删除我的账号',
  verifyFirst: '请先完成邮箱验证',
  domainNotAllowed: '不支持此邮箱域名',

  reallyDelete: '删除我的账号？',
  whatDeletingPremiumDoes: '你的账号、收件箱及其邮件都将删除，付费订阅立即终止。此操作无法撤销。',
  whatDeletingDoes: '你的账号将被删除。此操作无法撤销。',
  deleteFailed: {
    plain: '账号删除失败，请重试。',
    because: (reason) => `账号删除失败：${reason}`,
  },
  accountDeleted: '账号已删除',
  accountIsGone: '你的账号已删除，收件箱、邮件和订阅也一并清除。正在退出登录。',
};
