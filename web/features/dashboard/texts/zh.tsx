import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  loadingDashboard: '正在加载控制台…',
  premiumDashboard: '高级版控制台',
  manage: '管理',
  benefits: '权益',
  messagesReceived: (count) => `收到的邮件（${count}）`,
  yourAddress: '你的临时邮箱地址',
  emailsNotLoaded: (again) => <>地址加载失败。{again('重试')}</>,

  yourInboxes: '你的收件箱',
  inboxes: (count) => `${count} 个收件箱`,
  activeInboxes: '使用中的收件箱',
  listOfInboxes: '使用中的收件箱',
  noInboxes: '没有使用中的收件箱',
  howLongAddressWorks: `新地址一秒就绪，可用 ${limits.premiumLifetime}。`,
  selectedInbox: '当前收件箱',
  activeInbox: '使用中',
  domainEnds: '域名将停用',
  unread: (count, unseen) => (
    <>
      {count}
      {unseen(' 封未读')}
    </>
  ),
  expiresIn: (words, time) => (
    <>
      {words('剩余 ')}
      {time}
    </>
  ),
  copy: (address) => `复制 ${address}`,
  copied: '已复制到剪贴板！',
  delete: (address) => `删除 ${address}`,
  deleteInbox: '删除收件箱',
  expiredCannotBeDeleted: '已过期的收件箱无法删除',
  deleteAll: '全部删除',
  reallyDeleteAll: (count) => `删除全部 ${count} 个地址？此操作无法撤销。`,
  allDeleted: '你的地址和邮件已删除。',
  optionalName: '名称（选填）',
  generateFirstEmail: '生成第一个地址',
  generateInbox: '新建收件箱',

  backToDashboard: '返回控制台',
  manageAccount: '管理账号',
  premiumAccount: '高级版账号',
  loading: '正在加载',
  premiumIsActive: '高级版生效中。',
  premiumIsActiveUntil: (date) => `高级版有效期至 ${date}。`,
  nothingToCancel: '目前不会自动续费，因此无需取消。',
  whereToDelete: (link) => <>你可以{link('在这里删除账号')}。下方按钮暂不可用。</>,
  comingSoon: '即将推出',

  yourAccount: '你的账号',
  premiumPlan: '高级版',
  whatPremiumHas: `最多同时使用 ${limits.premiumAddresses}，每个有效期 ${limits.premiumLifetime}。`,
  keysWebhooksAndSubscription: '密钥、Webhook 和订阅',
  freePlan: '免费版',
  whatFreeHas: `最多同时使用 ${limits.freeAddresses}，每个有效期 ${limits.freeLifetime}。`,
  upgrade: '升级到高级版',
  premiumHasEnded: '高级版已到期',
  whatEndedMeans: '目前使用的是免费版。API 密钥和 Webhook 会为你保留，但重新订阅后才能使用。',
  resubscribe: '重新订阅',

  premiumBenefits: '高级版权益',
  includedInSubscription: '你的订阅包含以下全部权益。',
  yourBenefits: '你的权益',
  manyAtOnce: {
    title: `最多同时使用 ${limits.premiumCount} 个邮箱`,
    text: '不同用途用不同的收件箱，名称由你来定。',
  },
  moreTime: {
    title: `可用 ${limits.premiumLifetime}，免费版只有 ${limits.freeLifetime}`,
    text: '每个地址用得更久，晚些时候还能回来查看。',
  },
  prioritySupport: {
    title: '优先客服',
    text: '你的问题带有高级版标记，优先答复。你的邮件也优先投递。',
  },
  managementTools: {
    title: '更强的收件箱管理工具',
    text: '在一处查看、复制和删除所有收件箱。只有你能打开它们。',
  },
};
