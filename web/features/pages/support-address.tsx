import { Mail } from 'lucide-react';
import { useConfig } from '#web/lib/use-config.ts';

/** Comes from the server's configuration. Its line is reserved so that the page does not jump. */
export function SupportAddress() {
  const address = useConfig()?.supportEmail;
  return (
    <p className="flex min-h-6 items-center gap-2">
      <Mail aria-hidden size={17} className="shrink-0 text-accent" />
      {address && (
        <a href={`mailto:${address}`} className="text-accent underline underline-offset-3">
          {address}
        </a>
      )}
    </p>
  );
}
