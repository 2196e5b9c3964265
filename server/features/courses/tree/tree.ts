export {
  type ArchivedCourse,
  insertArchivedCourse,
  insertArchivedDraft,
  insertArchivedVersion,
  publishArchivedVersion,
  setNewestVersion,
} from './archived.ts';
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
} from './deleted-parts.ts';
export { type EditedCourseRow, findEditedCourse, findEditedLesson } from './editor-queries.ts';
export { type BlockBatch as BlocksPiece, insertBlocks, insertOutline } from './from-bundle.ts';
export { insertAt as withItemAt, type Level, listOrder, type ParentRef as Place, updateOrder } from './order.ts';
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
  countContent,
  countLevels,
  findQuestionWarnings,
  findUnconfirmed,
  findWarnings,
  listQuestions,
  type QuestionRow,
} from './publish-checks.ts';
export {
  deleteBlocks,
  findLessonRevision,
  lessonRevisionSql,
  listBlocksWithOrigin,
  type OriginBlock,
  updateBlockContent,
} from './replace-content.ts';
export { restoreVersionContent } from './restore-version.ts';
export { type ContentSave, saveContent, saveStatement } from './save-content.ts';
export { type DraftRow, findDraft, getDraftText, insertPublication, publicationStatement } from './snapshot.ts';
