/**
 * Courses from documents, topics and pasted text.
 * - An order reads its sources and makes a plan; nothing is written into the course before its author confirms the plan, except for a
 *   single lesson.
 * - A course has one running order. Each lesson is stored whole or not at all, so an interrupted order continues with the next one.
 * - In a course with content, everything generated waits as a proposal.
 * - Jobs check before each write that the person may still edit the course.
 * - A question that the course already asks is left out. Generated blocks stay unconfirmed until a person confirms or edits them.
 */
export { confirmBlocks } from './confirm.ts';
export {
  insertPregeneratedOrder,
  type PregeneratedCourse,
  writePregeneratedLessons,
} from './sources/pregenerated-course.ts';
