import type { Texts } from '../texts.ts';

export const texts: Texts = {
  headline: '会自动消失的临时邮箱',
  promise: '领取一个地址，看着邮件实时送达。时间一到，全部删除。',
  noSuchPage: ({ path, mono }) => <>没有 {mono(path)} 这个页面，已为你打开首页。</>,
  dismiss: '关闭',
};
