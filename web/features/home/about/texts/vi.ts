import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  howTitle: 'Một cú nhấp, vài giây là có mã',
  how: {
    take: {
      title: 'Lấy địa chỉ',
      text: 'Một cú nhấp, không biểu mẫu. Dùng được ngay, và vòng tròn cho biết còn bao lâu.',
    },
    use: {
      title: 'Dùng ở bất cứ đâu',
      text: 'Dán vào ô email của bất kỳ trang web nào. Thư sẽ tự hiện ra tại đây.',
    },
    copy: {
      title: 'Sao chép mã',
      text: 'Mã và liên kết được tìm sẵn cho bạn, ở mọi ngôn ngữ, không cần mở thư.',
    },
  },

  featuresTitle: 'Cố ý làm thật đơn giản',
  featuresIntro:
    'Một hộp thư cho mọi thứ chỉ cần email của bạn đúng một lần: tải tệp, dùng thử, diễn đàn, kiểm thử.',
  manyDomains: 'Có nhiều tên miền để chọn.',
  features: {
    oneClick: {
      title: 'Một cú nhấp là có địa chỉ',
      text: 'Không biểu mẫu, không mật khẩu, không cần tên. Chưa đầy một giây là có địa chỉ, dùng được ngay.',
    },
    live: {
      title: 'Thư đến là thấy ngay',
      text: 'Thư mới tự hiện trên trang mà không cần tải lại, thường trong vòng năm giây sau khi gửi.',
    },
    deleted: {
      title: 'Xóa đúng hẹn',
      text: `Sau ${limits.freeLifetime}, hoặc ${limits.premiumLifetime} với Premium, địa chỉ ngừng hoạt động và thư trong đó bị xóa. Bạn cũng có thể xóa sớm hơn.`,
    },
    tracking: {
      title: 'Chặn theo dõi',
      text: 'Ảnh bên ngoài bị chặn cho đến khi bạn chọn tải, và khi đó chúng tôi tải thay bạn. Trình theo dõi mà chúng tôi nhận ra thì không bao giờ được tải.',
    },
    encrypted: {
      title: 'Mã hóa trên ổ đĩa',
      text: 'Thư nào cũng được mã hóa trước khi lưu, mỗi hộp thư một khóa riêng. Ngay cả tiêu đề hay người gửi cũng không được lưu ở dạng đọc được.',
    },
    complete: {
      title: 'Thư đầy đủ',
      text: `HTML và văn bản thuần, hình ảnh, tệp đính kèm đến ${limits.freeAttachments}, hoặc ${limits.premiumAttachments} với Premium. Trên điện thoại lẫn máy tính.`,
    },
  },

  plansTitle: 'Với hầu hết mọi người, gói miễn phí là đủ',
  plansIntro: 'Premium dành cho lúc bạn cần nhiều địa chỉ hơn, nhiều thời gian hơn và tệp đính kèm lớn hơn.',
  compared: 'So sánh gói miễn phí và Premium',
  whatYouGet: 'Bạn nhận được',
  free: 'Miễn phí',
  forever: 'mãi mãi',
  premium: 'Premium',
  perMonth: 'mỗi tháng',
  upgrade: 'Nâng cấp lên Premium',
  seePricing: 'Xem chi tiết bảng giá',

  whatIsIt: 'Email tạm thời là gì?',
  explanation:
    'Email tạm thời, hay mail ảo, là một hộp thư thật, tự xóa khi hết giờ. Bạn đưa địa chỉ cho trang web nào đòi email, đọc lá thư mình cần rồi quên nó đi. Bản tin quảng cáo, các vụ rò rỉ dữ liệu và danh sách email bị bán chỉ tìm đến một địa chỉ không còn tồn tại.',
  howItWorks: 'Cách hoạt động',
  createdForSession:
    'Khi bạn bấm nút, một địa chỉ ngẫu nhiên được tạo cho phiên trình duyệt này. Từ lúc đó, máy chủ của chúng tôi nhận thư cho địa chỉ, mã hóa và hiện thư trên trang này ngay khi lưu xong. Thư gửi đến địa chỉ không có hoặc đã hết hạn sẽ bị từ chối.',
  nothingSent:
    'Không thư nào được gửi đi dưới tên bạn, không thư nào bị chuyển tiếp, và bạn không cần tài khoản. Bạn có thể xóa từng thư hoặc cả địa chỉ bất cứ lúc nào. Nếu không, cả hai sẽ tự bị xóa khi hết giờ.',
  faqTitle: 'Câu hỏi thường gặp',
  faq: {
    lifetime: {
      question: 'Địa chỉ dùng được bao lâu?',
      answer: `${limits.freeLifetime}, hoặc ${limits.premiumLifetime} với Premium. Vòng tròn cạnh địa chỉ cho biết thời gian còn lại. Khi hết giờ, địa chỉ và toàn bộ thư bị xóa.`,
    },
    speed: {
      question: 'Bao lâu thì thư đến?',
      answer:
        'Thường trong vòng năm giây. Một số người gửi xếp thư vào hàng đợi, nên hãy chờ khoảng mười phút rồi mới yêu cầu gửi lại.',
    },
    count: {
      question: 'Tôi có thể có bao nhiêu địa chỉ?',
      answer: `Tối đa ${limits.freeAddresses} cùng lúc khi không có tài khoản, ${limits.premiumCount} với Premium. Khi đã dùng hết địa chỉ miễn phí, bạn tạo được địa chỉ tiếp theo sau ${limits.cooldown} kể từ khi địa chỉ mới nhất hết hạn.`,
    },
    attachments: {
      question: 'Tệp đính kèm lớn đến đâu?',
      answer: `Tối đa ${limits.freeAttachments} mỗi thư, hoặc ${limits.premiumAttachments} với Premium. Thư lớn hơn bị từ chối và người gửi được thông báo.`,
    },
    readers: {
      question: 'Ai đọc được thư của tôi?',
      answer:
        'Ai biết chính xác địa chỉ của một hộp thư miễn phí thì đều đọc được, vì vậy đừng chia sẻ và đừng dùng cho việc riêng tư. Hộp thư Premium thì chỉ chủ sở hữu mở được.',
    },
    sending: {
      question: 'Tôi có thể trả lời hay gửi thư không?',
      answer: 'Không. Mayfly chỉ nhận email, nên không thể bị dùng để gửi thư rác.',
    },
    keep: {
      question: 'Không nên dùng cho việc gì?',
      answer:
        'Những tài khoản bạn muốn giữ: ngân hàng, công việc, sức khỏe, hay bất cứ thứ gì sau này có thể phải khôi phục. Khi địa chỉ không còn, bạn không nhận được liên kết đặt lại mật khẩu nữa.',
    },
  },
};
