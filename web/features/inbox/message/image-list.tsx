import { counted } from '#contract/counted.ts';
import { Button } from '#web/components/button.tsx';
import { Foldout } from './foldout.tsx';
import type { RemoteImage } from './mail-document.ts';

type ImageListProps = { images: RemoteImage[]; onLoad: (src: string) => void };

const words = { blocked: 'Load', loading: 'Loading…', shown: 'Loaded', failed: 'Could not be loaded' };

/** Loads a single remote image. Outside of the mail, because a mail could lay an invisible image under every press. */
export function ImageList({ images, onLoad }: ImageListProps) {
  return (
    <Foldout
      title={counted(images.length, 'remote image')}
      items={images}
      row={({ src, label, host, state }) => (
        <span className="flex items-center gap-3">
          <span className="min-w-0 flex-1">
            <span className="block truncate">{label}</span>
            <span className="block truncate font-mono text-xs text-ink-soft">{host}</span>
          </span>
          {state === 'too many' ? (
            <span className="text-xs text-ink-soft">Stays blocked</span>
          ) : (
            <Button size="sm" aria-disabled={state !== 'blocked'} onClick={() => onLoad(src)}>
              {words[state]}
              <span className="sr-only"> {label}</span>
            </Button>
          )}
        </span>
      )}
    />
  );
}
