import type { App } from '../../../core/app.ts';
import { type Cache, openCache } from '../../../core/cache.ts';
import type { Tx } from '../../../core/db.ts';
import { topic } from '../../../core/events.ts';

/** An import has changed what skills there are, or what they are called. */
export const skillsChanged = topic<null>('skills-changed');

export type SkillName = { id: number; name: string; description: string };

const listSkills = (tx: Tx): Promise<SkillName[]> =>
  tx.softskill.findMany({ orderBy: { id: 'asc' }, select: { id: true, name: true, description: true } });

const known = new WeakMap<App, Cache<SkillName[]>>();

/** The names of all skills, which every result shows: a process reads them once and forgets them after an import. */
export const namedSkills = (app: App): Promise<readonly SkillName[]> =>
  (known.get(app) ?? watched(app)).get('all', () => listSkills(app.db.prisma));

function watched(app: App): Cache<SkillName[]> {
  const skills = openCache<SkillName[]>({ capacity: 1 });
  app.events.subscribe(skillsChanged, skills.forgetAll);
  app.events.onReconnect(skills.forgetAll);
  known.set(app, skills);
  return skills;
}
