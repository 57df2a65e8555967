import type { App } from '#server/http/app-type.ts';
import type { EventStreams } from '#server/http/event-stream.ts';
import { registerMcpRoutes } from '#server/http/mcp/mcp-routes.ts';
import { createSessions } from '#server/http/mcp/sessions.ts';
import type { Base } from './base.ts';
import type { Callers } from './callers.ts';
import { registerMailpitDoor } from './mailpit-door.ts';
import { registerMailtm } from './mailtm-door.ts';
import type { Inboxes } from './web-inboxes.ts';

type Parts = {
  inboxes: Inboxes;
  streams: EventStreams;
  callers: Callers;
  ready: () => Promise<string[]>;
};

/** The doors for programs. Each translates another protocol to the same use cases. */
export async function registerProgramDoors(app: App, base: Base, parts: Parts) {
  registerMcp(app, base, parts);
  await registerMailtm(app, base, parts);
  await registerMailpitDoor(app, base, parts);
}

function registerMcp(app: App, { config, vault, now }: Base, { inboxes, streams, callers }: Parts) {
  registerMcpRoutes(app, {
    ...inboxes,
    streams,
    identify: callers.identifyProgram,
    sessions: createSessions({ signer: vault.signer('mcp session'), now }),
    publicUrl: config.publicUrl,
  });
}
