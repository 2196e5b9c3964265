export { insertConsent, withdrawConsents } from './queries.ts';
