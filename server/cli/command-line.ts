import { isIPv6 } from 'node:net';
import { parseArgs } from 'node:util';
import { brand } from '#contract/brand.ts';
import { blockCommands } from './block-commands.ts';
import { commands as accountCommands, UsageError } from './commands.ts';
import { deployCommands } from './deploy-commands.ts';
import type { Tools } from './tools.ts';

const commands = { ...accountCommands, ...blockCommands };
const SEND_TEST = 'send-test ADDRESS';

/** Runs one command; resolves to the exit code. */
export function runCommandLine(args: string[], tools: Tools): Promise<number> {
  return run(args, tools).catch((error: unknown) => {
    for (const line of problem(error)) console.error(line);
    return 1;
  });
}

async function run(args: string[], tools: Tools): Promise<number> {
  const { positionals, values } = parse(args);
  if (values.help || positionals[0] === 'help' || !positionals.length) {
    console.log(help());
    return positionals.length || values.help ? 0 : 1;
  }
  const deploy = deployCommands[positionals[0]!];
  if (deploy) {
    if (positionals.length !== 1) throw new UsageError(`Usage: ${deploy.usage}`);
    const { text, code } = await deploy.run(
      { json: values.json ?? false, address: values.address ?? [] },
      tools,
    );
    console.log(text);
    return code;
  }
  if (positionals[0] === 'send-test') {
    if (positionals.length !== 2) throw new UsageError(`Usage: ${SEND_TEST}`);
    console.log(await sendTo(positionals[1]!, tools));
    return 0;
  }

  const name = Object.keys(commands).find((words) => `${positionals.join(' ')} `.startsWith(`${words} `));
  if (!name) throw new UsageError(`There is no command "${positionals.join(' ')}".`);
  const command = commands[name]!;
  const [email, ...more] = positionals.slice(name.split(' ').length);
  if (more.length || (email && !/EMAIL|ADDRESS|DOMAIN/.test(command.usage)))
    throw new UsageError(`Usage: ${command.usage}`);
  const work = command.prepare({ email, ...values });
  const operator = await tools.openOperator();
  try {
    console.log(await work(operator));
  } finally {
    await operator.close();
  }
  return 0;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        password: { type: 'string' },
        days: { type: 'string' },
        reason: { type: 'string' },
        json: { type: 'boolean' },
        address: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const { message } = error as Error;
    const [, option] = /^Option '(?:-\w, )?(--\w+)[^']*' argument/.exec(message) ?? [];
    if (!option) throw new UsageError(message.split('. ')[0]);
    throw new UsageError(
      `${option} ${/ambiguous/.test(message) ? 'takes no value that begins with a dash' : 'needs a value'}.`,
    );
  }
}

async function sendTo(address: string, tools: Tools): Promise<string> {
  const { bindHost, smtpPort: port } = tools.smtpServer();
  const anywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const host = anywhere[bindHost] ?? bindHost;
  const place = `${isIPv6(host) ? `[${host}]` : host}:${port}`;
  try {
    return `${place} says: ${await tools.sendTest({ host, port, address })}`;
  } catch (error) {
    const { response, code, message } = error as { response?: string; code?: string; message: string };
    if (response) throw new Error(`${place} refused the mail: ${response}`);
    if (/ECONNREFUSED|ESOCKET|ETIMEDOUT|ECONNECTION/.test(`${code} ${message}`))
      throw new Error(`Nothing answers at ${place}: is the server running, with the same SMTP_PORT?`);
    throw error;
  }
}

function problem(error: unknown): string[] {
  const { message } = error as Error;
  return error instanceof UsageError ? [message, 'npm run mayfly -- --help lists the commands.'] : [message];
}

function help(): string {
  const rows = [
    ...[...Object.values(commands), ...Object.values(deployCommands)].map(
      ({ usage, about }) => [usage, about] as const,
    ),
    [SEND_TEST, 'Send a mail by SMTP to an address of the running server'] as const,
  ];
  const width = Math.max(...rows.map(([usage]) => usage.length));
  return `The operator's commands of ${brand.name}, beside a running server or without one:

${rows.map(([usage, about]) => `  npm run mayfly -- ${usage.padEnd(width)}   ${about}`).join('\n')}

The same environment as npm start tells where the database is.`;
}
