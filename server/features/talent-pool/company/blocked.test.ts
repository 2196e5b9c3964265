import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { makePerson } from '../../../testing/people.ts';
import { makePoolApplicant } from '../../../testing/talent-pool.ts';
import { isPersonVisible, makePoolCrew, personIdOf, rename } from '../../../testing/talent-pool-companies.ts';

const app = testApp();

const blocks: ReadonlyArray<readonly [string, string, 'name' | 'domain', string, string]> = [
  ['its name, whatever the legal form', 'Lindenhof Pflege GmbH', 'name', 'lindenhof pflege', ''],
  ['its name without umlauts', 'Bäckerei Grün & Söhne', 'name', 'Baeckerei Gruen', ''],
  ['a part of its name', 'Nordlicht Klinik Göttingen gGmbH', 'name', 'Klinik Göttingen', ''],
  [
    'the mail domain of somebody there',
    'Anders Genannt',
    'domain',
    'www.anders-genannt.example',
    'anders-genannt.example',
  ],
  ['the domain above theirs', 'Noch Anders', 'domain', 'konzern.example', 'nord.konzern.example'],
];
test.each(blocks)('a company blocked by %s does not find the person', async (_, name, kind, label, domain) => {
  const finder = await makePoolCrew(app(), name);
  if (domain !== '')
    await makePerson(app(), {
      email: `${randomUUID()}@${domain}`,
      userType: 'company',
      member: { orgId: finder.crew.orgId, role: 'viewer' },
    });
  const [blocking, other] = [await makePoolApplicant(app()), await makePoolApplicant(app())];
  expect(await isPersonVisible(app(), finder, blocking)).toBe(true);
  const personId = (await personIdOf(app(), finder.crew, blocking)) ?? '';
  await blocking.caller.found.addBlock({ kind, label });
  expect(await personIdOf(app(), finder.crew, blocking)).toBeNull();
  expect(await isPersonVisible(app(), finder, blocking)).toBe(false);
  expect(await isPersonVisible(app(), finder, other)).toBe(true);
  const { jobId } = finder;
  expect(await outcomeOf(finder.owner.caller.foundPeople.person({ jobId, personId }))).toBe('NOT_FOUND');
  const [block] = (await blocking.caller.found.state()).blocks;
  await blocking.caller.found.removeBlock({ kind, key: block?.key ?? '' });
  expect(await isPersonVisible(app(), finder, blocking)).toBe(true);
  expect(await personIdOf(app(), finder.crew, blocking)).not.toBe(personId);
});

test('a company founded, renamed or joined after the block does not find the person either', async () => {
  const person = await makePoolApplicant(app());
  await person.caller.found.addBlock({ kind: 'name', label: 'Später Gegründet' });
  await person.caller.found.addBlock({ kind: 'domain', label: 'spaeter.example' });
  expect(await isPersonVisible(app(), await makePoolCrew(app(), 'Spaeter Gegruendet AG'), person)).toBe(false);
  const other = await makePoolCrew(app(), 'Zuerst Anders');
  expect(await isPersonVisible(app(), other, person)).toBe(true);
  await rename(other.crew, 'Später gegründet (Süd)');
  expect(await isPersonVisible(app(), other, person)).toBe(false);
  await rename(other.crew, 'Wieder Anders');
  expect(await isPersonVisible(app(), other, person)).toBe(false);
  const third = await makePoolCrew(app(), 'Ganz Anders');
  expect(await isPersonVisible(app(), third, person)).toBe(true);
  const member = { orgId: third.crew.orgId, role: 'viewer' as const };
  await makePerson(app(), { email: `${randomUUID()}@nord.spaeter.example`, userType: 'company', member });
  expect(await isPersonVisible(app(), third, person)).toBe(false);
});

test('former names of a company are still blocked after many renamings', async () => {
  const person = await makePoolApplicant(app());
  await person.caller.found.addBlock({ kind: 'name', label: 'Siemsen' });
  const finder = await makePoolCrew(app(), 'Siemsen');
  expect(await isPersonVisible(app(), finder, person)).toBe(false);
  for (let count = 0; count < 60; count++) {
    await app().db.prisma.organisation.update({ where: { id: finder.crew.orgId }, data: { name: `Anders ${count}` } });
    await finder.owner.caller.foundPeople.sent({});
  }
  expect(await isPersonVisible(app(), finder, person)).toBe(false);
});
