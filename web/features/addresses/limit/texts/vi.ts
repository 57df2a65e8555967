import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  limitReached: 'Đã hết lượt tạo địa chỉ',
  tryAgainIn: 'Thử lại sau',
  nextAddress: 'Có địa chỉ mới sau',
  networkLimit:
    'Mạng của bạn đã tạo quá nhiều địa chỉ, có thể do người khác dùng chung mạng. Điều này không liên quan đến các địa chỉ của riêng bạn.',
  premiumLimit: (max) =>
    max === 1
      ? 'Địa chỉ của bạn đang được dùng. Bạn tạo được địa chỉ tiếp theo khi nó hết hạn, hoặc ngay khi bạn xóa nó.'
      : `Cả ${max} địa chỉ của bạn đều đang được dùng. Bạn tạo được địa chỉ tiếp theo khi địa chỉ cũ nhất hết hạn, hoặc ngay khi bạn xóa một địa chỉ.`,
  freeLimit: (max) => `Gói miễn phí có tối đa ${max} địa chỉ. Xóa địa chỉ cũng không lấy lại được lượt.`,
  freeLimitKeep: ({ max, inUse }) =>
    inUse === 1
      ? `Gói miễn phí có tối đa ${max} địa chỉ. Bạn vẫn dùng tiếp được địa chỉ đang có. Xóa địa chỉ cũng không lấy lại được lượt.`
      : `Gói miễn phí có tối đa ${max} địa chỉ. Bạn vẫn dùng tiếp được các địa chỉ đang có. Xóa địa chỉ cũng không lấy lại được lượt.`,
  premiumGives: () =>
    `Với Premium, bạn có ${limits.premiumAddresses} cùng lúc, mỗi địa chỉ dùng được ${limits.premiumLifetime}.`,
  upgrade: 'Nâng cấp lên Premium',
};
