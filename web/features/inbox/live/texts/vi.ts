import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  states: {
    live: { word: 'Trực tiếp', title: 'Thư mới hiện ra tại đây ngay lập tức' },
    connecting: { word: 'Đang kết nối', title: 'Đang kết nối để nhận thư trực tiếp' },
    polling: {
      word: 'Gián đoạn',
      title: `Hiện không nhận thư trực tiếp được. Kiểm tra lại sau mỗi ${limits.inboxRefresh}`,
    },
    down: { word: 'Không phản hồi', title: 'Máy chủ của chúng tôi không phản hồi' },
    offline: { word: 'Ngoại tuyến', title: 'Thiết bị này đang ngoại tuyến' },
  },

  notifications: 'Thông báo',

  yourCode: (code) => `Mã của bạn là ${code}`,
  yourCodeFromUnchecked: (code) => `Mã của bạn là ${code} (chưa kiểm tra người gửi)`,
  notCheckedYet: 'Chưa kiểm tra người gửi',
  suspiciousMessage: 'Thư đáng ngờ',
  saysItIsFrom: (name) => `Tự nhận là từ ${name}`,

  spoken: {
    subject: ({ name, subject }) => `Thư mới từ ${name}: ${subject}`,
    noSubject: (name) => `Thư mới từ ${name}: không có tiêu đề`,
    code: ({ name, code }) => `Thư mới từ ${name}: mã ${code}`,
    codeFromUnchecked: ({ name, code }) => `Thư mới từ ${name}: mã ${code}, chưa kiểm tra người gửi`,
    notCheckedYet: (name) => `Thư mới từ ${name}: chưa kiểm tra người gửi`,
    suspicious: (name) => `Thư đáng ngờ: tự nhận là từ ${name}`,
    several: (count) => `${count} thư mới`,
    severalWithSuspicious: (count, suspicious) => `${count} thư mới, ${suspicious} thư đáng ngờ`,
  },
};
