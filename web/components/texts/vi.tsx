import type { Texts } from '../texts.ts';

export const texts: Texts = {
  close: 'Đóng',
  cancel: 'Hủy',
  loading: 'Đang tải',
  initializing: 'Đang khởi động…',
  tryAgain: 'Thử lại',
  tryAgainButton: 'Thử lại',
  reload: 'Tải lại',
  comingSoon: 'sắp ra mắt',
  showMore: (count) => `Xem thêm ${count}`,
  digit: ({ position, length }) => `Chữ số ${position} trên ${length}`,

  partNotLoaded: 'Không tải được phần này.',
  pageNotLoaded: 'Không tải được trang này.',
  notCopied: 'Trình duyệt không sao chép được. Hãy chọn văn bản và tự sao chép.',
  failedServerSilent: (failed) =>
    `${failed} Máy chủ của chúng tôi không phản hồi. Bạn thử lại sau ít phút nhé.`,
  failedCheckConnection: (failed) => `${failed} Hãy kiểm tra kết nối mạng rồi thử lại.`,

  offline: 'Bạn đang ngoại tuyến. Thư mới sẽ hiện ra khi có mạng trở lại.',
  failedOffline: (failed) => `Bạn đang ngoại tuyến. ${failed} Hãy thử lại khi có mạng.`,
  serverSilent: (strong) => (
    <>
      {strong('Máy chủ của chúng tôi không phản hồi.')} Địa chỉ và thư của bạn vẫn an toàn, thư mới sẽ hiện ra
      khi máy chủ hoạt động trở lại.
    </>
  ),
  failedServerGone: ({ failed, strong }) => (
    <>
      {strong('Máy chủ của chúng tôi không phản hồi.')} {failed} Địa chỉ và thư của bạn vẫn an toàn.
    </>
  ),
  tryingNow: 'Đang thử lại…',
  tryingAgainIn: (seconds) => `Thử lại sau ${seconds} giây`,
  tryNow: 'Thử ngay',

  somethingWentWrong: 'Đã xảy ra lỗi',
  applicationError: 'Ứng dụng gặp lỗi. Bạn hãy tải lại trang để thử lại.',
  refreshPage: 'Tải lại trang',
  errorDetails: 'Chi tiết lỗi',
};
