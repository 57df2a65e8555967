/** An address. If it does not fit on one line, it breaks before its @, and elsewhere only if it has to. */
export function AddressText({ address, className = '' }: { address: string; className?: string }) {
  const [name, domain] = address.split('@');
  return (
    <span title={address} className={`wrap-anywhere ${className}`}>
      {name}
      <wbr />@{domain}
    </span>
  );
}
