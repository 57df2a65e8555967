import { useState } from 'react';
import type {
  CheckedDomainAnswer,
  DomainFinding,
  OperatorDomain,
  OperatorDomainAnswer,
} from '#contract/operator-domains.ts';
import { type CallOperator, describeError } from '../operator-api.ts';
import { useList } from '../use-list.ts';
import type { Step } from './domain-words.ts';

type Note = { kind: 'error' | 'success' | 'warning'; text: string };

/** The domains, and what the operator does to them. `busy` is the name of the one that is being changed. */
export function useDomains(call: CallOperator) {
  const { list, problem, reload } = useList<OperatorDomain>(
    call,
    '/domains',
    ({ domains }: { domains: OperatorDomain[] }) => domains,
  );
  const [busy, setBusy] = useState<string | null>(null);
  const [note, setNote] = useState<Note | null>(null);
  const [findings, setFindings] = useState<Record<string, DomainFinding[]>>({});

  /** Resolves to whether it was done. */
  async function run<T>(name: string, work: () => Promise<T>, done: (answer: T) => Note | null) {
    setBusy(name);
    setNote(null);
    try {
      const answer = await work();
      await reload();
      setNote(done(answer));
      return true;
    } catch (error) {
      setNote({ kind: 'error', text: describeError(error) });
      return false;
    } finally {
      setBusy(null);
    }
  }

  const change = (
    name: string,
    path: string,
    method: 'POST' | 'PATCH',
    body: object | undefined,
    done: string,
  ) =>
    run(
      name,
      () => call<OperatorDomainAnswer>(`/domains${path}`, { method, ...(body ? { body } : {}) }),
      ({ closed, behind }): Note =>
        behind
          ? { kind: 'warning', text: `${done} ${behind} of the processes do not know it yet.` }
          : { kind: 'success', text: closed ? `${done} ${closed} of its addresses ended with it.` : done },
    );

  const words: Record<Step, string> = {
    activate: 'can be used again',
    rest: 'is resting',
    retire: 'is on its way out',
    block: 'is blocked',
  };

  return {
    list,
    problem,
    busy,
    note,
    findings,
    add: (body: { name: string; plan: string; subdomains: boolean }) =>
      change(body.name, '', 'POST', body, `${body.name} is added, and addresses are generated on it.`),
    take: (step: Step, { name }: OperatorDomain, body?: object) =>
      change(name, `/${name}/${step}`, 'POST', body, `${name} ${words[step]}.`),
    set: ({ name }: OperatorDomain, body: { weight: number; renewsOn: string | null }) =>
      change(name, `/${name}`, 'PATCH', body, `${name} is changed.`),
    check: ({ name }: OperatorDomain) =>
      run(
        name,
        () => call<CheckedDomainAnswer>(`/domains/${name}/check`, { method: 'POST' }),
        (answer) => {
          setFindings((before) => ({ ...before, [name]: answer.findings }));
          return null;
        },
      ),
  };
}

export type Domains = ReturnType<typeof useDomains>;
