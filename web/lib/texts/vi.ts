import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  tagline: 'Email dùng một lần, hết ngày là biến mất',
  home: 'Trang chủ',
  premiumSummary: () =>
    `Tối đa ${limits.premiumAddresses} cùng lúc, mỗi địa chỉ ${limits.premiumLifetime}, tệp đính kèm đến ${limits.premiumAttachments}, không quảng cáo.`,

  signedOut: 'Bạn đã đăng xuất.',
  premiumHasEnded: 'Gói Premium của bạn đã kết thúc. Địa chỉ miễn phí vẫn dùng được.',

  offline: 'Bạn đang ngoại tuyến. Hãy thử lại khi có mạng.',
  serverSilent: 'Máy chủ của chúng tôi không phản hồi. Bạn thử lại sau ít phút nhé.',

  size: (value: string, unit: string) => `${value}\u00a0${unit}`,

  justNow: 'Vừa xong',
  minutesAgoShort: (minutes) => `${minutes}\u00a0phút trước`,
  hoursAgoShort: (hours) => `${hours}\u00a0giờ trước`,
  timeJustNow: ({ time }) => `${time}, vừa xong`,
  timeMinutesAgo: ({ time, minutes }) => `${time}, ${minutes}\u00a0phút trước`,
  timeHoursAgo: ({ time, hours }) => `${time}, ${hours}\u00a0giờ trước`,
  timeDaysAgo: ({ time, days }) => `${time}, ${days}\u00a0ngày trước`,
  dayAtTime: ({ day, time }) => `${day} lúc ${time}`,

  expired: 'Đã hết hạn',
  minutesLeft: (minutes) => `${minutes}\u00a0phút`,
  hoursLeft: ({ hours, minutes }) =>
    minutes === 0 ? `${hours}\u00a0giờ` : `${hours}\u00a0giờ ${minutes}\u00a0phút`,
  waitMinutes: (minutes) => `${minutes}\u00a0phút`,
  waitHours: ({ hours, minutes }) =>
    minutes === 0 ? `${hours}\u00a0giờ` : `${hours}\u00a0giờ ${minutes}\u00a0phút`,
  countdown: ({ hours, minutes, seconds }) => `${hours}\u00a0giờ ${minutes}\u00a0phút ${seconds}\u00a0giây`,
};
