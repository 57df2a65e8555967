import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CATCH_ALL_ADDRESS } from '#contract/catch-all.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { TextField } from '#web/components/field.tsx';
import { ApiError, explain } from '#web/lib/api.ts';
import { texts } from './texts.ts';

/** Asks for the token. It is kept only after the server has accepted it. */
export function TokenForm({
  check,
  onToken,
}: {
  check: (token: string) => Promise<unknown>;
  onToken: (token: string) => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const open = useMutation({
    mutationFn: check,
    onSuccess: (_, token) => onToken(token),
    onError: (error) => {
      const isWrong = error instanceof ApiError && (error.status === 401 || error.status === 404);
      setProblem(isWrong ? texts.wrongToken : explain(error, texts.notOpened));
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get('token')).trim();
    if (!token) return setProblem(texts.enterToken);
    // No other characters can be in a token, and some of them not in a header.
    if (!/^[\w-]+$/.test(token)) return setProblem(texts.wrongToken);
    open.mutate(token);
  }

  return (
    <Card className="mx-auto mt-6 mb-16 flex w-[calc(100%-2rem)] max-w-md flex-col gap-4 p-5 sm:mt-16 sm:p-6">
      <h1 className="flex flex-wrap items-baseline gap-x-2 text-xl font-semibold">
        {texts.allMail}
        <span dir="ltr" className="font-mono text-sm font-normal text-ink-soft">
          {CATCH_ALL_ADDRESS}
        </span>
      </h1>
      <p className="text-sm text-ink-soft">{texts.about}</p>
      <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <TextField
          label={texts.token}
          name="token"
          type="password"
          autoComplete="off"
          spellCheck={false}
          error={problem}
          hint={texts.kept}
        />
        <Button type="submit" variant="primary" busy={open.isPending}>
          {texts.open}
        </Button>
      </form>
    </Card>
  );
}
