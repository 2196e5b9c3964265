import { expect, test } from 'vitest';
import { type ArchiveManifest, organisationExportPath } from '#shared/export/organisation-archive.ts';
import type { ReleaseSnapshot } from '#shared/releases/snapshot.ts';
import { testApp } from '../../../testing/app.ts';
import { auditTrail } from '../../../testing/audit.ts';
import { makePublishedCourse } from '../../../testing/exports.ts';
import { makeCrew } from '../../../testing/organisations.ts';
import { callerFor, makePerson, type Person } from '../../../testing/people.ts';
import { makeQuizCourse } from '../../../testing/quiz-course.ts';
import { makeReleaseScenario } from '../../../testing/released-people.ts';
import { download, samples } from '../../../testing/uploads.ts';
import { sha256, unzip } from '../../../testing/zip.ts';

const app = testApp({ server: true });

async function archiveOf(owner: Person) {
  const response = await download(app(), organisationExportPath, owner);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const contents = await unzip(Buffer.from(await response.arrayBuffer()));
  const text = (name: string) => contents.get(name)?.toString() ?? '';
  const lines = (name: string) =>
    text(`${name}.jsonl`)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { contents, lines, text, manifest: JSON.parse(text('manifest.json')) as ArchiveManifest };
}

async function complete(person: Person, course: Awaited<ReturnType<typeof makeQuizCourse>>): Promise<string> {
  const { learning } = await callerFor(app(), person);
  const { courseId, first, second, blockId } = course;
  for (const lessonId of [first, second]) await learning.markLesson({ courseId, lessonId, isDone: true });
  await learning.answer({ courseId, version: 1, blockId, chosen: 1 });
  return (await learning.progress({ courseId }))?.certificates[0]?.certificateId ?? '';
}

test('an owner downloads courses with versions, files, members, jobs, progress and certificates', async () => {
  const { owner, editor, orgId } = await makeCrew(app());
  const { courseId, files } = await makePublishedCourse(app(), editor, 'Händehygiene');
  const quizCourse = await makeQuizCourse(editor);
  const certificateId = await complete(editor, quizCourse);
  await owner.caller.jobs.create({ title: 'Pflegefachkraft' });
  const { contents, lines, text, manifest } = await archiveOf(owner);
  for (const { path, bytes, sha256: hash } of manifest.files) {
    const content = contents.get(path) ?? Buffer.alloc(0);
    expect([path, content.length, sha256(content)]).toEqual([path, bytes, hash]);
  }
  expect([...contents.keys()].toSorted()).toEqual(
    [...manifest.files.map(({ path }) => path), 'manifest.json'].toSorted(),
  );
  expect(lines('members').map(({ email }) => email)).toContain(editor.email);
  expect(lines('courses').map(({ id }) => id)).toEqual([courseId, quizCourse.courseId].toSorted());
  expect(JSON.parse(text(`courses/${courseId}/version-1.json`))).toMatchObject({ title: 'Händehygiene', version: 1 });
  expect(lines('files').map(({ id }) => id)).toEqual(files.map(({ fileId }) => fileId).toSorted());
  const pdf = files.find(({ type }) => type === 'application/pdf');
  expect(contents.get(`files/${pdf?.fileId}.pdf`)?.equals(samples.pdf)).toBe(true);
  expect(lines('progress')).toMatchObject([{ email: editor.email, courseId: quizCourse.courseId }]);
  expect(lines('certificates')).toMatchObject([{ id: certificateId, email: editor.email }]);
  expect([lines('jobs').length, lines('audit').length > 3]).toEqual([1, true]);
  expect(manifest.rows).toMatchObject({ members: 4, jobs: 1, courses: 2, files: 4, certificates: 1, applicants: 0 });
  expect(await auditTrail(app(), { action: 'organisation_exported', resourceId: orgId })).toHaveLength(1);
});

