/**
 * Published versions as SCORM package or JSON bundle, and bundles that become new drafts.
 * - People who may edit a course can export its versions, never the draft.
 * - An import is a draft of the importing person, with new ids; texts and files pass the same checks as manual input.
 * - A refused bundle leaves neither course nor files. Imports and exports are limited per person.
 */
export { createCourseBundle as courseBundle } from './bundle.ts';
export { importCourse, type ReportImport, requireImportPermit } from './import.ts';
export { openImportSlots as openImportPlaces } from './import-places.ts';
export { createImportReporter as importReporter, streamImportProgress as importProgress } from './import-progress.ts';
export { createOrganisationArchive as organisationArchive } from './organisation/archive.ts';
export { importOrganisation } from './organisation/import.ts';
export type { Download } from './published-version.ts';
export { cleanUpReceivedBundles, type ReceivedBundle, receiveBundle } from './received-bundle.ts';
export { createScormPackage as scormPackage } from './scorm/package.ts';
