/**
 * The course tree: modules, lessons and blocks. Everything that reads, inserts, copies, freezes, restores or orders
 * them is in this folder. Callers check the permissions.
 */
export {
  countContent,
  countLevels,
  findQuestionWarnings,
  findUnconfirmed,
  findWarnings,
  listQuestions,
  type QuestionRow,
} from './check.ts';
export { copyContent, copyPart } from './copy.ts';
export {
  type DeletedPart,
  deletePart,
  deletePartsBeyondLimits,
  findDeletedPart,
  insertDeletedPart,
  parentExists,
  removeExpiredParts,
  restoreRows,
} from './deleted.ts';
export { type EditedCourseRow, findEditedCourse, findEditedLesson } from './edited.ts';
export { type DraftRow, findDraft, getDraftText, insertPublication, publicationStatement } from './freeze.ts';
export { type BlocksPiece, insertBlocks, insertOutline } from './from-bundle.ts';
export { type Level, listOrder, type Place, updateOrder, withItemAt } from './order.ts';
export {
  countSourceUses,
  findOrigins,
  type GeneratedRow,
  hasBlocks,
  insertLessonBlocks,
  isSourceUsedSql,
  updateOrigin,
} from './origin.ts';
export {
  countBlocks,
  countLessons,
  countModules,
  findBlock,
  findLesson,
  findModule,
  findPart,
  insertBlock,
  insertLesson,
  insertModule,
  updatePartTitle,
} from './parts.ts';
export {
  deleteBlocks,
  findLessonRevision,
  lessonRevisionSql,
  listBlocksWithOrigin,
  type OriginBlock,
  updateBlockContent,
} from './redone.ts';
export { restoreVersionContent } from './restore-version.ts';
export { type ContentSave, saveContent, saveStatement } from './save-content.ts';
