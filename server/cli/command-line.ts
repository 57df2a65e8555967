import { brand } from '#contract/brand.ts';
import { refusalOf } from '#server/domain/errors.ts';
import { version } from '#server/lib/version.ts';
import { accountCommands } from './account-commands.ts';
import { backupCommands } from './backup-commands.ts';
import { blockCommands } from './block-commands.ts';
import { type Command, helpOf, parseCommand, UsageError, usageOf } from './command.ts';
import { contactCommands } from './contact-commands.ts';
import { domainCommands } from './domain-commands.ts';
import { keyCommands } from './key-commands.ts';
import { serviceCommands } from './service-commands.ts';
import { setupCommands } from './setup-commands.ts';
import { controlsIn } from './text.ts';
import type { Tools } from './tools.ts';

const FAILED = 1;
const WRONG_USAGE = 2;

export const commands: Command[] = [
  ...accountCommands,
  ...blockCommands,
  ...domainCommands,
  ...backupCommands,
  ...contactCommands,
  ...keyCommands,
  ...serviceCommands,
  ...setupCommands,
];

/** Runs one command. Resolves to the exit code: 0 done, 1 failed, 2 wrong usage. */
export async function runCommandLine(args: string[], tools: Tools): Promise<number> {
  const [first = ''] = args;
  const isGroup = commands.some(({ name }) => name.startsWith(`${first} `));
  if (!first || (isGroup && args.length === 1)) {
    tools.printError(help(tools.program, first));
    return WRONG_USAGE;
  }
  if (first === '--version') {
    tools.print(version);
    return 0;
  }
  const words = first === 'help' ? args.slice(1) : args;
  const command = commands.find(({ name }) => `${words.join(' ')} `.startsWith(`${name} `));
  if (!words.length || (!command && ['--help', '-h'].includes(words.at(-1)!))) {
    tools.print(help(tools.program, words[0]));
    return 0;
  }
  try {
    for (const shown of args.map(controlsIn))
      if (shown !== null) throw new UsageError(`An argument has control characters: ${shown}`);
    if (!command) throw new UsageError(`There is no command "${words.join(' ')}".`);
    if (first === 'help') {
      tools.print(helpOf(command, tools.program));
      return 0;
    }
    return await run(command, args.slice(command.name.split(' ').length), tools);
  } catch (error) {
    tools.printError((error as Error).message);
    if (!(error instanceof UsageError) && !isBadInput(error)) return FAILED;
    if (command) tools.printError(`Usage: ${tools.program} ${usageOf(command)}`);
    else tools.printError(`${tools.program}${isGroup ? ` ${first}` : ''} --help lists the commands.`);
    return WRONG_USAGE;
  }
}

const isBadInput = (error: unknown) => refusalOf(error)?.kind === 'bad-input';

async function run(command: Command, args: string[], tools: Tools): Promise<number> {
  const parsed = parseCommand(command, args);
  if (!parsed) {
    tools.print(helpOf(command, tools.program));
    return 0;
  }
  const outcome = await command.run(parsed.args, parsed.options, tools);
  const { text, code } = typeof outcome === 'string' ? { text: outcome, code: 0 } : outcome;
  tools.print(text);
  return code;
}

/** The list of commands, or of those that begin with `word`. */
function help(program: string, word?: string): string {
  const matching = commands.filter(({ name }) => name.split(' ')[0] === word);
  const shown = matching.length ? matching : commands;
  const width = Math.max(...shown.map((command) => usageOf(command).length));
  const rows = shown.map((command) => `  ${program} ${usageOf(command).padEnd(width)}   ${command.summary}`);
  return `Commands for the operator of ${brand.name}. They work with or without a running server:

${rows.join('\n')}

They read the same settings as the server, and create neither a database nor a key. Add --help to a command to read about its options;
${program} --version prints the version. The exit code is 0 when a command succeeds, 1 when it fails and 2 when it was called wrongly.`;
}
