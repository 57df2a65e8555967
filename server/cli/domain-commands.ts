import { counted } from '#contract/counted.ts';
import { leftWithout, type OperatorDomain } from '#contract/operator-domains.ts';
import { reportText } from '#server/doctor/check.ts';
import { readEnd } from '#server/domain/domains/domain-steps.ts';
import type { Changed } from '#server/domain/domains/manage-domains.ts';
import { confirm, confirmAtTerminal, yes } from './ask.ts';
import { type Command, defineCommand, parseReason, UsageError } from './command.ts';
import { printable } from './text.ts';
import { type Operator, type Tools, withOperator } from './tools.ts';

const json = { type: 'boolean', about: 'Print JSON' } as const;
type Printing = { json: boolean };

/** Commands on domains. Each waits until every running process knows the change. */
export const domainCommands: Command[] = [
  defineCommand({
    name: 'domain list',
    summary: 'Show all domains with their state, also those of customers',
    args: [],
    options: { json },
    run: (_args, options, tools) =>
      withOperator(tools, async ({ domains }) => {
        const all = await domains.list();
        return options.json ? print({ domains: all }) : listText(all) || 'There are no domains yet.';
      }),
  }),
  defineCommand({
    name: 'domain add',
    summary: 'Add a domain on which visitors can generate addresses at once',
    args: ['NAME'],
    options: {
      plan: { type: 'string', value: 'free|premium', about: 'Who may use it; free if not given' },
      subdomains: {
        type: 'boolean',
        about: 'Addresses may have a sub-domain of their own, which needs a wildcard MX record',
      },
      json,
    },
    async run([name], options, tools) {
      const plan = parsePlan(options.plan);
      const { subdomains } = options;
      return change(
        tools,
        options,
        ({ domains }) => domains.add(name, { plan, subdomains }),
        ({ domain }) =>
          `Added.\n${listText([domain])}\n${tools.program} dns prints its DNS records, and ${tools.program} domain check ${domain.name} looks at them.`,
      );
    },
  }),
  defineCommand({
    name: 'domain rest',
    summary: 'Generate no new addresses on a domain; those that live stay to their end',
    args: ['NAME'],
    options: { json },
    run: ([name], options, tools) =>
      change(
        tools,
        options,
        ({ domains }) => domains.rest(name),
        ({ domain }) => `${domain.name} is resting. ${living(domain)} to the planned end.`,
      ),
  }),
  defineCommand({
    name: 'domain activate',
    summary: 'Generate addresses on a domain again; the owner of a blocked one has to prove it again',
    args: ['NAME'],
    options: { json },
    run: ([name], options, tools) =>
      change(
        tools,
        options,
        ({ domains }) => domains.activate(name),
        ({ domain }) =>
          domain.state === 'pending'
            ? `${domain.name} is no longer blocked. Its owner has to publish a new record to prove it.`
            : `${domain.name} is active.`,
      ),
  }),
  defineCommand({
    name: 'domain retire',
    summary: 'End a domain: no new addresses from now on, and none lives beyond the end',
    args: ['NAME'],
    options: {
      on: {
        type: 'string',
        value: 'DATE',
        required: true,
        about: 'The last day (UTC), or a time such as 2027-03-31T18:00:00Z. A past one ends it at once',
      },
      yes,
      json,
    },
    async run([name], options, tools) {
      const { on } = options;
      if (on === undefined) throw new UsageError('Please give --on DATE.');
      return change(
        tools,
        options,
        async ({ domains }) => {
          if (readEnd(on) <= new Date())
            await confirmAtTerminal(endOf(await domains.find(name)), options, tools);
          return domains.retire(name, on);
        },
        ({ domain, closed }) =>
          domain.endsAt
            ? `${domain.name} is retiring. ${living(domain)} until ${domain.endsAt} at the latest.`
            : `${domain.name} is retired. ${counted(closed, 'address', 'addresses')} ended with it.`,
      );
    },
  }),
  defineCommand({
    name: 'domain block',
    summary: 'Block a domain, also that of a customer: its addresses are closed and their mail is deleted',
    args: ['NAME'],
    options: {
      reason: { type: 'string', value: 'TEXT', about: 'What the owners of its addresses are told' },
      yes,
      json,
    },
    async run([name], options, tools) {
      const reason = parseReason(options.reason);
      return change(
        tools,
        options,
        async ({ domains }) => {
          const domain = await domains.find(name);
          await confirm(lossOf(domain, await domains.list()), options, tools);
          return domains.block(name, reason);
        },
        ({ domain, closed }) =>
          `${domain.name} is blocked. ${counted(closed, 'address was', 'addresses were')} closed.`,
      );
    },
  }),
  defineCommand({
    name: 'domain check',
    summary: 'Look at the DNS records of a domain now; exits with 1 if something has to be mended',
    args: ['NAME'],
    options: { json },
    run: ([name], options, tools) =>
      withOperator(tools, async ({ domains }) => {
        const { domain, findings } = await domains.check(name);
        const isRight = findings.every(({ level }) => level !== 'fail');
        const text = options.json
          ? print({ domain, findings })
          : reportText(
              findings.map(({ message, ...one }) => ({
                check: domain.name,
                message: printable(message),
                ...one,
              })),
            );
        return { text, code: isRight ? 0 : 1 };
      }),
  }),
];

