import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  yourAddresses: 'Địa chỉ của bạn',
  noSignUpNeeded: 'Không cần đăng ký',
  used: 'đã dùng',
  placesUsed: 'lượt đã dùng',
  placesUsedTitle: 'Lượt đã dùng',
  placesUsedUntil: (day) => `Lượt đã dùng (đến ${day})`,
  addressesUsed: 'Địa chỉ đã dùng',
  allUsed: (max) => `Đã dùng ${max}/${max}.`,
  canGenerateOneMore: () =>
    `Bạn còn tạo được 1 địa chỉ nữa. Sau đó phải chờ ${limits.cooldown} kể từ khi địa chỉ cuối cùng hết hạn.`,
  canGenerateAgain: 'Đã có thể tạo địa chỉ mới',
  nextAddressOn: (day) => `Địa chỉ tiếp theo: ${day}`,
  nextAddressIn: (wait) => `Có địa chỉ mới sau ${wait}`,

  generate: (rest) => <>Tạo email {rest('tạm thời')}</>,
  notGenerated: 'Chưa tạo được địa chỉ.',
  notGeneratedBecause: (problem) => `Chưa tạo được địa chỉ. ${problem}`,
  maybeCooldown: 'Không tạo được địa chỉ. Có thể bạn đang trong thời gian chờ, hãy đợi rồi thử lại.',
  listNotLoaded: 'Không tải được danh sách địa chỉ',

  qrCodeFor: (text: string) => `Mã QR cho ${text}`,
  options: 'Tùy chọn địa chỉ',
  chooseNext: 'Chọn địa chỉ tiếp theo',
  moreOptions: 'Tùy chọn khác',
  deliveries: 'Các lần gửi đến',
  openOnPhone: 'Mở trên điện thoại',
  share: 'Chia sẻ địa chỉ',
  deleteAddress: 'Xóa địa chỉ',
  expiredNoDelete: 'Đã hết hạn, không xóa được',
  forgetMe: 'Quên tôi trên thiết bị này',
  select: 'Chọn một địa chỉ',
  switchAddress: 'Đổi địa chỉ',
  unreadAndLeft: ({ unread, left }) => `${unread} chưa đọc · ${left}`,
  unreadElsewhere: (count) => `${count} thư chưa đọc ở địa chỉ khác`,
  timeLeft: (left) => `còn ${left}`,
  domainEnds: 'tên miền sắp ngừng',

  copy: 'Sao chép',
  copied: 'Đã sao chép',
  copiedToClipboard: 'Đã sao chép!',
  copyLink: 'Sao chép liên kết',
  expiredReceivesNothing: 'Địa chỉ đã hết hạn không nhận thư nữa',
  scanToCopy: 'Quét mã để sao chép địa chỉ sang thiết bị khác. Chỉ bạn đọc được thư của địa chỉ này.',
  scanToOpen: 'Quét mã để mở hộp thư này trên thiết bị khác. Ai biết địa chỉ đều đọc được thư trong đó.',

  deleteQuestion: 'Xóa địa chỉ?',
  cannotBeUndone: 'Bạn có chắc không? Đã xóa thì không hoàn tác được.',
  cannotBeUndoneGuest:
    'Bạn có chắc không? Đã xóa thì không hoàn tác được. Xóa địa chỉ cũng không giúp bạn tạo địa chỉ mới sớm hơn.',
  delete: 'Xóa',
  deleted: (address) => `Đã xóa ${address} cùng toàn bộ thư.`,
  deletedPlaceUsed: ({ address, day }) =>
    `Đã xóa ${address} cùng toàn bộ thư. Lượt này vẫn tính là đã dùng cho đến ${day}.`,
  nothingDeleted: 'Chưa xóa gì cả.',
  tryAgainSoon: 'Bạn thử lại sau ít phút nhé.',

  closed: ({ address, strong, mono }) => (
    <>
      {strong('Địa chỉ của bạn đã bị đóng.')} Đơn vị vận hành dịch vụ đã đóng {mono(address)} và thư trong đó
      đã bị xóa.
    </>
  ),
  closedReason: (reason) => `Lý do: ${reason}`,
  ok: 'OK',
};
