import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  message: 'Thư',
  noSubject: '(không có tiêu đề)',
  back: 'Quay lại',
  backToNewMessages: (count) => `Quay lại, ${count} thư mới`,
  to: (address) => `Đến ${address}`,
  yourTime: 'Giờ của bạn',

  loadsWhenConnected: 'Bạn đang ngoại tuyến. Thư này sẽ tải khi có mạng trở lại.',
  loadsWhenServerAnswers: 'Thư này sẽ tải khi máy chủ của chúng tôi phản hồi trở lại.',
  notLoaded: (problem, again) => (
    <>
      Không tải được thư này. {problem} {again('Thử lại')}
    </>
  ),
  tooLarge: 'Thư này quá lớn nên không hiện hết được. Bạn có thể tải mã nguồn thư ở phía trên.',
  notReadInFull: 'Không đọc được toàn bộ thư này. Bạn có thể tải mã nguồn thư ở phía trên.',

  downloadSource: 'Tải mã nguồn thư',
  print: 'In',
  sourceNotDownloaded: 'Không tải được mã nguồn thư.',
  nameOfSource: 'thư',
  delete: 'Xóa thư',
  reallyDelete: 'Xóa thư?',
  cannotBeUndone: 'Bạn có chắc không? Đã xóa thì không hoàn tác được.',
  confirmDelete: 'Xóa',
  notDeleted: 'Không xóa được thư.',

  addressHasExpired:
    'Địa chỉ này đã hết hạn và thư trong đó đã bị xóa. Riêng thư này còn ở đây cho đến khi bạn đóng lại.',
  addressExpiresSoon: 'Địa chỉ này cùng thư trong đó sẽ bị xóa sau chưa đầy hai phút.',
  download: 'Tải thư xuống',
  downloadAgain: 'Tải xuống lỗi, thử lại',

  warning: ({ title, sentence }, strong) => (
    <>
      {strong(`${title}.`)} {sentence}
    </>
  ),
  linksLeadElsewhere: (count) =>
    count === 1 ? 'Có liên kết dẫn đến nơi khác' : `${count} liên kết dẫn đến nơi khác`,
  linkLeadsTo: ({ label, host }) => `“${label}” dẫn đến ${host}.`,
  linksWork: 'Đã bật liên kết',
  allLinksAreOff: 'Đã tắt các liên kết',
  linksAreOff: (count) => (count === 1 ? 'Đã tắt liên kết' : `Đã tắt ${count} liên kết`),
  openAnyway: 'Cứ mở',
  switchOffAgain: 'Tắt lại',

  showAs: 'Hiện thư dưới dạng',
  html: 'HTML',
  plainText: 'Văn bản',
  noText: 'Thư này không có nội dung chữ.',
  noPlainText: 'Thư này không có bản văn bản thuần.',
  showQuote: 'Hiện phần trích dẫn',
  hideQuote: 'Ẩn phần trích dẫn',
  tooLongForPaper: 'Thư này quá dài nên không in hết được. Phần còn lại không có trên giấy.',
  originalSize: 'Kích thước gốc',
  shownAtOriginalSize: 'Đang hiện ở kích thước gốc',
  fitToScreen: 'Vừa màn hình',
  scaledToFit: 'Đã thu nhỏ cho vừa',

  links: (count) => `${count} liên kết trong thư này`,
  linkTextDiffers: 'Phần chữ của liên kết không khớp với nơi nó dẫn đến.',

  image: 'Hình ảnh',
  images: (count) => `${count} ảnh bên ngoài`,
  imageStates: {
    blocked: (image, unseen) => <>Tải{unseen(` ${image}`)}</>,
    loading: (image, unseen) => <>Đang tải…{unseen(` ${image}`)}</>,
    shown: (image, unseen) => <>Đã tải{unseen(` ${image}`)}</>,
    failed: (image, unseen) => <>Không tải được{unseen(` ${image}`)}</>,
  },
  staysBlocked: 'Vẫn bị chặn',
  showImages: (long) => <>Hiện ảnh{long(' bên ngoài')}</>,
  whoFetchesImages: `${brand.name} tải ảnh thay bạn. Người gửi biết ảnh đã được tải, nhưng không thấy địa chỉ IP hay trình duyệt của bạn.`,
  loadingImages: 'Đang tải ảnh bên ngoài',
  imagesNotLoaded: 'Không tải được ảnh',
  imagesFailed: (count) => `Không tải được ${count} ảnh bên ngoài`,
  blocked: (images) => `Đã chặn ${images} ảnh bên ngoài`,
  blockedTrackers: (trackers) => `Đã chặn ${trackers} trình theo dõi`,
  blockedBoth: (images, trackers) => `Đã chặn ${images} ảnh bên ngoài và ${trackers} trình theo dõi`,
  showing: (images) => `Đang hiện ${images} ảnh bên ngoài`,
  showingWithout: (images, trackers) =>
    `Đang hiện ${images} ảnh bên ngoài, đã chặn ${trackers} trình theo dõi`,
  showingSome: (shown, images) => `Đang hiện ${shown}/${images} ảnh bên ngoài`,
  showingSomeWithout: ({ shown, images, trackers }) =>
    `Đang hiện ${shown}/${images} ảnh bên ngoài, đã chặn ${trackers} trình theo dõi`,
  onlyFirstCanBeLoaded: (said, count) =>
    `${said}. Chỉ tải được ${count} ảnh đầu tiên, các ảnh còn lại vẫn bị chặn`,

  attachments: 'Tệp đính kèm',
  attachmentCount: (count) => `${count} tệp đính kèm`,
  file: 'TỆP',
  downloadFile: (name) => `Tải xuống ${name}`,
  downloadFileOfType: ({ name, type }) => `Tải xuống ${name} (${type})`,
  downloadingFile: (name) => `Đang tải xuống ${name}`,
  fileNotDownloaded: 'Không tải được tệp.',
  downloadFailed: 'Tải xuống không thành công. Hãy thử lại.',
  programsCanHarm: 'Chương trình có thể gây hại cho máy tính. Chỉ mở nếu bạn đang chờ nhận tệp này.',
  fileCanContainProgram: 'Tệp này có thể chứa chương trình độc hại. Chỉ mở nếu bạn đang chờ nhận nó.',
};