/** Runs a change, and says which processes do not know it yet. */
const change = (
  tools: Tools,
  options: Printing,
  work: (operator: Operator) => Promise<Changed>,
  describe: (changed: Changed) => string,
) =>
  withOperator(tools, async (operator) => {
    const changed = await work(operator);
    if (changed.behind)
      tools.printError(
        `${counted(changed.behind, 'process has', 'processes have')} not taken this over yet, and will as soon as the database is reached again.`,
      );
    return options.json ? print({ domain: changed.domain }) : describe(changed);
  });

const print = (value: object) => JSON.stringify(value, null, 2);

function parsePlan(given = 'free') {
  if (given !== 'free' && given !== 'premium')
    throw new UsageError(`--plan takes free or premium, not "${given}".`);
  return given;
}

const living = ({ addresses }: OperatorDomain) =>
  addresses === 1 ? 'Its 1 address stays' : `Its ${addresses} addresses stay`;

const endOf = ({ name, addresses }: OperatorDomain) =>
  `This date is past, so ${name} ends now: ${lost(addresses)}.`;

const lost = (addresses: number) =>
  counted(
    addresses,
    'address is closed at once with its mail',
    'addresses are closed at once with their mail',
  );

function lossOf(domain: OperatorDomain, all: OperatorDomain[]): string {
  const { name, kind, owner, addresses } = domain;
  const whose = kind === 'shared' ? 'a shared domain' : `the domain of ${owner ?? 'a deleted account'}`;
  const rest = all.filter((one) => one.kind === 'shared' && one.state === 'active' && one.name !== name);
  const without = leftWithout(domain, rest);
  return [
    `This blocks ${name}, ${whose}: ${lost(addresses)}.`,
    ...(without ? [`No other domain is active for ${without}, so none can be generated then.`] : []),
  ].join(' ');
}

function listText(domains: OperatorDomain[]): string {
  const width = Math.max(0, ...domains.map(({ name }) => name.length));
  return domains
    .map((domain) => {
      const { name, kind, state, plan, addresses } = domain;
      const columns = [
        name.padEnd(width),
        state.padEnd(9),
        (kind === 'own' ? 'own' : plan).padEnd(7),
        counted(addresses, 'address', 'addresses').padStart(12),
      ];
      return [columns.join('  '), ...notesOn(domain)].join('  ');
    })
    .join('\n');
}

function notesOn({ endsAt, owner, reason, subdomains, renewsOn, lists, weight }: OperatorDomain): string[] {
  const listed = lists?.found.filter(({ name }) => name !== null) ?? [];
  const notes = [
    endsAt && `ends ${endsAt}`,
    owner && `of ${printable(owner)}`,
    reason && `blocked: ${printable(reason)}`,
    subdomains && 'with sub-domains',
    weight !== 1 && `weight ${weight}`,
    renewsOn && `renews on ${renewsOn}`,
    listed.length && `on ${counted(listed.length, 'list')}`,
  ].filter(Boolean);
  return notes.length ? [notes.join(', ')] : [];
}
