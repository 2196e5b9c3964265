import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { StartError } from '../../core/runtime/env.ts';
import { nonceOf } from '../security.ts';

export type FillHead = (html: string, request: Request, response: Response) => Promise<string>;

const builtClient = fileURLToPath(new URL('../../../dist/client', import.meta.url));

export async function clientRoutes(fillHead: FillHead, folder = builtClient): Promise<Router> {
  const indexFile = join(folder, 'index.html');
  if (!existsSync(indexFile)) {
    throw new StartError(
      'Die Oberfläche ist noch nicht gebaut.\nAbhilfe: „npm start“ benutzen oder einmal „npm run build“ ausführen.',
    );
  }
  const template = await readFile(indexFile, 'utf8');
  const routes = Router();
  routes.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', index: false }),
    sendMissing,
  );
  routes.use(express.static(folder, { index: false, maxAge: '1h' }));
  routes.get('/{*path}', async (request, response) => {
    const html = await fillHead(withNonce(template, nonceOf(response)), request, response);
    response.type('html').set('Cache-Control', 'no-store').send(html);
  });
  return routes;
}

export const withNonce = (html: string, nonce: string): string => html.replaceAll('__CSP_NONCE__', nonce);

const sendMissing: RequestHandler = (_request, response) => void response.sendStatus(404);
