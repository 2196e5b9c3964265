import { expect, test } from 'vitest';
import { allowedRoles, type Role } from '../../permissions.ts';
import { permissionGroups } from './members.ts';

const organisationRoles: readonly Role[] = ['viewer', 'editor', 'orgAdmin', 'owner'];

test('every action that depends on an organisation role is in the permission list exactly once', () => {
  const decided = Object.entries(allowedRoles).flatMap(([action, allowed]: [string, readonly Role[]]) =>
    allowed.some((role) => organisationRoles.includes(role)) && !allowed.includes('applicant') ? [action] : [],
  );
  const listed = permissionGroups.flatMap(({ actions }) => actions);
  expect(listed.toSorted()).toEqual(decided.toSorted());
});
