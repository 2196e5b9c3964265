import type { Page } from 'playwright-core';
import type { App } from '../../server/core/app.ts';
import { startSession } from '../../server/features/auth/sessions.ts';
import { agreeAtSignUp } from '../../server/features/consents/service.ts';
import { type Person, testOrigin, testPassword } from '../../server/testing/people.ts';
import type { Device, Open } from './browser.ts';

export async function signInDirectly(page: Page, app: App, person: Person): Promise<void> {
  await agreeAtSignUp(app.db.prisma, person.userId, app.clock.now());
  const cookie = await startSession(app, app.db.prisma, { userId: person.userId, origin: testOrigin });
  const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=');
  await page.context().addCookies([{ name, value, url: app.env.APP_URL, httpOnly: true, sameSite: 'Lax' }]);
}

export async function enter(page: Page, app: App, { person, path }: { person: Person; path: string }): Promise<void> {
  await signInDirectly(page, app, person);
  await page.goto(path);
}

/** Null is a visitor. */
export const opensAs =
  (open: Open, app: () => App) =>
  async (person: Person | null, path: string, device: Device = 'desktop'): Promise<Page> => {
    const page = await open(device);
    if (person !== null) await signInDirectly(page, app(), person);
    await page.goto(path);
    return page;
  };

export async function signInByForm(page: Page, email: string, password = testPassword): Promise<void> {
  const submit = page.getByRole('button', { name: 'Anmelden', exact: true });
  // The form of the other tab has the same fields.
  await submit.waitFor();
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await submit.click();
}
