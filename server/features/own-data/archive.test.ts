import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { inTransaction } from '../../core/database/db.ts';
import { createZip } from '../../core/zip.ts';
import { testApp } from '../../testing/app.ts';
import { jobOf } from '../../testing/matching.ts';
import { makeArchiveOf } from '../../testing/own-data.ts';
import { makeOrganisation, makePerson } from '../../testing/people.ts';
import { makeApplicant, skillsFrom } from '../../testing/results.ts';
import { matchPersonOf, recordShownMatch } from '../matching/service.ts';
import { archiveEntries } from './archive.ts';
import type { OwnFile } from './queries.ts';
import { inSnapshot } from './snapshot.ts';

const app = testApp({ mail: false });

test('a match that a company saw is explained with its inputs and its version', async () => {
  const person = await makeApplicant(app(), { skills: skillsFrom(4), values: { Natur: 9, Mut: 2 } });
  const [orgId, input] = [await makeOrganisation(app(), 'Musterhaus'), await matchPersonOf(app(), person.userId)];
  const job = jobOf([4, 9, 20], [3, 2, 1], ['Natur', 'Humor', 'Mut']);
  const showing = { orgId, jobId: crypto.randomUUID(), userId: person.userId, person: input, job };
  const shown = await inTransaction(app().db, (tx) => recordShownMatch(app(), tx, showing));
  const archive = await makeArchiveOf(app(), person);
  const [row] = JSON.parse(archive['05-passungen.json'] ?? '{}').shown_matches;
  expect(Object.keys(row)).toEqual([
    ...['explanation', 'company', 'job', 'job_id', 'match', 'low', 'high', 'inputs'],
    ...['scoring_version', 'first_shown_at', 'last_shown_at'],
  ]);
  expect(row).toMatchObject({ match: shown?.match.match, company: 'Musterhaus', scoring_version: 2 });
  expect(row.explanation[0]).toMatch(new RegExp(`^Passung ${shown?.match.match} von 100`));
  expect(row.explanation).toContainEqual(
    expect.stringMatching(/, für die Stelle entscheidend: Ihr Platz 1 von \d+, Beitrag/),
  );
  expect(row.explanation.at(-1)).toContain('Version 2 des Rechenwegs');
  expect(archive['05-passungen.html']).toContain('für die Stelle entscheidend');
});

test('huge and hostile texts stay text in pages and unchanged in the data', async () => {
  const person = await makePerson(app());
  const bio = `</style><script>alert(1)</script>\u0000\u202E${'x'.repeat(2_000_000)}`.replaceAll('\u0000', '');
  await app().db.prisma.applicantProfile.create({ data: { userId: person.userId, bio } });
  const archive = await makeArchiveOf(app(), person);
  expect(JSON.parse(archive['03-profil.json'] ?? '').applicant_profiles[0].bio).toBe(bio);
  expect(archive['03-profil.html']).not.toContain('<script');
  expect(archive['03-profil.html']?.match(/<\/style>/g)).toHaveLength(1);
});

test('everything is from one moment: what is written during the export is not in it', async () => {
  const person = await makePerson(app());
  const owner = { userId: person.userId, email: person.email, isApplicant: false };
  const making = { app: app(), owner, files: [], onProgress: () => undefined };
  let consents = '';
  for await (const { name, content } of archiveEntries(making)) {
    for await (const chunk of content) if (name === '09-einwilligungen.json') consents += Buffer.from(chunk).toString();
    if (name === '01-konto.json')
      await app().db.prisma.consent.create({
        data: { userId: owner.userId, kind: 'release', version: 1, givenAt: new Date() },
      });
  }
  expect(JSON.parse(consents)).toEqual({ consents: [] });
});

const mb = 1024 * 1024;

test('a file of 200 MB is read only as fast as the archive is written', async () => {
  const person = await makePerson(app());
  const chunk = randomBytes(64 * 1024);
  let [produced, consumed, ahead] = [0, 0, 0];
  const film = async function* () {
    for (; produced < 200 * mb; produced += chunk.length) yield chunk;
  };
  const storage = { ...app().storage, open: async () => ({ stream: Readable.from(film()), size: 200 * mb }) };
  const file: OwnFile = {
    id: crypto.randomUUID(),
    key: 'a',
    filename: 'film.mp4',
    type: 'video/mp4',
    size: 200 * mb,
    isReadable: true,
  };
  const owner = { userId: person.userId, email: person.email, isApplicant: false };
  const making = { app: { ...app(), storage }, owner, files: [file], onProgress: () => undefined };
  for await (const part of createZip(archiveEntries(making), new Date())) {
    consumed += part.length;
    ahead = Math.max(ahead, produced - consumed);
  }
  expect(consumed).toBeGreaterThan(200 * mb);
  expect(ahead).toBeLessThan(2 * mb);
});

test('an archive that is given up ends its transaction', async () => {
  const person = await makePerson(app());
  const rows = inSnapshot(app(), person.userId, async function* ({ rows: read }) {
    yield* read('select pg_backend_pid()::text as row from users where id = $1');
  });
  const { value: backend } = await rows.next();
  const countOpen = async () => {
    const open = "select 1 from pg_stat_activity where pid = $1::int and state = 'idle in transaction'";
    return (await app().db.sidePool.query(open, [backend])).rowCount;
  };
  expect(await countOpen()).toBe(1);
  await rows.return(undefined);
  expect(await countOpen()).toBe(0);
});
