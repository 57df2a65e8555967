import type { Texts } from '../texts.ts';

export const texts: Texts = {
  newestCode: 'Mã mới nhất',
  codeFrom: (sender) => `Mã từ ${sender}`,
  codeInMessage: 'Mã trong thư này',
  copyCode: 'Sao chép mã',
  copyThisCode: (code, unseen) => (
    <>
      {unseen('Sao chép mã ')}
      {code}
    </>
  ),
  copied: 'Đã sao chép',
  notACode: 'Không phải mã? Ẩn đi',
  codeIsHidden: 'Đã ẩn mã.',

  linkInMessage: 'Liên kết trong thư này',
  links: {
    verify: 'Liên kết xác minh',
    reset: 'Liên kết đặt lại mật khẩu',
    login: 'Liên kết đăng nhập',
    invite: 'Liên kết mời',
  },
  openLink: {
    verify: (long) => <>Mở liên kết{long(' xác minh')}</>,
    reset: (long) => <>Mở liên kết{long(' đặt lại mật khẩu')}</>,
    login: (long) => <>Mở liên kết{long(' đăng nhập')}</>,
    invite: (long) => <>Mở liên kết{long(' mời')}</>,
  },
  leadsTo: (host) => <>dẫn đến {host}</>,
  reallyOpen: 'Mở liên kết này?',
  namesAnotherSite: (host) => <>Phần chữ của liên kết này ghi tên một trang khác. Liên kết dẫn đến {host}.</>,
  openAnyway: 'Cứ mở',
  linkIsNotNeeded: 'Không cần? Ẩn đi',
  linkIsHidden: 'Đã ẩn liên kết.',
  undo: 'Hoàn tác',
};
