/**
 * Reports of what is public, and of messages in a conversation.
 * - Anyone may report what they can see; what is hidden from them does not exist.
 * - Each report is decided by platform admins, with reasons. A report outlasts the conversation it is about.
 * - Twenty open reports per thing; further ones are counted, not stored.
 */
export { insertMessageReport } from './send-queries.ts';
