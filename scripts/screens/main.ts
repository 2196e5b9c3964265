/**
 * `npm run sheet [-- FOLDER]` writes contact sheets of all pages per width and scheme to `sheets/`.
 * `npm run screens -- FOLDER [PART]` takes a picture of every page, or of pages whose name contains PART.
 * `npm run screens -- --compare BEFORE AFTER` lists pictures that differ, and exits with 1 if any does.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compareFolders } from './compare.ts';
import { makeSheets } from './contact-sheet.ts';

const [first = '', ...rest] = process.argv.slice(2);

if (first === '--compare') await reportDifferences();
else if (first === '--sheet') await showEverything(resolve(rest[0] ?? 'sheets'));
else process.exit(takePictures(first, rest[0]));

async function reportDifferences(): Promise<void> {
  const [before = '', after = ''] = rest;
  if (before === '' || after === '') usage();
  const differences = await compareFolders(resolve(before), resolve(after));
  for (const { name, what } of differences) console.log(`${what.padStart(14)}  ${name}`);
  console.log(differences.length === 0 ? 'All pictures are identical.' : `${differences.length} pictures differ.`);
  process.exit(differences.length === 0 ? 0 : 1);
}

/** Writes the sheets even after failures, which the exit code reports. */
async function showEverything(folder: string): Promise<void> {
  const pictures = join(folder, 'pages');
  const status = takePictures(pictures);
  for (const sheet of await makeSheets(pictures, folder)) console.log(sheet);
  process.exit(status);
}

function takePictures(folder: string, part = ''): number {
  if (folder === '' || folder.startsWith('-')) usage();
  mkdirSync(resolve(folder), { recursive: true });
  const env = { ...process.env, SCREENS_FOLDER: resolve(folder), SCREENS_PART: part };
  const args = ['run', '--config', 'scripts/screens/vitest.config.ts'];
  const { status } = spawnSync('node_modules/.bin/vitest', args, { env, stdio: 'inherit' });
  return status ?? 1;
}

function usage(): never {
  console.error(
    'npm run sheet [-- FOLDER]\nnpm run screens -- FOLDER [PART]\nnpm run screens -- --compare BEFORE AFTER',
  );
  process.exit(2);
}
