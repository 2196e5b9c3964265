/** Writes courses by rules, from the words of their sources only. Needs no external service; runs in worker threads with a time limit. */
export { embeddedGenerator } from './embedded.ts';
