/**
 * `npm run lock` updates package-lock.json, but not node_modules. Some registries lack Biome's programs for other
 * systems: npm drops them and later refuses the lock file as incomplete. They are added from Biome's own declaration.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const { status } = spawnSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const biome = lock.packages['node_modules/@biomejs/biome'];
for (const [name, version] of Object.entries(biome.optionalDependencies)) {
  const key = `node_modules/${name}`;
  if (lock.packages[key]) continue;
  const [, os, cpu, libc] = /cli-([a-z0-9]+)-([a-z0-9]+)(?:-(musl))?$/.exec(name) ?? [];
  const system = { cpu: [cpu], os: [os], ...(libc ? { libc: ['musl'] } : {}) };
  lock.packages[key] = {
    version,
    dev: true,
    license: biome.license,
    optional: true,
    engines: biome.engines,
    ...system,
  };
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
