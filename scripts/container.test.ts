/** Checks the image, the compose file, the systemd unit and the dev container without Docker and systemd. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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
  expect([...runtime.matchAll(/^USER (.+)$/gm)].map(([, user]) => user)).toEqual(['node']);
  expect(runtime.slice(runtime.indexOf('USER node'))).not.toContain('RUN ');
});

test('the image has a health check, and writes nothing but the data and the compile cache', () => {
  expect(runtime).toMatch(
    /^HEALTHCHECK .*\\\n {2}CMD \["node", "-e", "fetch\(`http:\/\/127\.0\.0\.1:\$\{process\.env\.PORT\}\/healthz`\)/m,
  );
  expect(runtime).toContain('mkdir -p /data .cache && chown node:node /data .cache');
  expect([...runtime.matchAll(/chown (.+)$/gm)]).toHaveLength(1);
  expect(runtime).not.toMatch(/^COPY .*--ch(?:own|mod)/m);
  expect(runtime).toContain('DATA_DIR=/data');
});

test('the compose file runs the product on a read-only file system without privileges', () => {
  const [, app = ''] = /^ {2}app:\n([\s\S]*?)^ {2}postgres:/m.exec(compose) ?? [];
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'security_opt: ["no-new-privileges:true"]'])
    expect(app).toContain(`\n    ${line}\n`);
  const [, mounts = ''] = /^ {4}tmpfs:\n((?: {6}- .*\n)+)/m.exec(app) ?? [];
  expect([...mounts.matchAll(/- (\/[^:\n]*)/g)].map(([, path]) => path)).toEqual(['/tmp', '/app/.cache']);
  const [, volumes = ''] = /^ {4}volumes:\n((?: {6}- .*\n)+)/m.exec(app) ?? [];
  expect(volumes).toBe('      - files:/data\n');
  expect(app).not.toMatch(/privileged:|cap_add|docker\.sock|^ {4}(?:user|pid|ipc|network_mode|devices):/m);
});

test('the systemd unit starts the product like npm start, hardened, and gives it time to stop', () => {
  const unit = readFileSync('docs/operating/passgenau.service', 'utf8');
  const lines = unit.split('\n');
  for (const line of [
    ...['User=passgenau', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'ReadWritePaths=/var/lib/passgenau'],
    ...['ProtectHome=yes', 'PrivateTmp=yes', 'CapabilityBoundingSet=', 'Restart=always', 'KillMode=mixed'],
    ...['WorkingDirectory=/opt/passgenau', 'Environment=TMPDIR=/run/passgenau', 'RuntimeDirectory=passgenau'],
  ])
    expect(lines).toContain(line);
  // A later line would win.
  const names = lines.flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? []).filter((name) => name !== 'Environment');
  expect(names).toEqual([...new Set(names)]);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(lines).toContain(`ExecStart=/opt/passgenau/node_modules/.bin/${scripts.start}`);
  const secondsIn = (file: string, name: string) =>
    Number(new RegExp(`${name} = (\\d+)_000;`).exec(readFileSync(file, 'utf8'))?.[1]);
  const needed =
    secondsIn('server/http/graceful-stop.ts', 'timeoutMs') +
    secondsIn('server/core/postgres/postmaster-file.ts', 'shutdownTimeoutMs');
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(needed);
});

test('systemd accepts the unit, where systemd is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'passgenau-unit-'));
  const unit = readFileSync('docs/operating/passgenau.service', 'utf8').replaceAll('/opt/passgenau', resolve('.'));
  const file = join(folder, 'passgenau.service');
  writeFileSync(file, unit);
  const { error, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  if (error === undefined) expect(`${stdout}${stderr}`).toBe('');
  rmSync(folder, { recursive: true });
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
