import type { Request, Response, Router } from 'express';
import { z } from 'zod';
import type { RouteName } from '#shared/permissions.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import type { App } from '../core/app.ts';
import { isOverloaded } from '../core/database/db.ts';
import { RuleError } from '../core/errors.ts';
import type { PreparedAnswer } from '../core/memory/prepared-answer.ts';
import { sendServerFailure, serverFailureIn } from './overload.ts';
import { addRoute, type Exchange } from './route.ts';

export const dataHeaders = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'" };

export const sendNotFound = (response: Response): void =>
  void response
    .status(404)
    .set(dataHeaders)
    .json({ error: { message: errorTexts.NOT_FOUND, rule: 'NOT_FOUND' } });

export function sendReadError({ response }: Exchange, error: unknown): void {
  const failure = serverFailureIn(error);
  if (failure !== null) {
    sendServerFailure(response, failure);
    return;
  }
  if (!(error instanceof z.ZodError || error instanceof RuleError)) throw error;
  const refusal = { error: { message: errorTexts.INVALID_INPUT, rule: 'INVALID_INPUT' } };
  response.status(400).set(dataHeaders).json(refusal);
}

type SendOptions = { request: Request; response: Response; cacheControl: string; vary: string };

export function sendPrepared(
  { etag, json, gzipped }: PreparedAnswer,
  { request, response, cacheControl, vary }: SendOptions,
): void {
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Vary', vary);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (matchesEtag(request, etag)) return void response.writeHead(304).end();
  const isCompressed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const body = isCompressed ? gzipped : json;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', body.length);
  response.writeHead(200);
  response.end(request.method === 'HEAD' ? undefined : body);
}

type ListRoute = { name: RouteName; read: (query: Request['query']) => Promise<object | { prepared: PreparedAnswer }> };

/** Browsers revalidate every time, so that unpublished entries never come from their caches. */
export function addListRoute(app: App, routes: Router, { name, read }: ListRoute): void {
  const work = async ({ request, response }: Exchange) => {
    if (isOverloaded(app.db.readPool)) throw new RuleError('BUSY');
    const answer = await read(request.query);
    if (response.destroyed) return;
    response.set(dataHeaders);
    if ('prepared' in answer)
      sendPrepared(answer.prepared, { request, response, cacheControl: 'no-cache', vary: 'Accept-Encoding' });
    else response.set('Cache-Control', 'no-cache').json(answer);
  };
  addRoute(app, routes, { name, onError: sendReadError, work });
}

/**
 * RFC 9110 §13.1.2, also for tags weakened by a proxy. Express' `request.fresh` is false with `Cache-Control:
 * no-cache`, which `fetch` adds.
 */
export const matchesEtag = ({ headers }: Request, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) === true;
