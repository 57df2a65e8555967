import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  messages: 'メール',
  unread: (count) => `未読${count}件`,
  copyAddress: (address) => `アドレス${address}をコピー`,
  refresh: '更新',
  refreshIn: (seconds) => `あと${seconds}秒`,
  autoRefreshing: `${limits.inboxRefresh}ごとに自動更新`,
  shortcuts: (key) => <>{key('?')} ショートカット</>,
  inboxIsFull: (most) =>
    `受信箱がいっぱいです（${most}件中${most}件）。メールを削除するまで、新しいメールは受け取れません。`,
  othersInboxIsFull: (most) =>
    `受信箱がいっぱいです（${most}件中${most}件）。持ち主がメールを削除するまで、新しいメールは受け取れません。`,

  isUnread: '未読。',
  noSubject: '（件名なし）',
  attachments: '添付ファイル',
  noWordsKept: '接続が戻るとメールが読み込まれます。このブラウザには、メールの文章は保存されません。',

  emailArrivesWithinSeconds: 'たいてい数秒で届き、ここに表示されます。',
  noMessageSelected: 'メールが選択されていません',
  selectMessage: 'メールを選ぶと、ここで読めます。',

  inboxNotFound: '受信箱が見つかりません',
  whyInboxIsMissing:
    '期限が切れたか、アドレスが間違っているかもしれません。期限切れの受信箱は、メールごと削除されます。',
  addressHasExpired: 'このアドレスは期限切れです',
  messagesAreDeleted: 'メールは削除されました。',
  nothingLeft: 'きれいに消えました。',
  deletedForGood: 'このアドレスは期限が切れました。アドレスもメールも完全に削除されています。',
  trackersNeverSawYou: (count) => `${count}個のトラッカーから守りました。`,
};
