import { useMutation } from '@tanstack/react-query';
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
type Change = {
  name: string;
  path: string;
  method: 'POST' | 'PATCH';
  body?: object | undefined;
  done: string;
};

/** The domains, and what the operator does to them. `busy` is the name of the one that is being changed. */
export function useDomains(call: CallOperator) {
  const { list, problem, reload } = useList(
    call,
    '/domains',
    ({ domains }: { domains: OperatorDomain[] }) => domains,
  );
  const [findings, setFindings] = useState<Record<string, DomainFinding[]>>({});
  const change = useMutation({
    mutationFn: ({ path, method, body }: Change) =>
      call<OperatorDomainAnswer>(`/domains${path}`, { method, body }),
    onMutate: (): void => check.reset(),
    onSuccess: reload,
  });
  const check = useMutation({
    mutationFn: (name: string) => call<CheckedDomainAnswer>(`/domains/${name}/check`, { method: 'POST' }),
    onMutate: (): void => change.reset(),
    onSuccess: (answer, name) => {
      setFindings((before) => ({ ...before, [name]: answer.findings }));
      return reload();
    },
  });
  const failure = change.error ?? check.error;
  const note: Note | null = failure
    ? { kind: 'error', text: describeError(failure) }
    : change.isSuccess
      ? noteOf(change.data, change.variables)
      : null;
  const busy = change.isPending ? change.variables.name : check.isPending ? check.variables : null;

  return {
    list,
    problem,
    busy,
    note,
    findings,
    add: (body: { name: string; plan: string; subdomains: boolean }, onAdded: () => void) => {
      const done = `${body.name} is added, and addresses are generated on it.`;
      change.mutate({ name: body.name, path: '', method: 'POST', body, done }, { onSuccess: onAdded });
    },
    take: (step: Step, { name }: OperatorDomain, body?: object) =>
      change.mutate({
        name,
        path: `/${name}/${step}`,
        method: 'POST',
        body,
        done: `${name} ${words[step]}.`,
      }),
    set: ({ name }: OperatorDomain, body: { weight: number; renewsOn: string | null }) =>
      change.mutate({ name, path: `/${name}`, method: 'PATCH', body, done: `${name} is changed.` }),
    check: ({ name }: OperatorDomain) => check.mutate(name),
  };
}

const words: Record<Step, string> = {
  activate: 'can be used again',
  rest: 'is resting',
  retire: 'is on its way out',
  block: 'is blocked',
};

const noteOf = ({ closed, behind }: OperatorDomainAnswer, { done }: Change): Note =>
  behind
    ? { kind: 'warning', text: `${done} ${behind} of the processes do not know it yet.` }
    : { kind: 'success', text: closed ? `${done} ${closed} of its addresses ended with it.` : done };

export type Domains = ReturnType<typeof useDomains>;
