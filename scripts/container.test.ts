/** Checks the image, the compose file and the dev container without Docker. */
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

test('the runtime image has no package manager and does not run as root', () => {
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

test('the compose file starts only the product and PostgreSQL and passes only existing settings', () => {
  const [, services = ''] = /^services:\n([\s\S]*?)^volumes:/m.exec(compose) ?? [];
  expect([...services.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name)).toEqual(['app', 'postgres']);
  expect([...services.matchAll(/image: (\S+)/g)].map(([, image]) => image)).toEqual(['postgres:17']);
  const [, environment = ''] = /^ {4}environment:\n((?: {6}\w+: .*\n)+)/m.exec(services) ?? [];
  const names = [...environment.matchAll(/^ {6}(\w+):/gm)].map(([, name = '']) => name);
  expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
});

test('the dev container has a supported Node, the port of the product and existing commands', () => {
  const container = JSON.parse(readFileSync('.devcontainer/devcontainer.json', 'utf8'));
  const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, version = '0'] = /:(\d+)-/.exec(container.image) ?? [];
  const [, minimum = '0'] = /(\d+)/.exec(engines.node) ?? [];
  expect(Number(version)).toBeGreaterThanOrEqual(Number(minimum));
  const [, port = '0'] = /^PORT=(\d+)$/m.exec(readFileSync('.env.example', 'utf8')) ?? [];
  expect(container.forwardPorts).toEqual([Number(port)]);
  const commands = [container.onCreateCommand, container.postCreateCommand] as string[];
  const names = commands.flatMap((command) => /^npm run (\S+)$/.exec(command)?.[1] ?? []);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});
