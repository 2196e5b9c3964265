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
  deletePart,
  findDeletedPart,
  forgetBeyond,
  type KeptPart,
  keepPart,
  parentExists,
  removeExpiredParts,
  restoreRows,
} from './deleted.ts';
export { type EditedCourseRow, findEditedCourse, findEditedLesson } from './edited.ts';
export { type DraftRow, insertOnline, publicationStatement, readDraft, readWorkingCopyText } from './freeze.ts';
export { type BlocksPiece, insertBlocks, insertOutline } from './from-bundle.ts';
export { type Level, type Place, placedAt, readOrder, writeOrder } from './order.ts';
export {
  confirmOrigin,
  countUses,
  findOrigins,
  type GeneratedRow,
  hasBlocks,
  insertLessonBlocks,
  isDrawnOn,
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
  blocksWithOrigin,
  findLessonRevision,
  type OriginBlock,
  removeBlocks,
  replaceContent,
  revisionOfLesson,
} from './redone.ts';
export { restoreVersionContent } from './restore-version.ts';
export { type ContentSave, saveContent, saveStatement } from './save-content.ts';