test('the archive names no learner or applicant from outside and nothing of other organisations', async () => {
  const [crew, other] = [await makeCrew(app()), await makeCrew(app())];
  const foreign = await makePublishedCourse(app(), other.editor, 'Fremder Kurs');
  const course = await makeQuizCourse(crew.editor);
  const outsider = await makePerson(app(), { firstName: 'Ottilie', lastName: 'Außenseiter' });
  const certificateId = await complete(outsider, course);
  const { contents } = await archiveOf(crew.owner);
  const all = Buffer.concat([...contents.values()]).toString();
  const hidden = ['Ottilie', 'Außenseiter', outsider.email, outsider.userId, certificateId];
  const foreignTexts = [foreign.courseId, other.editor.email, other.orgId, 'Fremder Kurs'];
  expect([...hidden, ...foreignTexts].filter((text) => all.includes(text))).toEqual([]);
});

const idsIn = (snapshot: ReleaseSnapshot): number[] => {
  if (snapshot.version === 2)
    return snapshot.skills?.groups.flatMap(({ skillId, group }) => (group === null ? [] : [skillId])) ?? [];
  return snapshot.version === 1 ? (snapshot.skills?.ranked.map(({ skillId }) => skillId) ?? []) : [];
};

test('applicants appear with what the company may see of them, and others not at all', async () => {
  const { crew, people } = await makeReleaseScenario(app());
  const { contents, lines } = await archiveOf(crew.owner);
  const shown = people.filter(({ state }) => ['anonymous', 'named'].includes(state));
  expect(lines('applicants').map(({ id }) => id)).toEqual(shown.map(({ releaseId }) => releaseId).toSorted());
  for (const { releaseId, state } of shown) {
    const { skillIds, releasedAt, expiresAt } = lines('applicants').find(({ id }) => id === releaseId) ?? {};
    const { snapshot } = await app().db.prisma.release.findFirstOrThrow({ where: { id: releaseId ?? '' } });
    expect(skillIds).toEqual(idsIn(snapshot as ReleaseSnapshot).toSorted((a, b) => a - b));
    const date = state === 'anonymous' ? /^\d{4}-\d{2}$/ : /^\d{4}-\d{2}-\d{2}$/;
    for (const one of [releasedAt, expiresAt]) expect(one).toMatch(date);
  }
  const all = Buffer.concat([...contents.values()]).toString();
  const hidden = people.filter((person) => !shown.includes(person)).map(({ releaseId }) => releaseId ?? '-');
  const marks = people.flatMap(({ userId, email }) => [userId, email]);
  expect([...hidden, ...marks].filter((mark) => mark !== '-' && all.includes(mark))).toEqual([]);
});

test('equal content has equal hashes, whatever its ids are', async () => {
  const [a, b] = [await makeCrew(app()), await makeCrew(app())];
  await makePublishedCourse(app(), a.editor, 'Händehygiene');
  await makePublishedCourse(app(), b.editor, 'Händehygiene');
  const hashes = async (owner: Person) => (await archiveOf(owner)).manifest.versions.map((one) => one.contentHash);
  const [first, second] = [await hashes(a.owner), await hashes(b.owner)];
  expect(first).toEqual(second);
  expect(new Set(first).size).toBe(1);
  await b.editor.caller.courses.create({ title: 'Anderer Titel' });
  expect(new Set(await hashes(b.owner)).size).toBe(2);
});

test('only owners download the archive, five times a day', async () => {
  const crew = await makeCrew(app());
  for (const person of [crew.admin, crew.editor, crew.viewer, await makePerson(app())])
    expect((await download(app(), organisationExportPath, person)).status).toBe(403);
  expect((await download(app(), organisationExportPath, null)).status).toBe(401);
  for (let attempt = 0; attempt < 5; attempt++) await archiveOf(crew.owner);
  expect((await download(app(), organisationExportPath, crew.owner)).status).toBe(429);
});
