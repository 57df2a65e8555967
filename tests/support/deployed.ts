import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allChecks } from '#server/doctor/all-checks.ts';
import { runChecks } from '#server/doctor/check.ts';
import { mailNames } from '#server/doctor/mail-names.ts';
import type { Surroundings } from '#server/doctor/surroundings.ts';
import { surroundingsOf } from '#server/doctor/this-machine.ts';
import { domainRecords, hostRecords } from '#server/domain/dns/mail-records.ts';
import { createAskDns, recordsIn } from '#server/lib/dns-answer.ts';
import { keepPair, makeAuthority, makePair } from './certificates.ts';
import { startDns, type Zone } from './dns-server.ts';
import { freePort } from './free-port.ts';
import { startHttpsProxy } from './https-proxy.ts';
import { startMailSink } from './mail-sink.ts';
import { startApp } from './start-app.ts';

export const DOMAINS = ['mayfly.example', 'inbox.example'];

/** A setup as described in docs/deploy.md, with DNS, a TLS proxy, certificates and a relay. */
export async function startDeployed({ trustProxy = ['127.0.0.1'] }: { trustProxy?: string[] } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-deployed-'));
  const authority = await makeAuthority();
  const webPair = await makePair([DOMAINS[0]!, ...DOMAINS.map((name) => `mta-sts.${name}`)], {
    ca: authority,
  });
  const mailPair = await makePair([DOMAINS[0]!], { ca: authority });
  const tlsFolder = join(folder, 'tls');
  const smtpTls = await keepPair(tlsFolder, mailPair);
  const [httpPort, smtpPort] = [await freePort(), await freePort()];
  const proxy = await startHttpsProxy({ target: `http://127.0.0.1:${httpPort}`, pair: webPair });
  const relay = await startMailSink();
  const app = await startApp({
    httpPort,
    smtpPort,
    mailDomains: DOMAINS,
    mailHost: DOMAINS[0]!,
    publicUrl: `https://${DOMAINS[0]}:${proxy.port}`,
    trustProxy,
    smtpTls,
    smtpOutUrl: relay.url,
    supportEmail: 'support@elsewhere.example',
  });
  const names = mailNames(app.config);
  const zone = zoneOf(names);
  const dns = await startDns(structuredClone(zone));
  const config = { ...app.config, databaseUrl: app.databaseUrl, dnsServers: [dns.server] };
  const asking = (repeatMs: number): Pick<Surroundings, 'askDns' | 'lookup'> => {
    const askDns = createAskDns({ servers: [dns.server], repeatMs });
    const lookUp = async (host: string) => {
      const addresses = recordsIn(await askDns(host, 'A'));
      if (addresses.length) return addresses.map((address) => ({ address, family: 4 }));
      throw Object.assign(new Error(`${host} has no address`), { code: 'ENOTFOUND' });
    };
    return {
      askDns,
      lookup: (host, { all }, callback) =>
        void lookUp(host).then(
          (found) => (all ? callback(null, found) : callback(null, found[0]!.address, 4)),
          (error) => callback(error, ''),
        ),
    };
  };
  const usual = surroundingsOf(config);
  const around: Surroundings = {
    ...usual,
    ...asking(5_000),
    // The DNS server of this test knows these reserved names.
    isMadeUp: () => false,
    ca: [authority.cert],
    ports: { smtp: smtpPort, https: proxy.port },
    // The cluster of the tests runs without fsync, which the doctor would report.
    inspectDatabase: async () => ({ ...(await usual.inspectDatabase()), durable: true }),
  };

  return {
    folder,
    tlsFolder,
    authority,
    mailPair,
    app,
    proxy,
    relay,
    dns,
    config,
    around,
    usual,
    /** A DNS server that answers nothing, and a doctor who soon stops waiting for it. */
    silenceDns() {
      dns.state.silent = true;
      return asking(150);
    },
    /** Undoes all faults. */
    mend() {
      dns.state.zone = structuredClone(zone);
      dns.state.silent = false;
      for (const fault of Object.keys(proxy.faults)) delete proxy.faults[fault as keyof typeof proxy.faults];
    },
    /**
     * All checks, or those whose name begins like this. On a busy machine, a check may take longer than an operator
     * would wait.
     */
    examine: (changed: Partial<Surroundings> = {}, { timeoutMs = 60_000, only = '' } = {}) =>
      runChecks(
        allChecks({ ...around, ...changed }).filter(({ name }) => name.startsWith(only)),
        timeoutMs,
      ),
    async close() {
      await app.close();
      await proxy.close();
      await relay.close();
      await dns.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Deployed = Awaited<ReturnType<typeof startDeployed>>;

/** The records that `mayfly dns` prints, and the reverse name of the host. */
function zoneOf(names: ReturnType<typeof mailNames>): Zone {
  const zone: Zone = { '1.0.0.127.in-addr.arpa': { PTR: [names.mailHost] } };
  const records = [
    ...hostRecords(names, ['127.0.0.1']),
    ...names.mailDomains.flatMap((domain) => domainRecords(domain, names)),
  ];
  for (const { name, type, value } of records) {
    // Aliases are resolved here, as a real resolver would do.
    const known =
      type === 'CNAME' ? { kind: 'A' as const, data: '127.0.0.1' } : { kind: type as 'A', data: value };
    zone[name] ??= {};
    zone[name][known.kind] = [...(zone[name][known.kind] ?? []), known.data];
  }
  return zone;
}
