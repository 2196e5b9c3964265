import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type { CatalogueSkill } from '#shared/import/catalogue.ts';
import { assignUniqueSlugs } from '#shared/search.ts';
import type { Tx } from '../../core/database/db.ts';

/** @returns the number of the previously active version */
export async function updateActiveVersionToRetired(tx: Tx, testVariant: TestVariant): Promise<number | null> {
  const where = { testVariant, status: 'active' } as const;
  const active = await tx.catalogueVersion.findFirst({ where, select: { number: true } });
  await tx.catalogueVersion.updateMany({ where, data: { status: 'retired' } });
  return active?.number ?? null;
}

export async function updateVersionToActive(tx: Tx, id: number, activatedAt: Date): Promise<void> {
  await tx.catalogueVersion.update({ where: { id }, data: { status: 'active', activatedAt }, select: { id: true } });
}

/**
 * Known skills keep their slug, because URLs must not change. Skills are never removed: other versions use them.
 * @returns the ids of renamed skills
 */
export async function insertSkills(tx: Tx, skills: readonly CatalogueSkill[]): Promise<number[]> {
  const stored = new Map((await tx.softskill.findMany()).map(({ slug, ...skill }) => [skill.id, { slug, skill }]));
  const added = skills.filter(({ id }) => !stored.has(id));
  const slugs = [...stored.values()].map(({ slug }) => slug);
  if (added.length > 0) await tx.softskill.createMany({ data: assignUniqueSlugs(added, slugs) });
  for (const skill of skills) {
    const former = stored.get(skill.id)?.skill;
    if (former !== undefined && isChanged(former, skill)) await updateSkill(tx, skill);
  }
  return skills.filter(({ id, name }) => (stored.get(id)?.skill.name ?? name) !== name).map(({ id }) => id);
}

const isChanged = (former: CatalogueSkill, skill: CatalogueSkill): boolean =>
  (Object.keys(skill) as Array<keyof CatalogueSkill>).some((field) => former[field] !== skill[field]);

async function updateSkill(tx: Tx, { id, ...data }: CatalogueSkill): Promise<void> {
  await tx.softskill.update({ where: { id }, data, select: { id: true } });
}
