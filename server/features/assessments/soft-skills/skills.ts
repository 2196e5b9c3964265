import type { App } from '../../../core/app.ts';
import type { Tx } from '../../../core/database/db.ts';
import { topic } from '../../../core/events/events.ts';
import { oneForEach, openCache } from '../../../core/memory/cache.ts';

/** An import has changed what skills there are, or what they are called. */
export const skillsChanged = topic<null>('skills-changed');

export type SkillName = { id: number; name: string; description: string };

/** Once all test data was deleted, what people released before is still called as the version that was active last called it. */
async function listSkills(tx: Tx): Promise<SkillName[]> {
  const select = { id: true, name: true, description: true };
  const stored = await tx.softskill.findMany({ orderBy: { id: 'asc' }, select });
  return stored.length > 0 ? stored : lastKnownSkills(tx);
}

async function lastKnownSkills(tx: Tx): Promise<SkillName[]> {
  const last = await tx.catalogueVersion.findFirst({
    where: { activatedAt: { not: null } },
    orderBy: [{ activatedAt: 'desc' }, { id: 'desc' }],
    select: { skills: true },
  });
  // The import wrote the column in this shape.
  const skills = (last?.skills ?? []) as SkillName[];
  return skills
    .map(({ id, name, description }) => ({ id, name, description }))
    .toSorted((one, other) => one.id - other.id);
}

/** The names of all skills, which every result shows: a process reads them once and forgets them after an import. */
export const namedSkills = (app: App): Promise<readonly SkillName[]> =>
  skillsOf(app).get('all', () => listSkills(app.db.prisma));

const skillsOf = oneForEach(({ events }: App) => {
  const skills = openCache<SkillName[]>({ capacity: 1 });
  events.subscribe(skillsChanged, skills.forgetAll);
  events.onReconnect(skills.forgetAll);
  return skills;
});
