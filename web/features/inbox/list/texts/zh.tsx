import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  messages: '邮件',
  unread: (count) => `${count} 封未读`,
  copyAddress: (address) => `复制地址 ${address}`,
  refresh: '刷新',
  refreshIn: (seconds) => `等待 ${seconds} 秒`,
  autoRefreshing: `每 ${limits.inboxRefresh}自动刷新`,
  shortcuts: (key) => <>{key('?')} 快捷键</>,
  inboxIsFull: (most) => `收件箱已满：已达 ${most} 封邮件的上限。删除部分邮件后，才能接收新邮件。`,
  othersInboxIsFull: (most) =>
    `收件箱已满：已达 ${most} 封邮件的上限。所有者删除部分邮件后，才能接收新邮件。`,

  isUnread: '未读。',
  noSubject: '（无主题）',
  attachments: '附件',
  noWordsKept: '恢复连接后会加载你的邮件。此浏览器不保存邮件的任何文字。',

  emailArrivesWithinSeconds: '邮件通常几秒内就到，并自动显示在这里。',
  noMessageSelected: '未选择邮件',
  selectMessage: '选择一封邮件，在这里阅读。',

  inboxNotFound: '找不到收件箱',
  whyInboxIsMissing: '它可能已过期，或者地址有误。过期的收件箱会连同所有邮件一起删除。',
  addressHasExpired: '此地址已过期',
  messagesAreDeleted: '其中的邮件已删除。',
  nothingLeft: '已经消失，什么都没留下。',
  deletedForGood: '此地址已过期，地址和邮件均已永久删除。',
  trackersNeverSawYou: (count) => `${count} 个跟踪器从未看到过你。`,
};
