import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('vi');

export const texts: Texts = {
  noneYet: 'Chưa có máy chủ thư nào thử gửi thư đến địa chỉ này.',
  noneSince: (time) => `Từ ${time}, chưa có máy chủ thư nào thử gửi thư đến địa chỉ này.`,
  takesNone: (domain) => `Hiện chúng tôi không nhận thư cho ${domain}.`,
  more: 'Xem thêm',
  notLoaded: 'Không tải được danh sách các lần gửi.',

  stored: 'Một thư đã được lưu vào hộp thư này.',
  tooLarge: 'Một thư đã bị từ chối vì quá lớn.',
  tooLargeFor: ({ size, limit }) =>
    `Một thư ${size} đã bị từ chối vì quá lớn. Địa chỉ này nhận tối đa ${limit} tệp đính kèm.`,
  tooLargeForFree: ({ size, limit, premium }) =>
    `Một thư ${size} đã bị từ chối vì quá lớn. Địa chỉ này nhận tối đa ${limit} tệp đính kèm, còn gói Premium tối đa ${premium}.`,
  textTooLarge: (size) => `Một thư ${size} đã bị từ chối vì phần chữ hoặc phần tiêu đề quá lớn.`,
  refused: {
    spent: 'Một thư đã bị từ chối vì địa chỉ này đã nhận đủ số thư đặt ra cho nó.',
    blocked: 'Một thư đã bị từ chối vì chúng tôi không nhận thư từ người gửi hoặc mạng của người gửi đó.',
    malformed: 'Một thư đã bị từ chối vì định dạng không hợp lệ hoặc quá phức tạp.',
    other: 'Một thư đã bị từ chối.',
  },
  deferred: {
    full: 'Một máy chủ thư được yêu cầu thử lại sau vì hộp thư này đã đầy. Hãy xóa bớt thư để có chỗ. Phần lớn máy chủ thử lại sau vài phút.',
    alone:
      'Một máy chủ thư được yêu cầu gửi thư đến địa chỉ này tách riêng khỏi những người nhận khác. Phần lớn máy chủ làm việc đó sau vài phút.',
    'network-full':
      'Một máy chủ thư được yêu cầu thử lại sau vì mạng của nó đã gửi cho chúng tôi quá nhiều thư trong một giờ. Phần lớn máy chủ thử lại sau vài phút.',
    unavailable:
      'Một máy chủ thư được yêu cầu thử lại sau vì lúc đó chúng tôi không nhận được thư. Phần lớn máy chủ thử lại sau vài phút.',
    other: 'Một máy chủ thư được yêu cầu thử lại sau. Phần lớn máy chủ thử lại sau vài phút.',
  },
  broken: 'Một máy chủ thư xin gửi thư đến địa chỉ này, nhưng kết nối kết thúc trước khi thư đến đủ.',

  attempts: 'Các lần thử của máy chủ thư',
  outcomes: {
    stored: 'Đã lưu',
    refused: 'Bị từ chối',
    deferred: 'Thử lại sau',
    broken: 'Bị ngắt giữa chừng',
  },
  times: (count) => plural(count, { other: `ghi nhận ${count} lần` }),
  encrypted: (version) => `mã hóa bằng ${version}`,
  notEncrypted: 'không mã hóa',
  ourAnswer: 'Chúng tôi trả lời:',

  noMailYet: 'Chưa có thư? Đây là những gì chúng tôi biết.',
  lastTook: ({ anybody, domain, forDomain }) =>
    `Lần gần nhất chúng tôi nhận thư cho bất kỳ ai là ${anybody}, cho ${domain} là ${forDomain}.`,
  lastTookForOthers: ({ anybody, domain }) =>
    `Lần gần nhất chúng tôi nhận thư cho bất kỳ ai là ${anybody}. Với ${domain} thì chưa ghi nhận thư nào.`,
  tookNone: 'Chúng tôi chưa ghi nhận thư nào cho bất kỳ ai.',
  momentsAgo: 'chưa đầy một phút trước',
  health: {
    listed: (domain) =>
      `${domain} có trong một danh sách công khai về tên miền dùng một lần, nên một số trang web từ chối.`,
    quiet: (domain) => `Trong 24 giờ qua, số địa chỉ nhận được thư ở ${domain} ít hơn thường lệ.`,
  },

  whatToTry: 'Bạn có thể thử',
  pasteAgain: 'Dán lại địa chỉ và yêu cầu gửi lại thư.',
  copyAddress: 'Sao chép địa chỉ',
  useAnotherDomain: 'Một số trang web từ chối tên miền này nhưng nhận tên miền khác.',
  saySiteRefused: 'Nếu một trang web không nhận địa chỉ này, hãy cho chúng tôi biết đó là trang nào.',
  advice: {
    'too-large': 'Hãy yêu cầu một thư nhỏ hơn, chẳng hạn có liên kết thay cho tệp đính kèm.',
    spent: 'Hãy tạo địa chỉ khác. Địa chỉ này không nhận thêm thư nữa.',
    blocked: 'Gửi lại cũng không giúp được. Hãy yêu cầu thư từ người gửi khác.',
    malformed: 'Gửi lại chỉ có ích nếu người gửi thay đổi thư.',
    deferred: 'Hãy chờ lần thử tiếp theo trước khi yêu cầu gửi lại thư.',
    broken: 'Hãy chờ vài phút. Nếu không có gì đến, hãy yêu cầu gửi lại thư.',
  },
};
