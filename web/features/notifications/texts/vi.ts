import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  alsoClosed: 'Thiết bị này sẽ báo cho bạn khi có thư mới, kể cả khi trang này đã đóng.',
  onlyWhileOpen: 'Trình duyệt này chỉ có thể báo thư mới khi trang này đang mở.',
  shows: 'Thông báo hiển thị người gửi, tiêu đề và mã. Ai nhìn thấy màn hình này đều đọc được.',
  sealed: 'Thông báo đi qua dịch vụ push của trình duyệt, dịch vụ này chỉ nhận dữ liệu đã mã hóa.',
  asksNext: 'Tiếp theo, trình duyệt sẽ xin phép bạn.',
  hide: 'Ẩn người gửi, tiêu đề và mã',
  allAddresses: 'Mọi địa chỉ, kể cả địa chỉ mới',
  addresses: 'Địa chỉ',
  turnOn: 'Bật thông báo',
  turnOff: 'Tắt',
  alsoWhenClosed: 'Cả khi trang này đã đóng',
  isOn: 'Thông báo đang bật trong trình duyệt này.',
  isOnWhileOpen: 'Thông báo đang bật khi trang này mở.',
  sound: 'Âm báo khi có thư mới, trong lúc trang này mở',
  refused:
    'Thông báo từ trang này đang bị chặn. Để nhận thông báo, hãy mở phần cài đặt trang web cạnh địa chỉ của trang, cho phép thông báo rồi tải lại trang.',
  notAllowed: 'Bạn đã bỏ qua câu hỏi của trình duyệt, nên thông báo vẫn tắt.',
  notSupported: 'Trình duyệt này không thể hiển thị thông báo.',
  addToHomeScreen: `Trên iPhone và iPad, cần có ${brand.name} trên Màn hình chính để nhận thông báo: chạm vào Chia sẻ, chọn “Thêm vào MH chính”, rồi mở ${brand.name} từ đó.`,
  pushServiceSilent:
    'Trình duyệt không kết nối được với dịch vụ push. Cho đến khi kết nối được, bạn chỉ nhận thông báo khi trang này đang mở.',
  tooManyBrowsers: 'Không thể thêm trình duyệt nào nữa. Hãy tắt thông báo ở một trình duyệt khác trước.',
  tooOften: 'Quá nhiều thay đổi cùng lúc. Vui lòng đợi một phút.',
  failed: 'Không thành công. Vui lòng thử lại sau giây lát.',
  codeCopied: (code) => `Đã sao chép mã ${code}`,
  codeNotCopied: 'Trình duyệt không sao chép được mã. Hãy nhấn “Sao chép mã”.',
  messageGone: 'Thư này đã bị xóa.',
  messageNotHere: 'Không thể mở thư này ở đây. Có thể địa chỉ đã hết hạn, hoặc bạn cần đăng nhập trước.',
};
