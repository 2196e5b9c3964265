import type { App } from '../core/app.ts';
import { publish } from '../features/publishing/service.ts';
import { type DemoCourse, writeCourse } from './courses.ts';
import { memberOn } from './people.ts';

const courses: ReadonlyArray<DemoCourse & { author: string; written: number; published: number }> = [
  {
    file: 'planning',
    visibility: 'public',
    skills: ['Zeitmanagement', 'Entscheidungsfähigkeit', 'Delegation'],
    author: 'cornelia.brandt@demo.example',
    written: 41,
    published: 38,
  },
  {
    file: 'figures',
    visibility: 'public',
    skills: ['Datenkompetenz', 'Analytisches Denken', 'Nachhaltigkeitsbewusstsein'],
    author: 'jonas.adeyemi@demo.example',
    written: 26,
    published: 22,
  },
];

export async function addNeighbourCourses(app: App): Promise<void> {
  for (const { author, written, published, ...course } of courses) {
    const on = await memberOn(app, author);
    if (on !== null) await publish(on(published), await writeCourse(on(written), course));
  }
}
