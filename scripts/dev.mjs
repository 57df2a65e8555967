// `npm run dev`: one URL for everything. Vite serves the pages and updates them in the open browser. API calls and event
// streams go to a Mayfly server behind it, which restarts when server/ or contract/ changes.
// Arguments are for that server's Node: `npm run dev -- --inspect` lets a debugger attach.
import { realpathSync } from 'node:fs';
import { createServer as createTcpServer } from 'node:net';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, createServer } from 'vite';
import { superviseServer } from './dev/server-process.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const setting = (name) => process.env[name]?.trim() || null;
const port = Number(setting('HTTP_PORT') ?? 3000) || (await freePort());
const url = setting('PUBLIC_URL') ?? `http://localhost:${port}`;
const serverPort = await freePort();

/** Requests for the server. Vite answers all others. */
const SERVER_PATHS = '^/(api|mailtm|mailpit|mcp|healthz|readyz|metrics|\\.well-known)([/?]|$)';
const SERVER_FILES = /^(server|contract)\/(?!.*\.test\.ts$)/;

// The pages read it, because here no server fills in their placeholders.
process.env.VITE_BILLING = setting('STRIPE_SECRET_KEY') ? 'on' : 'off';
process.env.VITE_GOOGLE = setting('GOOGLE_CLIENT_ID') ? 'on' : 'off';

let starts = 0;
const server = superviseServer({
  root,
  port: serverPort,
  env: { HTTP_PORT: String(serverPort), HTTP_BIND_HOST: '127.0.0.1', PUBLIC_URL: url },
  nodeArgs: process.argv.slice(2),
  print,
});

const vite = await createServer({
  root,
  clearScreen: false,
  logLevel: 'warn',
  server: {
    host: setting('HTTP_BIND_HOST') ?? setting('BIND_HOST') ?? '127.0.0.1',
    port,
    strictPort: true,
    // node_modules may be a link to a folder elsewhere.
    fs: { allow: [root, dirname(realpathSync(join(root, 'node_modules', 'vite')))] },
    watch: { ignored: [join(resolve(root, setting('DATA_DIR') ?? 'data'), '**'), join(root, 'build', '**')] },
    proxy: { [SERVER_PATHS]: { target: `http://127.0.0.1:${serverPort}`, ws: true } },
  },
  // Vite looks for packages here before the first visit. A package that it finds later makes the open page reload.
  optimizeDeps: { entries: ['web/root.tsx', 'web/routes/**/*.tsx'] },
  plugins: [{ name: 'mayfly-dev', configureServer: connectServer }],
});

let stopping = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
try {
  await vite.listen();
} catch (error) {
  console.error(`The pages cannot be served: ${error.message}. HTTP_PORT sets another port.`);
  await stop(1);
}

/** Vite calls this again when its configuration changes, with a new watcher. */
async function connectServer({ watcher, middlewares, httpServer }) {
  watcher.on('all', (_event, file) => {
    if (SERVER_FILES.test(relative(root, file))) server.restart();
  });
  const isForServer = new RegExp(SERVER_PATHS);
  middlewares.use(async (request, response, next) => {
    if (!isForServer.test(request.url) || (await server.up())) return next();
    response.writeHead(503, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: false, error: 'The server has exited: see the terminal.' }));
  });
  middlewares.use('/worker.js', serveWorker);
  if (setting('OPERATOR_TOKEN')) await serveOperatorPage(middlewares, httpServer);
}

/** The service worker is one small file, built anew whenever the browser looks for a new one. */
async function serveWorker(_request, response, next) {
  try {
    const built = await build({
      root: join(root, 'web', 'worker'),
      logLevel: 'warn',
      build: { write: false },
    });
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
    response.end(built.output[0].code);
  } catch (error) {
    next(error);
  }
}

/** The operator's page is a program of its own, so it has a Vite of its own behind the same port. */
async function serveOperatorPage(middlewares, httpServer) {
  const operator = await createServer({
    root: join(root, 'web', 'operator'),
    cacheDir: join(root, 'node_modules', '.vite-operator'),
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
  httpServer.once('close', () => operator.close());
  middlewares.use((request, response, next) => {
    if (request.url === '/operator') return response.writeHead(302, { location: '/operator/' }).end();
    return request.url.startsWith('/operator/') ? operator.middlewares(request, response, next) : next();
  });
}

/** The server's welcome is shown once, with the URL to open instead of the port behind it. */
function print(text) {
  const isWelcome = /\n {2}.+ is up[\s\S]*?everything\.\n/;
  const shown =
    isWelcome.test(text) && starts++ > 0 ? text.replace(isWelcome, '  Server restarted.\n') : text;
  process.stdout.write(shown.replaceAll(`http://127.0.0.1:${serverPort}`, url));
}

async function stop(code) {
  stopping ??= Promise.all([server.stop(), vite.close()]);
  await stopping;
  process.exit(code);
}

function freePort() {
  const probe = createTcpServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
