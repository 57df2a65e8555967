import { workerData } from 'node:worker_threads';
import { storeWhole } from '#server/domain/mail/small-mails.ts';
import { composeDelivery } from './delivery.ts';
import { takeOver } from './hand-over.ts';
import { answerMainThread, openMailThread, type ThreadSettings } from './mail-thread.ts';

/**
 * A worker thread that reads, encrypts and stores the small mails of all receiving threads. It is only started when
 * mails have to wait.
 */
const base = openMailThread(workerData as ThreadSettings, 'store');
const store = storeWhole(composeDelivery(base, base.onStored).deliverMail);
answerMainThread(base, { ready: null, handOver: (port) => takeOver(port, store) });
