// Runs npm scripts at the same time and prints the output of each when all have ended: side-by-side.mjs typecheck lint
import { spawn } from 'node:child_process';

const results = await Promise.all(process.argv.slice(2).map(run));
for (const { output } of results) process.stdout.write(output);
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;

function run(name) {
  const child = spawn('npm', ['run', name], { shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve({ code, output }));
  });
}
