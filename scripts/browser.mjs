import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** chromium-headless-shell first: it renders the same pages in half the time. */
const browserPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export async function findBrowser() {
  const installed = [process.env.CHROMIUM, ...browserPaths].find((path) => path && existsSync(path));
  if (installed) return installed;
  const { chromium } = await import('playwright');
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : null;
}

/** Without a browser, installs Playwright's build, or as root Debian's package if that fails. */
export async function requireBrowser() {
  if (await findBrowser()) return;
  console.log('› Browser für die Tests wird installiert …');
  const { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: _, ...env } = process.env;
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { env, stdio: 'ignore', timeout: 300_000 });
  if (await findBrowser()) return;
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const { status } = spawnSync('apt-get', ['install', '-y', '-qq', name], {
        stdio: 'ignore',
        env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      if (status === 0) break;
    }
  }
  if (await findBrowser()) return;
  console.error(
    '\nFür die Tests fehlt ein Browser.\nAbhilfe: Chromium installieren (Debian: apt-get install chromium) oder CHROMIUM auf sein Programm setzen.\n',
  );
  process.exit(1);
}
