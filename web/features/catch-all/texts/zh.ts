import type { Texts } from '../texts.ts';

export const texts: Texts = {
  allMail: '所有邮件',
  about: '这个收件箱包含此服务器收到的所有邮件，无论寄往哪个地址。它的令牌是设置项 CATCH_ALL 的值。',
  token: '令牌',
  kept: '保存在此标签页中，直到您关闭它。',
  open: '打开收件箱',
  wrongToken: '令牌不正确，或者未设置 CATCH_ALL。',
  enterToken: '请输入令牌。',
  notOpened: '无法打开收件箱。请稍后重试。',
  forget: '清除令牌',
  sendAnywhere: '向任意域名的任意地址发送邮件，邮件都会显示在这里。',
  howLong: '最新的 1,000 封邮件保留 24 小时。',
};
