/**
 * Published versions as SCORM package or JSON bundle, and bundles that become new drafts.
 * - Only people who may edit a course export it, and only versions, never the working copy.
 * - An import is a draft of the person who imports it, with new ids; texts are sanitised and files checked as if entered by hand.
 * - A refused bundle leaves neither course nor files. Imports and exports are limited per person.
 */
export { courseBundle } from './bundle.ts';
export { importCourse, requireImportPermit } from './import.ts';
export { openImportPlaces } from './import-places.ts';
export { importProgress, importReporter } from './import-progress.ts';
export type { Download } from './published-version.ts';
export { cleanUpReceivedBundles, type ReceivedBundle, receiveBundle } from './received-bundle.ts';
export { scormPackage } from './scorm/package.ts';
