/**
 * Given on the command line at every start, so a newer version of Mayfly can change them without editing a file.
 * Little memory: the idle process and its database together stay under 250 MB.
 */
export const settings: Record<string, string> = {
  listen_addresses: '',
  port: '5432',
  // Relative to the cluster folder: its path can be long, and other users cannot reach the socket.
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  password_encryption: 'scram-sha-256',
  max_connections: '60',
  shared_buffers: '64MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  // Mail has a partition for every 15 minutes, and a statement may lock all of them.
  max_locks_per_transaction: '256',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '2',
  io_method: 'sync',
  jit: 'off',
  huge_pages: 'off',
  // We answer 250 only once the mail would survive a power cut.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'on',
  min_wal_size: '64MB',
  max_wal_size: '512MB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log never holds statements, values or keys. Errors are reported to the caller.
  logging_collector: 'off',
  log_statement: 'none',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_min_duration_statement: '-1',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
};

export const settingsArguments = (extra: Record<string, string>): string[] =>
  Object.entries({ ...settings, ...extra }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
