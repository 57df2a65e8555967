import type { Texts } from '../texts.ts';

export const texts: Texts = {
  allMail: 'Tất cả thư',
  about:
    'Hộp thư này chứa mọi thư mà máy chủ này đã nhận, dù được gửi đến địa chỉ nào. Mã truy cập của nó là giá trị của thiết lập CATCH_ALL.',
  token: 'Mã truy cập',
  kept: 'Được giữ trong thẻ này cho đến khi bạn đóng thẻ.',
  open: 'Mở hộp thư',
  wrongToken: 'Đây không phải mã truy cập đúng, hoặc CATCH_ALL chưa được đặt.',
  enterToken: 'Hãy nhập mã truy cập.',
  notOpened: 'Không mở được hộp thư. Vui lòng thử lại sau giây lát.',
  forget: 'Quên mã truy cập',
  sendAnywhere: 'Gửi thư đến bất kỳ địa chỉ nào ở bất kỳ tên miền nào, thư sẽ hiện ở đây.',
  howLong: '1.000 thư mới nhất được giữ trong 24 giờ.',
};
