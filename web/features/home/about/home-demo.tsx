import { Section } from '#web/components/section.tsx';
import Demo from '#web/features/demo/demo.tsx';
import { texts } from './texts.ts';

/** What using the product looks like. */
export function HomeDemo() {
  return (
    <Section id="how" title={texts.howTitle}>
      <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:gap-16">
        <ol className="flex flex-col gap-6">
          {Object.values(texts.how).map(({ title, text }, index) => (
            <li key={title} className="flex gap-4">
              <span aria-hidden className="mt-1 font-mono text-xs text-accent">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1 max-w-md text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <Demo />
      </div>
    </Section>
  );
}
