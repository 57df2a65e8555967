import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { supervise } from './supervise.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A supervised `node`, or whatever program `state` names at the moment. */
async function start(delay = async () => {}) {
  const state = { program: process.execPath, isSlow: false, preparing: false };
  const ends: object[] = [];
  const server = await supervise({
    async prepare() {
      state.preparing = true;
      if (state.isSlow) await delay();
      return state.program;
    },
    spawnChild(program) {
      const child = spawn(program, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
      children.push(child);
      return child;
    },
    onEnd: (reason) => void ends.push(reason),
    pauseMs: 20,
  });
  server.watch();
  return { state, ends, server };
}

test('a process that is killed is started again', async () => {
  const { ends, server } = await start();
  const first = server.child();
  first.kill('SIGKILL');
  await expect.poll(() => server.child() !== first && server.child().exitCode === null).toBe(true);
  expect(ends).toEqual([{ code: null, signal: 'SIGKILL' }]);
  await server.stop();
});

test('a program that cannot be run is tried again until it can', async () => {
  const { state, ends, server } = await start();
  const first = server.child();
  state.program = '/nowhere/postgres';
  first.kill('SIGKILL');
  await expect.poll(() => ends.length).toBeGreaterThan(3);
  expect(ends.at(-1)).toMatchObject({ err: { code: 'ENOENT' } });
  state.program = process.execPath;
  await expect.poll(() => server.child() !== first && server.child().exitCode === null).toBe(true);
  await server.stop();
});

test('a program that cannot be run at the first start is an error', async () => {
  const prepare = async () => '/nowhere/postgres';
  await expect(
    supervise({ prepare, spawnChild: (program) => spawn(program), onEnd: () => {} }),
  ).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a process that ends after the stop stays ended', async () => {
  const { ends, server } = await start();
  const first = server.child();
  await server.stop();
  first.kill('SIGTERM');
  await once(first, 'exit');
  expect(server.child()).toBe(first);
  expect(ends).toEqual([]);
});

test('a stop waits for a start that is under way, so that no process is overlooked', async () => {
  let release = () => {};
  const { state, server } = await start(async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  const first = server.child();
  state.isSlow = true;
  state.preparing = false;
  first.kill('SIGKILL');
  await expect.poll(() => state.preparing).toBe(true);
  const stopping = server.stop();
  release();
  await stopping;
  expect(server.child()).not.toBe(first);
});
