import { expect, test } from 'vitest';
import { withScratchCluster } from '../with-scratch-cluster.ts';
import { makeDataFolder, startProduct, stop } from './product.ts';
import { canSignIn, isReady, newAddress, password, signUp } from './sign-ups.ts';

test('two processes started at once on one empty database both serve the same people', async () => {
  await withScratchCluster(async (urlFor) => {
    const admin = { ADMIN_EMAIL: newAddress(), ADMIN_PASSWORD: password };
    const settings = { DATA_DIR: await makeDataFolder(), DATABASE_URL: urlFor('postgres'), ...admin };
    const [one, two] = await Promise.all([startProduct(settings), startProduct(settings)]);
    expect(await Promise.all([one, two].map(isReady))).toEqual([true, true]);
    const admins = [one, two].map((product) => canSignIn(product, admin.ADMIN_EMAIL));
    expect(await Promise.all(admins)).toEqual([true, true]);
    const [first, second] = [newAddress(), newAddress()];
    expect(await Promise.all([signUp(one, first), signUp(two, second)])).toEqual([true, true]);
    expect(await Promise.all([canSignIn(one, second), canSignIn(two, first)])).toEqual([true, true]);

    expect((await stop(one)).code).toBe(0);
    expect(await signUp(two)).toBe(true);
    expect((await stop(two)).code).toBe(0);
  });
});
