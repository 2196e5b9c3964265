/**
 * Prepares a checkout for one purpose and skips finished steps: packages, Prisma client, style types, the built
 * interface and a browser for tests. Plain JavaScript, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const purpose = process.argv[2] ?? 'start';
const needsClient = ['start', 'test'].includes(purpose);
const needsTypes = ['check', 'dev', 'generate'].includes(purpose);
/** Closed networks cannot reach the host of Prisma's native engine, which is not needed here. */
const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };

process.chdir(root);
const packages = { sources: ['package.json', 'package-lock.json'], title: 'Pakete werden installiert' };
once('node_modules/.ready', packages, () => {
  // With NODE_ENV=production npm would omit the build tools of the interface.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
});
checkNode();
const dataAccess = { sources: ['prisma/schema', 'package-lock.json'], title: 'Datenbankzugriff wird erzeugt' };
once('prisma/generated/.ready', dataAccess, () => {
  run('node_modules/.bin/prisma', ['generate', '--no-hints']);
});
if (needsTypes) {
  const { writeCssTypes } = await import('./css-types.mjs');
  const types = { sources: ['client', 'scripts/css-types.mjs'], title: 'Typen der Stile werden erzeugt' };
  once('.cache/css-types/.ready', types, writeCssTypes);
}
if (needsClient) {
  const sources = ['client', 'shared', 'vite.config.ts', 'postcss.config.mjs', 'package-lock.json'];
  once('dist/.ready', { sources, title: 'Oberfläche wird gebaut' }, () => {
    for (const target of [[], ['--ssr', 'entry-server.tsx']])
      run('node_modules/.bin/node', ['node_modules/.bin/vite', 'build', ...target, '--logLevel=warn']);
  });
}
if (['start', 'dev'].includes(purpose)) boundCompiled();
if (purpose === 'test') await import('./browser.mjs').then(({ requireBrowser }) => requireBrowser());

/** Node's compile cache keeps every version of a file, about 1,400 files each. */
function boundCompiled() {
  const folder = '.cache/compiled';
  if (filesBelow(folder).length > 6_000) rmSync(folder, { recursive: true, force: true });
}

function once(stampFile, { sources, title }, work) {
  const stamp = fingerprint(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log(`› ${title} …`);
  work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow).sort())
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function run(command, args) {
  const isWindows = process.platform === 'win32';
  const { status, error } = spawnSync(command, args, {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
  });
  if (status === 0) return;
  console.error(
    `\n„${command} ${args.join(' ')}“ ist gescheitert${error ? `: ${error.message}` : ''}.\nAbhilfe: die Meldung darüber beheben und den Befehl wiederholen.\n`,
  );
  process.exit(1);
}

/** The server runs TypeScript without a build, which needs the packaged Node 24. */
function checkNode() {
  const { stdout } = spawnSync('node_modules/.bin/node', ['--version'], { encoding: 'utf8' });
  if (/^v(2[4-9]|[3-9]\d)\./.test(stdout ?? '')) return;
  console.error(
    '\nNode 24 ist nicht installiert worden.\nAbhilfe: „npm rebuild node“ ausführen, danach den Befehl wiederholen.\n',
  );
  process.exit(1);
}
