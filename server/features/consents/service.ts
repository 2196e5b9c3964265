/**
 * What a person agreed to: in which words, and since when. A withdrawn consent stays as proof.
 */
export { insertConsent, updateWithdrawnConsents, updateWithdrawnConsentsTo } from './queries.ts';
