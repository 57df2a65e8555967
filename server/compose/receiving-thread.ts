import { parentPort, workerData } from 'node:worker_threads';
import type { SmtpLimits } from '#server/smtp/limits.ts';
import { createHandOver } from './hand-over.ts';
import { startMailDoor } from './mail-door.ts';
import { answerMainThread, openMailThread, type Report, type ThreadSettings } from './mail-thread.ts';

export type ReceivingSettings = ThreadSettings & {
  port: number;
  isFirst: boolean;
  counts: SharedArrayBuffer;
  limits: Partial<SmtpLimits> | undefined;
};

/** A worker thread that receives mail, on a port that it may share with others, and does nothing else. */
const settings = workerData as ReceivingSettings;
const base = openMailThread(settings, 'smtp');
const onBusy = () => parentPort!.postMessage({ isBusy: true } satisfies Report);
const door = await startMailDoor(base, { ...settings, onStored: base.onStored, onBusy });
answerMainThread(base, {
  ready: door.port,
  close: door.close,
  reload: door.reloadTls,
  handOver: (port) => door.storeElsewhere(createHandOver(port)),
});
