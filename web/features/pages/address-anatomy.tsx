import { texts } from './texts.tsx';

/** An example address and what its parts mean. */
export function AddressAnatomy() {
  const { words, characters, domain } = texts.anatomy;
  const parts = [
    { text: 'amber.river', ...words },
    { text: '.k3x9qa', ...characters },
    { text: '@example.com', ...domain },
  ];
  return (
    <div>
      <p
        dir="ltr"
        className="rounded-lg border border-line bg-surface px-3 py-6 text-center font-mono text-[clamp(0.8rem,4.2vw,2rem)] whitespace-nowrap"
      >
        <span>{parts[0]?.text}</span>
        <span className="text-accent">{parts[1]?.text}</span>
        <span className="text-ink-faint">{parts[2]?.text}</span>
      </p>
      <dl className="mt-8 grid gap-8 md:grid-cols-3">
        {parts.map(({ text, title, note }) => (
          <div key={text} className="border-t-2 border-line-strong pt-4">
            <dt className="font-semibold">
              {title}{' '}
              <bdi dir="ltr" className="font-mono text-sm font-normal text-ink-faint">
                {text}
              </bdi>
            </dt>
            <dd className="mt-1.5 text-sm leading-relaxed text-ink-soft">{note}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
