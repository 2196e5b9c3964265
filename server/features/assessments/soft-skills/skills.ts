import type { App } from '../../../core/app.ts';
import { openCache } from '../../../core/cache.ts';
import type { Tx } from '../../../core/db.ts';
import { topic } from '../../../core/events.ts';
import { oneForEach } from '../../../core/one-for-each.ts';

/** An import has changed what skills there are, or what they are called. */
export const skillsChanged = topic<null>('skills-changed');

export type SkillName = { id: number; name: string; description: string };

const listSkills = (tx: Tx): Promise<SkillName[]> =>
  tx.softskill.findMany({ orderBy: { id: 'asc' }, select: { id: true, name: true, description: true } });

/** The names of all skills, which every result shows: a process reads them once and forgets them after an import. */
export const namedSkills = (app: App): Promise<readonly SkillName[]> =>
  skillsOf(app).get('all', () => listSkills(app.db.prisma));

const skillsOf = oneForEach(({ events }: App) => {
  const skills = openCache<SkillName[]>({ capacity: 1 });
  events.subscribe(skillsChanged, skills.forgetAll);
  events.onReconnect(skills.forgetAll);
  return skills;
});
