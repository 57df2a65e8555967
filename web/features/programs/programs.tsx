import { KeysSheet } from './keys-sheet.tsx';
import { WebhooksSheet } from './webhooks-sheet.tsx';

/** What a premium account offers to programs. */
export function Programs() {
  return (
    <>
      <KeysSheet />
      <WebhooksSheet />
    </>
  );
}
