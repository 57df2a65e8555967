import type { Texts } from '../texts.ts';

export const texts: Texts = {
  nameOfNext: 'Tên của địa chỉ tiếp theo (không bắt buộc)',
  namePlaceholder: 'tên (tùy chọn)',
  everyName: 'Mọi tên',
  everyNameMeans: 'Nhận mọi thư gửi đến các tên của tên miền này mà chưa có địa chỉ riêng',

  domain: 'Tên miền',
  anyDomain: 'Tên miền bất kỳ',
  yours: 'của bạn',
  subdomain: 'tên miền phụ',
  subdomainMeans: 'Một tên miền phụ ngẫu nhiên dành riêng cho địa chỉ này',
  health: { good: 'tốt', listed: 'trong danh sách', quiet: 'ít thư' },
  healthMeans: {
    good: 'Không có trong danh sách công khai nào về tên miền dùng một lần mà chúng tôi kiểm tra, và thư vẫn đến như thường lệ.',
    listed: 'Có trong một danh sách công khai về tên miền dùng một lần, nên một số trang web từ chối.',
    quiet: 'Trong 24 giờ qua, số địa chỉ nhận được thư ở đây ít hơn thường lệ.',
  },

  lifetime: 'Thời hạn',
  messages: 'Số thư',
  all: 'Tất cả',
  only: (count) => `Chỉ ${count}`,
  onlyMeans:
    'Nếu chọn một số, địa chỉ sẽ từ chối các thư vượt quá số đó. Thư đã đến trước vẫn còn cho đến khi địa chỉ hết hạn.',
  chooseAgain: 'Lựa chọn này không còn nữa. Hãy chọn lại.',

  whichSite: 'Đó là trang web nào? Chúng tôi đếm số lần một trang được nhắc đến, chứ không ghi ai nhắc đến.',
  site: 'Trang web',
  notASite: (example) => `Nhập tên một trang web, ví dụ ${example}.`,
  send: 'Gửi',
  notSent: 'Chưa gửi được. Hãy thử lại sau giây lát.',
  thanks: 'Cảm ơn bạn. Chúng tôi đã ghi lại.',
  tryAnotherDomain: 'Thử tên miền khác',
  close: 'Đóng',
};
