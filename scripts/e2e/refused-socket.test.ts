import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation } from '../../server/testing/people.ts';
import { socketOf } from '../../server/testing/sockets.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { membersPath, roleSelector } from './company.ts';
import { expectHeading } from './expectations.ts';
import { enter } from './sign-in.ts';

const app = testApp({ mail: false, server: true, settings: { SOCKETS_PER_PERSON: '1' } });
const open = testBrowser(() => app().baseUrl);
test('a page whose socket asked too much rests, says so, works on, and comes back by itself', async () => {
  const orgId = await makeOrganisation(app(), 'Haus am See');
  const vera = await makeMember(app(), { name: 'Vera Blick', orgId, role: 'viewer' });
  const owner = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  const elsewhere = await socketOf(app(), owner);
  const page = await open();
  let connections = 0;
  const closeCodes: Array<number | undefined> = [];
  await page.clock.install();
  await page.routeWebSocket('**/trpc', (socket) => {
    connections++;
    const server = socket.connectToServer();
    server.onClose((code) => {
      closeCodes.push(code);
      void socket.close(code === undefined ? {} : { code });
    });
  });
  await enter(page, app(), { person: owner, path: membersPath });
  await roleSelector(page, 'Vera Blick').waitFor();
  await expect.poll(() => closeCodes).toEqual([4429]);
  await page.clock.runFor(4_000);
  await page.getByText('Verbindung unterbrochen').waitFor();
  // Another page with subscriptions of its own does not wake the connection either.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expectHeading(page, 'Dashboard');
  await page.clock.runFor(25_000);
  expect(connections).toBe(1);
  elsewhere.socket.close();
  await elsewhere.closeCode;
  await page.goBack();
  await roleSelector(page, 'Vera Blick').waitFor();
  // A second at a time: the network keeps its own, and a page whose half minute ends in a blink misses its answers.
  const aSecondLater = () => page.clock.runFor(1_000).then(() => connections);
  await expect.poll(aSecondLater).toBeGreaterThan(1);
  await page.getByText('Verbindung unterbrochen').waitFor({ state: 'detached' });
  await owner.caller.members.changeRole({ userId: vera.userId, role: 'editor' });
  await expect.poll(() => roleSelector(page, 'Vera Blick').inputValue()).toBe('Bearbeiter');
  await page.clock.runFor(3_000);
  expect(connections).toBe(2);
  expectNoComplaints(page);
});
