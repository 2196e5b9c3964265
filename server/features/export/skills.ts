/** The skills of a course on their way between installations: named by their ESCO concepts, because ids mean nothing elsewhere. */
import type { BundleSkill } from '#shared/export/bundle.ts';
import type { App } from '../../core/app.ts';
import { escoOf, namedSkills } from '../assessments/service.ts';
import { listSkillIds } from './queries.ts';

export async function bundledSkills(app: App, courseId: string): Promise<BundleSkill[]> {
  const [skills, skillIds] = await Promise.all([namedSkills(app), listSkillIds(app.db.prisma, courseId)]);
  return skills
    .filter(({ id }) => skillIds.includes(id))
    .map(({ id, name }) => ({ name, esco: escoOf(id)?.uri ?? null }));
}

/** Those that are known here, by their concept or else by their name; each once. */
export async function knownSkillIds(app: App, bundled: readonly BundleSkill[]): Promise<number[]> {
  if (bundled.length === 0) return [];
  const isMeant = ({ id, name }: { id: number; name: string }) =>
    bundled.some((skill) => (skill.esco === null ? skill.name === name : skill.esco === escoOf(id)?.uri));
  return (await namedSkills(app)).filter(isMeant).map(({ id }) => id);
}
