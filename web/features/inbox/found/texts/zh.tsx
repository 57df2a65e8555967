import type { Texts } from '../texts.ts';

export const texts: Texts = {
  newestCode: '最新验证码',
  codeFrom: (sender) => `来自 ${sender} 的验证码`,
  codeInMessage: '邮件中的验证码',
  copyCode: '复制验证码',
  copyThisCode: (code, unseen) => (
    <>
      {unseen('复制验证码 ')}
      {code}
    </>
  ),
  copied: '已复制',
  notACode: '不是验证码？隐藏',
  codeIsHidden: '验证码已隐藏。',

  linkInMessage: '邮件中的链接',
  links: {
    verify: '验证链接',
    reset: '密码重置链接',
    login: '登录链接',
    invite: '邀请链接',
  },
  openLink: {
    verify: (long) => <>打开{long('验证')}链接</>,
    reset: (long) => <>打开{long('密码重置')}链接</>,
    login: (long) => <>打开{long('登录')}链接</>,
    invite: (long) => <>打开{long('邀请')}链接</>,
  },
  leadsTo: (host) => <>指向 {host}</>,
  reallyOpen: '打开此链接？',
  namesAnotherSite: (host) => <>此链接的文字写的是另一个网站。它实际指向 {host}。</>,
  openAnyway: '仍要打开',
  linkIsNotNeeded: '不需要？隐藏',
  linkIsHidden: '链接已隐藏。',
  undo: '撤销',
};
