import type { Texts } from '../texts-type.ts';

export const texts: Texts = {
  extensionName: 'Mayfly: email dùng một lần',
  extensionAbout:
    'Địa chỉ dùng một lần cho mọi biểu mẫu, và mã được điền lại vào trang. Không đọc gì trước khi bạn bấm.',
  newAddressHere: 'Địa chỉ Mayfly mới tại đây',

  newAddress: 'Địa chỉ mới',
  newAddressIntoField: 'Điền địa chỉ mới vào ô',
  putIntoField: 'Điền vào ô',
  copy: 'Sao chép',
  copyAddress: 'Sao chép địa chỉ',
  copyCode: 'Sao chép mã',
  copied: 'Đã sao chép',
  settings: 'Cài đặt',
  openInbox: 'Mở hộp thư',
  timeLeft: (time) => `Còn ${time}`,
  noAddress: 'Chưa có địa chỉ',
  noAddressHint: 'Tạo một địa chỉ cho trang này. Nó tự hết hạn và thư cũng mất theo.',
  ended: 'Địa chỉ này đã hết hạn',
  endedHint: 'Thư đã bị xóa. Tạo địa chỉ mới cho trang này.',
  waiting: 'Đang chờ thư…',
  checking: 'Đang kiểm tra người gửi…',
  lastMail: 'Thư gần đây',
  noSubject: '(không có tiêu đề)',
  codeFrom: (sender) => `Mã từ ${sender}`,
  codeFromElsewhere: (sender, site) => `Mã này từ ${sender}, còn trang này là ${site}.`,
  fillCode: 'Điền vào trang này',
  openLink: (host) => `Mở liên kết đến ${host}`,
  misleadingLink: 'Phần chữ của liên kết này ghi tên một trang khác.',
  suspicious: 'Người gửi đáng ngờ',
  suspiciousHint:
    'Thư này có lẽ không phải của người gửi ghi trên thư, nên mã và liên kết không được gợi ý ở đây.',
  addressIsIn: 'Địa chỉ đã ở trong ô.',
  codeIsIn: 'Mã đã ở trong biểu mẫu.',
  noEmailField:
    'Ở đây không có ô email nào mà tiện ích với tới được. Bấm vào ô rồi thử lại, hoặc sao chép địa chỉ.',
  noCodeField:
    'Ở đây không có ô nhập mã nào mà tiện ích với tới được. Bấm vào ô rồi thử lại, hoặc sao chép mã.',
  closedPage: 'Trình duyệt không cho tiện ích nào ghi vào trang này. Hãy sao chép.',

  whichServer: 'Mayfly nào?',
  whichServerHint: 'Cho tiện ích biết máy chủ nào tạo địa chỉ của bạn.',
  openSettings: 'Mở cài đặt',
  tryAgain: 'Thử lại',
  noAnswer: (host) => `${host} không trả lời. Bạn có đang trực tuyến không?`,
  notAllowed: (host) =>
    `Trình duyệt không cho tiện ích kết nối với ${host}. Hãy lưu lại máy chủ trong cài đặt và cho phép.`,
  nextAddressAt: (time) => `Bạn đã dùng hết địa chỉ. Bạn có thể tạo địa chỉ tiếp theo từ: ${time}.`,
  noAddressLeft: 'Mọi địa chỉ của bạn đang được dùng, hoặc mạng của bạn đã tạo quá nhiều. Hãy thử lại sau.',
  keyRefused: 'Máy chủ không chấp nhận khóa của bạn. Hãy kiểm tra trong cài đặt.',
  failed: 'Không thành công. Hãy thử lại sau giây lát.',

  settingsTitle: 'Cài đặt Mayfly',
  server: 'Máy chủ',
  serverHint:
    'Địa chỉ Mayfly của bạn, ví dụ https://mayfly.example. Sau đó trình duyệt hỏi tiện ích có được kết nối với nó không.',
  key: 'Khóa (không bắt buộc)',
  keyHint:
    'Tài khoản Premium tạo khóa ở trang “Quản lý”. Khi có khóa, địa chỉ mới thuộc về tài khoản của bạn.',
  save: 'Lưu',
  browserAsks: 'Trình duyệt đang hỏi tiện ích có được kết nối với máy chủ này không…',
  asking: 'Đang hỏi máy chủ…',
  saved: (host) => `Đã lưu. Địa chỉ mới đến từ ${host}.`,
  notAnAddress: 'Đây không phải địa chỉ máy chủ. Địa chỉ máy chủ có dạng https://mayfly.example.',
  notEncrypted:
    'Địa chỉ phải bắt đầu bằng https://. Nếu không, người khác trong mạng có thể đọc thư của bạn. Chỉ máy chủ trên máy tính này mới không cần.',
  permissionRefused: (host) =>
    `Bạn không cho phép tiện ích kết nối với ${host}, nên nó không dùng được máy chủ này. Bấm “Lưu” lần nữa và cho phép.`,
  noAnswerFrom: (host) => `${host} không trả lời. Hãy kiểm tra địa chỉ và kết nối mạng.`,
  notMayfly: (host) => `${host} có trả lời, nhưng không phải Mayfly.`,
  keyUnknown: 'Máy chủ không chấp nhận khóa này. Khóa bắt đầu bằng mf_ và dùng được khi còn Premium.',
  whatItSees: 'Tiện ích thấy những gì',
  whatItSeesHint:
    'Không thấy gì của trang trước khi bạn bấm. Sau đó nó tìm một ô trong thẻ đó và ghi vào. Nó chỉ nói chuyện với máy chủ của bạn, không với ai khác.',
  forget: 'Quên tất cả',
  forgetHint:
    'Xóa máy chủ, khóa và các địa chỉ của bạn khỏi trình duyệt này. Trên máy chủ, chúng tự hết hạn.',
  reallyForget: 'Bạn chắc chắn muốn quên tất cả?',
  forgetLoses: 'Sau đó, tiện ích trong trình duyệt này không mở được nữa những địa chỉ còn hạn.',
  cancel: 'Hủy',
  forgotten: 'Đã quên tất cả.',
};
