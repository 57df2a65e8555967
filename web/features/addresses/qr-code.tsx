import { encode } from 'uqr';
import { pathIn } from '#contract/languages.ts';
import { pageLanguage } from '#web/language/page-language.ts';
import { cx } from '#web/lib/cx.ts';
import { texts } from './texts.tsx';

/** A premium inbox can be opened only by its owner, so its code contains just the address. */
export const phoneLink = (address: string, isPremium: boolean) =>
  isPremium
    ? address
    : window.location.origin + pathIn(pageLanguage(), `/inbox/${encodeURIComponent(address)}`);

type QrCodeProps = { address: string; isPremium: boolean; className?: string };

/** Opens an inbox on a phone. Dark on white in both themes, because cameras expect that. */
export default function QrCode({ address, isPremium, className }: QrCodeProps) {
  const text = phoneLink(address, isPremium);
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  return (
    <svg
      role="img"
      aria-label={texts.qrCodeFor(text)}
      viewBox={`0 0 ${size} ${size}`}
      className={cx('rounded-md', className)}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#14110d" />
    </svg>
  );
}
