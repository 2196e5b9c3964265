import { testApp } from '../../server/testing/app.ts';
import { testBrowser } from './browser.ts';
import { testEveryPage } from './every-page.ts';

const app = testApp({ mail: false, server: true });
testEveryPage(
  app,
  testBrowser(() => app().baseUrl),
  ['applicant', 'sender', 'platformAdmin', 'support'],
);
