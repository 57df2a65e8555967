import { domainToASCII } from 'node:url';

const DNS_NAME = /^[\w-]+(?:\.[\w-]+)*$/;
const CLEAR_ADDRESS = /^(?:[^\s"(),:;<>@[\\\]]+|"[^"@\\]*")@[^\s"(),:;<>@[\\\]/?#%]+$/;
/** The limit of RFC 5321. Lists cut longer addresses, and what is left can look like another domain. */
const MAX_ADDRESS = 254;

/** The domain of an address as DNS writes it, or an empty text. */
export function domainOf(address: string): string {
  const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1).replace(/\.$/, '')).toLowerCase();
  return DNS_NAME.test(domain) ? domain : '';
}

/** Whether an address has one domain, which nobody can mistake for another. */
export const isClearAddress = (address: string) =>
  CLEAR_ADDRESS.test(address) && Buffer.byteLength(address) <= MAX_ADDRESS && domainOf(address) !== '';
