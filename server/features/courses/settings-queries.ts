import type { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../core/database/db.ts';
import { updateMakerAndSkills } from './published-queries.ts';

export async function findSettings(tx: Tx, id: string) {
  const { skills, published, hidden, ...course } = await tx.course.findUniqueOrThrow({
    where: { id },
    select: {
      title: true,
      description: true,
      outcomes: true,
      visibility: true,
      showsSources: true,
      version: true,
      settingsRevision: true,
      settingsUpdatedBy: true,
      published: { select: { version: true } },
      hidden: { select: { courseId: true } },
      skills: { select: { skillId: true }, orderBy: { skillId: 'asc' } },
    },
  });
  return { ...course, isOnline: published !== null || hidden !== null, skillIds: skills.map(({ skillId }) => skillId) };
}

type Settings = Partial<{
  title: string;
  description: string;
  visibility: string;
  showsSources: boolean | undefined;
  outcomes: readonly string[] | undefined;
  updatedAt: Date;
  updatedBy: string;
}>;

/**
 * A new title and outcomes reach readers with the next version. Description and visibility of an online or hidden course apply at
 * once; otherwise they change the revision.
 */
export async function updateSettings(tx: Tx, courseId: string, settings: Settings): Promise<void> {
  const { description, visibility, showsSources, outcomes, ...others } = settings;
  const before = await tx.course.findUniqueOrThrow({
    where: { id: courseId },
    select: {
      title: true,
      showsSources: true,
      outcomes: true,
      published: { select: { courseId: true } },
      hidden: { select: { courseId: true } },
    },
  });
  const isRenamed = settings.title !== undefined && settings.title !== before.title;
  const isOnline = before.published !== null || before.hidden !== null;
  const hasSourceSettingChanged = showsSources !== undefined && showsSources !== before.showsSources;
  const hasOutcomesChanged = outcomes !== undefined && !isSameList(outcomes, before.outcomes);
  const data: Prisma.CourseUpdateInput = { ...others, settingsRevision: crypto.randomUUID() };
  if (hasSourceSettingChanged) data.showsSources = showsSources;
  if (hasOutcomesChanged) data.outcomes = [...outcomes];
  if (settings.updatedBy !== undefined) data.settingsUpdatedBy = settings.updatedBy;
  if (isRenamed || hasSourceSettingChanged || hasOutcomesChanged || !isOnline) data.revision = { increment: 1 };
  const shown = {
    ...(description === undefined ? {} : { description }),
    ...(visibility === undefined ? {} : { visibility }),
  };
  await tx.course.update({ where: { id: courseId }, data: { ...data, ...shown }, select: { id: true } });
  await tx.publishedCourse.updateMany({ where: { courseId }, data: shown });
}

export async function updateSkills(tx: Tx, courseId: string, skillIds: readonly number[]): Promise<void> {
  await tx.courseSkill.deleteMany({ where: { courseId } });
  await tx.courseSkill.createMany({ data: skillIds.map((skillId) => ({ courseId, skillId })) });
  await updateMakerAndSkills(tx, { courseId });
}

export async function areKnownSkills(tx: Tx, skillIds: readonly number[]): Promise<boolean> {
  return (await tx.softskill.count({ where: { id: { in: [...skillIds] } } })) === skillIds.length;
}

export const listSkills = (tx: Tx) =>
  tx.softskill.findMany({ select: { id: true, name: true, description: true }, orderBy: { position: 'asc' } });

export async function updateInvitationToken(tx: Tx, id: string, invitationToken: string): Promise<void> {
  await tx.course.update({ where: { id }, data: { invitationToken }, select: { id: true } });
}

export async function findPersonName(tx: Tx, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const person = await tx.profile.findUnique({ where: { userId }, select: { firstName: true, lastName: true } });
  return person && `${person.firstName} ${person.lastName}`;
}

export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

type CourseTitle = { courseId: string; title: string; updatedBy: string };
export async function updateCourseTitle(tx: Tx, { courseId: id, title, updatedBy }: CourseTitle): Promise<void> {
  const data = { title, settingsRevision: crypto.randomUUID(), settingsUpdatedBy: updatedBy };
  await tx.course.update({ where: { id }, data, select: { id: true } });
}

type LastEdit = { courseId: string; updatedBy: string; now: Date };
export async function updateLastEdit(tx: Tx, { courseId, updatedBy, now }: LastEdit): Promise<void> {
  await tx.course.update({ where: { id: courseId }, data: { updatedAt: now, updatedBy }, select: { id: true } });
}

type Introduction = { description: string; outcomes: readonly string[] };
export async function updateIntroduction(tx: Tx, id: string, { description, outcomes }: Introduction): Promise<void> {
  await tx.course.update({ where: { id }, data: { description, outcomes: [...outcomes] }, select: { id: true } });
}
