import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { App } from '../app/App.tsx';
import { DataProvider } from '../app/data-provider.tsx';
import { loadPage } from '../app/routes.tsx';
import { theme } from '../lib/theme/theme.ts';
import { pendingCounts } from './people.ts';
import { type Answers, type ServerStub, serverStub } from './server-stub.ts';

type RenderOptions = {
  user?: SessionUser | null;
  answers?: Answers;
  /** Calls without a stubbed answer stay pending instead of failing the test. */
  allowsUnanswered?: boolean;
  advanceTimers?: (ms: number) => unknown;
};

export type Rendered = {
  server: ServerStub;
  person: UserEvent;
  close: () => void;
};

const frameAnswers: Answers = {
  'releases.answeredRequests': [],
  'notice.current': null,
  'found.waiting': pendingCounts(),
  'workPreference.get': null,
  'consents.legal': [],
  'auth.options': { sendsMail: true, registration: { mode: 'open', domains: [] }, passkeyOrigin: null },
};

export async function renderAt(
  path: string,
  { user = null, answers = {}, allowsUnanswered = false, advanceTimers }: RenderOptions = {},
): Promise<Rendered> {
  window.history.replaceState(null, '', path);
  await loadPage(window.location.pathname);
  const server = serverStub({ ...frameAnswers, 'auth.me': user, ...answers }, allowsUnanswered);
  mount(<App env="test" transport={{ link: server.link, retryDelayMs: 0 }} />);
  const person = userEvent.setup(advanceTimers === undefined ? { delay: null } : { advanceTimers });
  return { server, person, close: unmountAll };
}

/** A part without its page. */
export function renderPart(
  part: ReactNode,
  { user = null, answers = {}, allowsUnanswered = false }: RenderOptions = {},
): Rendered {
  const server = serverStub({ ...frameAnswers, 'auth.me': user, ...answers }, allowsUnanswered);
  mount(
    <MantineProvider theme={theme} env="test">
      <DataProvider transport={{ link: server.link, retryDelayMs: 0 }}>{part}</DataProvider>
    </MantineProvider>,
  );
  return { server, person: userEvent.setup({ delay: null }), close: unmountAll };
}

function mount(content: ReactNode): void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  mounted.push({ root, container });
  root.render(content);
}

const mounted: { root: Root; container: HTMLElement }[] = [];

export function unmountAll(): void {
  // A pointer over a message would pause the messages of the next test.
  for (const area of document.querySelectorAll('.mantine-Notifications-root > *'))
    area.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  notifications.clean();
  for (const { root, container } of mounted.splice(0)) {
    root.unmount();
    container.remove();
  }
}
