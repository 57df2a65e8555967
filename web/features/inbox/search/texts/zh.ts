import type { Texts } from '../texts.ts';

export const texts: Texts = {
  search: '搜索邮件',
  clear: '清除搜索',
  found: (count) => `找到 ${count} 封邮件`,
  nothingFits: (words) => `没有符合“${words}”的邮件。`,
  failed: '搜索失败，请稍后重试。',
};
