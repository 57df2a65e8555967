import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  onThisPage: 'Trên trang này',
  extensionFor: {
    chromium: 'Cho Chrome, Edge và Brave',
    firefox: 'Cho Firefox',
  },
  contactSupport: 'Liên hệ hỗ trợ',
  anatomy: {
    words: { title: 'Hai từ', note: 'Dễ đọc qua điện thoại và dễ nhận ra trong danh sách.' },
    characters: {
      title: 'Sáu ký tự ngẫu nhiên',
      note: 'Từ nguồn ngẫu nhiên an toàn, nên không ai đoán được địa chỉ.',
    },
    domain: {
      title: 'Một tên miền của chúng tôi',
      note: 'Tên miền thư thật, có máy chủ thư riêng. Người dùng Premium được tự chọn tên đứng trước tên miền.',
    },
  },

  contactUs: 'Liên hệ với chúng tôi',
  whoAnswers: 'Câu hỏi, ý tưởng, báo cáo lạm dụng: thư nào cũng có người đọc và trả lời.',
  writeDirectly: 'Viết thẳng cho chúng tôi',
  beforeYouWrite: 'Trước khi viết',
  whatHelpAnswers: (help) => (
    <>
      Hầu hết câu hỏi đã có câu trả lời ở {help('trang trợ giúp')}. Chúng tôi không khôi phục được địa chỉ đã
      hết hạn hay thư đã xóa: chúng không còn tồn tại.
    </>
  ),
  useLastingAddress: 'Dùng địa chỉ lâu dài',
  temporaryMayBeGone: 'Nếu bạn nhập địa chỉ tạm thời, nó có thể biến mất trước khi câu trả lời đến.',
  yourName: 'Tên của bạn',
  yourEmail: 'Email của bạn',
  subject: 'Chủ đề',
  chooseSubject: 'Chọn chủ đề',
  subjects: {
    privacy: 'Quyền riêng tư',
    terms: 'Điều khoản',
    support: 'Hỗ trợ',
    feedback: 'Góp ý',
    other: 'Khác',
  },
  message: 'Nội dung',
  sendMessage: 'Gửi',
  messageSent: 'Cảm ơn bạn đã viết cho chúng tôi! Chúng tôi sẽ sớm trả lời.',
  messageNotSent: 'Rất tiếc, không gửi được thư của bạn. Hãy thử lại.',
  nameIsMissing: 'Bạn chưa nhập tên.',
  emailIsMissing: 'Bạn chưa nhập địa chỉ email.',
  emailIsInvalid: 'Địa chỉ email này không hợp lệ.',
  subjectIsMissing: 'Bạn chưa chọn chủ đề.',
  messageIsMissing: 'Bạn chưa nhập nội dung.',

  simplePricing: 'Giá đơn giản, giới hạn rõ ràng',
  whatPlansGive:
    'Gói miễn phí có đủ tính năng và luôn miễn phí. Premium cho bạn nhiều địa chỉ hơn, nhiều thời gian hơn và những hộp thư chỉ mình bạn mở được.',
  free: 'Miễn phí',
  premium: 'Premium',
  freeCard: {
    name: 'MIỄN PHÍ',
    cost: (amount, term) => (
      <>
        {amount(limits.noPrice)}
        {term('mãi mãi')}
      </>
    ),
    note: 'Cho nhu cầu hằng ngày, khi bạn chỉ cần nhận thư một lần.',
    choose: 'Bắt đầu miễn phí',
    points: {
      addresses: `Tối đa ${limits.freeAddresses} cùng lúc`,
      lifetime: `Mỗi địa chỉ dùng được ${limits.freeLifetime}`,
      attachments: `Tệp đính kèm đến ${limits.freeAttachments} mỗi thư`,
      live: 'Thư hiện ra ngay, dạng HTML hoặc văn bản',
      deleting: 'Xóa địa chỉ bất cứ lúc nào',
      noRegistration: 'Không cần đăng ký',
    },
  },
  premiumCard: {
    name: 'PREMIUM',
    mostPopular: 'Phổ biến nhất',
    note: 'Cho công việc, cho kiểm thử, và cho những lá thư không nên để ai khác thấy.',
    choose: 'Nâng cấp lên Premium',
    points: {
      addresses: `Tối đa ${limits.premiumAddresses} cùng lúc`,
      lifetime: `Mỗi địa chỉ dùng được ${limits.premiumLifetime}`,
      attachments: `Tệp đính kèm đến ${limits.premiumAttachments} mỗi thư`,
      onlyYou: 'Hộp thư chỉ mình bạn mở được',
      ownName: 'Tự chọn tên cho địa chỉ',
      priority: 'Ưu tiên nhận thư và hỗ trợ',
      dashboard: 'Bảng điều khiển cho mọi hộp thư',
      programs: 'Khóa API và webhook cho chương trình của bạn',
      noAds: 'Không quảng cáo',
    },
  },
  sideBySide: 'So sánh hai gói',
  planFacts: {
    addresses: {
      label: 'Địa chỉ cùng lúc',
      free: `Tối đa ${limits.freeCount}`,
      premium: `Tối đa ${limits.premiumCount}`,
    },
    lifetime: { label: 'Thời hạn địa chỉ', free: limits.freeLifetime, premium: limits.premiumLifetime },
    attachments: {
      label: 'Tệp đính kèm mỗi thư',
      free: `Tối đa ${limits.freeAttachments}`,
      premium: `Tối đa ${limits.premiumAttachments}`,
    },
    messages: { label: 'Số thư mỗi hộp thư', free: limits.freeMessages, premium: limits.premiumMessages },
    privacy: { label: 'Ai mở được hộp thư', free: 'Ai biết địa chỉ', premium: 'Chỉ bạn' },
    ownName: { label: 'Tự chọn tên địa chỉ', free: 'Không', premium: 'Có' },
    delivery: { label: 'Nhận thư', free: 'Bình thường', premium: 'Ưu tiên' },
    support: { label: 'Hỗ trợ', free: 'Tiêu chuẩn', premium: 'Ưu tiên' },
    dashboard: { label: 'Bảng điều khiển', free: 'Không', premium: 'Có' },
    ads: { label: 'Quảng cáo', free: 'Có, nhưng không bao giờ trong thư', premium: 'Không' },
  },
  questionsAboutPlans: 'Câu hỏi về các gói',
  questions: {
    reallyFree: {
      question: 'Gói miễn phí có thật sự miễn phí không?',
      answer:
        'Có. Bạn không mất đồng nào, không cần đăng ký, không cần thẻ, và gói này không bao giờ tự biến thành gói trả phí. Quảng cáo bù chi phí cho gói này, và không bao giờ xuất hiện trong thư.',
    },
    allExpired: {
      question: 'Khi các địa chỉ miễn phí của tôi hết hạn thì sao?',
      answer: `Nếu đã dùng hết lượt, bạn tạo được địa chỉ mới sau ${limits.cooldown} kể từ khi địa chỉ mới nhất hết hạn. Trang sẽ đếm ngược cho bạn. Với Premium thì không phải chờ như vậy: trong ${limits.premiumAddresses}, hễ một địa chỉ không còn là bạn tạo được ngay địa chỉ khác.`,
    },
    security: {
      question: '“Bảo mật nâng cao” chính xác là gì?',
      answer:
        'Ai biết chính xác địa chỉ của một hộp thư miễn phí đều mở được hộp thư đó. Hộp thư Premium thì chỉ chủ sở hữu mở được, dù người khác có biết địa chỉ. Cả hai đều được mã hóa trên ổ đĩa, mỗi hộp thư một khóa riêng.',
    },
    canceling: {
      question: 'Tôi có thể hủy bất cứ lúc nào không?',
      answer: `Có. Premium có giá ${limits.price} mỗi tháng, không có thời hạn tối thiểu. Việc hủy có hiệu lực vào cuối tháng bạn đã trả tiền, và bạn vẫn có Premium đến lúc đó.`,
    },
  },

  alreadyPremium: 'Bạn đã có Premium',
  thankYou: 'Cảm ơn bạn. Bạn đã có mọi thứ mà Premium mang lại.',
  premiumDashboard: 'Bảng điều khiển Premium',
  goHome: 'Về trang chủ',
  goBack: 'Quay lại',
  yourBenefits: 'Quyền lợi của bạn',
  benefits: {
    addresses: {
      title: `${limits.premiumAddresses} cùng lúc`,
      text: 'Mỗi việc dùng một địa chỉ khác nhau.',
    },
    lifetime: {
      title: `${limits.premiumLifetime} mỗi địa chỉ`,
      text: `Thay vì ${limits.freeLifetime} ở gói miễn phí.`,
    },
    attachments: {
      title: `Tệp đính kèm ${limits.premiumAttachments}`,
      text: `Cho mỗi thư, thay vì ${limits.freeAttachments} ở gói miễn phí.`,
    },
    privacy: {
      title: 'Hộp thư riêng tư',
      text: 'Chỉ bạn mở được, dù người khác có biết địa chỉ.',
    },
    priority: {
      title: 'Ưu tiên',
      text: 'Thư của bạn được chuyển đến trước, câu hỏi của bạn được trả lời trước.',
    },
    noAds: { title: 'Không quảng cáo', text: 'Trên mọi trang.' },
  },
};
