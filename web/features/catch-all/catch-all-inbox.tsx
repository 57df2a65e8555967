import { useCallback, useMemo, useState } from 'react';
import { CATCH_ALL_ADDRESS } from '#contract/catch-all.ts';
import { Button } from '#web/components/button.tsx';
import { createInboxApi, type InboxScope } from '#web/features/addresses/inbox-api.ts';
import { type Access, SharedDesk } from '#web/features/desk/shared-desk.tsx';
import { texts as messageTexts } from '#web/features/inbox/message/texts.tsx';
import { readToken, session, writeText } from '#web/lib/storage.ts';
import { texts } from './texts.ts';
import { TokenForm } from './token-form.tsx';

const KEY = 'mayfly_catch_all';

const scopeOf = (token: string): InboxScope => ({ base: '/api', mode: 'premium', token });

/** The inbox of all mail, for whoever has its token. */
export default function CatchAllInbox() {
  const [token, setToken] = useState(() => readToken(session, KEY));
  const keep = useCallback((next: string | null) => {
    writeText(session, KEY, next);
    setToken(next);
  }, []);

  const access = useMemo((): Access | null => {
    if (!token) return null;
    const scope = scopeOf(token);
    return {
      scope,
      api: createInboxApi(scope),
      onRefused: () => keep(null),
      heading: texts.allMail,
      button: <Button onClick={() => keep(null)}>{texts.forget}</Button>,
      welcome: (
        <div className="flex flex-col gap-2 text-balance">
          <p className="text-lg">{texts.sendAnywhere}</p>
          <p className="text-sm text-ink-soft">{texts.howLong}</p>
        </div>
      ),
      // Who a mail is for matters here, and nowhere else.
      describe: (message) => ({ ...message, snippet: `${messageTexts.to(message.to)} · ${message.snippet}` }),
    };
  }, [token, keep]);

  if (access) return <SharedDesk address={CATCH_ALL_ADDRESS} access={access} />;
  const check = (given: string) => createInboxApi(scopeOf(given)).inbox(CATCH_ALL_ADDRESS);
  return <TokenForm check={check} onToken={keep} />;
}
