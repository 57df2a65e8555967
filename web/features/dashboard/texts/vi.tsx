import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  loadingDashboard: 'Đang tải bảng điều khiển…',
  premiumDashboard: 'Bảng điều khiển',
  manage: 'Quản lý',
  benefits: 'Quyền lợi',
  messagesReceived: (count) => `Thư đã nhận (${count})`,
  yourAddress: 'Địa chỉ email tạm thời của bạn',
  emailsNotLoaded: (again) => <>Không tải được danh sách địa chỉ. {again('Thử lại')}</>,

  yourInboxes: 'Hộp thư của bạn',
  inboxes: (count) => `${count} hộp thư`,
  activeInboxes: 'Hộp thư đang hoạt động',
  listOfInboxes: 'Hộp thư đang hoạt động',
  noInboxes: 'Không có hộp thư nào đang hoạt động',
  howLongAddressWorks: `Chỉ một giây là có địa chỉ mới, dùng được trong ${limits.premiumLifetime}.`,
  selectedInbox: 'Đang chọn',
  activeInbox: 'Đang hoạt động',
  domainEnds: 'tên miền sắp ngừng',
  unread: (count, unseen) => (
    <>
      {count}
      {unseen(' chưa đọc')}
    </>
  ),
  expiresIn: (words, time) => (
    <>
      {words('Hết hạn sau ')}
      {time}
    </>
  ),
  copy: (address) => `Sao chép ${address}`,
  copied: 'Đã sao chép!',
  delete: (address) => `Xóa ${address}`,
  deleteInbox: 'Xóa hộp thư',
  expiredCannotBeDeleted: 'Hộp thư đã hết hạn, không xóa được',
  deleteAll: 'Xóa tất cả',
  reallyDeleteAll: (count) => `Xóa ${count} địa chỉ email? Đã xóa thì không hoàn tác được.`,
  allDeleted: 'Đã xóa các địa chỉ của bạn cùng toàn bộ thư.',
  optionalName: 'Tên (tùy chọn)',
  generateFirstEmail: 'Tạo hộp thư',
  generateInbox: 'Tạo hộp thư',

  backToDashboard: 'Về bảng điều khiển',
  manageAccount: 'Quản lý tài khoản',
  premiumAccount: 'Tài khoản Premium',
  loading: 'Đang tải',
  premiumIsActive: 'Premium đang hoạt động.',
  premiumIsActiveUntil: (date) => `Gói còn hạn đến ngày ${date}.`,
  nothingToCancel: 'Gói chưa tự gia hạn nên không có gì để hủy.',
  whereToDelete: (link) => <>Bạn có thể {link('xóa tài khoản tại đây')}. Nút bên dưới chưa hoạt động.</>,
  comingSoon: 'Sắp ra mắt',

  yourAccount: 'Tài khoản của bạn',
  premiumPlan: 'Gói Premium',
  whatPremiumHas: `Tối đa ${limits.premiumAddresses} cùng lúc, mỗi địa chỉ dùng được ${limits.premiumLifetime}.`,
  keysWebhooksAndSubscription: 'Khóa, webhook và gói Premium',
  freePlan: 'Gói miễn phí',
  whatFreeHas: `Tối đa ${limits.freeAddresses} cùng lúc, mỗi địa chỉ dùng được ${limits.freeLifetime}.`,
  upgrade: 'Nâng cấp lên Premium',
  premiumHasEnded: 'Gói Premium đã kết thúc',
  whatEndedMeans:
    'Hiện bạn dùng gói miễn phí. Khóa API và webhook vẫn được giữ, nhưng chỉ hoạt động lại khi bạn gia hạn.',
  resubscribe: 'Gia hạn',

  premiumBenefits: 'Quyền lợi Premium',
  includedInSubscription: 'Mọi thứ có trong gói của bạn.',
  yourBenefits: 'Quyền lợi của bạn',
  manyAtOnce: {
    title: `Tối đa ${limits.premiumCount} địa chỉ cùng lúc`,
    text: 'Mỗi việc một hộp thư riêng, với tên do bạn chọn.',
  },
  moreTime: {
    title: `${limits.premiumLifetime} thay vì ${limits.freeLifetime}`,
    text: 'Địa chỉ nào cũng dùng được lâu hơn, để bạn quay lại sau.',
  },
  prioritySupport: {
    title: 'Hỗ trợ ưu tiên',
    text: 'Câu hỏi của bạn được đánh dấu Premium và trả lời trước. Thư của bạn cũng được chuyển đến trước.',
  },
  managementTools: {
    title: 'Công cụ quản lý hộp thư nâng cao',
    text: 'Xem, sao chép và xóa mọi hộp thư ở cùng một nơi. Chỉ bạn mới mở được chúng.',
  },
};
