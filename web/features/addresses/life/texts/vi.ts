import type { Texts } from '../texts.ts';

export const texts: Texts = {
  extendTo: (end) => `Gia hạn đến ${end}`,
  extended: 'Đã gia hạn',
  atMost: (day) => `Tối đa đến ${day}`,
  extendableFrom: (time) => `Có thể gia hạn từ ${time}`,
  livesUntil: (end) => `Giờ dùng được đến ${end}`,
  livesUntilAtMost: ({ end, day }) => `Giờ dùng được đến ${end}, tối đa đến ${day}`,
  notExtended: 'Chưa gia hạn được. Hãy thử lại sau giây lát.',

  takes: ({ max, came }) => `Đến nay ${came}/${max} thư`,
  spent: (max) =>
    max === 1
      ? 'Địa chỉ này đã nhận lá thư duy nhất của nó. Mọi thư khác bị từ chối.'
      : `Địa chỉ này đã nhận đủ ${max} thư. Mọi thư khác bị từ chối.`,
};
