import { networkInterfaces } from 'node:os';

/** The addresses of this machine's network interfaces at this moment. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((one) => one ?? [])
    .map(({ address }) => address);
