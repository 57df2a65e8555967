/** The numbers of PostgreSQL's advisory locks. They are arbitrary, but each is used for one purpose by all processes. */
export const advisoryLocks = {
  createPartitions: 7_203_118,
  removePartitions: 7_203_119,
  checkBilling: 7_203_120,
  restoreBackup: 7_203_121,
  changeDomains: 7_203_122,
  countHeard: 7_203_123,
  /** Shared by all processes of the service. */
  service: 7_203_124,
  rotateKey: 7_203_125,
  /** The first of two numbers. The second says which keys or domains. */
  knowsKeys: 7_203_126,
  knowsDomains: 7_203_127,
} as const;
