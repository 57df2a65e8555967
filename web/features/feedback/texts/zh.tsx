import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  feedback: '反馈',
  question: ({ strong, soft }) => (
    <>
      {strong(`${brand.name} 用起来怎么样？`)}
      {soft('哪里好用，哪里不好用，都欢迎告诉我们。')}
    </>
  ),
  share: '提交反馈',
  notNow: '以后再说',
};
