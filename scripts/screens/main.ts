/**
 * `npm run sheet [-- FOLDER]` writes contact sheets, `npm run screens -- FOLDER [PART]` pictures of all pages or of PART.
 * `-- --compare BEFORE AFTER` exits with 1 if pictures differ; `-- --product` renews the pictures of /features.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compareFolders } from './compare.ts';
import { makeSheets } from './contact-sheet.ts';

const [first = '', ...rest] = process.argv.slice(2);

if (first === '--compare') await reportDifferences();
else if (first === '--sheet') await showEverything(resolve(rest[0] ?? 'sheets'));
else if (first === '--product') process.exit(runTest({ SCREENS_OF: 'product' }));
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
  return runTest({ SCREENS_FOLDER: resolve(folder), SCREENS_PART: part });
}

function runTest(settings: Record<string, string>): number {
  const env = { ...process.env, ...settings };
  const args = ['run', '--config', 'scripts/screens/vitest.config.ts'];
  const { status } = spawnSync('node_modules/.bin/vitest', args, { env, stdio: 'inherit' });
  return status ?? 1;
}

function usage(): never {
  console.error(
    'npm run sheet [-- FOLDER]\nnpm run screens -- FOLDER [PART]\nnpm run screens -- --product\nnpm run screens -- --compare BEFORE AFTER',
  );
  process.exit(2);
}
