import type { App } from '../../../core/app.ts';
import type { Tx } from '../../../core/database/db.ts';
import { topic } from '../../../core/events/events.ts';
import { openCache, perOwner } from '../../../core/memory/cache.ts';

export const skillsChanged = topic<null>('skills-changed');

export type SkillName = { id: number; name: string; description: string };

/** After the deletion of all test data, earlier releases keep the skill names of the last active version. */
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
  const skills = (last?.skills ?? []) as SkillName[];
  return skills
    .map(({ id, name, description }) => ({ id, name, description }))
    .toSorted((one, other) => one.id - other.id);
}

export const listSkillNames = (app: App): Promise<readonly SkillName[]> =>
  skillsOf(app).get('all', () => listSkills(app.db.prisma));

const skillsOf = perOwner(({ events }: App) => {
  const skills = openCache<SkillName[]>({ capacity: 1 });
  events.subscribe(skillsChanged, skills.invalidateAll);
  events.onReconnect(skills.invalidateAll);
  return skills;
});
