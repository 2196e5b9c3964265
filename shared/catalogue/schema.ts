import { z } from 'zod';
import { count, isoDateTime, largestInt } from '../validation/bounds.ts';
import { isCleanText, text } from '../validation/text.ts';

export const sortOptions = ['newest', 'oldest', 'title', 'popular'] as const;
export type SortOption = (typeof sortOptions)[number];

export const catalogueRoute = '/api/courses';
export const catalogueCountRoute = '/api/courses/count';
export const courseRoute = (courseId: string): string => `/api/course/${courseId}`;

const search = text(200, 0).default('');
const skill = z.coerce.number().int().min(1).max(largestInt).optional();

export const catalogueQuery = z.object({
  search,
  skill,
  sort: z.enum(sortOptions).default('newest'),
  company: z.string().max(250).refine(isCleanText).default(''),
  after: z.string().max(2000).optional(),
});
export const countQuery = z.object({ search, skill });

const courseId = z.uuid();
export const cursorOf = {
  newest: z.tuple([isoDateTime(), courseId]),
  oldest: z.tuple([isoDateTime(), courseId]),
  title: z.tuple([z.string().max(400).refine(isCleanText), courseId]),
  popular: z.tuple([count(), courseId]),
} as const satisfies Record<SortOption, z.ZodType>;

export type CatalogueCourse = {
  courseId: string;
  title: string;
  description: string;
  version: number;
  moduleCount: number;
  minutes: number;
  skills: string[];
  company: { name: string; logoUrl: string | null } | null;
  viewCount: number;
  createdAt: string;
  publishedAt: string;
};
export type CataloguePage = { courses: CatalogueCourse[]; nextCursor: string | null };
/**
 * `skills`: those that any course of the catalogue practises, by name. `meant`: what a search without hits probably meant;
 * it has hits.
 */
export type CatalogueCount = { count: number; skills: { skillId: number; name: string }[]; meant?: string };
