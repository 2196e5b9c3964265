import { addDays, dayOf } from '#shared/jobs/day.ts';
import { applicationLimits } from '#shared/releases/limits.ts';
import { answersDueMail, overdueMail } from '#shared/texts/applications/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { forEachIndependently } from '../../core/jobs/jobs.ts';
import { addMail, mailTo, managersToMail, recipientOf } from '../auth/service.ts';
import { companyJobsUrl, ownApplicationsUrl } from './move.ts';
import {
  listOrganisationsToRemind,
  listOverduePeople,
  type Span,
  updateOverdueNotifiedAt,
  updateRemindedAt,
} from './reminder-queries.ts';

const lookbackDays = 60;
const batchSize = 200;
const lowestId = '00000000-0000-0000-0000-000000000000';

/** @throws AggregateError with the failures, after all other organisations and people were processed */
export const remindOfAnswers = (app: App): Promise<void> =>
  forEachIndependently(dueReminders(app), { work: (remind) => remind(), about: 'reply dates' });

async function* dueReminders(app: App): AsyncGenerator<() => Promise<void>> {
  const now = app.clock.now();
  const today = dayOf(now);
  const upcoming: Span = { from: today, to: addDays(today, applicationLimits.reminderDays), now };
  for (const orgId of await listOrganisationsToRemind(app.db.prisma, upcoming))
    yield () => remindCompany(app, orgId, upcoming);
  const overdue: Span = { from: addDays(today, -lookbackDays), to: addDays(today, -1), now };
  for (let after: string | undefined = lowestId; after !== undefined; ) {
    const people: string[] = await listOverduePeople(app.db.prisma, overdue, { after, take: batchSize });
    for (const userId of people) yield () => mailOverduePerson(app, userId, overdue);
    after = people.length === batchSize ? people.at(-1) : undefined;
  }
}

const remindCompany = (app: App, orgId: string, span: Span): Promise<void> =>
  inTransaction(app.db, async (tx: Tx) => {
    const managers = await managersToMail(tx, orgId, applicationLimits.mailedManagers);
    if (managers.length === 0) return;
    const jobs = await updateRemindedAt(tx, orgId, span);
    if (jobs.length === 0) return;
    const url = companyJobsUrl(app);
    await mailTo(app, tx, { to: managers, text: (firstName) => answersDueMail({ firstName, jobs, url }) });
  });

const mailOverduePerson = (app: App, userId: string, span: Span): Promise<void> =>
  inTransaction(app.db, async (tx: Tx) => {
    const person = await recipientOf(tx, userId);
    if (person === null) return;
    const applications = await updateOverdueNotifiedAt(tx, userId, span);
    if (applications.length === 0) return;
    const { firstName, email } = person;
    await addMail(app, tx, { to: email, text: overdueMail({ firstName, applications, url: ownApplicationsUrl(app) }) });
  });
