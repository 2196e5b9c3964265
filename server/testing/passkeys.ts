import { createCaller } from '../router.ts';
import type { TestApp } from './app.ts';
import { type Authenticator, makeAuthenticator } from './authenticator.ts';
import { contextFor, type Person, testOrigin, testPassword } from './people.ts';

/** A browser that keeps its cookies between calls. */
export async function makeBrowser(app: TestApp, person: Person | null = null, address = testOrigin.address) {
  const context = await contextFor(app, person, { ...testOrigin, address });
  return { context, caller: createCaller(context) };
}

export type TestBrowser = Awaited<ReturnType<typeof makeBrowser>>;

export async function addPasskey(app: TestApp, browser: TestBrowser, name = 'Telefon'): Promise<Authenticator> {
  const device = makeAuthenticator(app.env.APP_URL);
  const { options } = await browser.caller.account.startAddingPasskey({ proof: { password: testPassword } });
  await browser.caller.account.addPasskey({ passkey: device.create(options), name });
  return device;
}

export async function signInWith({ caller }: TestBrowser, device: Authenticator) {
  return caller.auth.signInWithPasskey({ passkey: device.get(await caller.auth.startPasskey({})) });
}
