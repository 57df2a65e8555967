import { availableParallelism, loadavg } from 'node:os';
import { benchBackup } from './backup.ts';
import { benchConnections } from './connections.ts';
import { benchDeadPush } from './dead-push.ts';
import { benchExtract } from './extract.ts';
import { benchHeavyLists } from './heavy-lists.ts';
import { benchIdleImap } from './idle-imap.ts';
import { benchImapWorst } from './imap-worst.ts';
import { benchIngest } from './ingest.ts';
import { benchInternet } from './internet.ts';
import { benchLargeMail } from './large-mail.ts';
import { benchLatency } from './latency.ts';
import { benchList } from './list.ts';
import { benchMemory } from './memory.ts';
import { benchPurge } from './purge.ts';
import { benchPush } from './push.ts';
import { benchRecipients } from './recipients.ts';
import { benchRefused } from './refused.ts';
import { benchScale } from './scale.ts';
import { benchSenders } from './senders.ts';
import { stolenShare } from './support/stolen.ts';
import { printTable, type Row } from './support/table.ts';
import { benchWait } from './wait.ts';

const all: Record<string, () => Promise<Row[]>> = {
  ingest: benchIngest,
  internet: benchInternet,
  recipients: benchRecipients,
  refused: benchRefused,
  senders: benchSenders,
  latency: benchLatency,
  wait: benchWait,
  push: benchPush,
  'dead-push': benchDeadPush,
  extract: benchExtract,
  'large-mail': benchLargeMail,
  list: benchList,
  'heavy-lists': benchHeavyLists,
  purge: benchPurge,
  memory: benchMemory,
  imap: benchIdleImap,
  'imap-worst': benchImapWorst,
  connections: benchConnections,
  scale: benchScale,
  backup: benchBackup,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all[name]);
if (unknown.length) {
  console.error(`No benchmark named ${unknown.join(', ')}. Known names: ${Object.keys(all).join(', ')}`);
  process.exit(1);
}
const busyAtStart = loadavg()[0]! > availableParallelism() / 4;
const stolen = stolenShare();
const rows: Row[] = [];
for (const [name, run] of Object.entries(all)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`${name} …`);
  rows.push(...(await run()));
}
printTable(rows);

const missed = rows.filter(({ met }) => met === false);
const stolenPercent = Math.round(stolen() * 100);
if (missed.length) console.error(`Missed: ${missed.map(({ what }) => what).join('; ')}`);
if (busyAtStart) console.error('This machine was busy before the start, so a missed budget says little.');
else if (stolenPercent >= 2)
  console.error(
    `Other machines on this host took ${stolenPercent} % of the time, so a missed budget says little.`,
  );
else if (missed.length) process.exitCode = 1;
