import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: {
    description: `Tạo email tạm thời, mail ảo miễn phí chỉ với một cú nhấp. Thư hiện ra ngay, mọi thứ tự xóa sau ${limits.freeLifetime}. Không cần đăng ký.`,
    newAddress: 'Địa chỉ mới',
  },
  pricing: {
    name: 'Bảng giá',
    description: `Miễn phí: ${limits.freeAddresses}, mỗi địa chỉ ${limits.freeLifetime}. Premium ${limits.price} mỗi tháng: ${limits.premiumAddresses} trong ${limits.premiumLifetime}, tệp đính kèm ${limits.premiumAttachments}, hộp thư riêng tư, không quảng cáo.`,
  },
  'what-is-temp-mail': {
    name: 'Temp mail là gì?',
    description:
      'Temp mail (mail ảo) là địa chỉ email thật, tự xóa sau một thời gian. Cách hoạt động, dùng được bao lâu, ai đọc được thư, và giải đáp tám câu hỏi thường gặp.',
  },
  '10-minute-mail': {
    name: 'Mail 10 phút',
    description: `Mail 10 phút mà dùng được ${limits.freeLifetime}: có ngay trong một giây, thư đến là thấy, không cần đăng ký, tự xóa. Để nhận mã, tải tệp, vào Wi-Fi.`,
  },
  'throwaway-email': {
    name: 'Email dùng một lần',
    description:
      'Điền email dùng một lần vào biểu mẫu thay cho email thật. Vì sao một lần đăng ký thành trăm thư rác, khi nào nên dùng, và cách dùng cho an toàn.',
  },
  'fake-email-generator': {
    name: 'Tạo mail ảo',
    description: `Tạo mail ảo (fake email) nhận được thư thật: nhận thư xác nhận trong ${limits.freeLifetime}, không trùng với ai. Để giữ riêng tư và để kiểm thử phần mềm.`,
  },
  'burner-email': {
    name: 'Email ẩn danh',
    description:
      'Email ẩn danh dùng tạm cho người bạn chưa quen: mua bán, tìm phòng trọ, hỏi giá, làm quen. Cách dùng cho đúng, và những gì nó không che giấu được.',
  },
  about: {
    name: 'Giới thiệu',
    description: `Vì sao ${brand.name} ra đời năm ${brand.founded}, những nguyên tắc phía sau, dịch vụ dành cho việc gì và cố ý bỏ qua điều gì.`,
  },
  help: {
    name: 'Trợ giúp',
    description:
      'Thư chưa đến, giới hạn, thời hạn, tệp đính kèm, hình ảnh, xóa và mật khẩu: giải đáp các câu hỏi thường gặp, và cách liên hệ hỗ trợ.',
  },
  extension: {
    name: 'Tiện ích trình duyệt',
    description:
      'Điền địa chỉ dùng một lần vào mọi biểu mẫu và điền lại mã vào trang, mỗi việc một cú bấm. Cho Chromium và Firefox. Không đọc gì trước khi bạn bấm.',
  },
  developers: {
    name: 'Nhà phát triển',
    description:
      'Tạo địa chỉ và đợi mã: bằng HTTP, bằng client cho TypeScript và Playwright, qua MCP, hoặc từ trình quản lý mật khẩu của bạn.',
  },
  'api-docs': {
    description: `Mọi lệnh gọi của API ${brand.name}, kèm dữ liệu nhận vào và trả về.`,
  },
  contact: {
    name: 'Liên hệ',
    description: `Viết cho những người làm ra ${brand.name}: câu hỏi về quyền riêng tư hay điều khoản, hỗ trợ, góp ý và báo cáo lạm dụng.`,
  },
  terms: {
    name: 'Điều khoản',
    description: `Quy định khi dùng ${brand.name}: các gói và giới hạn, điều không được làm, dữ liệu được xử lý ra sao, khi nào bị xóa, và ai chịu trách nhiệm về việc gì.`,
  },
  privacy: {
    name: 'Quyền riêng tư',
    description: `${brand.name} lưu những gì, mã hóa ra sao, khi nào xóa, ai xem được thư, và các quyền của bạn theo GDPR và CCPA.`,
  },
  blog: {
    name: 'Blog',
    description: `Hướng dẫn từ đội ngũ ${brand.name}: email tạm thời là gì, cách bảo vệ địa chỉ của bạn, và những biện pháp bảo mật thật sự hữu ích.`,
  },
  login: {
    description: `Đăng nhập vào tài khoản ${brand.name} Premium của bạn.`,
  },
  upgrade: {
    description: `${brand.name} Premium: tối đa ${limits.premiumAddresses} cùng lúc, mỗi địa chỉ ${limits.premiumLifetime}, tệp đính kèm ${limits.premiumAttachments} và không quảng cáo.`,
  },
};
