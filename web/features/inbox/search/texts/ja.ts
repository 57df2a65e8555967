import type { Texts } from '../texts.ts';

export const texts: Texts = {
  search: 'メールを検索',
  clear: '検索をクリア',
  found: (count) => `${count}件のメールが見つかりました`,
  nothingFits: (words) => `「${words}」に一致するメールはありません。`,
  failed: '検索できませんでした。少し待ってからもう一度お試しください。',
};
