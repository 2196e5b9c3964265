import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';

test('a conversation that loads is counted again, because it is read now', async () => {
  const unread = [{ releaseId: 'r', companyName: 'Lindenhof', jobTitle: null }];
  let isRead = false;
  await renderAt('/messages/r', {
    user: applicant(),
    answers: {
      'found.waiting': () => ({
        ...{ requests: 0, asked: [], isFound: false },
        ...(isRead ? { conversations: 0, unread: [] } : { conversations: 1, unread }),
      }),
      'releases.conversation': async () => {
        await screen.findByText('1 wartet auf Sie', { exact: false });
        isRead = true;
        return { messages: [], nextCursor: null, closedBy: null, partner: 'Lindenhof' };
      },
    },
    allowsUnanswered: true,
  });
  await screen.findByRole('heading', { name: 'Nachrichten mit Lindenhof' });
  await waitFor(() => expect(screen.queryByText('1 wartet auf Sie', { exact: false })).toBeNull());
});
