import type { Texts } from '../texts.ts';

export const texts: Texts = {
  inbox: '收件箱',
  message: '邮件',
  yourAddress: '你的临时邮箱地址',
  yourNewAddress: (address) => `你的新地址是 ${address}`,

  waitingForMail: '正在等待邮件',
  timeLeft: (left) => `${left}后自动删除`,
  copyAndUse: '复制地址，用在任何需要的地方。之后收到的第一封邮件会在这里自动打开。',
  pasteIt: '现在把它粘贴到需要的地方。第一封邮件会在这里自动打开。',
  scanToGoOn: '扫码在手机上继续',
  scanToCopy: '扫码将地址复制到手机',
  noMessages: '还没有邮件',
  noMessagesReceived: '还没有收到邮件',
  siteRefused: '这个网站拒绝了我的地址',
  endsWithDomain: (day) => `这个地址可用至${day}，因为它的域名届时停用。`,

  newMessagesAt: (count, address) => (
    <>
      {address} 收到 {count} 封新邮件
    </>
  ),
  goToInbox: '前往该收件箱',

  sharedInbox: '共享收件箱',
  inboxOf: (address) => `${address} 的收件箱`,
  addressOfInbox: '此收件箱的地址',
  getYourOwn: '生成自己的地址',

  keyboardShortcuts: '键盘快捷键',
  escapeKey: 'Esc',
  shortcuts: {
    generate: '生成地址',
    copyAddress: '复制地址',
    copyCode: '复制验证码',
    refresh: '刷新收件箱',
    next: '下一封邮件',
    previous: '上一封邮件',
    back: '返回列表',
    show: '显示快捷键',
  },
  shortcutsPause: '点击 HTML 邮件的内容后，快捷键会暂停，点击邮件以外的地方即可恢复。',
  sound: '新邮件提示音',
};
