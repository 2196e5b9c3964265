import { expect, test } from 'vitest';
import { hashPassword, nobodysHash } from './passwords.ts';

const parametersOf = (hashed: string) => hashed.split('$').slice(0, 4);

test('whoever has no account is looked for with the same work as whoever has', async () => {
  expect(parametersOf(nobodysHash)).toEqual(parametersOf(await hashPassword('Wiesengrund-47-Lampe')));
});
