import type { Refusals } from '../refusals.ts';

export const refusals: Refusals = {
  'Not found': 'Không tìm thấy',
  'Authentication required': 'Bạn cần đăng nhập',
  'This key does not exist, or it was revoked.': 'Khóa này không tồn tại hoặc đã bị thu hồi.',
  'Email limit reached': 'Đã hết lượt tạo địa chỉ',
  'Too many requests. Please try again later.': 'Quá nhiều yêu cầu. Bạn thử lại sau nhé.',
  'Too many addresses were generated from your network. Please try again later.':
    'Mạng của bạn đã tạo quá nhiều địa chỉ. Bạn thử lại sau nhé.',
  'You are on cooldown. Please wait until your next free address is available.':
    'Bạn đang trong thời gian chờ. Hãy đợi đến khi có địa chỉ miễn phí tiếp theo.',
  'This name is already taken. Please choose another one.': 'Tên này đã có người dùng. Hãy chọn tên khác.',
  'This token belongs to one address and cannot have another.':
    'Token này thuộc về một địa chỉ duy nhất và không thể có thêm địa chỉ khác.',
  'Choosing a name is a premium feature.': 'Chỉ Premium mới được tự chọn tên.',
  'This is a premium feature.': 'Tính năng này chỉ có ở Premium.',
  'This call needs a signed-in session. A key cannot be used here.':
    'Việc này cần đăng nhập. Không dùng khóa ở đây được.',
  'With a key, leave out /guest: call /api/generate-email, for example.':
    'Khi dùng khóa, hãy bỏ /guest: ví dụ, gọi /api/generate-email.',
  'This message could not be parsed. You can still download its raw source.':
    'Không đọc được thư này. Bạn vẫn tải được mã nguồn thư.',
  'The service is temporarily unavailable. Please try again in a moment.':
    'Dịch vụ tạm thời gián đoạn. Bạn thử lại sau ít phút nhé.',
  'Something went wrong on our side. Please try again.': 'Có lỗi từ phía chúng tôi. Hãy thử lại.',
  'Incorrect email/username or password': 'Sai email, tên người dùng hoặc mật khẩu',
  'Your premium subscription has expired. Please resubscribe to access your account.':
    'Gói Premium của bạn đã hết hạn. Hãy gia hạn để vào tài khoản.',
  'Not an allowed domain': 'Tên miền này không được chấp nhận',
  'Please complete email verification first': 'Hãy xác minh email trước',
  'Invalid verification code': 'Mã xác minh không đúng',
  'Invalid reset link. Please request a new password reset.':
    'Liên kết đặt lại không hợp lệ. Hãy yêu cầu đặt lại mật khẩu lần nữa.',
  'Password reset is only available for premium users. Please upgrade your account first.':
    'Chỉ tài khoản Premium mới đặt lại được mật khẩu. Hãy nâng cấp tài khoản trước.',
  'Your premium subscription has expired. Please reactivate to reset your password.':
    'Gói Premium của bạn đã hết hạn. Hãy kích hoạt lại để đặt lại mật khẩu.',
  'You have reached the maximum of 2 password reset requests per day. Please try again tomorrow.':
    'Mỗi ngày chỉ được yêu cầu đặt lại mật khẩu tối đa 2 lần. Bạn thử lại vào ngày mai nhé.',
  'Payment processing is coming soon! Premium features will be available shortly.':
    'Sắp mở thanh toán! Các tính năng Premium sẽ sớm có.',
  'This was not checked yet.': 'Mục này chưa được kiểm tra.',
  'There is no sender domain to check.': 'Không có tên miền người gửi để kiểm tra.',
  '{} allows the server that sent this mail.': '{} cho phép máy chủ đã gửi thư này.',
  '{} does not allow the server that sent this mail.': '{} không cho phép máy chủ đã gửi thư này.',
  '{} does not list the server that sent this mail.':
    'Máy chủ đã gửi thư này không có trong danh sách của {}.',
  'DNS did not answer, so it is unknown which servers may send for {}.':
    'DNS không trả lời, nên không biết máy chủ nào được phép gửi thay {}.',
  'The list of servers that may send for {} has errors.': 'Danh sách máy chủ được phép gửi thay {} có lỗi.',
  '{} does not say whether this server may send its mail.':
    '{} không cho biết máy chủ này có được phép gửi thư của mình hay không.',
  'Signed by {}; the signature is valid.': 'Có chữ ký của {}; chữ ký hợp lệ.',
  'Signed by {}; the signature is valid, but it is not from the sender’s domain.':
    'Có chữ ký của {}; chữ ký hợp lệ, nhưng không phải của tên miền người gửi.',
  'Signed by {}, but DNS did not answer when asked for the key.':
    'Có chữ ký của {}, nhưng DNS không trả lời khi được hỏi khóa.',
  'Signed by {}, but the mail was changed after that.': 'Có chữ ký của {}, nhưng thư đã bị sửa sau khi ký.',
  'Signed by {}, but the signature has expired.': 'Có chữ ký của {}, nhưng chữ ký đã hết hạn.',
  'Signed in the name of {}, but {} has no such key.': 'Ký dưới tên {}, nhưng {} không có khóa nào như vậy.',
  'Signed in the name of {}, but its key cannot be used.': 'Ký dưới tên {}, nhưng khóa không dùng được.',
  'Signed in the name of {}, but the signature is too weak to count.':
    'Ký dưới tên {}, nhưng chữ ký quá yếu nên không được tính.',
  'Signed in the name of {}, but the mail is too large or too complicated to check the signature.':
    'Ký dưới tên {}, nhưng thư quá lớn hoặc quá phức tạp nên không kiểm tra được chữ ký.',
  'Signed in the name of {}, but the signature cannot be read.':
    'Ký dưới tên {}, nhưng không đọc được chữ ký.',
  'Signed in the name of {}, but the signature does not match.': 'Ký dưới tên {}, nhưng chữ ký không khớp.',
  'The mail has more than one From header, which real mail never has.':
    'Thư có nhiều hơn một trường From (người gửi), điều không bao giờ có ở thư thật.',
  'The mail names senders from different domains.': 'Thư ghi những người gửi thuộc các tên miền khác nhau.',
  'The address of the sender can be read in more than one way.':
    'Địa chỉ người gửi có thể hiểu theo nhiều cách.',
  'The mail does not name its sender.': 'Thư không ghi người gửi.',
  'The signature covers only the beginning of the mail. The rest may have been added later.':
    'Chữ ký chỉ bao gồm phần đầu của nội dung thư. Phần còn lại có thể được thêm vào sau.',
  'A header appears twice. The signature covers only one, and the other may have been added later.':
    'Một trường ở phần đầu thư xuất hiện hai lần. Chữ ký chỉ bao gồm một, còn trường kia có thể được thêm vào sau.',
  'The signature does not cover the subject, which may have been changed later.':
    'Chữ ký không bao gồm tiêu đề, nên tiêu đề có thể đã bị sửa sau đó.',
  'DNS did not answer when asked for the policy of the sender’s domain.':
    'DNS không trả lời khi được hỏi về chính sách của tên miền người gửi.',
  '{} does not say what to do with unproven mail.':
    '{} không cho biết phải làm gì với thư chưa được xác thực.',
  '{} does not ask receivers to act on unproven mail.':
    '{} không yêu cầu bên nhận xử lý thư chưa được xác thực.',
  '{} asks receivers to treat unproven mail as spam.':
    '{} yêu cầu bên nhận coi thư chưa được xác thực là thư rác.',
  '{} asks receivers to reject unproven mail.': '{} yêu cầu bên nhận từ chối thư chưa được xác thực.',
  '{} does not ask receivers to act on unproven mail. This mail has no valid signature from {}.':
    '{} không yêu cầu bên nhận xử lý thư chưa được xác thực. Thư này không có chữ ký hợp lệ của {}.',
  '{} asks receivers to treat unproven mail as spam. This mail has no valid signature from {}.':
    '{} yêu cầu bên nhận coi thư chưa được xác thực là thư rác. Thư này không có chữ ký hợp lệ của {}.',
  '{} asks receivers to reject unproven mail. This mail has no valid signature from {}.':
    '{} yêu cầu bên nhận từ chối thư chưa được xác thực. Thư này không có chữ ký hợp lệ của {}.',
  'This address is not public': 'Địa chỉ này không công khai',
  'The name of the server is unknown': 'Không tìm thấy tên máy chủ',
  'The server redirects': 'Máy chủ chuyển hướng',
  'The answer was too large': 'Phản hồi quá lớn',
  'No answer in time': 'Không có phản hồi kịp thời',
  'The connection failed': 'Kết nối không thành công',
  'The server no longer wants these deliveries': 'Máy chủ không muốn nhận nữa',
  'The server redirects ({}), which is not followed': 'Máy chủ chuyển hướng ({}), chúng tôi không đi theo',
  'The server answered {}': 'Máy chủ trả lời {}',
};
