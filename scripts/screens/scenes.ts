import type { Page } from 'playwright-core';
import { valueTexts } from '../../shared/texts/assessments/assessments.ts';
import { foundingHeading } from '../e2e/company.ts';
import { openingsOf } from './openings.ts';
import { longName, longNames, openToken, publicSlug, type Who } from './people.ts';
import { courseTitle, jobTitle, type World } from './world.ts';

/** `heading`: proves that the page is loaded; any heading counts by default. */
export type Scene = {
  name: string;
  who: Who | null;
  path: string;
  heading?: string;
  act?: (page: Page) => Promise<void>;
  isForPhones?: true;
};

type Shown = string | readonly [path: string, heading: string];

export const footerPages = [
  ...['features', 'pricing', 'examples', 'about', 'blog', 'careers'],
  ...['help', 'contact', 'privacy', 'terms', 'imprint', 'accessibility'],
];

const publicPages: readonly Shown[] = [
  ['/', 'Bewerben ohne Bewerbung'],
  ['/home', 'Bewerben ohne Bewerbung'],
  ['/company-info', 'Menschen finden, deren Stärken passen'],
  ['/auth', 'Willkommen zurück'],
  ['/auth?tab=signup&type=company', 'Unternehmen registrieren'],
  ['/reset-password', 'Passwort zurücksetzen'],
  ['/reset-password/zeichen', 'Der Link gilt nicht mehr'],
  ['/verify-email/zeichen', 'Der Link gilt nicht mehr'],
  ['/account-deletion/zeichen', 'Der Link gilt nicht mehr'],
  ['/account-closed', 'Konto löschen'],
  ['/company-domain/zeichen', 'Der Link gilt nicht mehr'],
  ['/tests', 'Tests'],
  '/tests/method',
  '/test/softskilltest',
  '/value-test',
  ['/test-results', 'Tests'],
  [`/company-page/${publicSlug}`, longName],
  ['/company-page/gibt-es-nicht', 'Diese Seite gibt es nicht'],
  [`/invitation/${openToken}`, `Einladung zu ${longName}`],
  ['/invitation/kein-gueltiges-zeichen', 'Diese Einladung führt nicht weiter'],
  ['/courses', 'Kurse entdecken'],
  ['/courses?q=gibt-es-nicht', 'Kurse entdecken'],
  ['/course/gibt-es-nicht', 'Kurs nicht gefunden'],
  ['/certificate', 'Zertifikat prüfen'],
  ['/certificate/gibt-es-nicht', 'Zertifikat prüfen'],
  ['/jobs', 'Stellen'],
  ['/jobs?q=gibt-es-nicht', 'Stellen'],
  ['/job/gibt-es-nicht', 'Stelle nicht gefunden'],
  ['/weekly-mail/zeichen', 'Der Link gilt nicht mehr'],
  ['/gibt-es-nicht', 'Diese Seite gibt es nicht'],
  ...footerPages.map((slug) => `/${slug}`),
];

const editorOf = ({ courseId }: World) => `/company/course/${courseId}`;
const nameOfPeople = `${longNames.firstName} ${longNames.lastName}`;

function applicantPages({ courseId, jobId, lessons, resultId, ownReleaseId, certificate }: World): readonly Shown[] {
  const course = `/course/${courseId}`;
  const greeting = `Guten Tag, ${longNames.firstName}`;
  return [
    ['/', greeting],
    ['/home', 'Bewerben ohne Bewerbung'],
    ['/account', 'Konto'],
    ['/account?tab=seen', 'Wer sieht mich'],
    ['/account?tab=found', 'Wer sieht mich'],
    ['/account?tab=consents', 'Einwilligungen'],
    ['/account?tab=log', 'Alles, was passiert ist'],
    ['/account?tab=data', 'Meine Daten'],
    ['/applications', 'Bewerbungen'],
    ['/applications?tab=requests', 'Bewerbungen'],
    [`/messages/${ownReleaseId}`, `Nachrichten mit ${longName}`],
    ['/messages/gibt-es-nicht', 'Dieses Gespräch gibt es nicht mehr'],
    [`/invitation/${openToken}`, `Einladung zu ${longName}`],
    ['/dashboard', greeting],
    ['/dashboard?tab=skills', 'Ihr Ergebnis'],
    ['/dashboard?tab=courses', 'Kurse für Sie'],
    ['/dashboard?tab=jobs', 'Bewerbungen und Stellen'],
    `/results/${resultId}`,
    ['/profile', 'Profil'],
    ['/profile?mode=edit', 'Profil'],
    ['/profile?tab=experience', 'Profil'],
    ['/profile?tab=experience&mode=edit', 'Profil'],
    ['/profile?tab=education&mode=edit', 'Profil'],
    ['/profile?tab=skills&mode=edit', 'Profil'],
    ['/discover', 'Stellen für Sie'],
    ['/discover?tab=companies', 'Unternehmen für Sie'],
    ['/discover?tab=saved', 'Gemerkte Stellen'],
    ['/jobs?sort=fit', 'Alle Stellen'],
    [`/job/${jobId}`, jobTitle],
    ['/tests', 'Tests'],
    ['/value-test', valueTexts.result.memberTitle],
    ['/courses', 'Kurse entdecken'],
    [course, courseTitle],
    `/course/${certificate.certifiedId}`,
    [`${course}?lesson=${lessons.why}`, '1.1 Warum Hände'],
    [`${course}?lesson=${lessons.moments}`, '1.2 Die fünf Momente'],
  ];
}

