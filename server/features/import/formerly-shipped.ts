/** Catalogues of earlier product versions. Unchanged ones are updated to the shipped one. */
import { hash } from 'node:crypto';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type { StoredCatalogue } from '#shared/import/plan.ts';

/** Before changing the shipped texts, add their current fingerprint. */
export const formerFingerprints: Readonly<Record<TestVariant, readonly string[]>> = {
  test1: [
    '1c1b4832dedb5227e00cccdfa206564028c8d058584bee809b11d8899916402b',
    'c0d52a77eddd0b08ca4a957f5a1838bbfa18d42fa2ca91cbd1603310a9f10d4d',
    '193925b13bc99ec89d1660cb341c16035f77a7fe532e5b1210964cc664b027d6',
  ],
  test2: [
    '0f59f3ec28d8144cf83f668c2fe59c9034de1e6d8792e784f3e2ff7d95e0543c',
    'abd8b59748c436bcc277300b4aa3d269aee2734acd5d27e5ac52006a221f5cff',
    'af5046cfa75d08e9e1ebf217478038a4866f1573cd1d4de99170f3f516dea3f6',
  ],
};

export function fingerprintOf({ skills, statements }: Pick<StoredCatalogue, 'skills' | 'statements'>): string {
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
  const content = [
    skills.toSorted(byId).map(({ id, name, description }) => [id, name, description]),
    statements.toSorted(byId).map(({ id, text, softskillId }) => [id, text, softskillId]),
  ];
  return hash('sha256', JSON.stringify(content));
}
