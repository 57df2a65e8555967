import type { Texts } from '../texts.ts';

export const texts: Texts = {
  description: 'Ví dụ: bạn nhận một địa chỉ, thư có mã được gửi đến, và mã sẵn sàng để sao chép.',
  subject: 'Xác nhận đăng ký của bạn',
  snippet: 'Chào mừng bạn! Nhập mã này để hoàn tất.',
  timeLeft: '58 phút',
  exampleAddress: 'Ví dụ về một địa chỉ',
  copy: 'Sao chép',
};
