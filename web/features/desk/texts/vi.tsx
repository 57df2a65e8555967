import type { Texts } from '../texts.ts';

export const texts: Texts = {
  inbox: 'Hộp thư',
  message: 'Thư',
  yourAddress: 'Địa chỉ email tạm thời của bạn',
  yourNewAddress: (address) => `Địa chỉ mới của bạn là ${address}`,

  waitingForMail: 'Đang chờ thư',
  timeLeft: (left) => `Tự xóa sau ${left}`,
  copyAndUse: 'Sao chép địa chỉ và dùng ở bất cứ đâu. Lá thư đầu tiên gửi đến sẽ mở ra tại đây.',
  pasteIt: 'Giờ hãy dán vào nơi bạn cần. Lá thư đầu tiên sẽ tự mở ra tại đây.',
  scanToGoOn: 'Quét mã để tiếp\u00a0tục trên điện thoại',
  scanToCopy: 'Quét mã để sao chép địa chỉ sang điện thoại',
  noMessages: 'Chưa có thư nào',
  noMessagesReceived: 'Chưa nhận được thư nào',
  siteRefused: 'Trang web này từ chối địa chỉ của tôi',
  endsWithDomain: (day) => `Địa chỉ này dùng được đến ${day}, vì khi đó tên miền của nó ngừng hoạt động.`,

  newMessagesAt: (count, address) => (
    <>
      {count} thư mới ở {address}
    </>
  ),
  goToInbox: 'Mở hộp thư này',

  sharedInbox: 'Hộp thư chia sẻ',
  inboxOf: (address) => `Hộp thư của ${address}`,
  addressOfInbox: 'Địa chỉ của hộp thư này',
  getYourOwn: 'Tạo địa chỉ của riêng bạn',

  keyboardShortcuts: 'Phím tắt',
  escapeKey: 'Esc',
  shortcuts: {
    generate: 'Tạo địa chỉ',
    copyAddress: 'Sao chép địa chỉ',
    copyCode: 'Sao chép mã',
    refresh: 'Làm mới hộp thư',
    next: 'Thư tiếp theo',
    previous: 'Thư trước',
    back: 'Quay lại danh sách',
    show: 'Hiện các phím tắt',
  },
  shortcutsPause: 'Phím tắt tạm ngừng khi bạn nhấp vào thư HTML, cho đến khi bạn nhấp ra ngoài.',
  sound: 'Âm báo khi có thư mới',
};
