import esco from '#prisma/content/assessments/esco.json' with { type: 'json' };
import type { App } from '../../core/app.ts';
import { listSkillNames, type SkillName } from './soft-skills/skills.ts';

/** The ESCO concepts of the shipped skills; `prisma/content/assessments/ESCO.md` explains the assignment. */

type EscoConcept = {
  uri: string;
  relation: string;
};

export const escoScheme = { uri: esco.scheme, version: esco.version } as const;

const concepts = new Map(
  esco.concepts.map(({ skillId, conceptId, match }): [number, EscoConcept] => [
    skillId,
    { uri: `${esco.prefix}${conceptId}`, relation: match },
  ]),
);

export const escoOf = (skillId: number): EscoConcept | null => concepts.get(skillId) ?? null;

const skos = 'http://www.w3.org/2004/02/skos/core#';

export async function definedTerms(app: App, skillIds: readonly number[]): Promise<object[]> {
  if (skillIds.length === 0) return [];
  const skills = new Map((await listSkillNames(app)).map((skill) => [skill.id, skill]));
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
  return { ...term, identifier, ...(relation === 'exactMatch' ? { sameAs: uri } : {}) };
}
