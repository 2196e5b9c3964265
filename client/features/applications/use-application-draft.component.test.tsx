import { screen } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useForgetSession, useReloadSession, useSession } from '../../lib/session.ts';
import { fill } from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderPart } from '../../testing/render.tsx';
import { useApplicationDraft } from './use-application-draft.ts';

const [ada, bert] = [applicant({ userId: 'a', firstName: 'Ada' }), applicant({ userId: 'b', firstName: 'Bert' })];

/** The page of one job, which stays while accounts change. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const session = useSession();
  const [forget, reload] = [useForgetSession(), useReloadSession()];
  return (
    <>
      <h1>{session.status === 'signedIn' ? session.user.firstName : session.status}</h1>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        sheet
      </button>
      <button type="button" onClick={forget}>
        sign out
      </button>
      <button type="button" onClick={() => void reload()}>
        sign in
      </button>
      {isOpen && <Sheet />}
    </>
  );
}

function Sheet() {
  const { draft, change } = useApplicationDraft('j');
  const answer = draft.typed[0]?.answer ?? '';
  const store = (typed: string) => change({ typed: [{ question: 'Seit wann?', answer: typed }] });
  return <input value={answer} onChange={({ currentTarget }) => store(currentTarget.value)} />;
}

async function openPage() {
  const { person, server } = renderPart(<Page />, { user: ada });
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  const signIn = async (user: typeof ada) => {
    server.answer({ 'auth.me': user });
    await press('sign in');
    await screen.findByRole('heading', { name: user.firstName });
  };
  /** Opens and closes the sheet. */
  const draftNow = async () => {
    await press('sheet');
    const { value } = screen.getByRole<HTMLInputElement>('textbox');
    await press('sheet');
    return value;
  };
  await screen.findByRole('heading', { name: 'Ada' });
  await press('sheet');
  await fill(person, screen.getByRole('textbox'), 'Seit 2019');
  await press('sheet');
  expect(await draftNow()).toBe('Seit 2019');
  return { press, signIn, draftNow };
}

test('a draft belongs to one account, also if another one signs in on the same page', async () => {
  const { signIn, draftNow } = await openPage();
  await signIn(bert);
  expect(await draftNow()).toBe('');
  await signIn(ada);
  expect(await draftNow()).toBe('Seit 2019');
});

test('signing out empties the drafts, for the same account too', async () => {
  const { press, signIn, draftNow } = await openPage();
  await press('sign out');
  expect(await draftNow()).toBe('');
  screen.getByRole('heading', { name: 'guest' });
  await signIn(ada);
  expect(await draftNow()).toBe('');
});
