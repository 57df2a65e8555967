import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  messages: 'Thư',
  unread: (count) => `${count} chưa đọc`,
  copyAddress: (address) => `Sao chép địa chỉ ${address}`,
  refresh: 'Làm mới',
  refreshIn: (seconds) => `Chờ ${seconds} giây`,
  autoRefreshing: `Tự làm mới sau mỗi ${limits.inboxRefresh}`,
  shortcuts: (key) => <>{key('?')} phím tắt</>,
  inboxIsFull: (most) =>
    `Hộp thư này đã đầy: ${most}/${most} thư. Thư mới bị từ chối cho đến khi bạn xóa bớt.`,
  othersInboxIsFull: (most) =>
    `Hộp thư này đã đầy: ${most}/${most} thư. Thư mới bị từ chối cho đến khi chủ hộp thư xóa bớt.`,

  isUnread: 'Chưa đọc.',
  noSubject: '(không có tiêu đề)',
  attachments: 'Tệp đính kèm',
  noWordsKept: 'Thư của bạn sẽ tải khi có mạng trở lại. Trình duyệt này không lưu nội dung nào của thư.',

  emailArrivesWithinSeconds: 'Email thường đến sau vài giây và tự hiện ra tại đây.',
  noMessageSelected: 'Chưa chọn thư nào',
  selectMessage: 'Chọn một lá thư để đọc tại đây.',

  inboxNotFound: 'Không tìm thấy hộp thư',
  whyInboxIsMissing:
    'Có thể hộp thư đã hết hạn, hoặc địa chỉ bị gõ sai. Hộp thư hết hạn bị xóa cùng toàn bộ thư.',
  addressHasExpired: 'Địa chỉ này đã hết hạn',
  messagesAreDeleted: 'Thư trong đó đã bị xóa.',
  nothingLeft: 'Xong. Không còn lại gì.',
  deletedForGood: 'Địa chỉ này đã hết hạn. Địa chỉ và thư trong đó đã bị xóa vĩnh viễn.',
  trackersNeverSawYou: (count) => `${count} trình theo dõi chưa từng thấy bạn.`,
};
