import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server } from 'node:http';
import { Router } from 'express';
import { nonceOf } from '../security.ts';
import type { FillHead } from './client.ts';
import { withNonce } from './client.ts';

export async function devClientRoutes(server: Server, fillHead: FillHead): Promise<Router> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
    html: { cspNonce: '__CSP_NONCE__' },
  });
  const routes = Router();
  routes.use(vite.middlewares);
  routes.get('/{*path}', async (request, response) => {
    const source = await readFile(new URL('../../../client/index.html', import.meta.url), 'utf8');
    const html = await vite.transformIndexHtml(request.originalUrl, source);
    response.type('html').send(await fillHead(withNonce(html, nonceOf(response)), request, response));
  });
  return routes;
}

export const isHotReload = (request: IncomingMessage): boolean =>
  (request.headers['sec-websocket-protocol'] ?? '').startsWith('vite-');
