// First import, because it defines the layer order of all other style sheets.
import './app/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadPage } from './app/routes.tsx';
import { notifyAfterUpdate } from './lib/requests/new-version.ts';
import { prepareForTranslation } from './lib/translation.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

prepareForTranslation();

const show = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

/**
 * How long the first render waits for the page's code. After that, the page shows its own loading or failure state.
 */
const maxWaitMs = 300;
const isLate = new Promise<void>((resolve) => setTimeout(resolve, maxWaitMs));
void Promise.race([loadPage(location.pathname).catch(() => undefined), isLate])
  .then(show)
  .then(notifyAfterUpdate);
