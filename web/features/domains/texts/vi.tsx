import type { Texts } from '../texts.ts';

export const texts: Texts = {
  domains: 'Tên miền của bạn',
  listOfDomains: 'Danh sách tên miền của bạn',
  whatDomainsAreFor:
    'Nhận thư ở tên miền của riêng bạn, chẳng hạn khi một trang web từ chối tên miền của chúng tôi.',
  useASeparateOne: (strong) => (
    <>
      {strong('Hãy dùng một tên miền riêng cho việc này, đừng dùng tên miền của công ty.')} Các danh sách tên
      miền dùng một lần có thể ghi nhớ nó.
    </>
  ),
  domainsNotLoaded: 'Không tải được tên miền của bạn.',
  noDomains: 'Bạn chưa có tên miền nào.',
  domainsAreFull: (limit) =>
    `Bạn có ${limit} tên miền, đó là giới hạn. Gỡ một tên miền để thêm tên miền khác.`,
  domain: 'Tên miền',
  domainIsMissing: 'Vui lòng nhập tên miền',
  addDomain: 'Thêm tên miền',

  states: {
    pending: 'Đang chờ DNS',
    active: 'Đang hoạt động',
    resting: 'Tạm nghỉ',
    retiring: 'Sắp kết thúc',
    retired: 'Đã kết thúc',
    suspended: 'Tạm ngưng',
    blocked: 'Bị chặn',
  },
  needsCare: 'Cần bạn xử lý',
  addTheseRecords:
    'Thêm hai bản ghi này ở nơi bạn quản lý DNS của tên miền, thường là nơi bạn đã mua nó. Có thể mất vài phút để chúng xuất hiện. Trang này kiểm tra mỗi 30 giây.',
  nowActive: (domain) => `${domain} đã hoạt động. Giờ bạn có thể tạo địa chỉ ở đó.`,
  publishThese: 'Khi các bản ghi này có trong DNS, tên miền sẽ hoạt động trở lại.',

  records: 'Bản ghi DNS',
  purposes: {
    TXT: 'Chứng minh tên miền là của bạn',
    MX: 'Đưa thư của tên miền về đây',
    wildcard: 'Đưa thư của mọi tên miền phụ về đây',
  },
  recordName: 'Tên',
  recordValue: 'Giá trị',
  priority: 'Độ ưu tiên',
  copyName: (record) => `Sao chép tên của bản ghi ${record}`,
  copyValue: (record) => `Sao chép giá trị của bản ghi ${record}`,
  copied: 'Đã sao chép',
  notLookedAt: 'Chưa kiểm tra',
  ok: 'Đã thấy trong DNS',
  missing: 'Chưa thấy trong DNS',
  wrong: (found) => `Chúng tôi tìm thấy ${found}; còn thiếu bản ghi của chúng tôi`,
  unknown: 'DNS không trả lời: chúng tôi sẽ hỏi lại',
  leaveOutDomain:
    'Nếu trang quản lý DNS tự thêm tên miền vào mỗi tên, đừng ghi tên miền ở đó. Chính tên miền thường được ghi là @.',
  claimEnds: 'Nếu bản ghi TXT không xuất hiện trong 7 ngày, tên miền sẽ rời khỏi danh sách này.',
  lastLook: (time) => `Kiểm tra lần cuối: ${time}`,
  lookNow: 'Kiểm tra ngay',
  lookedOften: 'Chúng tôi đã kiểm tra vài lần trong phút vừa qua. Vui lòng đợi một chút.',

  newAddress: 'Địa chỉ mới',
  everyName: 'Địa chỉ cho mọi tên',
  openEveryName: (address) => `Mở ${address}`,
  whatEveryNameIs: (address) =>
    `${address} nhận thư gửi đến mọi tên ở tên miền này chưa có địa chỉ riêng. Được tính là một địa chỉ.`,

  subdomains: 'Tên miền phụ',
  on: 'Bật',
  off: 'Tắt',
  allowSubdomains: 'Cho phép tên miền phụ',
  whatSubdomainsAre: (example) => `Địa chỉ có thể có tên miền phụ ngẫu nhiên của riêng nó, ví dụ ${example}.`,
  wildcardFirst: 'Cần thêm một bản ghi nữa. Hãy thêm nó trước rồi bật.',

  remove: 'Gỡ',
  removeDomain: (domain) => `Gỡ ${domain}`,
  reallyRemove: (domain) => `Gỡ ${domain}?`,
  whatRemovingDoes:
    'Mọi địa chỉ ở tên miền này bị đóng ngay, và thư của chúng bị xóa. Thư gửi đến tên miền này sẽ bị từ chối. Để thêm lại, bạn cần bản ghi TXT mới.',
  whatRemovingPendingDoes: 'Bản ghi TXT của nó không còn giá trị. Để thêm lại tên miền, bạn cần bản ghi mới.',
  removed: (domain) => `Đã gỡ ${domain}.`,
};