function ownerPages(world: World): readonly Shown[] {
  const { draftId, jobId, jobDraftId, lessons, candidates } = world;
  const editor = editorOf(world);
  const { namedId, anonymousId, personId } = candidates;
  return [
    ['/company/dashboard', 'Dashboard'],
    ['/company/courses', 'Kurse'],
    ['/company/course/new', 'Neuer Kurs'],
    ['/company/course/new?tab=ai', 'Neuer Kurs'],
    [editor, courseTitle],
    [`${editor}?lesson=${lessons.why}`, courseTitle],
    [`${editor}?lesson=${lessons.moments}`, courseTitle],
    [`${editor}?lesson=${lessons.gloves}`, courseTitle],
    [`${editor}/preview`, courseTitle],
    [`${editor}/learners`, 'Lernfortschritt'],
    [`${editor}/learners?tab=questions`, 'Lernfortschritt'],
    [`${editor}/ai`, 'Kurs aus Unterlagen'],
    [`${editor}/ai?tab=proposals`, 'Kurs aus Unterlagen'],
    [`${editor}/ai?tab=coverage`, 'Kurs aus Unterlagen'],
    `${editor}/draft`,
    `${editor}/draft?lesson=${lessons.why}`,
    `/company/course/${draftId}`,
    ['/company/org/members', longName],
    ['/company/team', 'Team'],
    ['/company/jobs', 'Stellen'],
    ['/company/jobs?status=closed', 'Stellen'],
    ['/company/job/new', 'Neue Stelle'],
    [`/company/job/${jobId}`, jobTitle],
    [`/company/job/${jobId}?view=preview`, jobTitle],
    [`/company/job/${jobDraftId}`, 'Physiotherapeut'],
    ['/company/job/gibt-es-nicht', 'Stelle nicht gefunden'],
    [`/company/job/${jobId}/applications`, jobTitle],
    [`/company/job/${jobDraftId}/applications`, 'Physiotherapeut'],
    ['/company/job/gibt-es-nicht/applications', 'Stelle nicht gefunden'],
    [`/company/job/${jobId}/found`, jobTitle],
    [`/company/job/${jobId}/found?tab=requests`, jobTitle],
    [`/company/job/${jobDraftId}/found`, 'Physiotherapeut'],
    [`/company/job/found/${personId}?job=${jobId}`, 'Anonymes Profil'],
    ['/company/job/found/gibt-es-nicht', 'Nicht mehr zu finden'],
    ['/company/results', 'Kandidaten'],
    ['/company/results?tab=top', 'Kandidaten'],
    ['/company/results?search=gibt-es-nicht', 'Kandidaten'],
    [`/company/results/${namedId}`, 'Kandidatenprofil'],
    [`/company/results/${anonymousId}`, 'Kandidatenprofil'],
    [`/company/results/${namedId}?tab=notes`, 'Kandidatenprofil'],
    [`/company/results/${namedId}?tab=messages`, 'Kandidatenprofil'],
    ['/company/results/gibt-es-nicht', 'Nicht mehr zu sehen'],
    [`/company/results/compare?ids=${namedId},${anonymousId}&job=${jobId}`, 'Vergleich'],
    ['/company/results/compare', 'Für einen Vergleich fehlt jemand'],
    ['/company/results/statistics', 'Statistik'],
    ['/company/results/statistics?of=team', 'Statistik'],
    ['/company/settings', 'Einstellungen'],
  ];
}

