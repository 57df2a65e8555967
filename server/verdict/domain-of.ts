import { domainToASCII } from 'node:url';

/** The domain of an address as DNS writes it, or an empty text. */
export const domainOf = (address: string) =>
  domainToASCII(address.slice(address.lastIndexOf('@') + 1).replace(/\.$/, '')).toLowerCase();
