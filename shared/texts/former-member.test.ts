import { expect, test } from 'vitest';
import { adminAuditTexts } from './admin/audit.ts';
import { messageWords } from './applications/messages.ts';
import { commentTexts } from './courses/draft.ts';
import { editorTexts } from './courses/editor.ts';
import { reviewTexts } from './courses/publishing.ts';
import { jobEditorTexts } from './jobs/editor.ts';
import { invitationPageTexts, openInvitationTexts } from './members/invitations.ts';
import { takeDownTexts } from './moderation/moderation.ts';
import { receivedRequestTexts } from './talent-pool/person.ts';
import { byMember, memberOrFormer } from './words.ts';

const on = '1.12.2026';

test.each([
  ['names', memberOrFormer(null)],
  ['versions', byMember(null)],
  ['courses', editorTexts.edited(on, null)],
  ['jobs', jobEditorTexts.edited(on, null)],
  ['submitted courses', reviewTexts.submitted(null, on)],
  ['returned courses', reviewTexts.returnedBy(null)],
  ['resolved comments', commentTexts.resolved(null, on)],
  ['invitations', openInvitationTexts.invitedBy(null)],
  ['invitation page', invitationPageTexts.text(null, 'Musterhaus')],
  ['messages', messageWords.memberOf(null, 'Musterhaus')],
  ['requests', receivedRequestTexts.words(null, on)],
  ['taken down', takeDownTexts.decided(on, null)],
  ['answered', takeDownTexts.answered(on, null)],
  ['put back', takeDownTexts.lifted(on, null)],
  ['audit log', adminAuditTexts.whoOf({ actor: { userId: '', name: null } })],
])('%s name a deleted account a former member', (_, sentence) => {
  expect(sentence).toMatch(/(ehemaliges|einem ehemaligen) Mitglied/);
});

test('without an actor, the system acts', () => {
  expect(adminAuditTexts.whoOf({ actor: null })).toBe('das System');
});
