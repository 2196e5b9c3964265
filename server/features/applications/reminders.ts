/**
 * A job states until when its company answers. Three days before, the company is reminded of applications that wait; when the day has
 * passed without an answer, the person is told. Once for each application, in one mail for each organisation and for each person.
 */
import { dayAfter, dayOf } from '#shared/jobs/day.ts';
import { applicationLimits } from '#shared/releases/limits.ts';
import { answersDueMail, overdueMail } from '#shared/texts/applications/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { addMail } from '../auth/service.ts';
import { companyJobsUrl, ownApplicationsUrl } from './links.ts';
import { findRecipient, listManagers } from './mail-queries.ts';
import { listOverdue, listToRemind, type Span, takeOverdue, takeToRemind } from './reminder-queries.ts';

/** So far back is looked for reply dates that have passed: the product may have stood still, but not for ever. */
const lookedBackDays = 60;
const portion = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** @throws AggregateError for organisations and people with whom it failed, after the others */
export async function remindOfAnswers(app: App): Promise<void> {
  const now = app.clock.now();
  const today = dayOf(now);
  const failures: unknown[] = [];
  const ahead: Span = { from: today, to: dayAfter(today, applicationLimits.reminderDays), now };
  for (const orgId of await listToRemind(app.db.prisma, ahead))
    await remindCompany(app, orgId, ahead).catch((error: unknown) => failures.push(error));
  const passed: Span = { from: dayAfter(today, -lookedBackDays), to: dayAfter(today, -1), now };
  for (let after: string | undefined = beforeAll; after !== undefined; ) {
    const people: string[] = await listOverdue(app.db.prisma, passed, { after, take: portion });
    for (const userId of people) await tellPerson(app, userId, passed).catch((error: unknown) => failures.push(error));
    after = people.length === portion ? people.at(-1) : undefined;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'reply dates');
}

const remindCompany = (app: App, orgId: string, span: Span): Promise<void> =>
  inTransaction(app.db, async (tx: Tx) => {
    const managers = await listManagers(tx, orgId);
    if (managers.length === 0) return;
    const jobs = await takeToRemind(tx, orgId, span);
    if (jobs.length === 0) return;
    for (const { email, firstName } of managers)
      await addMail(app, tx, { to: email, text: answersDueMail({ firstName, jobs, url: companyJobsUrl(app) }) });
  });

const tellPerson = (app: App, userId: string, span: Span): Promise<void> =>
  inTransaction(app.db, async (tx: Tx) => {
    const person = await findRecipient(tx, userId);
    if (person === null) return;
    const applications = await takeOverdue(tx, userId, span);
    if (applications.length === 0) return;
    const { firstName, email } = person;
    await addMail(app, tx, { to: email, text: overdueMail({ firstName, applications, url: ownApplicationsUrl(app) }) });
  });
