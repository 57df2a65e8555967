import type { Texts } from '../texts.ts';

export const texts: Texts = {
  search: 'Tìm thư',
  clear: 'Xóa nội dung tìm kiếm',
  found: (count) => `Tìm thấy ${count} thư`,
  nothingFits: (words) => `Không có thư nào khớp với “${words}”.`,
  failed: 'Không tìm kiếm được. Vui lòng thử lại sau giây lát.',
};
