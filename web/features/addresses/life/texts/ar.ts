import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ar');

export const texts: Texts = {
  extendTo: (end: string) => `تمديد حتى ${end}`,
  extended: 'تم التمديد',
  atMost: (day: string) => `حتى ${day} كحد أقصى`,
  extendableFrom: (time: string) => `يمكن تمديده ابتداءً من ${time}`,
  livesUntil: (end: string) => `يعمل الآن حتى ${end}`,
  livesUntilAtMost: ({ end, day }: { end: string; day: string }) =>
    `يعمل الآن حتى ${end}، وحتى ${day} كحد أقصى`,
  notExtended: 'تعذّر التمديد. يُرجى المحاولة مرة أخرى بعد قليل.',

  takes: ({ max, came }: { max: number; came: number }) => `الرسائل حتى الآن: ${came} من ${max}`,
  spent: (max: number) =>
    plural(max, {
      zero: 'لا يستقبل هذا العنوان أي رسائل.',
      one: 'استقبل هذا العنوان رسالته الوحيدة، ويرفض كل ما بعدها.',
      two: 'استقبل هذا العنوان رسالتيه، ويرفض كل ما بعدهما.',
      few: `استقبل هذا العنوان رسائله الـ${max}، ويرفض كل ما بعدها.`,
      many: `استقبل هذا العنوان ${max} رسالة، ويرفض كل ما بعدها.`,
      other: `استقبل هذا العنوان ${max} رسالة، ويرفض كل ما بعدها.`,
    }),
};
