import { courseInput } from '#shared/courses/schema.ts';
import * as schema from '#shared/editor/schema.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { addBlock, saveBlock } from './blocks.ts';
import { removeBlock, removeLesson, removeModule, restorePart } from './deleted-parts.ts';
import { openEvents } from './live.ts';
import { presentAuthors, reportPosition } from './presence.ts';
import { editedCourse, readLesson } from './service.ts';
import * as structure from './structure.ts';

const procedure = signedInProcedure;

export const editorRouter = router({
  course: procedure.input(courseInput).query(({ ctx, input }) => editedCourse(ctx, input.courseId)),
  lesson: procedure.input(schema.lessonInput).query(({ ctx, input }) => readLesson(ctx, input)),
  authors: procedure.input(courseInput).query(({ ctx, input }) => presentAuthors(ctx, input.courseId)),
  reportPosition: procedure.input(schema.presenceInput).mutation(({ ctx, input }) => reportPosition(ctx, input)),
  changes: procedure
    .input(schema.changesInput)
    .subscription(({ ctx, input, signal }) => openEvents(ctx, input, signal)),
  rename: procedure.input(schema.renameCourseInput).mutation(({ ctx, input }) => structure.renameCourse(ctx, input)),
  saveDraft: procedure.input(courseInput).mutation(({ ctx, input }) => structure.saveDraft(ctx, input.courseId)),
  addModule: procedure.input(schema.addModuleInput).mutation(({ ctx, input }) => structure.addModule(ctx, input)),
  renameModule: procedure
    .input(schema.renameModuleInput)
    .mutation(({ ctx, input }) => structure.renameModule(ctx, input)),
  moveModule: procedure.input(schema.moveModuleInput).mutation(({ ctx, input }) => structure.moveModule(ctx, input)),
  duplicateModule: procedure
    .input(schema.moduleInput)
    .mutation(({ ctx, input }) => structure.duplicateModule(ctx, input)),
  removeModule: procedure.input(schema.moduleInput).mutation(({ ctx, input }) => removeModule(ctx, input)),
  addLesson: procedure.input(schema.addLessonInput).mutation(({ ctx, input }) => structure.addLesson(ctx, input)),
  renameLesson: procedure
    .input(schema.renameLessonInput)
    .mutation(({ ctx, input }) => structure.renameLesson(ctx, input)),
  moveLesson: procedure.input(schema.moveLessonInput).mutation(({ ctx, input }) => structure.moveLesson(ctx, input)),
  duplicateLesson: procedure
    .input(schema.lessonInput)
    .mutation(({ ctx, input }) => structure.duplicateLesson(ctx, input)),
  removeLesson: procedure.input(schema.lessonInput).mutation(({ ctx, input }) => removeLesson(ctx, input)),
  addBlock: procedure.input(schema.addBlockInput).mutation(({ ctx, input }) => addBlock(ctx, input)),
  saveBlock: procedure.input(schema.saveBlockInput).mutation(({ ctx, input }) => saveBlock(ctx, input)),
  moveBlock: procedure.input(schema.moveBlockInput).mutation(({ ctx, input }) => structure.moveBlock(ctx, input)),
  duplicateBlock: procedure.input(schema.blockInput).mutation(({ ctx, input }) => structure.duplicateBlock(ctx, input)),
  removeBlock: procedure.input(schema.blockInput).mutation(({ ctx, input }) => removeBlock(ctx, input)),
  restorePart: procedure.input(schema.restorePartInput).mutation(({ ctx, input }) => restorePart(ctx, input)),
});
