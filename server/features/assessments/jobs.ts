export { outdatedResultsJob } from './results/outdated.ts';
