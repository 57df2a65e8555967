import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cookies: 'Cookie',
  question: (details) => (
    <>
      Bạn có cho phép chúng tôi đếm lượt truy cập và hiện quảng cáo của bên thứ ba trên các trang miễn phí
      không? Chọn thế nào thì Mayfly vẫn hoạt động như nhau, và chúng tôi không bao giờ dùng thư của bạn cho
      việc đó. {details('Chi tiết')}
    </>
  ),
  rejectAll: 'Từ chối tất cả',
  acceptAll: 'Chấp nhận tất cả',
};
