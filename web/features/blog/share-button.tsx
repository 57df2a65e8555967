import { Check, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { timings } from '#contract/timings.ts';
import { Button } from '#web/components/button.tsx';
import type { PostMeta } from './post-list.ts';
import { type Shared, share } from './share.ts';

const words: Record<Shared, string> = { shared: 'Share', copied: 'Link copied', failed: 'Could not copy' };

export function ShareButton({ post }: { post: PostMeta }) {
  const [result, setResult] = useState<Shared | null>(null);

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), timings.copyConfirmation);
    return () => clearTimeout(timer);
  }, [result]);

  const onClick = async () => {
    const data = { title: post.title, text: post.description, url: window.location.href };
    const device = { share: navigator.share?.bind(navigator), clipboard: navigator.clipboard };
    setResult(await share(device, data));
  };

  const Icon = result === 'copied' ? Check : Share2;
  return (
    <>
      <Button size="sm" onClick={onClick}>
        <Icon aria-hidden size={16} />
        {words[result ?? 'shared']}
      </Button>
      <span role="status" className="sr-only">
        {result && result !== 'shared' ? words[result] : ''}
      </span>
    </>
  );
}
