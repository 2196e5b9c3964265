import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isPasswordOf, nobodysHash } from './passwords.ts';

const parametersOf = (hashed: string) => hashed.split('$').slice(0, 4);

test('whoever has no account is looked for with the same work as whoever has', async () => {
  expect(parametersOf(nobodysHash)).toEqual(parametersOf(await hashPassword('Wiesengrund-47-Lampe')));
});

test('a password is right in either Unicode form, also where an older release hashed what was typed', async () => {
  const [composed, decomposed] = ['Wiesengründ-47-Lampe', 'Wiesengru\u0308nd-47-Lampe'];
  for (const hashed of [await hashPassword(decomposed), await hash(composed), await hash(decomposed)]) {
    expect(await isPasswordOf(hashed, composed)).toBe(true);
    expect(await isPasswordOf(hashed, decomposed)).toBe(true);
    expect(await isPasswordOf(hashed, 'Wiesengrund-47-Lampe')).toBe(false);
  }
  expect(await isPasswordOf(null, decomposed)).toBe(false);
});
