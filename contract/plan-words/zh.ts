import type { PlanWords } from './words.ts';

const UNITS = { day: '天', hour: '小时', minute: '分钟', second: '秒' } as const;

export const words: PlanWords = {
  time: (count, unit) => `${count}\u00a0${UNITS[unit]}`,
  addresses: (count) => `${count}\u00a0个地址`,
  size: (value, unit) => `${value}\u00a0${unit}`,
  saving: (percent) => `立省 ${percent}`,
  upgradeTitle: { sold: '升级到高级版', soon: '高级版即将推出' },
  upgradeLead: {
    sold: '更多地址，更长时间，没有广告。随时可以取消。',
    soon: '付费套餐还在开发中，届时你将获得：',
  },
  buyQuestion: { sold: '怎样开通高级版？', soon: '什么时候可以购买高级版？' },
  buyAnswer: {
    sold: '在升级页面创建账号，输入我们发到你邮箱的验证码，然后在 Stripe 的页面上用银行卡付款。付款一经确认，高级版立即生效。我们绝不会看到你的卡号。',
    soon: '只要升级页面还写着“即将推出”，高级版就无法购买，也不会产生任何费用。在此之前，你可以使用免费版的全部功能。',
  },
};
