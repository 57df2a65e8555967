import { KeysSection } from './keys-section.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

/** What a premium account offers to programs. */
export function Programs() {
  return (
    <>
      <KeysSection />
      <WebhooksSection />
    </>
  );
}
