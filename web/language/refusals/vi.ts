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
  'This address cannot be extended any more.': 'Không thể gia hạn địa chỉ này thêm nữa.',
  'This address can be extended in the last quarter of its life.':
    'Địa chỉ này có thể được gia hạn trong một phần tư thời gian cuối.',
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
  'The signature does not cover every header that decides what is shown, which may have been changed later.':
    'Chữ ký không bao gồm mọi trường ở phần đầu thư quyết định nội dung hiển thị, nên chúng có thể đã bị sửa sau đó.',
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
  'This domain is not available here.': 'Tên miền này không dùng được ở đây.',
  'No domain is active at the moment. Please try again later.':
    'Hiện không có tên miền nào hoạt động. Bạn thử lại sau nhé.',
  'This domain has no sub-domains.': 'Tên miền này không có tên miền phụ.',
  'A name has 3 to 32 letters, digits, dots, dashes or underscores, and some names are reserved.':
    'Tên có từ 3 đến 32 chữ cái, chữ số, dấu chấm, gạch nối hoặc gạch dưới, và một số tên không được dùng.',
  'Enter the name of a site, such as shop.example.': 'Hãy nhập tên một trang web, ví dụ shop.example.',
  'Please give a domain name such as example.com.': 'Hãy nhập một tên miền, ví dụ example.com.',
  'Names that end in .{} are reserved and cannot be used here.':
    'Các tên kết thúc bằng .{} được dành riêng và không dùng được ở đây.',
  '{} is part of this service, or one of its own names is below it.':
    '{} thuộc về dịch vụ này, hoặc một tên của dịch vụ nằm dưới tên miền đó.',
  'Another account has verified {} or a domain above it.':
    'Một tài khoản khác đã xác minh {} hoặc tên miền cấp trên.',
  'Anybody can register names below {}, so no account can have all of it.':
    'Ai cũng có thể đăng ký tên dưới {}, nên không tài khoản nào được sở hữu toàn bộ.',
  'The operator of this service has blocked {}.': 'Người vận hành dịch vụ này đã chặn {}.',
  'You have added {} already.': 'Bạn đã thêm {} rồi.',
  'Another account has verified {}.': 'Một tài khoản khác đã xác minh {}.',
  'You have {} domains, which is the limit. Please delete one first.':
    'Bạn đã đạt giới hạn {} tên miền. Hãy xóa bớt một tên miền trước.',
  'We do not see the TXT record yet. DNS may need some time after a change.':
    'Chúng tôi chưa thấy bản ghi TXT. Sau khi thay đổi, DNS có thể cần thêm thời gian.',
  'The TXT record has another value than the one for your account.':
    'Giá trị của bản ghi TXT khác với giá trị dành cho tài khoản của bạn.',
  'DNS did not answer. We will look again.': 'DNS không trả lời. Chúng tôi sẽ kiểm tra lại.',
  'Another account claimed this domain after you and has proved it as well, so it has the domain.':
    'Một tài khoản khác đã yêu cầu tên miền này sau bạn và cũng đã chứng minh, nên tên miền thuộc về tài khoản đó.',
  'The TXT record is gone. Please publish it again, or this domain will be suspended.':
    'Bản ghi TXT đã mất. Hãy thêm lại, nếu không tên miền này sẽ bị tạm ngưng.',
  'Mail does not arrive yet: the MX record is missing.': 'Thư chưa đến được: thiếu bản ghi MX.',
  'Mail does not arrive yet: we found {}, and our MX record is missing.':
    'Thư chưa đến được: chúng tôi tìm thấy {}, còn bản ghi MX của chúng tôi thì thiếu.',
  'Mail to sub-domains does not arrive: the MX record for all of them is missing.':
    'Thư gửi đến tên miền phụ không đến được: thiếu bản ghi MX chung cho chúng.',
  'Mail to sub-domains does not arrive: we found {}, and our MX record for them is missing.':
    'Thư gửi đến tên miền phụ không đến được: chúng tôi tìm thấy {}, còn bản ghi MX của chúng tôi cho chúng thì thiếu.',
  'This domain is suspended, because its TXT record was gone for three days. To use it again, publish the new one.':
    'Tên miền này bị tạm ngưng vì bản ghi TXT đã mất trong ba ngày. Để dùng lại, hãy thêm bản ghi mới.',
  'Another account has proved that this domain is theirs, so it is suspended here.':
    'Một tài khoản khác đã chứng minh tên miền này là của họ, nên ở đây tên miền bị tạm ngưng.',
  'The operator of this service has blocked this domain: {}':
    'Người vận hành dịch vụ này đã chặn tên miền này: {}',
  'Please add the MX record for *.{} first. We do not see it yet.':
    'Hãy thêm bản ghi MX cho *.{} trước. Chúng tôi chưa thấy bản ghi này.',
  'DNS did not answer about *.{}. Please try again in a moment.':
    'DNS không trả lời về *.{}. Bạn thử lại sau ít phút nhé.',
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
