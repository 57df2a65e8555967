import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: `${brand.name}：免费临时邮箱，到期自动删除`,
  pricing: `价格：临时邮箱免费用，高级版每月 ${limits.price}`,
  'what-is-temp-mail': '什么是临时邮箱？两分钟看懂',
  '10-minute-mail': `10 分钟邮箱：免费临时邮箱，可用 ${limits.freeLifetime}`,
  'throwaway-email': '一次性邮箱：用完即弃，远离垃圾邮件',
  'fake-email-generator': '虚拟邮箱生成器：在线生成随机邮箱，真能收信',
  'burner-email': '匿名邮箱：今天能收信，明天就消失',
  about: `关于 ${brand.name}：会自动消失的邮箱`,
  help: '帮助：临时邮箱常见问题',
  developers: '临时邮箱 API：用于测试、脚本和智能体',
  'api-docs': 'API 参考',
  contact: '联系我们',
  terms: '服务条款',
  privacy: '隐私政策',
  blog: '博客：临时邮箱、隐私与安全',
  login: '登录',
  upgrade: '升级到高级版',
  'shared-inbox': '收件箱',
  payment: '付款',
  'payment-success': '付款成功',
  dashboard: '控制台',
  benefits: '权益',
  manage: '管理',
  account: '账号',
  'reset-password': '重置密码',
  'reactivate-subscription': '恢复订阅',
  'expired-subscription': '订阅已到期',
  resubscribe: '重新订阅',
};
