import type { Texts } from '../texts.ts';

export const texts: Texts = {
  inbox: 'Hộp thư',
  noAddressSelected: 'Chưa chọn địa chỉ',
  noActiveEmail: 'Không có địa chỉ nào',
  messagesAppearAfterWait: 'Thư gửi đến địa chỉ tiếp theo của bạn sẽ tự hiện ra tại đây.',
  generateAddressAbove: 'Tạo một địa chỉ ở phía trên. Thư gửi đến sẽ tự hiện ra tại đây.',
  newMessage: 'Thư mới',
};
