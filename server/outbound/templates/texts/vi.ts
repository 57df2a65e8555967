import { brand } from '#contract/brand.ts';
import type { PlanLimits } from '#contract/plan-limits.ts';
import type { MailTexts } from './en.ts';

export const texts: MailTexts = {
  footer: `Bạn nhận được thư này vì bạn có tài khoản ${brand.name}. Đây là thư tự động.`,
  open: `Mở ${brand.name}`,
  code: {
    subject: (code: string) => `${code} là mã ${brand.name} của bạn`,
    title: 'Mã xác minh của bạn',
    enter: (time: string) => `Nhập mã này để tiếp tục. Mã có hiệu lực trong ${time}.`,
    enterForPassword: (time: string) => `Nhập mã này để đặt lại mật khẩu. Mã có hiệu lực trong ${time}.`,
    notYou: 'Nếu không phải bạn yêu cầu, hãy bỏ qua thư này: không có mã thì không ai làm được gì.',
    footer: `Có người đã nhập địa chỉ này ở ${brand.name}. Chúng tôi không bao giờ hỏi mã này qua email hay điện thoại.`,
  },
  haveAccount: {
    subject: `Bạn đã có tài khoản ${brand.name}`,
    title: 'Bạn đã có tài khoản',
    somebody: `Có người, có lẽ là bạn, vừa muốn đăng ký ${brand.name} bằng địa chỉ này.`,
    signInInstead: 'Địa chỉ này đã có tài khoản, nên bạn chỉ cần đăng nhập.',
    signIn: 'Đăng nhập',
    notYou: 'Nếu không phải bạn, hãy bỏ qua thư này: không có gì thay đổi cả.',
  },
  reset: {
    subject: `Đặt lại mật khẩu ${brand.name} của bạn`,
    title: 'Đặt lại mật khẩu',
    useLink: 'Chọn mật khẩu mới bằng liên kết này. Liên kết dùng được một lần và có hiệu lực trong một giờ.',
    choose: 'Chọn mật khẩu mới',
    orCode: (time: string) => `Hoặc nhập mã này trong vòng ${time}, ở trang nơi bạn đã yêu cầu mã:`,
    notYou: 'Nếu bạn không yêu cầu, mật khẩu của bạn vẫn giữ nguyên.',
  },
  passwordChanged: {
    subject: `Mật khẩu ${brand.name} của bạn đã được đổi`,
    title: 'Mật khẩu của bạn đã được đổi',
    changed: 'Mật khẩu của bạn vừa được đổi, và mọi thiết bị đã đăng xuất.',
    notYou: (supportEmail: string) => `Nếu không phải bạn đổi, hãy viết ngay cho ${supportEmail}.`,
  },
  welcome: {
    title: `Chào mừng bạn đến với ${brand.name}`,
    ready: 'Địa chỉ của bạn đã được xác nhận và tài khoản đã sẵn sàng.',
    everythingGoes: 'Mọi thư gửi đến địa chỉ tạm thời của bạn đều bị xóa khi địa chỉ hết hạn.',
  },
  premiumBegun: {
    subject: `Chào mừng bạn đến với ${brand.name} Premium`,
    title: 'Gói Premium của bạn đang hoạt động',
    thanks: (price: string) =>
      `Cảm ơn bạn. Chúng tôi đã nhận được khoản thanh toán ${price}, và Premium đã bắt đầu.`,
    renews: 'Gói tự gia hạn hằng tháng. Bạn có thể hủy bất cứ lúc nào ở trang “Quản lý”.',
    openDashboard: 'Mở bảng điều khiển',
  },
  benefits: (limits: PlanLimits) => [
    `Tối đa ${limits.premiumAddresses} cùng lúc`,
    `Mỗi địa chỉ dùng được ${limits.premiumLifetime}`,
    `Tệp đính kèm đến ${limits.premiumAttachments}`,
    'Không quảng cáo',
  ],
  paymentFailed: {
    subject: `Thanh toán ${brand.name} của bạn không thành công`,
    title: 'Thanh toán không thành công',
    tryAgain: (price: string) =>
      `Chúng tôi không thu được ${price} cho tháng Premium này và sẽ thử lại sau vài ngày.`,
    checkCard: 'Để Premium không bị gián đoạn, bạn vui lòng kiểm tra thẻ.',
    check: 'Kiểm tra gói Premium',
  },
  subscriptionEnds: {
    subject: (date: string) => `${brand.name} Premium của bạn kết thúc ngày ${date}`,
    title: 'Đã hủy gói Premium',
    keptUntil: (date: string) => `Bạn sẽ không bị trừ tiền nữa. Bạn vẫn có Premium đến ngày ${date}.`,
    accountStays: 'Tài khoản của bạn vẫn còn, và bạn có thể mua lại gói bất cứ lúc nào.',
  },
  expired: {
    subject: `${brand.name} Premium của bạn đã kết thúc`,
    title: 'Gói Premium của bạn đã kết thúc',
    nothingToPay:
      'Thời gian dùng Premium của bạn đã hết. Bạn không phải thanh toán gì, và tài khoản vẫn an toàn.',
    freePlan: (limits: PlanLimits) =>
      `Gói miễn phí không cần đăng nhập: ${limits.freeAddresses} cùng lúc, mỗi địa chỉ dùng được ${limits.freeLifetime}.`,
    payToReactivate:
      'Gói Premium của bạn đã hết hạn. Tài khoản vẫn an toàn, và chỉ cần thanh toán là gói hoạt động lại.',
    reactivate: (price: string) => `Kích hoạt lại: ${price}/tháng`,
  },
  domainMissing: {
    subject: (name: string) => `${name} thiếu một bản ghi DNS`,
    title: 'Thiếu một bản ghi DNS',
    gone: (name: string) => `Bản ghi TXT chứng minh ${name} là của bạn đã biến mất một ngày nay.`,
    publishAgain:
      'Bạn vui lòng thêm lại trong vòng hai ngày. Nếu không, tên miền sẽ bị tạm ngưng và không còn nhận được thư.',
    see: 'Xem bản ghi',
  },
  domainSuspended: {
    subject: (name: string) => `${name} đã bị tạm ngưng`,
    title: 'Tên miền của bạn đã bị tạm ngưng',
    lapsed: (name: string) => `Bản ghi TXT của ${name} đã biến mất ba ngày.`,
    lostToOther: (name: string) => `Một tài khoản khác đã chứng minh ${name} là của họ.`,
    stillReadable:
      'Thư trong các địa chỉ của tên miền này vẫn đọc được cho đến khi địa chỉ hết hạn, nhưng thư mới không đến nữa.',
    useAgain: 'Nếu tên miền là của bạn, hãy thêm bản ghi TXT mới để dùng lại.',
  },
  ownPostmaster: {
    subject: (to: string) => `Thư gửi đến ${to}`,
    title: (to: string) => `Có người viết thư đến ${to}`,
    from: (from: string) => `Người gửi tự nhận là ${from}.`,
    noSender: 'Thư này không có người gửi, như thường thấy ở báo cáo gửi thất bại.',
    footer: `Mọi tên miền thư đều phải nhận thư ở địa chỉ này, nên ${brand.name} chuyển tiếp cho bạn.`,
  },
  push: {
    newMail: 'Thư mới',
    code: (code: string) => `Mã: ${code}`,
    noSubject: '(không có tiêu đề)',
    notCheckedYet: 'Chưa kiểm tra người gửi',
    leadsElsewhere: 'Liên kết dẫn đến trang khác với phần chữ của nó',
    suspicious: 'Thư đáng ngờ',
    saysItIsFrom: (name: string) => `Tự nhận là từ ${name}`,
    open: 'Mở',
    copyCode: 'Sao chép mã',
  },
};
