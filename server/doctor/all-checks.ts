import type { Check } from './check.ts';
import { configChecks } from './config-checks.ts';
import { databaseChecks } from './database-checks.ts';
import { domainChecks } from './domain-checks.ts';
import { fetchChecks } from './fetch-checks.ts';
import { hostChecks } from './host-checks.ts';
import { machineChecks } from './machine-checks.ts';
import { mailOutChecks } from './mail-out-checks.ts';
import { replicationChecks } from './replication-checks.ts';
import { retrievalChecks } from './retrieval-checks.ts';
import { smtpChecks } from './smtp-checks.ts';
import type { Surroundings } from './surroundings.ts';
import { webChecks } from './web-checks.ts';

/** All checks, from the inside out: settings, machine, database, servers, and how others see them. */
export const allChecks = (around: Surroundings): Check[] =>
  [
    configChecks,
    machineChecks,
    databaseChecks,
    replicationChecks,
    smtpChecks,
    retrievalChecks,
    webChecks,
    mailOutChecks,
    fetchChecks,
    hostChecks,
    domainChecks,
  ].flatMap((group) => group(around));
