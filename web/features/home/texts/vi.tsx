import type { Texts } from '../texts.ts';

export const texts: Texts = {
  headline: 'Hộp thư tạm thời tự xóa',
  promise: 'Lấy một địa chỉ, thư đến là hiện ngay tại đây. Hết giờ, mọi thứ đều bị xóa.',
  noSuchPage: ({ path, mono }) => <>Không có trang nào ở {mono(path)}, nên đây là trang chủ.</>,
  dismiss: 'Bỏ qua',
};
