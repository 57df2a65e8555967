import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  feedback: 'Góp ý',
  question: ({ strong, soft }) => (
    <>
      {strong(`Bạn thấy ${brand.name} thế nào?`)}{' '}
      {soft('Cho chúng tôi biết điều gì tốt và điều gì chưa tốt nhé.')}
    </>
  ),
  share: 'Gửi góp ý',
  notNow: 'Để sau',
};
