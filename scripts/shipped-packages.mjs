/** Walks package-lock.json. Plain JavaScript, because the Dockerfile runs it before anything else is copied. */
import { dirname, join } from 'node:path';

/**
 * Paths below node_modules of the named packages and everything they depend on, without peer dependencies.
 * @param {Record<string, { dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }>} packages
 * @param {readonly string[]} names
 */
export function packagesFor(packages, names) {
  const needed = new Set();
  const open = names.map((name) => `node_modules/${name}`);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (needed.has(path)) continue;
    needed.add(path);
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      open.push(resolveFrom(packages, path, name));
  }
  return needed;
}

function resolveFrom(packages, path, name) {
  for (let folder = path; folder !== '.'; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (packages[candidate]) return candidate;
  }
  return join('node_modules', name);
}
