import { afterAll, beforeAll } from 'vitest';
import { type ForwardApp, forwardApp, plainApp } from './shared-app.ts';
import { type Overrides, type RunningApp, startApp } from './start-app.ts';

/** An app that starts before the tests of this file or group, and ends after them. */
export function setUpApp(options: Overrides | (() => Overrides | Promise<Overrides>) = {}): RunningApp {
  const app = {} as RunningApp;
  let end: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const started = await startApp(typeof options === 'function' ? await options() : options);
    end = started.close;
    Object.assign(app, started);
  });
  afterAll(() => end?.());
  return app;
}

/** The plain app that the files of a worker share, once the tests of this file or group begin. */
export function setUpPlainApp(): RunningApp {
  const app = {} as RunningApp;
  beforeAll(async () => void Object.assign(app, await plainApp()));
  return app;
}

/** The same for the app with a clock that tests move forward. */
export function setUpForwardApp(): ForwardApp {
  const shared = { app: {} } as ForwardApp;
  beforeAll(async () => {
    const { app, ...clock } = await forwardApp();
    Object.assign(shared.app, app);
    Object.assign(shared, clock);
  });
  return shared;
}
