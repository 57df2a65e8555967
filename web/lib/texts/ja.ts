import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  tagline: 'その日限りの使い捨てメール',
  home: 'ホーム',
  premiumSummary: () =>
    `${limits.premiumAddresses}まで同時に、それぞれ${limits.premiumLifetime}、添付ファイル${limits.premiumAttachments}まで、広告なし。`,

  signedOut: 'ログアウトしました。',
  premiumHasEnded: 'プレミアムは終了しました。無料アドレスは引き続き使えます。',

  offline: 'オフラインです。接続してからもう一度お試しください。',
  serverSilent: 'サーバーが応答していません。少し待ってからもう一度お試しください。',

  size: (value: string, unit: string) => `${value}${unit}`,

  justNow: 'たった今',
  minutesAgoShort: (minutes) => `${minutes}分前`,
  hoursAgoShort: (hours) => `${hours}時間前`,
  timeJustNow: ({ time }) => `${time}（たった今）`,
  timeMinutesAgo: ({ time, minutes }) => `${time}（${minutes}分前）`,
  timeHoursAgo: ({ time, hours }) => `${time}（${hours}時間前）`,
  timeDaysAgo: ({ time, days }) => `${time}（${days}日前）`,
  dayAtTime: ({ day, time }) => `${day} ${time}`,

  expired: '期限切れ',
  minutesLeft: (minutes) => `${minutes}分`,
  hoursLeft: ({ hours, minutes }) => `${hours}時間${minutes}分`,
  waitMinutes: (minutes) => `${minutes}分`,
  waitHours: ({ hours, minutes }) => `${hours}時間${minutes}分`,
  countdown: ({ hours, minutes, seconds }) => `${hours}時間${minutes}分${seconds}秒`,
};
