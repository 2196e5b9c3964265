import { expect, test } from 'vitest';
import { organisationRoles } from '../auth/session-user.ts';
import { assignableRoles, mayChangeMember } from './member.ts';

test('the complete table of who may change whom, to show every change in review', () => {
  const table = organisationRoles.map((actor) => {
    const allowed = organisationRoles.flatMap((from) =>
      [...organisationRoles, null]
        .filter((to) => mayChangeMember({ actor, isSelf: false, from, to }))
        .map((to) => `${from}→${to ?? 'out'}`),
    );
    return `${actor}: ${allowed.join(' ') || '-'}`;
  });
  expect(table).toEqual([
    'owner: owner→owner owner→admin owner→editor owner→viewer owner→out admin→owner admin→admin admin→editor admin→viewer admin→out editor→owner editor→admin editor→editor editor→viewer editor→out viewer→owner viewer→admin viewer→editor viewer→viewer viewer→out',
    'admin: admin→admin admin→editor admin→viewer admin→out editor→admin editor→editor editor→viewer editor→out viewer→admin viewer→editor viewer→viewer viewer→out',
    'editor: -',
    'viewer: -',
  ]);
});

test('members cannot change or remove themselves', () => {
  for (const actor of organisationRoles)
    expect(mayChangeMember({ actor, isSelf: true, from: actor, to: 'viewer' })).toBe(false);
});

test('only owners assign the role owner', () => {
  expect(organisationRoles.filter((actor) => assignableRoles(actor).includes('owner'))).toEqual(['owner']);
});
