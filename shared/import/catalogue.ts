export type CatalogueSkill = {
  id: number;
  name: string;
  description: string;
  relatedId1: number | null;
  relatedId2: number | null;
  position: number;
};

export type CatalogueStatement = { id: number; text: string; softskillId: number };

export type CatalogueGroup = {
  id: number;
  slug: string;
  label: string;
  position: number;
  statement1Id: number;
  statement2Id: number;
  statement3Id: number;
  statement4Id: number;
};

type AdditionalStatements = { softskillId: number; statement1Id: number; statement2Id: number };

export type Catalogue = {
  skills: CatalogueSkill[];
  statements: CatalogueStatement[];
  groups: CatalogueGroup[];
  additional: AdditionalStatements[];
};

export const statementIdsOf = (
  group: Pick<CatalogueGroup, 'statement1Id' | 'statement2Id' | 'statement3Id' | 'statement4Id'>,
): [number, number, number, number] => [group.statement1Id, group.statement2Id, group.statement3Id, group.statement4Id];

/** By skill id; a complete catalogue has two unused statements per skill. */
export function unusedStatements(catalogue: Omit<Catalogue, 'additional'>): Map<number, number[]> {
  const used = new Set(catalogue.groups.flatMap(statementIdsOf));
  const unused = new Map<number, number[]>(catalogue.skills.map(({ id }) => [id, []]));
  for (const { id, softskillId } of catalogue.statements) if (!used.has(id)) unused.get(softskillId)?.push(id);
  for (const ids of unused.values()) ids.sort((one, other) => one - other);
  return unused;
}
