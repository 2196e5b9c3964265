/**
 * Landed states of this repository’s history, ready to start: their own code, migrations and Prisma client, with the
 * packages and the built interface of the present.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import prisma from 'prisma/package.json' with { type: 'json' };

const run = promisify(execFile);
const cache = resolve('.cache/earlier');

/** @returns its main file. */
export async function earlierProgram(commit: string): Promise<string> {
  const folder = join(cache, `${commit}-${prisma.version}`);
  const program = join(folder, 'server/main.mjs');
  if (existsSync(program)) return program;
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'draft-'));
  await run('git', [
    'archive',
    '--output',
    join(draft, 'state.tar'),
    commit,
    'server',
    'shared',
    'prisma',
    'package.json',
    'prisma.config.ts',
  ]).catch(() => {
    throw new Error(`${commit} is missing: this test needs the history (git fetch --unshallow)`);
  });
  await run('tar', ['xf', 'state.tar'], { cwd: draft });
  await rm(join(draft, 'state.tar'));
  for (const name of ['node_modules', 'dist']) await symlink(resolve(name), join(draft, name));
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
  await run(process.execPath, [resolve('node_modules/prisma/build/index.js'), 'generate', '--no-hints'], {
    cwd: draft,
    env,
  });
  await rename(draft, folder);
  return program;
}
