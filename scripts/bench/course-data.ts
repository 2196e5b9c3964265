import type pg from 'pg';

export type Size = { modules: number; lessonsInModule: number; blocksInLesson: number };

export async function fillCourse(pool: pg.Pool, email: string, size: Size): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with course as (insert into courses (org_id, title, invitation_token)
                     select org_id, 'Ein großer Kurs', md5(random()::text) from profiles where email = $1 returning id),
          m as (insert into modules (course_id, title, position)
                select id, 'Modul ' || n, n - 1 from course, generate_series(1, $2::int) n returning id),
          l as (insert into lessons (module_id, title, position)
                select id, 'Lektion ' || n, n - 1 from m, generate_series(1, $3::int) n returning id),
          b as (insert into content_blocks (lesson_id, type, position, json_content)
                select id, (case when n % 4 = 0 then 'quiz' else 'text' end)::content_block_type, n - 1,
                       case when n % 4 = 0
                            then '{"question":"Wie lange?","options":["5 s","30 s","60 s"],"correctIndex":1}'::jsonb
                            else jsonb_build_object('content', '<p>' || repeat('Hände übertragen, was niemand sieht. ', 14) || '</p>') end
                  from l, generate_series(1, $4::int) n)
     select id from course`,
    [email, size.modules, size.lessonsInModule, size.blocksInLesson],
  );
  await pool.query('vacuum analyze courses, modules, lessons, content_blocks');
  return rows[0]?.id ?? '';
}

export type BlockRow = { id: string; lessonId: string; revision: string };

export async function textBlocks(pool: pg.Pool, courseId: string, count: number): Promise<BlockRow[]> {
  const { rows } = await pool.query<BlockRow>(
    `select b.id, b.lesson_id as "lessonId", b.revision
       from content_blocks b join lessons l on l.id = b.lesson_id join modules m on m.id = l.module_id
      where m.course_id = $1 and b.type = 'text' limit $2`,
    [courseId, count],
  );
  return rows;
}
