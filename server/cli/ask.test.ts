import { expect, test } from 'vitest';
import { confirmAtTerminal, NotAgreedError } from './ask.ts';

const answers = (answer: string | null) => ({ ask: async () => answer });

test('what a script may do without --yes is asked at a terminal, and only there', async () => {
  await confirmAtTerminal('This ends.', { yes: false }, answers(null));
  await confirmAtTerminal('This ends.', { yes: false }, answers('yes'));
  await confirmAtTerminal('This ends.', { yes: true }, answers('no'));
  await expect(confirmAtTerminal('This ends.', { yes: false }, answers('no'))).rejects.toThrow(
    NotAgreedError,
  );
});
