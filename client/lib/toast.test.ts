import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const undo = 'offers to take it back';
const elsewhere = 'happened elsewhere, or is read on another page';

const reasons: Record<string, readonly string[]> = {
  'features/account/account-type-section.tsx': [elsewhere],
  'features/auth/sign-up-form.tsx': [elsewhere],
  'features/auth/use-after-sign-in.ts': [elsewhere],
  'features/auth/use-session.ts': [elsewhere],
  'features/invitations/use-join.ts': [elsewhere],
  'features/editor/structure/use-structure-actions.ts': [undo],
  'features/editor/blocks/block-actions.ts': [undo, elsewhere],
  'features/editor/live/use-live.ts': [elsewhere],
  'features/editor/saving/block-queue.ts': [elsewhere],
  'features/ai/plan/plan-actions.ts': [undo],
  'features/consents/use-withdraw.ts': [undo],
  'features/talent-pool-profile/blocklist.tsx': [undo],
  'features/profile/use-profile-form.ts': [undo],
  'features/profile/files/use-resume-import.ts': [elsewhere],
  'features/members/use-member-changes.ts': [elsewhere],
  'features/courses/new-course-form.tsx': [elsewhere],
  'features/jobs/new-job-form.tsx': [elsewhere],
  'features/jobs/import/use-job-import.ts': [elsewhere],
  'features/jobs/editor/use-job-form.ts': [undo],
  'features/jobs/editor/use-live-job.ts': [elsewhere],
  'features/jobs/editor/use-job-dialogs.tsx': [elsewhere],
  'features/jobs/editor/job-menu.tsx': [elsewhere],
  'features/export/import-course.tsx': [elsewhere],
  'features/admin-reports/decide-dialog.tsx': [elsewhere],
  'features/admin-organisations/organisation-actions.tsx': [elsewhere],
  'features/organisations/founding-form.tsx': [elsewhere],
  'features/organisations/use-leave.ts': [elsewhere],
  'features/organisations/danger-section.tsx': [elsewhere],
  'lib/requests/new-version.ts': [elsewhere],
  'pages/company/new-course-page.tsx': [elsewhere],
  'pages/company/course-editor/course-menu.tsx': [elsewhere],
  'pages/company/course-editor/course-actions.tsx': [elsewhere],
  'features/assessments/results/result-page.tsx': [elsewhere],
};
const functions: Record<string, string> = {
  toastUndo: undo,
  useToastUndo: undo,
  toastSuccess: elsewhere,
  toastError: elsewhere,
};

const sources = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('testing/'))
  .map((file) => ({ file, text: readFileSync(join('client', file), 'utf8') }));

const importers = sources.flatMap(({ file, text }) => {
  const names = /import \{ ([^}]+) \} from '[./]+(?:lib\/)?toast\.ts'/.exec(text)?.[1];
  return names === undefined ? [] : [{ file, names: names.split(', ') }];
});

test('only the listed files show toasts, each for its reason', () => {
  const given = importers.map(({ file, names }) => [file, [...new Set(names.map((name) => functions[name]))].sort()]);
  expect(Object.fromEntries(given)).toEqual(
    Object.fromEntries(Object.entries(reasons).map(([file, why]) => [file, [...why].sort()])),
  );
});

test('only the toaster imports the notifications library', () => {
  const users = sources.filter(({ text }) => text.includes("'@mantine/notifications'")).map(({ file }) => file);
  expect(users).toEqual(['components/toaster/toaster.tsx']);
});
