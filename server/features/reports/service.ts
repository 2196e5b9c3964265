/**
 * Reports of what is public, and of messages in a conversation.
 * - People may report anything they can see. Hidden content does not exist for them.
 * - Each report is decided by platform admins, with reasons. A report outlasts the conversation it is about.
 * - Twenty open reports per resource; further ones are counted, not stored.
 */
export { insertMessageReport } from './send-queries.ts';
