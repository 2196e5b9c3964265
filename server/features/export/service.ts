/** Courses taken along: published versions as SCORM package and as JSON bundle, and bundles that become courses again. */
export { courseBundle } from './bundle.ts';
export { expectImport, importCourse } from './import.ts';
export { openImportPlaces } from './import-places.ts';
export { importProgress, tellerOf } from './live.ts';
export { type ReceivedBundle, receiveBundle, sweepReceived } from './received.ts';
export { scormPackage } from './scorm/package.ts';
export type { Download } from './version.ts';
