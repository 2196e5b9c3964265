// First import, because it defines the layer order of all other style sheets.
import './app/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadPage } from './app/routes.tsx';
import { hasStoredState } from './lib/browser-storage.ts';
import { readEarlyInput } from './lib/early-input.ts';
import { readPageData } from './lib/prefetched.ts';
import { notifyAfterUpdate } from './lib/requests/new-version.ts';
import { watchScroll } from './lib/scroll-positions.ts';
import { isTranslated, prepareForTranslation } from './lib/translation.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

prepareForTranslation();
watchScroll();

/** How long the first render waits for the page's code. After that, the page shows its own loading or failure state. */
const maxWaitMs = 300;
const pageCode = loadPage(location.pathname).catch(() => undefined);
const isLate = new Promise<void>((resolve) => setTimeout(resolve, maxWaitMs));
const isRendered = root.hasChildNodes();

/** Translation, another tab or navigation may change the page while React hydrates; React then renders it again. */
function onRecoverableError(error: unknown): void {
  if (!isTranslated() && !hasStoredState() && !isOtherPage()) reportError(error);
}

/** True if the address has changed since the server rendered the page. */
function isOtherPage(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && new URL(visit.name).pathname !== location.pathname;
}

/** Stored results, settings and translations change the page, so it replaces the server's instead of reusing it. */
function show(container: HTMLElement): void {
  const app = (
    <StrictMode>
      <App prefetched={{ data: readPageData() }} onReady={readEarlyInput(container)} />
    </StrictMode>
  );
  if (isRendered && !hasStoredState() && !isTranslated() && !isOtherPage())
    hydrateRoot(container, app, { onRecoverableError });
  else createRoot(container).render(app);
}

void (isRendered ? pageCode : Promise.race([pageCode, isLate])).then(() => show(root)).then(notifyAfterUpdate);
