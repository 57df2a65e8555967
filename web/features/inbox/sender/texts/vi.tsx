import type { Texts } from '../texts.ts';

export const texts: Texts = {
  whoSentThis: 'Ai gửi thư này?',
  verdict: (word) => `Người gửi: ${word}`,
  words: {
    genuine: 'Đã xác thực',
    unproven: 'Chưa xác thực',
    suspicious: 'Đáng ngờ',
    lookalike: 'Mạo danh',
    checking: 'Đang kiểm tra…',
    unchecked: 'Chưa kiểm tra',
  },
  doubtfulSender: {
    suspicious: (unseen) => <>{unseen('Người gửi: ')}Đáng ngờ</>,
    lookalike: (unseen) => <>{unseen('Người gửi: ')}Mạo danh</>,
  },

  sentences: {
    genuine: (domain) =>
      `Thư này đúng là từ ${domain || 'người gửi ghi trên thư'}. Còn tên miền này có quen hay không thì chỉ bạn biết.`,
    unproven: (domain) => `Chưa có gì chứng tỏ thư này là từ ${domain || 'người gửi ghi trên thư'}.`,
    suspicious: (domain) =>
      `Thư này có lẽ không phải từ ${domain || 'người gửi ghi trên thư'}. Đừng tin các liên kết trong thư.`,
    checking: 'Đang kiểm tra người gửi của thư này.',
    unchecked: 'Người gửi của thư này chưa được kiểm tra.',
  },

  mailIsNotSigned: 'Thư không có chữ ký.',
  forwardedWithValidSeal: 'Thư đã được chuyển tiếp, và dấu niêm phong của máy chủ chuyển tiếp hợp lệ.',
  forwardedWithBrokenSeal: 'Thư đã được chuyển tiếp, và có một dấu niêm phong trên đường đi không hợp lệ.',
  arrivedEncrypted: (protocol) => `Thư đến qua kết nối mã hóa (${protocol}).`,
  arrivedWithoutEncryption: 'Thư đến mà không được mã hóa.',

  probablyNotFrom: (domain) => `Thư này có lẽ không phải từ ${domain || 'người gửi ghi trên thư'}.`,
  signatureIsNotValid: (domain) => `Chữ ký của ${domain} trên thư không hợp lệ.`,
  hasNotSigned: (domain) => `${domain} không ký thư này.`,
  sentBy: (server) => `Thư do ${server} gửi.`,
  signatureIsNotValidNorServer: ({ domain, server }) =>
    `Chữ ký của ${domain} trên thư không hợp lệ, và máy chủ đã gửi thư không được phép gửi thay ${server}.`,
  hasNotSignedNorServer: ({ domain, server }) =>
    `${domain} không ký thư này, và máy chủ đã gửi thư không được phép gửi thay ${server}.`,

  onlyLooksLike: ({ domain, brand }) => `${domain} không phải là ${brand}, chỉ trông giống thôi.`,
  mixesAlphabets: (domain) =>
    `${domain} trộn ký tự của nhiều bảng chữ cái khác nhau nên trông giống một tên miền khác.`,
  nameShowsAddress: ({ address, domain }) =>
    `Tên người gửi ghi địa chỉ ${address}, nhưng thư lại từ ${domain}.`,
  nameSays: ({ name, domain }) => `Tên người gửi ghi ${name}, nhưng thư lại từ ${domain}.`,
};
