/**
 * The areas of an export. The columns of a table are those of class `exported` in shared/personal-data.ts; `also` adds
 * names and other columns. Company staff never appear by name (docs/decisions/0123).
 */
import { personalData } from '#shared/personal-data.ts';
import { type AreaName, staffText, youText } from '#shared/texts/own-data/areas.ts';

export type AreaTable = {
  name: string;
  from?: string;
  /** A condition on rows `t` with the person's id as $1. */
  owner?: string;
  order: string;
  /** Further columns, or other expressions for exported ones. */
  also?: Readonly<Record<string, string>>;
};

const company = { company: 'o.name' };
const ofCompany = 'left join orgs o on o.id = t.org_id';
const ofJob = 'left join jobs j on j.id = t.job_id';
const job = { job: 'coalesce(j.published_title, j.title)' };
const ofCourse = 'left join courses c on c.id = t.course_id';
const course = { course: 'c.title' };
const draws = { draws: "encode(t.draws, 'base64')" };
const byId = 't.id = $1';
const email = '(select email from users where id = $1)';
const ofRun = (runs: string) => `join ${runs} r on r.id = t.run_id`;
const ownRun = 'r.user_id = $1';
const statementsInOrder = `(select array_agg(s.text order by chosen.place)
    from unnest(t.statement_order) with ordinality chosen(id, place)
    join statements s on s.id = chosen.id and s.catalogue_version_id = r.catalogue_version_id)`;
const catalogue = { catalogue: 'v.number' };
const ofCatalogue = (run: string) => `left join catalogue_versions v on v.id = ${run}.catalogue_version_id`;
const staffOf = (name: string) => `'${staffText} ' || ${name}`;
const viewer = `case when t.actor_id is not null and t.actor_id <> $1 then ${staffOf('t.org_name')} end`;

