export { changeForApplicants, jobsChanged } from './changes.ts';
