import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Router } from 'express';
import { nonceOf } from '../security.ts';
import type { FillHead } from './client.ts';
import { withNonce } from './client.ts';

type DevClient = { routes: Router; close: () => Promise<void> };

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** The client's open sockets delay the stop of `server` unless `close` is called. */
export async function openDevClient(server: Server, fillHead: FillHead): Promise<DevClient> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
    html: { cspNonce: '__CSP_NONCE__' },
  });
  const routes = Router();
  routes.use(vite.middlewares);
  routes.get('/{*path}', async (request, response) => {
    const source = await readFile(join(project, 'client/index.html'), 'utf8');
    // Vite serves files outside of its root only under /@fs.
    const reachable = source.replaceAll('../node_modules/', `/@fs${project}node_modules/`);
    const html = await vite.transformIndexHtml(request.originalUrl, reachable);
    response
      .type('html')
      .set('Cache-Control', 'no-store')
      .send(await fillHead(withNonce(html, nonceOf(response)), request, response));
  });
  return { routes, close: () => vite.close() };
}

export const isHotReload = (request: IncomingMessage): boolean =>
  (request.headers['sec-websocket-protocol'] ?? '').startsWith('vite-');
