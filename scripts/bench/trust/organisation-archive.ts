/** Export and import of an organisation with 50 courses, 500 members, 5,000 progress rows and 200 MB of files. */
import { randomBytes } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type pg from 'pg';
import {
  type ImportedOrganisation,
  organisationExportPath,
  organisationImportPath,
} from '../../../shared/export/organisation-archive.ts';
import { makeOwner, post, type Visitor } from '../accounts.ts';
import { fillCourse } from '../course-data.ts';
import type { Row } from '../section.ts';
import { type Product, withProduct } from '../server.ts';
import { measured, rowsOf } from './figures.ts';

const size = { courses: 50, members: 500, filesPerCourse: 1, fileBytes: 4 * 1024 * 1024 };
const limits = { exportSeconds: 30, importSeconds: 60, memoryMb: 300, blockedMs: 100 };
const [from, to] = ['bench-from@example.org', 'bench-to@example.org'];

export const organisationRows = (): Promise<Row[]> =>
  withProduct(async (product) => {
    const owner = await makeOwner(product.baseUrl, from);
    await fill(product, { baseUrl: product.baseUrl, cookie: owner.cookie });
    const target = await makeOwner(product.baseUrl, to);
    const path = join(product.dataDir, 'archive.zip');
    const exported = await measured(product, () => download(product.baseUrl, owner.cookie, path));
    const imported = await measured(product, () => send(product.baseUrl, target.cookie, path));
    const { courses, members } = imported.result;
    if (courses !== size.courses || members !== size.members) throw new Error(JSON.stringify(imported.result));
    const megabytes = Math.round((await stat(path)).size / 1024 / 1024);
    return [
      ...rowsOf('organisation out', exported, { ...limits, seconds: limits.exportSeconds }),
      ...rowsOf('organisation in', imported, { ...limits, seconds: limits.importSeconds }),
      { label: 'organisation: size of the archive', value: `${megabytes} MB` },
    ];
  });

async function download(baseUrl: string, cookie: string, path: string): Promise<void> {
  const answer = await fetch(`${baseUrl}${organisationExportPath}`, { headers: { cookie } });
  if (!answer.ok || answer.body === null) throw new Error(`the export answered ${answer.status}`);
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), createWriteStream(path));
}

async function send(baseUrl: string, cookie: string, path: string): Promise<ImportedOrganisation> {
  const body = new FormData();
  body.append('file', await openAsBlob(path), 'organisation.zip');
  const headers = { origin: baseUrl, cookie };
  const answer = await fetch(`${baseUrl}${organisationImportPath}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`the import answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as ImportedOrganisation;
}

async function fill({ pool, dataDir }: Product, owner: Visitor): Promise<void> {
  await pool.query(members, [from, size.members - 1]);
  await mkdir(join(dataDir, 'files', 'bench'), { recursive: true });
  for (let index = 0; index < size.courses; index++) {
    const courseId = await fillCourse(pool, from, { modules: 4, lessonsInModule: 5, blocksInLesson: 5 });
    await addFile(pool, { courseId, dataDir, index });
    await pool.query(introduction, [courseId]);
    await post(owner, 'publishing.publish', { courseId });
    await pool.query(progress, [courseId, from, index]);
  }
}

/** The first bytes of an MP4 film. */
const film = Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from('ftypisom\u0000\u0000\u0002\u0000isomiso2')]);

async function addFile(
  pool: pg.Pool,
  { courseId, dataDir, index }: { courseId: string; dataDir: string; index: number },
): Promise<void> {
  const key = `bench/${index}.mp4`;
  await writeFile(join(dataDir, 'files', key), Buffer.concat([film, randomBytes(size.fileBytes - film.length)]));
  await pool.query(
    `insert into stored_files (key, course_id, org_id, filename, size, type)
     select $1, id, org_id, 'film.mp4', $2, 'video/mp4' from courses where id = $3`,
    [key, size.fileBytes, courseId],
  );
}

const members = `
  with org as (select org_id as id from profiles where email = $1),
       made as (insert into users (email, password_hash)
                select 'member-' || n || '@example.org', '-' from generate_series(1, $2::int) n returning id, email),
       named as (insert into profiles (user_id, org_id, first_name, last_name, email, user_type)
                 select made.id, org.id, 'Person', made.email, made.email, 'company' from made, org)
  insert into org_members (org_id, user_id, role) select org.id, made.id, 'viewer' from made, org`;

const introduction = `
  update courses set description = 'Was Hände übertragen, und wie man sie richtig reinigt.',
                     outcomes = array['Hände richtig reinigen'] where id = $1`;

/** 100 of the members per course, each with one lesson done. */
const progress = `
  with people as (select m.user_id from org_members m join profiles p on p.org_id = m.org_id and p.email = $2
                   order by m.user_id offset ($3::int % 5) * 100 limit 100),
       begun as (insert into enrolments (user_id, course_id, version) select user_id, $1, 1 from people)
  insert into lesson_progress (user_id, course_id, lesson_id, done_at)
  select user_id, $1, (select l.id from lessons l join modules o on o.id = l.module_id where o.course_id = $1 limit 1), now()
    from people`;
