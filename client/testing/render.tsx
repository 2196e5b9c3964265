/** Mounts the whole client at an address, with a server that answers from a table. */
import { notifications } from '@mantine/notifications';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createRoot, type Root } from 'react-dom/client';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { App } from '../app/App.tsx';
import { loadPage } from '../app/routes.tsx';
import { type Answers, type ServerStub, serverStub } from './server-stub.ts';

type Situation = {
  /** Who is signed in; null for a guest. */
  user?: SessionUser | null;
  answers?: Answers;
  /** Calls without an answer stay pending: for tests that do not look at what the page loads. */
  isPatient?: boolean;
  /** Moves the clock that `vi.useFakeTimers` has stopped. */
  advanceTimers?: (ms: number) => unknown;
};

export type Rendered = {
  server: ServerStub;
  /** Clicks and types like a person. */
  person: UserEvent;
  /** Closes the page, as a reload does. */
  close: () => void;
};

/** Answers for the queries of every page's frame. */
const frameAnswers: Answers = {
  'notice.current': null,
  'found.waiting': { requests: 0, conversations: 0, isFound: false },
  'auth.options': { sendsMail: true, registration: { mode: 'open', domains: [] } },
};

/** Opens the page at this address. Calls without an answer fail the test. */
export async function renderAt(
  path: string,
  { user = null, answers = {}, isPatient = false, advanceTimers }: Situation = {},
): Promise<Rendered> {
  window.history.replaceState(null, '', path);
  await loadPage(window.location.pathname);
  const server = serverStub({ ...frameAnswers, 'auth.me': user, ...answers }, isPatient);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  mounted.push({ root, place });
  root.render(<App env="test" transport={{ link: server.link, retryDelayMs: 0 }} />);
  const person = userEvent.setup(advanceTimers === undefined ? { delay: null } : { advanceTimers });
  return { server, person, close: unmountAll };
}

const mounted: { root: Root; place: HTMLElement }[] = [];

/** Unmounts the test's app and clears messages. The toaster mounts once and stays. */
export function unmountAll(): void {
  // A pointer that a test left on a message would pause the messages of the next test.
  for (const area of document.querySelectorAll('.mantine-Notifications-root > *'))
    area.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  notifications.clean();
  for (const { root, place } of mounted.splice(0)) {
    root.unmount();
    place.remove();
  }
}
