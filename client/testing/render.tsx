/** Mounts the whole client at an address, with a server that answers from a table. */
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
  /** Moves the clock that `vi.useFakeTimers` has stopped. */
  advanceTimers?: (ms: number) => unknown;
};

export type Rendered = {
  server: ServerStub;
  /** Clicks and types as a person does. */
  person: UserEvent;
};

/** What the frame of every page asks for. */
const frameAnswers: Answers = {
  'notice.current': null,
  'found.waiting': { requests: 0, conversations: 0, isFound: false },
  'auth.options': { sendsMail: true, registration: { mode: 'open', domains: [] } },
};

/** Opens the page at this address. Calls without an answer fail the test. */
export async function renderAt(
  path: string,
  { user = null, answers = {}, advanceTimers }: Situation = {},
): Promise<Rendered> {
  window.history.replaceState(null, '', path);
  await loadPage(window.location.pathname);
  const server = serverStub({ ...frameAnswers, 'auth.me': user, ...answers });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  roots.push(root);
  root.render(<App env="test" transport={{ link: server.link, retryDelayMs: 0 }} />);
  return { server, person: userEvent.setup(advanceTimers === undefined ? { delay: null } : { advanceTimers }) };
}

const roots: Root[] = [];

/** Takes away what the test has mounted. */
export function unmountAll(): void {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
}

/** The address that the browser shows. */
export const address = (): string => `${window.location.pathname}${window.location.search}`;
