/** An address that breaks before its @ where it does not fit on one line, and elsewhere only if it must. */
export function AddressText({ address, className = '' }: { address: string; className?: string }) {
  const [name, domain] = address.split('@');
  return (
    <span title={address} className={`wrap-anywhere ${className}`}>
      {name}
      <wbr />@{domain}
    </span>
  );
}
