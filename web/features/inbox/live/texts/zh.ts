import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  states: {
    live: { word: '实时', title: '新邮件会立即显示在这里' },
    connecting: { word: '连接中', title: '正在连接实时更新' },
    polling: {
      word: '非实时',
      title: `暂时无法实时更新，每 ${limits.inboxRefresh}检查一次`,
    },
    down: { word: '无响应', title: '服务器没有响应' },
    offline: { word: '离线', title: '此设备处于离线状态' },
  },

  notifications: '通知',

  yourCode: (code) => `你的验证码是 ${code}`,
  yourCodeFromUnchecked: (code) => `你的验证码是 ${code}（发件人未核查）`,
  notCheckedYet: '发件人尚未核查',
  suspiciousMessage: '可疑邮件',
  saysItIsFrom: (name) => `自称来自 ${name}`,

  spoken: {
    subject: ({ name, subject }) => `来自 ${name} 的新邮件：${subject}`,
    noSubject: (name) => `来自 ${name} 的新邮件：无主题`,
    code: ({ name, code }) => `来自 ${name} 的新邮件：验证码 ${code}`,
    codeFromUnchecked: ({ name, code }) => `来自 ${name} 的新邮件：验证码 ${code}，发件人未核查`,
    notCheckedYet: (name) => `来自 ${name} 的新邮件：发件人尚未核查`,
    suspicious: (name) => `可疑邮件：自称来自 ${name}`,
    several: (count) => `${count} 封新邮件`,
    severalWithSuspicious: (count, suspicious) => `${count} 封新邮件，其中 ${suspicious} 封可疑`,
  },
};
