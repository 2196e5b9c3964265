import { expect, test } from 'vitest';
import { findMissingComponents, onlyShipped } from './sbom.ts';

const component = (name: string, path: string) => ({
  'bom-ref': name,
  name,
  version: '1.0.0',
  properties: [{ name: 'cdx:npm:package:path', value: path }],
});
const shipped = (name: string, isInstalled = true) => ({
  ...{ path: `node_modules/${name}`, name, version: '1.0.0', licence: 'MIT' },
  isInstalled,
});
const sbom = {
  bomFormat: 'CycloneDX',
  metadata: { component: { 'bom-ref': 'passgenau' } },
  components: [component('server', 'node_modules/server'), component('tool', 'node_modules/tool')],
  dependencies: [{ ref: 'passgenau', dependsOn: ['server', 'tool'] }, { ref: 'server' }, { ref: 'tool' }],
};

test('the SBOM describes the shipped packages and no tools', () => {
  const { components, dependencies } = onlyShipped(sbom, [shipped('server')]);
  expect(components.map(({ name }) => name)).toEqual(['server']);
  expect(dependencies).toEqual([
    { ref: 'passgenau', dependsOn: ['server'] },
    { ref: 'server', dependsOn: [] },
  ]);
});

test('a shipped package without a component is reported, unless it belongs to another system', () => {
  expect(findMissingComponents(sbom, [shipped('server'), shipped('other'), shipped('for-windows', false)])).toEqual([
    'other@1.0.0 is missing in the SBOM',
  ]);
});
