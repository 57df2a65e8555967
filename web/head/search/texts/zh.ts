import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: {
    description: `免费临时邮箱，一键生成一次性邮箱地址，在线接收验证码。邮件实时显示，${limits.freeLifetime}后全部自动删除。无需注册，打开即用。`,
    newAddress: '新地址',
  },
  pricing: {
    name: '价格',
    description: `免费版：${limits.freeAddresses}，每个可用 ${limits.freeLifetime}。高级版每月 ${limits.price}：${limits.premiumAddresses}，每个可用 ${limits.premiumLifetime}，附件最大 ${limits.premiumAttachments}，收件箱私密，无广告。`,
  },
  'what-is-temp-mail': {
    name: '什么是临时邮箱？',
    description:
      '临时邮箱是真正能收信、到期自动删除的邮箱地址。它怎么用、能用多久、谁能看到邮件、为什么有的网站不接受？八个常见问题，一次讲清。',
  },
  '10-minute-mail': {
    name: '10 分钟邮箱',
    description: `十分钟邮箱，实际可用 ${limits.freeLifetime}：一秒生成，实时收信，无需注册，到期自动删除。接收验证码、下载链接，连接公共 Wi-Fi 都合适。`,
  },
  'throwaway-email': {
    name: '一次性邮箱',
    description:
      '注册网站、领取资料时，用一次性邮箱代替常用邮箱，从源头拒绝垃圾邮件。一次注册如何招来上百封邮件，哪些表单该用哪种邮箱，怎样用才安全。',
  },
  'fake-email-generator': {
    name: '虚拟邮箱生成器',
    description: `在线随机生成虚拟邮箱，真能收信：${limits.freeLifetime}内可接收验证邮件和验证码，不会与他人的邮箱重复。保护隐私、开发测试都适用。`,
  },
  'burner-email': {
    name: '匿名邮箱',
    description:
      '和陌生人打交道时用的匿名邮箱，也就是邮箱小号：二手交易、租房、询价、初次联系。怎样用好它，它能隐藏什么，又隐藏不了什么。',
  },
  about: {
    name: '关于',
    description: `${brand.name} 为什么在 ${brand.founded} 年创立，坚持哪些原则，适合做什么，又有意不做什么。`,
  },
  help: {
    name: '帮助',
    description:
      '收不到邮件怎么办？数量限制、有效期、附件、图片、删除和密码：临时邮箱常见问题解答，以及联系客服的方式。',
  },
  extension: {
    name: '浏览器扩展程序',
    description:
      '在任何表单里填入一次性地址，再把验证码填回页面，各只需点一下。支持 Chromium 和 Firefox。点击之前不读取任何页面内容，也不与其他服务器通信。',
  },
  developers: {
    name: '开发者',
    description:
      '临时邮箱 API：创建地址，等待验证码。可通过 HTTP、TypeScript 和 Playwright 客户端、MCP 或密码管理器使用。',
  },
  'api-docs': {
    description: `${brand.name} API 的全部接口，包括参数和返回内容。`,
  },
  contact: {
    name: '联系我们',
    description: `联系 ${brand.name} 团队：隐私或条款方面的疑问、客服支持、意见反馈和滥用举报。`,
  },
  terms: {
    name: '服务条款',
    description: `${brand.name} 的使用规则：套餐与限额、禁止的行为、数据如何处理、何时删除，以及责任如何划分。`,
  },
  privacy: {
    name: '隐私',
    description: `${brand.name} 存储哪些数据、如何加密、何时删除、谁能看到邮件，以及你依据 GDPR 和 CCPA 享有的权利。`,
  },
  blog: {
    name: '博客',
    description: `${brand.name} 团队撰写的指南（英文）：什么是临时邮箱，如何保护邮箱地址，哪些安全措施真正有用。`,
  },
  login: {
    description: `登录你的 ${brand.name} 高级版账号。`,
  },
  upgrade: {
    description: `${brand.name} 高级版：最多同时使用 ${limits.premiumAddresses}，每个可用 ${limits.premiumLifetime}，附件最大 ${limits.premiumAttachments}，无广告。`,
  },
};
