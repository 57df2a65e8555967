import type { Texts } from '../texts.ts';

export const texts: Texts = {
  extendTo: (end) => `延长至${end}`,
  extended: '已延长',
  atMost: (day) => `最长至${day}`,
  extendableFrom: (time) => `${time}起可延长`,
  livesUntil: (end) => `现在可用至${end}`,
  livesUntilAtMost: ({ end, day }) => `现在可用至${end}，最长至${day}`,
  notExtended: '延长失败，请稍后再试。',

  takes: ({ max, came }) => `目前已收到 ${came}/${max} 封邮件`,
  spent: (max) => `此地址已收满 ${max} 封邮件，不再接收其他邮件。`,
};