function platformAdminPages({ courseId, jobId, portal, people }: World): readonly Shown[] {
  return [
    ['/admin/dashboard', 'Dashboard'],
    ['/admin/organizations', 'Organisationen'],
    ['/admin/organizations?search=gibt-es-nicht', 'Organisationen'],
    [`/admin/organizations/${portal.organisationId}`, longName],
    ['/admin/users', 'Benutzer'],
    [`/admin/users/${people.owner.userId}`, nameOfPeople],
    ['/admin/users/gibt-es-nicht', 'Diese Person gibt es nicht'],
    ['/admin/courses', 'Kurse'],
    [`/admin/courses/${courseId}`, courseTitle],
    ['/admin/jobs', 'Stellen'],
    [`/admin/jobs/${jobId}`, jobTitle],
    ['/admin/reports', 'Meldungen'],
    [`/admin/reports/${portal.reportId}`, `Meldung zu „${jobTitle}“`],
    ['/admin/reports/gibt-es-nicht', 'Diese Meldung gibt es nicht'],
    ['/admin/audit', 'Audit Logs'],
    ['/admin/import', 'WordPress Daten Import'],
    ['/admin/import/quality', 'Testgüte'],
    ['/admin/settings', 'System Settings'],
    ['/admin/settings?tab=outbox', 'System Settings'],
    ['/admin/settings?tab=ai', 'System Settings'],
    ...['mail', 'registration', 'limits', 'storage', 'backups', 'retention', 'notice', 'about'].map(
      (tab) => [`/admin/settings?tab=${tab}`, 'System Settings'] as const,
    ),
    ['/admin/settings?tab=pages', 'System Settings'],
    ['/admin/settings?page=terms', 'System Settings'],
  ];
}

function pagesOfPeople(world: World): Readonly<Record<Who, readonly Shown[]>> {
  const { jobId, lessons, people } = world;
  const editor = editorOf(world);
  return {
    applicant: applicantPages(world),
    founder: [['/company/dashboard', foundingHeading]],
    owner: ownerPages(world),
    viewer: [
      ['/company/dashboard', 'Dashboard'],
      ['/company/courses', 'Kurse'],
      [`/company/job/${jobId}`, jobTitle],
      [`${editor}/preview`, courseTitle],
      `${editor}/draft?lesson=${lessons.why}`,
      ['/company/org/members', longName],
      ['/company/team', 'Team'],
      ['/company/results', 'Dieser Bereich ist geschützt'],
      ['/company/settings', 'Einstellungen'],
    ],
    guest: [[`/invitation/${openToken}`, `Einladung zu ${longName}`]],
    platformAdmin: platformAdminPages(world),
    support: [
      ['/admin/settings', 'System Settings'],
      [`/admin/users/${people.owner.userId}`, nameOfPeople],
      ['/admin/import', 'WordPress Daten Import'],
      `${editor}/draft`,
    ],
    sender: [],
    locked: [['/company/dashboard', 'Ihre Organisation ist gesperrt']],
  };
}

const forReaders = ({ courseId, lessons, jobId, closedJobId, certificate }: World): readonly Shown[] => [
  [`/course/${courseId}`, courseTitle],
  [`/course/${courseId}?lesson=${lessons.why}`, '1.1 Warum Hände'],
  [`/course/${courseId}?view=print`, courseTitle],
  [`/job/${jobId}`, jobTitle],
  [`/certificate/${certificate.certificateId}`, 'Zertifikat prüfen'],
  [`/job/${closedJobId}`, '„Betreuungskraft (m/w/d)“ ist nicht mehr ausgeschrieben'],
];

const slugOf = (
  path: string,
  {
    courseId,
    draftId,
    jobId,
    jobDraftId,
    closedJobId,
    resultId,
    lessons,
    candidates,
    ownReleaseId,
    openJobIds,
    certificate,
  }: World,
): string =>
  path
    .replace(ownReleaseId, 'own')
    .replace(candidates.namedId, 'named')
    .replace(candidates.anonymousId, 'anonymous')
    .replace(candidates.personId, 'found')
    .replace(openJobIds[0] ?? '', 'open')
    .replace(certificate.certifiedId, 'certified')
    .replace(certificate.certificateId, 'certificate')
    .replace(courseId, 'published')
    .replace(draftId, 'draft')
    .replace(jobId, 'published')
    .replace(jobDraftId, 'draft')
    .replace(closedJobId, 'closed')
    .replace(resultId, 'result')
    .replace(lessons.why, 'quiz')
    .replace(lessons.moments, 'video')
    .replace(lessons.gloves, 'empty')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '');

export function scenesOf(world: World): Scene[] {
  const nameOf = (who: Who | null, path: string, state = '') =>
    [who ?? 'visitor', slugOf(path, world) || 'start', state].filter(Boolean).join('-');
  const scene = (who: Who | null, shown: Shown): Scene => {
    const [path, heading] = typeof shown === 'string' ? [shown] : shown;
    return { name: nameOf(who, path), who, path, ...(heading !== undefined && { heading }) };
  };
  const people = Object.entries(pagesOfPeople(world)) as Array<[Who, readonly Shown[]]>;
  return [
    ...[...publicPages, ...forReaders(world)].map((shown) => scene(null, shown)),
    ...people.flatMap(([who, pages]) => pages.map((shown) => scene(who, shown))),
    ...openingsOf(world).map(({ state, ...opening }) => ({
      ...opening,
      name: nameOf(opening.who, opening.path, state),
    })),
  ];
}
