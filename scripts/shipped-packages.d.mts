export type LockedPackage = {
  version?: string;
  license?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
export function packagesFor(packages: Record<string, LockedPackage>, names: readonly string[]): Set<string>;
