import type { Wrap } from '#web/language/words.ts';

export const texts = {
  cookies: 'Cookies',
  question: (details: Wrap) => (
    <>
      May we count visits and show third-party ads on free pages? Mayfly works the same either way, and we
      never use your messages for it. {details('Details')}
    </>
  ),
  rejectAll: 'Reject All',
  acceptAll: 'Accept All',
};
