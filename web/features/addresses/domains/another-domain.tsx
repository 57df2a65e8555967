import { useEffect } from 'react';
import { useAddresses } from '../addresses-provider.tsx';
import { GenerateError } from '../generate-error.tsx';
import { GenerateForm } from '../generate-form.tsx';
import { useAvailableDomains } from '../use-available-domains.ts';

/** A domain that the address does not have. Undefined if there is none, or no place for another address. */
export function useOtherDomain(address: string): string | undefined {
  const { nextSlot } = useAddresses();
  const other = useAvailableDomains()?.find(
    ({ name }) => !`.${address.replace('@', '.')}`.endsWith(`.${name}`),
  );
  return nextSlot === null ? other?.name : undefined;
}

const focusMenu = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('[role=combobox]')?.focus();

/** The form for the next address, which begins with this domain. */
export function AnotherDomain({ domain, onGenerated }: { domain: string; onGenerated: () => void }) {
  const { chooseDomain } = useAddresses();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, so that another one can be chosen
  useEffect(() => chooseDomain(domain), []);
  return (
    <div ref={focusMenu}>
      <GenerateForm className="flex flex-col gap-3" fieldClass="md:w-full!" onGenerated={onGenerated} />
      <GenerateError className="mt-3" />
    </div>
  );
}
