import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { TextField } from '#web/components/field.tsx';
import { callApi } from '#web/lib/api.ts';
import { describeError } from './operator-api.ts';

/** Asks for the token. It is stored only after the server has accepted it. */
export function TokenForm({
  refused,
  onToken,
}: {
  refused: string | null;
  onToken: (token: string) => void;
}) {
  const [problem, setProblem] = useState(refused);
  const signIn = useMutation({
    mutationFn: (token: string) => callApi('/api/operator/live', { token }),
    onSuccess: (_, token) => onToken(token),
    onError: (error) => setProblem(describeError(error)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get('token')).trim();
    if (!/^[\x21-\x7e]{1,500}$/.test(token)) return setProblem('Please enter the operator token.');
    signIn.mutate(token);
  }

  return (
    <Card className="mx-auto mt-6 w-full max-w-md p-5 sm:mt-16 sm:p-6">
      <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <TextField
          label="Operator token"
          name="token"
          type="password"
          autoComplete="off"
          spellCheck={false}
          error={problem}
          hint="The value of OPERATOR_TOKEN. It is stored in this tab until you sign out or close it."
        />
        <Button type="submit" variant="primary" disabled={signIn.isPending}>
          {signIn.isPending ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
    </Card>
  );
}
