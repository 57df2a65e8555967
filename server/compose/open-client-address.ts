import { createNetworkList } from '#server/domain/network-list.ts';
import { onceAMinute } from '#server/lib/once-a-minute.ts';
import { createClientAddress } from '#server/lib/proxy-protocol/client-address.ts';
import type { Base } from './base.ts';

/** Finds the address of a client that connects directly, or through one of PROXY_PROTOCOL. */
export function openClientAddress(
  { config, metrics, log }: Pick<Base, 'config' | 'metrics' | 'log'>,
  protocol: 'smtp' | 'imap' | 'pop3',
) {
  const warn = onceAMinute((reason: string) =>
    log.warn(
      { protocol, reason },
      'a proxy in PROXY_PROTOCOL did not begin a connection with a right header of the PROXY protocol',
    ),
  );
  return createClientAddress({
    isProxy: createNetworkList(config.proxyProtocol),
    onRefused(reason) {
      metrics.proxyRefused.inc({ protocol, reason });
      warn(reason);
    },
  });
}
