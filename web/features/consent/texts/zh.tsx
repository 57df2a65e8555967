import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cookies: 'Cookie',
  question: (details) => (
    <>
      可以统计访问量，并在免费页面上展示第三方广告吗？无论你怎么选，Mayfly
      的功能都一样，我们也绝不会为此使用你的邮件。{details('详情')}
    </>
  ),
  rejectAll: '全部拒绝',
  acceptAll: '全部接受',
};
