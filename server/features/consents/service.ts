/**
 * Consents with their wording and time. A withdrawn consent is kept as proof.
 */
export { insertConsent, updateWithdrawnConsents, updateWithdrawnConsentsTo } from './queries.ts';
