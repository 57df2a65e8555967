import type { Texts } from '../texts.ts';

export const texts: Texts = {
  backToHome: 'Về trang chủ',

  perMonth: 'mỗi tháng',
  insteadOf: (hidden, price) => (
    <>
      {hidden('trước đây ')}
      {price}
    </>
  ),
  addressesAtOnce: (count) => `Tối đa ${count} email tạm thời cùng lúc`,
  lifetime: (premium) => `${premium} cho mỗi địa chỉ`,
  lifetimeInsteadOf: (premium, free) => `${premium} cho mỗi địa chỉ thay vì ${free}`,
  attachments: (size) => `Tệp đính kèm đến ${size}`,
  privateInboxes: 'Hộp thư chỉ mình bạn mở được',
  priority: 'Ưu tiên nhận thư và hỗ trợ',
  prioritySupport: 'Hỗ trợ ưu tiên',
  dashboard: 'Bảng điều khiển cho mọi hộp thư',
  programs: 'Khóa API và webhook cho chương trình của bạn',
  noAds: 'Không quảng cáo',
  adFree: 'Trải nghiệm không quảng cáo',

  steps: 'Các bước',
  stepAccount: 'Tài khoản',
  stepVerify: 'Xác minh',
  stepPayment: 'Thanh toán',
  stepIsDone: 'xong',

  passwordNotReset: 'Mật khẩu của bạn chưa được đặt lại',
  resetNeedsPremiumAgain:
    'Gói Premium của bạn đã kết thúc, mà chỉ tài khoản Premium mới đặt lại được mật khẩu. Tài khoản của bạn vẫn an toàn.',
  resetNeedsPremium:
    'Chỉ tài khoản Premium mới đặt lại được mật khẩu. Nếu chưa có tài khoản, bạn tạo ngay ở đây.',
  accountWithoutPassword: 'Bạn có tài khoản nhưng không có mật khẩu để đăng nhập?',
  alreadyHaveAccount: (link) => <>Đã có tài khoản? {link('Đăng nhập')}</>,
  stepsOnceOpen: 'Khi mở bán, nâng cấp chỉ gồm ba bước: tạo tài khoản, nhập mã gửi qua email và thanh toán.',
  enjoyFreeService: 'Còn bây giờ, bạn cứ thoải mái dùng email tạm thời miễn phí!',

  fullName: 'Họ và tên',
  nameIsMissing: 'Bạn chưa nhập họ và tên.',
  validDomain: (domain) => `Tên miền hợp lệ: ${domain}`,
  invalidDomain: (domain) => `Tên miền không hợp lệ: ${domain}`,
  allowedProviders:
    'Tên miền này không được chấp nhận. Bạn dùng được Gmail, Outlook, Yahoo, iCloud, Proton và các nhà cung cấp lớn khác.',
  allDomains: (count) => `Tất cả ${count} tên miền`,
  verifyEmail: 'Xác minh email',
  verifyEmailIn: (wait) => `Xác minh sau ${wait}`,
  verifyYourEmail: 'Xác minh email của bạn',
  codeIsSent: (digits, address) => (
    <>
      Chúng tôi đã gửi mã {digits} chữ số đến {address}. Nếu bạn đã có tài khoản, thư sẽ báo như vậy thay vì
      gửi mã.
    </>
  ),
  verificationCode: 'Mã xác minh',
  verifyCode: 'Xác minh mã',
  creatingAccount: 'Đang tạo tài khoản…',
  tryAgain: 'Thử lại',
  accountNotCreated: 'Không tạo được tài khoản',
  signupFailed: 'Đăng ký không thành công',
  signupUnavailable: 'Hiện chưa đăng ký được',
  noNetwork: 'Lỗi kết nối mạng',
  emailIsVerified: 'Đã xác minh email',
  accountIsReady: 'Tài khoản đã sẵn sàng. Chỉ còn một bước nữa.',
  continueToPayment: 'Tiếp tục thanh toán',

  completePayment: 'Hoàn tất thanh toán',
  oneStepLeft: 'Còn một bước nữa là bạn có Premium.',
  nothingIsCharged: 'Chưa mở thanh toán nên bạn không bị trừ tiền.',
  account: 'Tài khoản',
  name: 'Tên',
  nameNotGiven: 'Chưa có',
  premium: 'Premium',
  pricePerMonth: (price) => `${price}/tháng`,
  cardIsNotSeen: 'Thanh toán bằng thẻ qua Stripe: chúng tôi không bao giờ thấy thẻ của bạn',
  connectionIsEncrypted: 'Gửi qua kết nối mã hóa SSL',
  cancelAnytime: 'Hủy bất cứ lúc nào mà vẫn giữ Premium đến hết tháng',
  signInFirst: 'Hãy đăng nhập trước để chúng tôi biết cần nâng cấp tài khoản nào.',
  signInToPay: 'Đăng nhập để thanh toán',
  comingSoon: 'Sắp ra mắt: tính năng Premium',

  paymentSuccessful: 'Thanh toán thành công!',
  whatYouHave: 'Cảm ơn bạn. Gói Premium của bạn gồm:',
  paymentIsConfirmed: 'Thanh toán đã được xác nhận, Premium đang hoạt động.',
  homeInSeconds: (seconds) => `Bạn sẽ được chuyển về trang chủ sau ${seconds} giây.`,
  waitingForConfirmation:
    'Đang chờ nhà cung cấp dịch vụ thanh toán xác nhận. Việc này mất vài giây, bạn không cần làm gì cả.',
  stillWaitingForConfirmation:
    'Đang chờ nhà cung cấp dịch vụ thanh toán xác nhận. Lần này lâu hơn bình thường. Premium sẽ tự bắt đầu khi có xác nhận, bạn rời trang này cũng được. Vui lòng đừng thanh toán lần nữa.',

  subscription: 'Quản lý gói Premium',
  subscriptionNotLoaded: 'Không tải được thông tin gói của bạn.',
  premiumWithoutSubscription: (date) =>
    `Premium có hiệu lực đến ${date ? `ngày ${date}` : 'hết kỳ thanh toán'}. Không có gói tự gia hạn nào nên bạn sẽ không bị trừ tiền.`,
  subscriptionEnds: (date) =>
    date
      ? `Gói của bạn kết thúc cùng kỳ thanh toán hiện tại. Bạn vẫn có Premium đến ngày ${date}.`
      : 'Gói của bạn kết thúc cùng kỳ thanh toán hiện tại. Bạn vẫn có Premium đến lúc đó.',
  paymentDidNotGoThrough: (date) =>
    `Lần thanh toán gần nhất không thành công và sẽ được thử lại. Bạn vẫn có Premium đến ${date ? `ngày ${date}` : 'hết kỳ thanh toán'}; hãy kiểm tra thẻ để giữ gói.`,
  nextPayment: (price, date) =>
    `Premium đang hoạt động. Lần thanh toán ${price} tiếp theo là vào ${date ? `ngày ${date}` : 'cuối kỳ thanh toán'}.`,
  payOrChangeCard: 'Thanh toán hoặc đổi thẻ',
  invoicesAndCard: 'Hóa đơn và thẻ',
  keepSubscription: 'Giữ gói của tôi',
  cancelSubscription: 'Hủy gói',
  reallyCancel: 'Hủy gói Premium?',
  keepIt: 'Giữ lại',
  cancelEndsPremium:
    'Lần thanh toán gần nhất không thành công nên Premium kết thúc ngay. Bạn sẽ không bị trừ tiền nữa.',
  cancelKeepsPremium: (date) =>
    `Bạn sẽ không bị trừ tiền nữa. Bạn vẫn có Premium đến ${date ? `ngày ${date}` : 'hết kỳ thanh toán'}.`,
  signInAgain: 'Bạn cần đăng nhập lại.',
  cancelFailed: {
    plain: 'Không hủy được gói. Hãy thử lại.',
    because: (reason) => `Không hủy được gói: ${reason}`,
  },
  keepFailed: {
    plain: 'Không giữ lại được gói. Hãy thử lại.',
    because: (reason) => `Không giữ lại được gói: ${reason}`,
  },
  portalFailed: {
    plain: 'Không mở được hóa đơn. Hãy thử lại.',
    because: (reason) => `Không mở được hóa đơn: ${reason}`,
  },

  dangerZone: 'Vùng nguy hiểm',
  deletedWithPremium: (strong) => (
    <>
      {strong('Bị xóa ngay:')} tài khoản, các hộp thư Premium cùng thư trong đó, khóa API và webhook của bạn.
      Gói trả phí kết thúc và bạn không bị trừ tiền nữa.
    </>
  ),
  deleted: (strong) => <>{strong('Bị xóa ngay:')} tài khoản của bạn cùng tên, địa chỉ email và mật khẩu.</>,
  keptWithPremium: (strong, days) => (
    <>
      {strong('Được giữ lại:')} hóa đơn, theo thời hạn luật thuế yêu cầu, và những gì bạn viết cho bộ phận hỗ
      trợ, tối đa {days} ngày.
    </>
  ),
  kept: (strong, days) => (
    <>
      {strong('Được giữ lại:')} địa chỉ miễn phí, cho đến khi hết hạn, và những gì bạn viết cho bộ phận hỗ
      trợ, tối đa {days} ngày.
    </>
  ),
  noUndo: 'Không hoàn tác được.',
  deleteAccount: 'Xóa tài khoản của tôi',
  verifyFirst: 'Hãy xác minh email trước',
  domainNotAllowed: 'Tên miền này không được chấp nhận',

  reallyDelete: 'Xóa tài khoản?',
  whatDeletingPremiumDoes:
    'Tài khoản, các hộp thư và thư của bạn sẽ bị xóa, gói trả phí kết thúc ngay. Đã xóa thì không hoàn tác được.',
  whatDeletingDoes: 'Tài khoản của bạn sẽ bị xóa. Đã xóa thì không hoàn tác được.',
  deleteFailed: {
    plain: 'Không xóa được tài khoản. Hãy thử lại.',
    because: (reason) => `Không xóa được tài khoản: ${reason}`,
  },
  accountDeleted: 'Đã xóa tài khoản',
  accountIsGone: 'Tài khoản của bạn đã bị xóa cùng các hộp thư, thư và gói trả phí nếu có. Đang đăng xuất…',
};
