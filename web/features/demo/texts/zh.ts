import type { Texts } from '../texts.ts';

export const texts: Texts = {
  description: '示例：你拿到一个地址，收到一封带验证码的邮件，验证码可以直接复制。',
  subject: '请确认你的注册',
  snippet: '欢迎！输入此验证码即可完成注册。',
  timeLeft: '58 分钟',
  exampleAddress: '地址示例',
  copy: '复制',
};
