import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: `${brand.name}: tạo mail ảo, email tạm thời miễn phí, tự xóa`,
  pricing: `Bảng giá: mail ảo miễn phí, Premium ${limits.price}`,
  'what-is-temp-mail': 'Temp mail (mail ảo) là gì? Hiểu trong hai phút',
  '10-minute-mail': `Mail 10 phút (10 minute mail) miễn phí, dùng ${limits.freeLifetime}`,
  'throwaway-email': 'Email dùng một lần: xong việc là quên',
  'fake-email-generator': 'Tạo mail ảo, email ảo nhận được thư thật',
  'burner-email': 'Email ẩn danh: hôm nay liên lạc được, mai biến mất',
  about: `Giới thiệu ${brand.name}: email biết tự xóa`,
  help: 'Trợ giúp: hỏi đáp về email tạm thời',
  developers: 'API email tạm thời cho kiểm thử, script và agent',
  'api-docs': 'Tài liệu API',
  contact: 'Liên hệ',
  terms: 'Điều khoản dịch vụ',
  privacy: 'Chính sách quyền riêng tư',
  blog: 'Blog: email tạm thời, quyền riêng tư và bảo mật',
  login: 'Đăng nhập',
  upgrade: 'Nâng cấp lên Premium',
  'shared-inbox': 'Hộp thư',
  payment: 'Thanh toán',
  'payment-success': 'Thanh toán thành công',
  dashboard: 'Bảng điều khiển',
  benefits: 'Quyền lợi',
  manage: 'Quản lý',
  account: 'Tài khoản',
  'reset-password': 'Đặt lại mật khẩu',
  'reactivate-subscription': 'Kích hoạt lại gói',
  'expired-subscription': 'Gói đã hết hạn',
  resubscribe: 'Gia hạn',
};
