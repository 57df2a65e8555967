import { useEffect } from 'react';
import { texts } from './texts.tsx';

const scriptId = 'ads-provider';

type Queue = { adsbygoogle?: unknown[] };

/** The ad of the configured provider. Rendered only after consent, so its script is not loaded before. */
export default function ProviderAd({ client }: { client: string }) {
  useEffect(() => {
    if (!document.getElementById(scriptId)) {
      const script = document.createElement('script');
      script.id = scriptId;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.src = `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${encodeURIComponent(client)}`;
      document.head.append(script);
    }
    const queue = window as Queue;
    queue.adsbygoogle ??= [];
    queue.adsbygoogle.push({});
  }, [client]);

  return (
    <>
      <span className="absolute top-1 start-2 text-xs text-ink-faint">{texts.ad}</span>
      <ins
        className="adsbygoogle block h-full w-full"
        data-ad-client={client}
        data-full-width-responsive="false"
      />
    </>
  );
}
