import { courseInput } from '#shared/courses/schema.ts';
import * as schema from '#shared/editor/schema.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { addBlock, saveBlock } from './blocks.ts';
import { removePart, restorePart } from './deleted-parts.ts';
import { listCoAuthors, openEvents, reportPosition } from './presence.ts';
import { getEditedCourse, getEditedLesson } from './service.ts';
import * as structure from './structure.ts';

const procedure = signedInProcedure;

export const editorRouter = router({
  course: procedure.input(courseInput).query(({ ctx, input }) => getEditedCourse(ctx, input.courseId)),
  lesson: procedure.input(schema.lessonInput).query(({ ctx, input }) => getEditedLesson(ctx, input)),
  authors: procedure.input(courseInput).query(({ ctx, input }) => listCoAuthors(ctx, input.courseId)),
  reportPosition: procedure.input(schema.presenceInput).mutation(({ ctx, input }) => reportPosition(ctx, input)),
  changes: procedure
    .input(schema.changesInput)
    .subscription(({ ctx, input, signal }) => openEvents(ctx, input, signal)),
  rename: procedure.input(schema.renameCourseInput).mutation(({ ctx, input }) => structure.renameCourse(ctx, input)),
  saveDraft: procedure.input(courseInput).mutation(({ ctx, input }) => structure.saveDraft(ctx, input.courseId)),
  addModule: procedure.input(schema.addModuleInput).mutation(({ ctx, input }) => structure.addModule(ctx, input)),
  addLesson: procedure.input(schema.addLessonInput).mutation(({ ctx, input }) => structure.addLesson(ctx, input)),
  addBlock: procedure.input(schema.addBlockInput).mutation(({ ctx, input }) => addBlock(ctx, input)),
  saveBlock: procedure.input(schema.saveBlockInput).mutation(({ ctx, input }) => saveBlock(ctx, input)),
  renamePart: procedure.input(schema.renamePartInput).mutation(({ ctx, input }) => structure.renamePart(ctx, input)),
  movePart: procedure.input(schema.movePartInput).mutation(({ ctx, input }) => structure.movePart(ctx, input)),
  duplicatePart: procedure.input(schema.partInput).mutation(({ ctx, input }) => structure.duplicatePart(ctx, input)),
  removePart: procedure.input(schema.partInput).mutation(({ ctx, input }) => removePart(ctx, input)),
  restorePart: procedure.input(schema.restorePartInput).mutation(({ ctx, input }) => restorePart(ctx, input)),
});
