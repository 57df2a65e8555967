import type { Texts } from '../texts.ts';

export const texts: Texts = {
  inbox: '收件箱',
  noAddressSelected: '未选择地址',
  noActiveEmail: '没有可用的地址',
  messagesAppearAfterWait: '发往你下一个地址的邮件会自动显示在这里。',
  generateAddressAbove: '点击上方按钮生成地址，邮件会显示在这里。',
  newMessage: '新邮件',
};
