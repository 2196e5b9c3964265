import type { App } from '../../core/app.ts';
import { escoOf } from './esco.ts';
import { namedSkills, type SkillName } from './soft-skills/skills.ts';

const skos = 'http://www.w3.org/2004/02/skos/core#';

/** Skills in schema.org: what they are called here, and which concept of ESCO stands in which relation to each. Unknown ids are left out. */
export async function definedTerms(app: App, skillIds: readonly number[]): Promise<object[]> {
  if (skillIds.length === 0) return [];
  const skills = new Map((await namedSkills(app)).map((skill) => [skill.id, skill]));
  return skillIds.flatMap((skillId) => {
    const skill = skills.get(skillId);
    return skill === undefined ? [] : [termOf(skill)];
  });
}

function termOf({ id, name, description }: SkillName): object {
  const term = { '@type': 'DefinedTerm', name, description };
  const concept = escoOf(id);
  if (concept === null) return term;
  const { uri, relation } = concept;
  const identifier = { '@type': 'PropertyValue', propertyID: `${skos}${relation}`, value: uri };
  // Only what means exactly the same is the same.
  return { ...term, identifier, ...(relation === 'exactMatch' ? { sameAs: uri } : {}) };
}
