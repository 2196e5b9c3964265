import type pg from 'pg';

export async function fillViews(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into course_views (course_id, anon_id, day)
     select course_id, 'visitor-' || n, current_date - n
       from published_courses, generate_series(1, ceil($1::numeric / (select count(*) from published_courses))::int) n
     limit $1`,
    [count],
  );
  await pool.query('vacuum analyze course_views, published_courses');
}

export async function fillSnapshots(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with chosen as (select course_id, title from published_courses order by course_id limit $1),
          lesson as (select jsonb_build_object('id', gen_random_uuid(), 'title', 'Lektion', 'content_blocks', jsonb_build_array(
            jsonb_build_object('id', gen_random_uuid(), 'type', 'text', 'json_content',
              jsonb_build_object('content', '<p>' || repeat('Hände übertragen, was niemand sieht. ', 30) || '</p>')),
            jsonb_build_object('id', gen_random_uuid(), 'type', 'quiz', 'json_content', jsonb_build_object('question',
              'Wie lange?', 'options', '["5 s", "30 s", "60 s"]'::jsonb, 'correctIndex', 1)))) as value),
          module as (select jsonb_build_object('id', gen_random_uuid(), 'title', 'Modul', 'lessons',
            (select jsonb_agg(value) from lesson, generate_series(1, 4))) as value),
          modules as (select jsonb_agg(value) as value from module, generate_series(1, 5))
     insert into course_versions (course_id, number, title, published_payload, module_count, lesson_count, block_count, published_at)
     select course_id, 1, title, jsonb_build_object('title', title, 'version', 1, 'publishedAt', now(), 'modules', modules.value),
            5, 20, 40, now()
       from chosen, modules
     returning course_id as id`,
    [count],
  );
  await pool.query('vacuum analyze course_versions');
  return rows.map(({ id }) => id);
}
