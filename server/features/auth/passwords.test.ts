import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { dummyHash, hashPassword, verifyPassword } from './passwords.ts';

const parametersOf = (hashed: string) => hashed.split('$').slice(0, 4);

test('an unknown address costs the same work as a known one', async () => {
  expect(parametersOf(dummyHash)).toEqual(parametersOf(await hashPassword('Wiesengrund-47-Lampe')));
});

test('accepts a password in either Unicode form, even if an older release hashed the raw input', async () => {
  const [composed, decomposed] = ['Wiesengründ-47-Lampe', 'Wiesengru\u0308nd-47-Lampe'];
  for (const hashed of [await hashPassword(decomposed), await hash(composed), await hash(decomposed)]) {
    expect(await verifyPassword(hashed, composed)).toBe(true);
    expect(await verifyPassword(hashed, decomposed)).toBe(true);
    expect(await verifyPassword(hashed, 'Wiesengrund-47-Lampe')).toBe(false);
  }
  expect(await verifyPassword(null, decomposed)).toBe(false);
});
