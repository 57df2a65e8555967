import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { ZodType } from 'zod';
import { emailField } from '#contract/auth.ts';
import { reason } from '#contract/operator.ts';
import type { Tools } from './tools.ts';

/** A mistake that the person at the terminal can correct. */
export class UsageError extends Error {}

type Option = {
  type: 'string' | 'boolean';
  multiple?: boolean;
  /** The placeholder for the value in the help, as in `--days N`. */
  value?: string;
  /** Shown without brackets. The command itself refuses to run without it. */
  required?: boolean;
  about: string;
};
type Options = Record<string, Option>;

type OptionValues<O extends Options> = {
  [Name in keyof O]: O[Name]['type'] extends 'boolean'
    ? boolean
    : O[Name]['multiple'] extends true
      ? string[]
      : string | undefined;
};

/** What a command prints on standard output, and its exit code when that is not 0. */
type Outcome = string | { text: string; code: number };

export type Command = {
  /** One or two words, such as `user create`. */
  name: string;
  summary: string;
  /** The names of its arguments. All of them are required. */
  args: readonly string[];
  options: Options;
  run: (args: string[], options: Record<string, never>, tools: Tools) => Promise<Outcome>;
};

/** Declares a command. `run` gets one string for each argument, in order, and the options by name. */
export function defineCommand<const A extends readonly string[], const O extends Options>(command: {
  name: string;
  summary: string;
  args: A;
  options: O;
  run: (args: { [Index in keyof A]: string }, options: OptionValues<O>, tools: Tools) => Promise<Outcome>;
}): Command {
  return command as unknown as Command;
}

/** Reads what follows the name of a command. Null when help was requested. */
export function parseCommand(command: Command, given: string[]) {
  // --yes answers commands that ask. The others take it too, so that a script can always give it.
  const options: ParseArgsOptionsConfig = {
    help: { type: 'boolean', short: 'h' },
    yes: { type: 'boolean' },
  };
  for (const [name, { type, multiple }] of Object.entries(command.options))
    options[name] = { type, ...(multiple ? { multiple } : {}) };
  const { positionals, values } = parseOrExplain(given, options);
  if (values.help) return null;
  const missing = command.args.filter((_name, index) => !positionals[index]);
  if (missing.length) throw new UsageError(`Please give ${missing.join(' and ')}.`);
  const [extra] = positionals.slice(command.args.length);
  if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}".`);
  const defaults = Object.entries(command.options).map(([name, { type, multiple }]) => [
    name,
    type === 'boolean' ? false : multiple ? [] : undefined,
  ]);
  return { args: positionals, options: { ...Object.fromEntries(defaults), ...values } };
}

function parseOrExplain(args: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const { message } = error as Error;
    const option = /^Option '(?:-\w, )?(--[\w-]+)[^']*' argument/.exec(message)?.[1];
    if (!option) throw new UsageError(`${message.split('. ')[0]}.`);
    throw new UsageError(
      /ambiguous/.test(message)
        ? `The value of ${option} begins with a dash: write ${option}=VALUE.`
        : `${option} needs a value.`,
    );
  }
}

export function parseEmail(given: string): string {
  const parsed = emailField.safeParse(given);
  if (!parsed.success) throw new UsageError(`${given} is not an email address.`);
  return parsed.data;
}

/** Reads the value of an option that takes text. */
export function parseLine(option: string, schema: ZodType<string>, given: string | undefined): string {
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw new UsageError(`--${option} takes a line of text: ${parsed.error.issues[0]!.message}.`);
  return parsed.data;
}

/** Reads the value of `--reason`. */
export const parseReason = (given: string | undefined) => parseLine('reason', reason, given);

/** Reads the value of `--days`. */
export function parseDays(given: string, max: number): number {
  const days = Number(given);
  if (!(Number.isInteger(days) && days > 0 && days <= max))
    throw new UsageError(`--days takes whole days, from 1 to ${max}.`);
  return days;
}

export function usageOf({ name, args, options }: Command): string {
  const flags = Object.entries(options).map(([flag, { value, multiple, required }]) => {
    const text = `--${flag}${value ? ` ${value}` : ''}`;
    return `${required ? text : `[${text}]`}${multiple ? '…' : ''}`;
  });
  return [name, ...args, ...flags].join(' ');
}

/** `program` is how the operator calls the commands. */
export function helpOf(command: Command, program: string): string {
  const rows = Object.entries(command.options).map(
    ([flag, { value, about }]) => [`--${flag}${value ? ` ${value}` : ''}`, about] as const,
  );
  const width = Math.max(0, ...rows.map(([flag]) => flag.length));
  const flags = rows.map(([flag, about]) => `\n  ${flag.padEnd(width)}   ${about}`);
  return `${command.summary}.\n\nUsage: ${program} ${usageOf(command)}${flags.length ? `\n${flags.join('')}` : ''}`;
}
