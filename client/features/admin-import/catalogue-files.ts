import { type ImportFile, importFiles } from '#shared/import/files.ts';

export type CatalogueFiles = Partial<Record<ImportFile, File>>;

const namePatterns: Readonly<Record<ImportFile, RegExp>> = {
  softskills: /soft-?_?skill/i,
  statements: /statement|aussage/i,
  questionGroups: /group|gruppe/i,
};

/** Order matters: 'softskill-question-groups.csv' also matches the pattern of `softskills`. */
const matchOrder = ['questionGroups', 'statements', 'softskills'] as const satisfies readonly ImportFile[];

const kindOf = (fileName: string): ImportFile | null =>
  matchOrder.find((file) => namePatterns[file].test(fileName)) ?? null;

export function assignFiles(
  files: CatalogueFiles,
  dropped: readonly File[],
): { files: CatalogueFiles; unknown: string | null } {
  let [assigned, unknown]: [CatalogueFiles, string | null] = [files, null];
  for (const file of dropped) {
    const freeSlots = importFiles.filter((slot) => assigned[slot] === undefined);
    const kind = kindOf(file.name) ?? (freeSlots.length === 1 ? freeSlots[0] : undefined);
    if (kind === undefined) unknown = file.name;
    else assigned = { ...assigned, [kind]: file };
  }
  return { files: assigned, unknown };
}

export const isComplete = (files: CatalogueFiles): boolean => importFiles.every((file) => files[file] !== undefined);
