/** The ESCO concepts of the shipped skills; `prisma/content/assessments/ESCO.md` says how they were assigned and which are weak. */
import esco from '#prisma/content/assessments/esco.json' with { type: 'json' };

type EscoConcept = {
  /** 'http://data.europa.eu/esco/skill/…' */
  uri: string;
  /** The SKOS relation from the skill to the concept: 'exactMatch', 'closeMatch', 'broadMatch' … */
  relation: string;
};

/** What the URIs belong to. */
export const escoScheme = { uri: esco.scheme, version: esco.version } as const;

const concepts = new Map(
  esco.concepts.map(({ skillId, conceptId, match }): [number, EscoConcept] => [
    skillId,
    { uri: `${esco.prefix}${conceptId}`, relation: match },
  ]),
);

/** null for a skill that another catalogue has brought. */
export const escoOf = (skillId: number): EscoConcept | null => concepts.get(skillId) ?? null;
