import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  forDevelopers: 'Cho nhà phát triển',
  apiReference: 'Tài liệu API',
  whatReferenceHas:
    'Mọi lệnh gọi, kèm dữ liệu nhận vào và trả về. Thời gian theo ISO 8601, lỗi có dạng { success: false, error }.',
  guideAndExamples: 'Hướng dẫn và ví dụ',
  openApi: 'OpenAPI',
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  copySnippet: (name) => `Sao chép ${name}`,

  emailForPrograms: 'Email cho bài kiểm thử, script và agent của bạn',
  waysToConnect:
    'Tạo địa chỉ, đăng ký, đợi mã. Bằng HTTP thuần, bằng client của chúng tôi, hoặc bằng công cụ bạn đang dùng: cách nào cũng dẫn đến cùng những hộp thư đó.',
  codeInFiveLines: 'Lấy mã chỉ với năm dòng',
  howCodeIsFound: `${brand.name} tìm mã hoặc liên kết trong thư, ở mọi ngôn ngữ, và lệnh gọi trả về ngay khi có kết quả. Không cần thăm dò liên tục (polling), không cần tự phân tích. Client sẽ lên npm từ bản phát hành đầu tiên; trước lúc đó, hãy chạy npm pack trong thư mục packages/client của mã nguồn ${brand.name} rồi cài tệp đó.`,
  withWhatYouUse: 'Với công cụ bạn đang dùng',
  doors: {
    mcp: {
      title: 'Agent, qua MCP',
      text: `Agent tạo địa chỉ, dùng nó để đăng ký và nhập mã. Thêm ${brand.name} vào danh sách máy chủ MCP của agent; không cần tài khoản.`,
      notes: {
        keepInboxes:
          'Không có token thì mỗi phiên là một khách riêng. Thêm header Authorization: Bearer … để giữ các hộp thư.',
        untrusted:
          'Thư được đánh dấu là không đáng tin. Dù vậy, đừng để agent làm theo nội dung thư ở những việc có thể gây hại.',
      },
    },
    playwright: {
      title: 'Kiểm thử với Playwright',
      text: 'Một fixture cấp cho mỗi bài kiểm thử một hộp thư riêng và xóa nó khi xong.',
      notes: {
        needsKey:
          'Bộ kiểm thử cần nhiều địa chỉ hơn mức của khách: hãy dùng khóa của tài khoản Premium làm token.',
      },
    },
    mailpit: {
      title: 'Bộ kiểm thử cho Mailpit',
      text: 'Các bài kiểm thử đọc thư từ Mailpit chạy được ở đây với đúng những lệnh gọi đó, với thư thật từ bên ngoài và một hộp thư cho mỗi token.',
      notes: {
        tokenIsPassword: 'Token là mật khẩu; tên người dùng là gì cũng được.',
        refused:
          'Nhãn, chuyển tiếp (release) và các phép kiểm tra của Mailpit bị từ chối. Thư có thêm Code và VerificationLink.',
      },
    },
    mailTm: {
      title: 'Client của mail.tm',
      text: 'mail.tm có thư viện cho rất nhiều ngôn ngữ lập trình. Chỉ cần trỏ một thư viện về đây: mỗi tài khoản ở đó là một địa chỉ với tên do bạn chọn.',
      notes: {
        expires: 'Chỉ chủ sở hữu đọc được thư của địa chỉ như vậy. Nó hết hạn như mọi địa chỉ miễn phí.',
        codeAndLink: 'Mỗi thư đều kèm sẵn mã và liên kết.',
      },
    },
    webhooks: {
      title: 'Webhook',
      text: 'Khi có thư, chương trình của bạn được gọi, kèm mã và liên kết. Discord, Slack, Telegram và ntfy thì nhận một dòng chữ dễ đọc.',
      notes: {
        signed:
          'Được ký theo Standard Webhooks, gửi đúng thứ tự và lặp lại cho đến khi chương trình của bạn trả lời.',
        needsKey:
          'Bạn cần khóa của tài khoản Premium. Trang “Quản lý” cũng thêm được webhook và cho xem các lần gửi gần nhất.',
      },
    },
    passwordManagers: {
      title: 'Trình quản lý mật khẩu',
      text: 'Bitwarden tạo một địa chỉ cho mỗi lần đăng ký mới. Chọn “Forwarded email alias”, rồi SimpleLogin hoặc addy.io, và nhập các thiết lập này.',
      notes: {
        needsKey: 'Bạn cần khóa của tài khoản Premium: hãy tạo ở trang “Quản lý”.',
        notForwarded: 'Thư không được chuyển tiếp. Bạn đọc thư ở đây, và địa chỉ sẽ hết hạn.',
      },
    },
  },
  bitwardenSettings: 'Thiết lập Bitwarden',

  tokensAndLimits: 'Token và giới hạn',
  noAccount: {
    title: 'Không cần tài khoản',
    text: `Chỉ một lệnh gọi là có token khách. Token này có ${limits.freeAddresses}, mỗi địa chỉ dùng được ${limits.freeLifetime}. Ai giữ token là chủ của chúng.`,
  },
  keys: {
    title: 'Khóa với Premium',
    text: (manage) => (
      <>
        Khóa đại diện cho tài khoản của bạn: {limits.premiumAddresses}, mỗi địa chỉ {limits.premiumLifetime},
        với tên do bạn chọn, trong hộp thư riêng tư. Tạo và thu hồi khóa ở {manage('trang “Quản lý”')}.
      </>
    ),
  },
  sameLimits: {
    title: 'Cùng giới hạn ở mọi nơi',
    text: 'Dù kết nối cách nào, bạn cũng vào đúng hộp thư của mình, trong giới hạn của gói. Phản hồi có mã trạng thái 429 cho biết khi nào nên thử lại.',
  },
  strangers: {
    title: 'Do người lạ viết',
    text: 'Nội dung thư là của người gửi. HTML được làm sạch, agent được nhắc đừng tin, và không liên kết nào bị tự động mở.',
  },
};