export const areas: Readonly<Record<AreaName, readonly AreaTable[]>> = {
  account: [
    { name: 'users', owner: byId, order: 't.id' },
    { name: 'profiles', order: 't.user_id', from: ofCompany, also: { organisation: 'o.name' } },
    { name: 'org_members', order: 't.created_at', from: ofCompany, also: { organisation: 'o.name' } },
    { name: 'invitations', owner: `t.email = ${email}`, order: 't.created_at, t.id', ...invitationColumns() },
    { name: 'sessions', order: 't.created_at, t.id' },
    { name: 'known_networks', order: 't.last_used_at, t.network' },
    { name: 'background_jobs', owner: 't.owner_id = $1', order: 't.created_at, t.id' },
    { name: 'passkeys', order: 't.created_at, t.id' },
    { name: 'account_deletions', order: 't.requested_at' },
    { name: 'unused_accounts', order: 't.asked_at' },
    { name: 'own_data_exports', order: 't.created_at, t.id' },
  ],
  tests: [
    { name: 'softskill_test_runs', from: ofCatalogue('t'), order: 't.started_at, t.id', also: catalogue },
    {
      name: 'softskill_group_decisions',
      from: ofRun('softskill_test_runs'),
      owner: ownRun,
      order: 'r.started_at, r.id, t.group_index',
      also: { statements: statementsInOrder },
    },
    {
      name: 'softskill_test_results',
      from: `${ofRun('softskill_test_runs')} ${ofCatalogue('r')}`,
      order: 't.created_at, t.id',
      also: catalogue,
    },
    { name: 'value_test_runs', order: 't.started_at, t.id' },
    { name: 'value_selections', from: ofRun('value_test_runs'), owner: ownRun, order: 'r.started_at, r.id' },
    {
      name: 'value_comparisons',
      from: ofRun('value_test_runs'),
      owner: ownRun,
      order: 'r.started_at, r.id, t.pair_index',
    },
    { name: 'value_test_results', order: 't.created_at, t.id', also: { method: `'1'` } },
  ],
  profile: [
    { name: 'applicant_profiles', order: 't.user_id' },
    { name: 'work_preferences', order: 't.user_id' },
    {
      name: 'saved_jobs',
      from: `${ofJob} left join orgs o on o.id = j.org_id`,
      order: 't.saved_at, t.job_id',
      also: { ...job, ...company },
    },
    { name: 'job_mail_subscriptions', order: 't.created_at' },
  ],
  releases: [
    {
      name: 'releases',
      from: `${ofCompany} ${ofJob}`,
      order: 't.released_at, t.id',
      also: { ...company, ...job, ...draws },
    },
    { name: 'person_events', order: 't.created_at, t.id', also: { who: viewer } },
    { name: 'found_profiles', order: 't.user_id', also: draws },
    { name: 'found_blocks', order: 't.created_at, t.key' },
    { name: 'found_people', from: ofCompany, order: 't.created_at, t.id', also: company },
    { name: 'contact_refusals', from: ofCompany, order: 't.until, t.org_id', also: company },
    { name: 'team_shares', from: ofCompany, order: 't.shared_at', also: { organisation: 'o.name' } },
  ],
  matches: [
    {
      name: 'shown_matches',
      from: `${ofCompany} ${ofJob}`,
      order: 't.first_shown_at, t.id',
      also: { ...company, ...job },
    },
  ],
  messages: [
    {
      name: 'messages',
      from: `join releases r on r.org_id = t.org_id and r.id = t.release_id ${ofCompany}`,
      owner: 'r.user_id = $1',
      order: 'r.released_at, r.id, t.created_at, t.id',
      also: { author: `case when t.from_company then ${staffOf('o.name')} else '${youText}' end`, ...company },
    },
    {
      name: 'contact_requests',
      from: `${ofCompany} ${ofJob}`,
      order: 't.created_at, t.id',
      also: { ...company, ...job },
    },
  ],
  applications: [
    { name: 'applications', from: ofCompany, order: 't.applied_at, t.id', also: company },
    {
      name: 'candidate_entries',
      from: `join releases r on r.org_id = t.org_id and r.id = t.release_id ${ofCompany}`,
      owner: 'r.user_id = $1',
      order: 't.created_at, t.id',
      also: { author: staffOf('o.name'), ...company },
    },
  ],
  learning: [
    { name: 'enrolments', from: ofCourse, order: 't.started_at, t.course_id', also: course },
    {
      name: 'lesson_progress',
      from: `${ofCourse} left join lessons l on l.id = t.lesson_id`,
      order: 't.done_at, t.lesson_id',
      also: { ...course, lesson: 'l.title' },
    },
    { name: 'quiz_answers', from: ofCourse, order: 't.answered_at, t.block_id', also: course },
    { name: 'certificates', order: 't.issued_at, t.id' },
  ],
  consents: [{ name: 'consents', order: 't.given_at, t.id' }],
  audit: [
    {
      name: 'audit_events',
      from: 'left join audit_names n on n.event_id = t.id and t.actor_id = $1',
      owner: `(t.actor_id = $1 or (t.resource_type = 'user' and t.resource_id = $1::text))`,
      order: 't.created_at, t.id',
      also: {
        created_at: 't.created_at',
        action: 't.action',
        by_you: 't.actor_id is not distinct from $1',
        details: 't.details',
        address: 'n.address',
      },
    },
  ],
  mails: [
    {
      name: 'mail_outbox',
      owner: `t.recipient = ${email}`,
      order: 't.created_at, t.id',
      also: { kind: 't.kind', created_at: 't.created_at', sent_at: 't.sent_at' },
    },
  ],
  contributions: [
    {
      name: 'course_comments',
      from: ofCourse,
      owner: 't.author_id = $1',
      order: 't.created_at, t.id',
      also: { ...course, lesson: 't.lesson_title', text: 't.text', created_at: 't.created_at' },
    },
    {
      name: 'reports',
      owner: 't.reporter_id = $1',
      order: 't.created_at, t.id',
      also: {
        about: 't.title',
        category: 't.category',
        reason: 't.reason',
        answer: 't.answer',
        created_at: 't.created_at',
      },
    },
    {
      name: 'stored_files',
      from: ofCourse,
      owner: 't.created_by = $1',
      order: 't.id',
      also: {
        id: 't.id',
        filename: 't.filename',
        type: 't.type',
        size: 't.size',
        created_at: 't.created_at',
        ...course,
      },
    },
  ],
};

function invitationColumns() {
  const also = { organisation: 'o.name', role: 't.role', created_at: 't.created_at', expires_at: 't.expires_at' };
  return { from: ofCompany, also };
}

export const areaNames = Object.keys(areas) as AreaName[];

export const exportedColumns = (table: string): string[] => personalData[table]?.exported?.split(' ') ?? [];

/** One JSON text per row. */
export function statementOf({ name, from = '', owner = 't.user_id = $1', order, also = {} }: AreaTable): string {
  const own = Object.fromEntries(exportedColumns(name).map((column) => [column, `t.${column}`]));
  // Names come first, and replace exported columns of the same name.
  const columns = Object.entries({ ...also, ...own, ...also }).map(([as, value]) => `${value} as "${as}"`);
  return `select row_to_json(x)::text as row from (
    select ${columns.join(', ')} from ${name} t ${from} where ${owner} order by ${order}) x`;
}
