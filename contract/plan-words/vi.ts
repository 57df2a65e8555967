import type { PlanWords } from './words.ts';

const UNITS = { day: 'ngày', hour: 'giờ', minute: 'phút', second: 'giây' };

export const words: PlanWords = {
  time: (count, unit) => `${count}\u00a0${UNITS[unit]}`,
  addresses: (count) => `${count} địa chỉ`,
  size: (value, unit) => `${String(value).replace('.', ',')}\u00a0${unit}`,
  saving: (percent) => `Giảm ${percent}`,
  upgradeTitle: { sold: 'Nâng cấp lên Premium', soon: 'Premium sắp ra mắt' },
  upgradeLead: {
    sold: 'Nhiều địa chỉ hơn, dùng lâu hơn, không quảng cáo. Hủy bất cứ lúc nào.',
    soon: 'Chúng tôi vẫn đang hoàn thiện gói trả phí. Gói này sẽ có:',
  },
  buyQuestion: { sold: 'Mua Premium như thế nào?', soon: 'Khi nào tôi mua được Premium?' },
  buyAnswer: {
    sold: 'Tạo tài khoản ở trang nâng cấp, nhập mã chúng tôi gửi qua email rồi thanh toán bằng thẻ ngay trên trang của Stripe. Premium bắt đầu ngay khi thanh toán được xác nhận. Chúng tôi không bao giờ thấy số thẻ của bạn.',
    soon: 'Khi trang nâng cấp còn ghi “sắp ra mắt” thì chưa mua được Premium và bạn không bị tính phí gì cả. Trong lúc chờ, bạn cứ dùng gói miễn phí với đầy đủ tính năng của nó.',
  },
};
