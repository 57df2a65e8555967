import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cancel: 'Hủy',
  continue: 'Tiếp tục',
  goHome: 'Về trang chủ',
  goToDashboard: 'Đến bảng điều khiển',
  backToLogin: 'Quay lại đăng nhập',
  writeToSupport: 'Viết cho bộ phận hỗ trợ',

  email: 'Email',
  emailIsMissing: 'Bạn chưa nhập địa chỉ email.',
  emailIsInvalid: 'Địa chỉ email này không hợp lệ.',
  password: 'Mật khẩu',
  passwordIsMissing: 'Bạn chưa nhập mật khẩu.',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  newPassword: 'Mật khẩu mới',
  neededLength: (characters) => `Ít nhất ${characters} ký tự.`,
  passwordIsTooShort: (characters) => `Mật khẩu phải có ít nhất ${characters} ký tự`,
  confirmPassword: 'Nhập lại mật khẩu',
  passwordsDiffer: 'Hai mật khẩu không khớp',

  login: 'Đăng nhập',
  whoNeedsAccount: 'Đăng nhập vào tài khoản Premium của bạn. Địa chỉ miễn phí không cần tài khoản.',
  noAccountYet: (link) => <>Chưa có tài khoản? {link('Tạo tài khoản Premium')}</>,
  alreadySignedIn: (email, link) => (
    <>
      Bạn đang đăng nhập bằng {email}. {link('Về trang chủ')}
    </>
  ),
  pageNeedsSignIn: 'Hãy đăng nhập để mở trang đó.',
  linkSignsInAs: (email, button) => (
    <>
      Liên kết này sẽ đăng nhập cho bạn bằng {email}. {button('Tiếp tục')}
    </>
  ),
  passwordWasChanged: 'Đã đổi mật khẩu. Hãy đăng nhập bằng mật khẩu mới.',
  freeAddressesStayOutside:
    'Địa chỉ miễn phí của bạn không thuộc tài khoản này. Bạn vẫn đọc được thư của chúng ở đây cho đến khi hết hạn:',
  signIn: 'Đăng nhập',
  signingIn: 'Đang đăng nhập…',
  signInFailed: 'Đăng nhập không thành công',
  signInUnavailable: 'Hiện chưa đăng nhập được',
  or: 'hoặc',
  continueWithGoogle: 'Tiếp tục với Google',
  noGoogleHere: 'Trang này không hỗ trợ đăng nhập bằng Google.',
  googleErrors: {
    unavailable: 'Ở đây không đăng nhập bằng Google được. Hãy đăng nhập bằng email và mật khẩu.',
    unreachable:
      'Hiện không kết nối được với Google. Bạn thử lại sau ít phút, hoặc đăng nhập bằng email và mật khẩu.',
    cancelled: 'Bạn đã hủy đăng nhập ở Google. Hãy thử lại, hoặc đăng nhập bằng email và mật khẩu.',
    late: 'Đăng nhập bằng Google mất quá lâu hoặc đã bắt đầu ở trình duyệt khác. Hãy thử lại.',
    unverified: 'Google chưa xác minh địa chỉ email của tài khoản này nên không dùng ở đây được.',
    failed:
      'Đăng nhập bằng Google không thành công: sai email, tên người dùng hoặc mật khẩu. Hãy thử lại, hoặc đăng nhập bằng email và mật khẩu.',
  },

  forgotPassword: 'Quên mật khẩu?',
  resetPassword: 'Đặt lại mật khẩu',
  howResetWorks: 'Nhập địa chỉ email của tài khoản Premium. Chúng tôi sẽ gửi cho bạn một thư có mã.',
  emailAddress: 'Địa chỉ email',
  sendResetCode: 'Gửi mã đặt lại',
  resetCodeNotSent: 'Không gửi được mã đặt lại. Hãy thử lại.',
  resetFailed: 'Không đặt lại được mật khẩu',
  resetUnavailable: 'Hiện chưa đặt lại mật khẩu được',
  resetCodeSent: 'Đã gửi mã đặt lại!',
  checkInboxFor: (address) => <>Chúng tôi đã gửi thư có mã đến {address}. Bạn hãy kiểm tra hộp thư.</>,
  enterCode: 'Nhập mã',
  codeIsOnItsWay: (address) => (
    <>Chúng tôi đã gửi thư có mã đến {address}. Thư có thể mất khoảng một phút mới đến.</>
  ),
  resetCode: 'Mã đặt lại',
  noPassword: 'Không có mật khẩu để đăng nhập?',
  contactSupport: 'Liên hệ hỗ trợ',
  messageToSupport:
    'Tôi quên mật khẩu và không đặt lại được vì không có Premium. Nhờ các bạn giúp tôi vào lại tài khoản.',
  choosePassword: 'Chọn mật khẩu mới',
  passwordOf: (address) => <>Cho {address}.</>,
  choosePasswordForAccount: 'Chọn mật khẩu mới cho tài khoản của bạn.',
  requestNewLink: 'Yêu cầu liên kết mới',
  passwordNotUpdated: 'Không cập nhật được mật khẩu',
  passwordUpdateFailed: 'Cập nhật mật khẩu không thành công',
  passwordNotReset: 'Không đặt lại được mật khẩu. Hãy thử lại.',
  resetIsDone: 'Đã đặt lại mật khẩu',
  signedOutEverywhere:
    'Mật khẩu đã được đổi và mọi thiết bị đã đăng xuất. Đang chuyển bạn đến trang đăng nhập…',

  sendCode: 'Gửi mã',
  resendCode: 'Gửi lại mã',
  resendIn: (wait) => `Gửi lại sau ${wait}`,
  waitOfSeconds: (seconds) => `${seconds}\u00a0giây`,
  waitOfMinutes: (minutes, seconds) => `${minutes}\u00a0phút ${seconds}\u00a0giây`,
  waitOfHours: (hours, minutes) => `${hours}\u00a0giờ ${minutes}\u00a0phút`,
  codeIsValidFor: (minutes) => `Mã có hiệu lực trong ${minutes} phút.`,
  codeNotSent: 'Không gửi được mã xác minh',
  codeNotSentAgain: 'Không gửi lại được mã. Hãy thử lại.',
  codeIsWrong: 'Mã không đúng. Hãy thử lại.',
  codeNotChecked: 'Xác minh không thành công',
  tryCodeAgain: 'Xác minh không thành công. Hãy thử lại.',

  subscriptionIsActive: 'Gói Premium của bạn đang hoạt động',
  nothingToPay: 'Hiện bạn không phải thanh toán gì.',
  payWithStripe: (price) => `Thanh toán qua Stripe: ${price}/tháng`,
  checkoutFailed: 'Không mở được trang thanh toán. Hãy liên hệ hỗ trợ.',
  waitingForPayment: 'Trang thanh toán đang mở ở tab khác. Trang này sẽ tự cập nhật khi bạn thanh toán xong.',

  resubscribeForAccess: 'Gia hạn để vào lại tài khoản Premium',
  signedInAs: (email) => `Đang đăng nhập bằng ${email}.`,
  accessIsBlocked: 'Tài khoản tạm bị khóa',
  whatIsClosed:
    'Gói Premium của bạn đã kết thúc nên bảng điều khiển và các hộp thư trong đó đã đóng. Dữ liệu tài khoản vẫn an toàn và được khôi phục ngay khi bạn thanh toán.',
  paymentsNotOpen: 'Chưa mở thanh toán.',
  freeAddressesStillWork: 'Bạn vẫn dùng được địa chỉ miễn phí ở trang chủ.',
  confirmAddressFirst: (link) => (
    <>Không chắc còn đọc được thư ở địa chỉ này? {link('Xác nhận bằng mã')} trước khi thanh toán.</>
  ),
  upgrade: 'Nâng cấp lên Premium',

  resubscribe: 'Gia hạn',
  confirmThenPay: 'Xác nhận rằng bạn còn đọc được thư ở địa chỉ này, rồi tiếp tục thanh toán.',
  codeSent: 'Chúng tôi đã gửi mã cho bạn. Hãy kiểm tra hộp thư.',
  codeOfDigits: (digits) => `Mã ${digits} chữ số`,
  addressIsConfirmed: 'Địa chỉ email của bạn đã được xác nhận.',
  verifyAndPay: 'Xác minh và thanh toán',

  reactivate: 'Kích hoạt lại gói Premium',
  welcomeBackAfterPremium: (strong, email) => (
    <>
      Chào mừng trở lại, {strong(email)}! Gói Premium của bạn đã hết hạn. Hãy kích hoạt lại để dùng tiếp mọi
      tính năng Premium.
    </>
  ),
  welcomeBack: (strong, email) => <>Chào mừng trở lại, {strong(email)}! Hiện bạn không có gói Premium nào.</>,
  whatYouGetBack: 'Những gì bạn lấy lại được với Premium',
  whatYouGet: 'Những gì bạn có với Premium',
  reactivateFor: (price) => `Kích hoạt lại: ${price}/tháng`,
  continueAsGuest: 'Tiếp tục với tư cách khách',

  subscriptionExpired: 'Gói Premium của bạn đã hết hạn. Hãy gia hạn để vào tài khoản.',
  incorrectSignIn: 'Sai email, tên người dùng hoặc mật khẩu',
  tooManyRequests: 'Quá nhiều yêu cầu. Bạn thử lại sau nhé.',
  invalidResetLink: 'Liên kết đặt lại không hợp lệ. Hãy yêu cầu đặt lại mật khẩu lần nữa.',
  resetLimit: (perDay) =>
    `Mỗi ngày chỉ được yêu cầu đặt lại mật khẩu tối đa ${perDay} lần. Bạn thử lại vào ngày mai nhé.`,
  billingOff: 'Sắp mở thanh toán! Các tính năng Premium sẽ sớm có.',

  reallyForget: 'Quên tôi trên thiết bị này?',
  forgetMe: 'Quên tôi',
  forgetsSession: 'Bạn sẽ bị đăng xuất, và trình duyệt này sẽ quên các địa chỉ cùng thư của bạn.',
  forgetsAddresses: 'Trình duyệt này sẽ quên các địa chỉ cùng thư của bạn và không mở lại được nữa.',
  countsAsNewVisitor: 'Sau đó bạn được xem như khách mới, chưa dùng địa chỉ nào.',
  othersCanStillRead: 'Ai biết địa chỉ vẫn đọc được thư cho đến khi địa chỉ hết hạn.',
  deleteAddresses: 'Xóa các địa chỉ của tôi và thư trong đó',
  deleteFreeAddresses: 'Xóa các địa chỉ miễn phí của tôi và thư trong đó',
  tryInAMoment: 'Bạn thử lại sau ít phút nhé.',
  forgotten: 'Trình duyệt này đã quên bạn.',
  deletedAndForgotten: 'Các địa chỉ của bạn đã bị xóa, và trình duyệt này đã quên bạn.',
};
