// Runs npm scripts at the same time as a command, whose output is shown at once. The output of the scripts follows.
// side-by-side.mjs typecheck lint -- vitest run
import { spawn } from 'node:child_process';

const given = process.argv.slice(2);
const [name, ...args] = given.slice(given.indexOf('--') + 1);
const scripts = given.slice(0, given.indexOf('--')).map((script) => run('npm', ['run', script], 'pipe'));
const results = await Promise.all([...scripts, run(name, args, 'inherit')]);
for (const { output } of results) process.stdout.write(output);
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;

function run(command, options, stdio) {
  const child = spawn(command, options, { stdio, shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve({ code, output }));
  });
}
