import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cancel: 'Hủy',
  done: 'Xong',
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  copiedToClipboard: 'Đã sao chép',
  unreachable: 'Không kết nối được với máy chủ. Hãy thử lại.',
  unknownFailure: 'Đã xảy ra lỗi. Hãy thử lại.',

  keys: 'Khóa API',
  listOfKeys: 'Khóa API',
  whatKeysAreFor:
    'Khóa cho phép script, bộ kiểm thử hoặc trình quản lý mật khẩu dùng các hộp thư của bạn. Khóa không thay đổi được tài khoản hay gói của bạn.',
  keysNotLoaded: 'Không tải được các khóa của bạn.',
  noKeys: 'Bạn chưa có khóa nào.',
  keysAreFull: (limit) => `Bạn đã có ${limit} khóa, hết mức cho phép. Thu hồi một khóa để tạo khóa khác.`,
  nameOfKey: 'Tên khóa',
  exampleOfName: 'Ví dụ: Bitwarden',
  nameIsMissing: 'Hãy đặt tên cho khóa',
  createKey: 'Tạo khóa',
  yourNewKey: 'Khóa mới của bạn',
  key: 'Khóa',
  keepKeySafe: 'Ai có khóa này cũng đọc được thư của bạn, nên hãy giữ kỹ như mật khẩu.',
  mailProgram:
    'Để đọc thư của một địa chỉ trong Thunderbird, Outlook hoặc phần mềm khác, hãy tạo một khóa cho việc này và nhập các giá trị sau:',
  mailServer: 'Máy chủ',
  mailUser: 'Tên người dùng',
  mailUserValue: 'Địa chỉ',
  mailPassword: 'Mật khẩu',
  mailPasswordValue: 'Một khóa trên trang này',
  mailSending:
    'Không gửi được thư từ đây. Nếu phần mềm yêu cầu máy chủ gửi thư, hãy nhập máy chủ của một tài khoản khác.',
  copyItNow: 'Hãy sao chép ngay. Khóa sẽ không được hiện lại.',
  created: (date) => `Tạo ngày ${date}`,
  lastUsed: (age) => `Dùng lần cuối: ${age.replace('Vừa', 'vừa')}`,
  neverUsed: 'Chưa từng dùng',
  revoke: 'Thu hồi',
  revokeKey: (name) => `Thu hồi ${name}`,
  reallyRevoke: 'Thu hồi khóa?',
  whatRevokingDoes: (name) =>
    `Chương trình dùng “${name}” sẽ mất quyền truy cập ngay, và các webhook do chúng thêm sẽ bị xóa. Không hoàn tác được.`,

  webhooks: 'Webhook',
  whatWebhooksAreFor:
    'Gửi thư mới đến máy chủ của bạn, hoặc gửi một dòng tóm tắt đến Discord, Slack, Telegram hay ntfy.',
  webhooksNotLoaded: 'Không tải được các webhook của bạn.',
  noWebhooks: 'Bạn chưa có webhook nào.',
  webhooksAreFull: (limit) =>
    `Bạn đã có ${limit} webhook, hết mức cho phép. Xóa một webhook để thêm cái khác.`,
  addWebhook: 'Thêm webhook',
  whatIsSent: 'Thư mới ở mọi địa chỉ của bạn được gửi đến URL này.',
  format: 'Định dạng',
  url: 'URL',
  urlIsMissing: 'Bạn chưa nhập URL',
  send: 'Gửi',
  wanted: { message: 'Mọi thư', code: 'Thư có mã', link: 'Thư có liên kết' },
  formats: {
    standard: 'Tiêu chuẩn (JSON có chữ ký)',
    discord: 'Discord',
    slack: 'Slack',
    telegram: 'Telegram',
    ntfy: 'ntfy',
  },
  yourSigningSecret: 'Khóa bí mật để ký',
  secret: 'Khóa bí mật',
  whatSecretIsFor: 'Máy chủ của bạn dùng nó để kiểm tra lệnh gọi có đúng là từ đây không.',
  test: 'Gửi thử',
  testOf: (host) => `Gửi thử đến ${host}`,
  testArrived: (status, ms) => `Gửi thử thành công. Máy chủ trả lời ${status} sau ${ms} ms.`,
  testFailed: (reason) => `Gửi thử không thành công. ${reason}.`,
  delete: 'Xóa',
  deleteWebhook: (host) => `Xóa ${host}`,
  reallyDelete: 'Xóa webhook?',
  whatDeletingDoes: (host) => `Sẽ không gửi thư đến ${host} nữa. Những gì chưa gửi sẽ bị bỏ.`,
  disabled: (strong) => (
    <>
      {strong('Đã tắt.')} Máy chủ trả lời rằng không muốn nhận nữa. Muốn tiếp tục, hãy xóa webhook này rồi
      thêm lại.
    </>
  ),
  waiting: (strong, failed, wait) => (
    <>
      {strong('Đang chờ.')} {failed === 1 ? 'Lần gửi gần nhất' : `${failed} lần gửi`} không thành công. Sẽ thử
      lại sau {wait}; thư đến sau phải chờ lần gửi này.
    </>
  ),

  deliveries: 'Các lần gửi',
  deliveriesTo: (host) => `Các lần gửi đến ${host}`,
  lastDeliveries: 'Các lần gửi gần nhất',
  deliveriesNotLoaded: 'Không tải được các lần gửi.',
  noDeliveries: 'Chưa gửi gì cả.',
  sentTest: 'Gửi thử',
  sentMail: 'Thư',
  sentAgain: (attempt) => `Thư, lần thứ ${attempt}`,
  delivered: (what, status, ms) => `${what}: đã gửi (${status}, ${ms} ms)`,
  notDelivered: (what, reason) => `${what}: ${reason}`,
};
