import { z } from 'zod';
import type { CourseStatus, Visibility } from '../courses/visibility.ts';
import type { DecisionWithNames } from '../moderation/decision.ts';
import { exportInput, listInput } from './list.ts';

export const courseSorts = ['created', 'title'] as const;
export const courseStates = ['any', 'draft', 'review', 'published', 'takenDown'] as const;

const filters = { state: z.enum(courseStates).default('any'), org: z.uuid().optional() };

export const coursesInput = listInput(courseSorts, filters);
export const coursesExportInput = exportInput(courseSorts, filters);
export type CoursesInput = z.infer<typeof coursesInput>;

export const adminCourseInput = z.strictObject({ courseId: z.uuid() });

export type Owner = { organisationId: string; name: string } | null;

export type AdminCourseRow = {
  courseId: string;
  title: string;
  organisation: Owner;
  status: CourseStatus;
  isTakenDown: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** The headings of the published version; stays after a take-down. */
export type PublishedOutline = {
  version: number;
  title: string;
  publishedAt: Date;
  modules: Array<{ moduleId: string; title: string; lessons: Array<{ lessonId: string; title: string }> }>;
};

export type AdminCourse = AdminCourseRow & {
  description: string;
  visibility: Visibility;
  isOnline: boolean;
  takenDownAt: Date | null;
  published: PublishedOutline | null;
  decisions: DecisionWithNames[];
};
