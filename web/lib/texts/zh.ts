import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  tagline: '一次性邮箱，用完不过夜',
  home: '首页',
  premiumSummary: () =>
    `最多同时使用 ${limits.premiumAddresses}，每个可用 ${limits.premiumLifetime}，附件最大 ${limits.premiumAttachments}，无广告。`,

  signedOut: '你已退出登录。',
  premiumHasEnded: '你的高级版已到期，免费地址仍可使用。',

  offline: '当前处于离线状态，请在恢复连接后重试。',
  serverSilent: '服务器没有响应，请稍后再试。',

  size: (value: string, unit: string) => `${value}\u00a0${unit}`,

  justNow: '刚刚',
  minutesAgoShort: (minutes) => `${minutes}\u00a0分钟前`,
  hoursAgoShort: (hours) => `${hours}\u00a0小时前`,
  timeJustNow: ({ time }) => `${time}，刚刚`,
  timeMinutesAgo: ({ time, minutes }) => `${time}，${minutes}\u00a0分钟前`,
  timeHoursAgo: ({ time, hours }) => `${time}，${hours}\u00a0小时前`,
  timeDaysAgo: ({ time, days }) => `${time}，${days}\u00a0天前`,
  dayAtTime: ({ day, time }) => `${day} ${time}`,

  expired: '已过期',
  minutesLeft: (minutes) => `${minutes}\u00a0分钟`,
  hoursLeft: ({ hours, minutes }) => `${hours}\u00a0小时\u00a0${minutes}\u00a0分`,
  waitMinutes: (minutes) => `${minutes}\u00a0分钟`,
  waitHours: ({ hours, minutes }) => `${hours}\u00a0小时\u00a0${minutes}\u00a0分`,
  countdown: ({ hours, minutes, seconds }) =>
    `${hours}\u00a0小时\u00a0${minutes}\u00a0分\u00a0${seconds}\u00a0秒`,
};
