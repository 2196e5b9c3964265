/**
 * `npm run dev`: one process on one port, with the pages from Vite and a restart after changes of server or shared
 * code.
 */
import { spawn } from 'node:child_process';

const watched = ['server', 'shared', 'prisma/generated'].flatMap((folder) => ['--watch-path', folder]);
const flags = ['--disable-warning=ExperimentalWarning', '--watch-preserve-output'];
const child = spawn('node_modules/.bin/node', [...watched, ...flags, 'server/main.mjs'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
