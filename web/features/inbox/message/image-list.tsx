import { Button } from '#web/components/button.tsx';
import { Foldout } from './foldout.tsx';
import type { RemoteImage } from './mail-document.ts';
import { texts } from './texts.tsx';

type ImageListProps = { images: RemoteImage[]; onLoad: (src: string) => void };

/** Loads a single remote image. Outside of the mail, because a mail could lay an invisible image under every press. */
export function ImageList({ images, onLoad }: ImageListProps) {
  return (
    <Foldout
      title={texts.images(images.length)}
      items={images}
      row={({ src, label, host, state }) => (
        <span className="flex items-center gap-3">
          <span className="min-w-0 flex-1">
            <span className="block truncate">{label}</span>
            <span dir="ltr" className="block truncate font-mono text-xs text-ink-soft rtl:text-right">
              {host}
            </span>
          </span>
          {state === 'too many' ? (
            <span className="text-xs text-ink-soft">{texts.staysBlocked}</span>
          ) : (
            <Button size="sm" aria-disabled={state !== 'blocked'} onClick={() => onLoad(src)}>
              {texts.imageStates[state](label, (words) => (
                <span className="sr-only">{words}</span>
              ))}
            </Button>
          )}
        </span>
      )}
    />
  );
}
