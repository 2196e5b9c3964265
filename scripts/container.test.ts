/** What can be shown of the image and the compose file without Docker. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingNames } from '../server/core/runtime/env.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const compose = readFileSync('compose.yaml', 'utf8');
const runtime = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

test('every file that the runtime image copies exists', () => {
  const copied = [...runtime.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
  expect(copied.length).toBeGreaterThan(5);
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
});

test('the runtime image contains no package manager and runs without root', () => {
  for (const path of [
    '/usr/local/lib/node_modules',
    '/usr/local/bin/npm',
    '/usr/local/bin/npx',
    '/usr/local/bin/corepack',
  ])
    expect(runtime).toMatch(new RegExp(`^RUN rm -rf .*${path}( |$)`, 'm'));
  expect(runtime).toContain('\nUSER node\n');
  expect(runtime.slice(runtime.indexOf('USER node'))).not.toContain('RUN ');
});

test('the compose file starts the product and PostgreSQL alone, and passes on only settings that exist', () => {
  const [, services = ''] = /^services:\n([\s\S]*?)^volumes:/m.exec(compose) ?? [];
  expect([...services.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name)).toEqual(['app', 'postgres']);
  expect([...services.matchAll(/image: (\S+)/g)].map(([, image]) => image)).toEqual(['postgres:17']);
  const [, environment = ''] = /^ {4}environment:\n((?: {6}\w+: .*\n)+)/m.exec(services) ?? [];
  const names = [...environment.matchAll(/^ {6}(\w+):/gm)].map(([, name = '']) => name);
  expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
});
