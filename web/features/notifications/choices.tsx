import { Switch } from '#web/components/switch.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import type { PushChoice } from './push-state.ts';
import { texts } from './texts.ts';

type ChoicesProps = {
  choice: PushChoice;
  /** Whether single addresses can be chosen. */
  perAddress: boolean;
  onChange: (choice: PushChoice) => void;
};

/** What notifications show, and for which addresses they come. */
export function Choices({ choice, perAddress, onChange }: ChoicesProps) {
  const { emails, selected } = useAddresses();
  const { content, addresses } = choice;
  const isHidden = content === 'hidden';
  const toggle = (address: string) => {
    const others = addresses!.filter((one) => one !== address);
    onChange({ ...choice, addresses: others.length < addresses!.length ? others : [...others, address] });
  };
  return (
    <div className="divide-y divide-line border-y border-line">
      <Switch on={isHidden} onClick={() => onChange({ ...choice, content: isHidden ? 'full' : 'hidden' })}>
        {texts.hide}
      </Switch>
      {perAddress && selected && (
        <div>
          <Switch
            on={!addresses}
            onClick={() => onChange({ ...choice, addresses: addresses ? undefined : [selected.address] })}
          >
            {texts.allAddresses}
          </Switch>
          {addresses && (
            <fieldset className="pb-2">
              <legend className="sr-only">{texts.addresses}</legend>
              {emails.map(({ address }) => (
                <label key={address} className="flex min-h-11 items-center gap-3 text-sm">
                  <input
                    type="checkbox"
                    checked={addresses.includes(address)}
                    // Without any, they would be off.
                    disabled={addresses.length === 1 && addresses.includes(address)}
                    onChange={() => toggle(address)}
                    className="size-5 shrink-0 accent-accent"
                  />
                  <span dir="ltr" className="min-w-0 truncate font-mono text-xs">
                    {address}
                  </span>
                </label>
              ))}
            </fieldset>
          )}
        </div>
      )}
    </div>
  );
}
