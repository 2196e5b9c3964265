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
    'b02aa6044aa49bfd235b50043f5ed35033fa774e8f4978df7a68d80188d19cf7',
    'ace54829feb005ab83053db7ab79db34f434d45cadcbb48eade637234cc82e68',
    '2bc4d413dd4afce2139ee37435c79f4d2eb28474e227441ab0eac63fdef490f5',
  ],
  test2: [
    '0f59f3ec28d8144cf83f668c2fe59c9034de1e6d8792e784f3e2ff7d95e0543c',
    'abd8b59748c436bcc277300b4aa3d269aee2734acd5d27e5ac52006a221f5cff',
    'af5046cfa75d08e9e1ebf217478038a4866f1573cd1d4de99170f3f516dea3f6',
    'a87aa9afe9e6a010a69c7005bca264c2d079f506160cf8db49a41697660d39f0',
    '047535ac2973d1fd96626ed721bf04fd1fb6e0bda30eadc606ca5fe3f507ed94',
    'e9479a6aefb799d33483933ffd520e459fb42906ca2a6d868160b609a7496bca',
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
