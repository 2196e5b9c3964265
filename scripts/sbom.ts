/** A CycloneDX file reduced to the packages that an installation runs. */
import type { Shipped } from './checks/licences.ts';

type Component = {
  'bom-ref': string;
  name: string;
  group?: string;
  version: string;
  properties?: Array<{ name: string; value: string }>;
};
type Dependency = { ref: string; dependsOn?: string[] };
export type Sbom = {
  bomFormat: string;
  metadata: { component: { 'bom-ref': string } };
  components: Component[];
  dependencies: Dependency[];
};

const pathProperty = 'cdx:npm:package:path';

const pathOf = ({ properties = [] }: Component): string =>
  properties.find(({ name }) => name === pathProperty)?.value ?? '';

/** Build tools and tests are left out. */
export function onlyShipped(sbom: Sbom, shipped: readonly Shipped[]): Sbom {
  const paths = new Set(shipped.map(({ path }) => path));
  const components = sbom.components.filter((component) => paths.has(pathOf(component)));
  const refs = new Set([sbom.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])]);
  const dependencies = sbom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((target) => refs.has(target)) }));
  return { ...sbom, components, dependencies };
}

/** Packages for other systems are not installed on this one. */
export function findMissingComponents({ components }: Sbom, shipped: readonly Shipped[]): string[] {
  const described = new Set(components.map(pathOf));
  return shipped
    .filter(({ path, isInstalled }) => isInstalled && !described.has(path))
    .map(({ name, version }) => `${name}@${version} is missing in the SBOM`);
}
