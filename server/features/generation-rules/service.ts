/** Writes courses by rules from the text of their sources. Needs no external service; runs in worker threads with a time limit. */
export { embeddedGenerator } from './embedded.ts';
