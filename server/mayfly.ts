import { runCommandLine } from './cli/command-line.ts';
import { createCliTools } from './compose/cli-tools.ts';

/** The process behind `npm run mayfly`. */
process.umask(0o077);
const { argv, env, stdin: input, stdout: output, stderr: errors } = process;
// The reader of the output may stop early, as in `mayfly --help | head -1`.
output.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
// What was begun is tidied up on the way out.
for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }))
  process.once(signal, () => process.exit(code));
process.exitCode = await runCommandLine(argv.slice(2), createCliTools(env, { input, output, errors }));
