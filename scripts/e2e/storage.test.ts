import { test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { editorPath, makeCourseWithText } from './publishing.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true, settings: { ORGANISATION_STORAGE_MB: '10' } });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

const occupy = (orgId: string, size: number) =>
  app().db.prisma.storedFile.create({
    data: {
      key: `course-content/${crypto.randomUUID()}`,
      orgId,
      filename: 'Film.mp4',
      size: BigInt(size),
      type: 'video/mp4',
    },
  });

test('the settings show used storage, and the editor warns when storage is low or full', async () => {
  const orgId = await makeOrganisation(app());
  const author = await makeMember(app(), { name: 'Leyla Kern', orgId, role: 'editor' });
  await occupy(orgId, 4_200_000);
  for (const device of [undefined, 'phone'] as const) {
    const page = await openAs(
      await makeMember(app(), { name: 'Adam Krug', orgId, role: 'admin' }),
      '/company/settings',
      device,
    );
    const section = page.getByRole('region', { name: 'Speicher' });
    await section.getByText('4 MB von 10 MB belegt').waitFor();
    await section.getByText('1 von 20.000 Dateien').waitFor();
    await section.getByRole('progressbar', { name: 'Belegter Speicher' }).waitFor();
    await section.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    expectNoComplaints(page);
  }
  const courseId = await makeCourseWithText(author, 'Brandschutz', 'Türen schließen.');
  const { modules } = await author.caller.editor.course({ courseId });
  const lessonId = modules[0]?.lessons[0]?.lessonId;
  await occupy(orgId, 5_000_000);
  const page = await openAs(author, `${editorPath(courseId)}?lesson=${lessonId}`);
  await page.getByText('Der Speicher Ihrer Organisation ist zu 88 % belegt: 8,8 MB von 10 MB.').waitFor();
  await expectAccessible(page);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Datei hochladen' }).first().click(),
  ]);
  await chooser.setFiles({ name: 'Plan.txt', mimeType: 'text/plain', buffer: Buffer.alloc(3_000_000, 'a') });
  await page.getByRole('button', { name: 'Als Anhang einfügen' }).click();
  await page.getByRole('alert').getByText('Der Speicher Ihrer Organisation ist voll.').waitFor();
});
