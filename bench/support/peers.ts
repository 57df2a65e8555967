import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';

export type Peer = {
  name: string;
  port: number;
  /** Of the parent, when several processes do the work. */
  pid?: number | undefined;
  /** Resolves when all accepted mail is delivered, so that the rest does not slow the next peer down. */
  settle(): Promise<void>;
  stop(): Promise<void>;
};

/** Accepts mail and discards it, which shows the cost of the protocol in C. */
export async function startSink(): Promise<Peer | null> {
  const path = ['/usr/sbin/smtp-sink', '/usr/bin/smtp-sink', '/usr/local/sbin/smtp-sink'].find(existsSync);
  if (!path) return null;
  const port = await freePort();
  const asUser = process.getuid?.() === 0 ? ['-u', 'postfix'] : [];
  return started(
    'smtp-sink',
    port,
    spawn(path, [...asUser, `127.0.0.1:${port}`, '512'], { stdio: 'ignore' }),
  );
}

/** An SMTP server in JavaScript, with a handler that only reads. */
export async function startBareServer(): Promise<Peer> {
  const port = await freePort();
  const program = `
    import { SMTPServer } from 'smtp-server';
    new SMTPServer({ authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'], disableReverseLookup: true, logger: false,
      onData(stream, session, done) { stream.resume(); stream.on('end', () => done()); } }).listen(${port}, '127.0.0.1');`;
  return started(
    'bare smtp-server',
    port,
    spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' }),
  );
}

/**
 * A separate Postfix instance that delivers to a maildir. Postfix needs root. With a certificate, it encrypts with its defaults and refuses
 * recipients `unknown…`.
 */
export async function startPostfix({ pem = '' } = {}): Promise<Peer | null> {
  if (!existsSync('/usr/sbin/postfix') || process.getuid?.() !== 0) return null;
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-postfix-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  for (const name of ['etc', 'spool', 'lib', 'mail']) await mkdir(join(folder, name));
  execFileSync('chown', ['postfix', join(folder, 'lib')]);
  execFileSync('chown', ['nobody', join(folder, 'mail')]);
  const nobody = execFileSync('id', ['-u', 'nobody']).toString().trim();
  await writeFile(
    join(folder, 'etc/main.cf'),
    `compatibility_level = 3.6
queue_directory = ${folder}/spool
data_directory = ${folder}/lib
daemon_directory = /usr/lib/postfix/sbin
command_directory = /usr/sbin
mail_owner = postfix
setgid_group = postdrop
myhostname = bench.mayfly.test
mydestination =
mynetworks = 127.0.0.0/8
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
alias_maps =
virtual_mailbox_domains = mayfly.test
virtual_mailbox_base = ${folder}/mail
virtual_mailbox_maps = static:inbox/
virtual_uid_maps = static:${nobody}
virtual_gid_maps = static:${nobody}
virtual_minimum_uid = 1
smtpd_client_connection_count_limit = 0
smtpd_client_connection_rate_limit = 0
smtpd_peername_lookup = no
default_process_limit = 200
max_use = 10000
in_flow_delay = 0
smtpd_reject_unlisted_recipient = no
smtpd_client_event_limit_exceptions = 127.0.0.0/8
smtpd_restriction_classes =
receive_override_options = no_address_mappings,no_header_body_checks
disable_mime_input_processing = yes
maillog_file_prefixes = ${folder}
maillog_file = ${folder}/maillog
${pem ? withCertificate(pem, folder) : ''}`,
  );
  await writeFile(join(folder, 'etc/unknown'), '/^unknown/ 550 No such user\n');
  const services = [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    'pickup unix n - n 60 1 pickup',
    'cleanup unix n - n - 0 cleanup',
    'qmgr unix n - n 300 1 qmgr',
    'rewrite unix - - n - - trivial-rewrite',
    'bounce unix - - n - 0 bounce',
    'defer unix - - n - 0 bounce',
    'trace unix - - n - 0 bounce',
    'error unix - - n - - error',
    'proxymap unix - - n - - proxymap',
    'virtual unix - n n - - virtual',
    'anvil unix - - n - 1 anvil',
    'tlsmgr unix - - n 1000? 1 tlsmgr',
    'postlog unix-dgram n - n - 1 postlogd',
  ];
  await writeFile(join(folder, 'etc/master.cf'), `${services.join('\n')}\n`);
  const run = (command: string) =>
    execFileSync('/usr/sbin/postfix', ['-c', join(folder, 'etc'), command], { stdio: 'pipe' });
  const stop = async () => {
    run('abort');
    await rm(folder, { recursive: true, force: true });
  };
  run('start');
  try {
    await waitForBanner(port);
  } catch (error) {
    await stop();
    throw error;
  }
  const settle = async () => {
    const queued = () =>
      ['incoming', 'active'].some((name) => readdirSync(join(folder, 'spool', name)).length > 0);
    for (let tries = 0; tries < 600 && queued(); tries++)
      await new Promise((resolve) => setTimeout(resolve, 100));
  };
  const pid = Number(readFileSync(join(folder, 'spool/pid/master.pid'), 'utf8'));
  return { name: 'Postfix to a maildir', port, pid, settle, stop };
}

const withCertificate = (pem: string, folder: string) => `smtpd_tls_security_level = may
smtpd_tls_chain_files = ${pem}
smtpd_recipient_restrictions = check_recipient_access regexp:${folder}/etc/unknown
`;

async function started(name: string, port: number, child: ChildProcess): Promise<Peer> {
  await waitForBanner(port);
  return {
    name,
    port,
    pid: child.pid,
    settle: async () => {},
    async stop() {
      if (child.exitCode !== null || child.signalCode) return;
      child.kill();
      await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}

async function waitForBanner(port: number) {
  for (let tries = 0; tries < 100; tries++) {
    const greeted = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1');
      socket.once('data', () => resolve(true)).once('error', () => resolve(false));
      setTimeout(resolve, 500, false);
      socket.once('data', () => socket.destroy());
    });
    if (greeted) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no SMTP server on port ${port}`);
}
