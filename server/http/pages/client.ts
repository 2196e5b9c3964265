import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { RenderedPage } from '#shared/rendered-page.ts';
import { escapeMarkup } from '../../core/html/plain-text.ts';
import { StartError } from '../../core/runtime/env.ts';
import { nonceOf } from '../security.ts';
import { openPageFiles, type PageFiles } from './page-files.ts';
import type { FindRenderedPage } from './rendered-pages.ts';
import { rendererFile } from './renderer-file.ts';

export type FillHead = (html: string, request: Request, response: Response) => Promise<string>;

type ClientOptions = { fillHead: FillHead; findRendered: FindRenderedPage; folder?: string };

const builtClient = fileURLToPath(new URL('../../../dist/client', import.meta.url));

export async function clientRoutes({ fillHead, findRendered, folder = builtClient }: ClientOptions): Promise<Router> {
  const indexFile = join(folder, 'index.html');
  if (!existsSync(indexFile) || !existsSync(rendererFile)) {
    throw new StartError(
      'Die Oberfläche ist noch nicht gebaut.\nAbhilfe: „npm start“ benutzen oder einmal „npm run build“ ausführen.',
    );
  }
  const template = await readFile(indexFile, 'utf8');
  const filesOf = await openPageFiles(folder);
  const routes = Router();
  routes.use(
    '/assets',
    await preferCompressed(join(folder, 'assets')),
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', index: false }),
    sendMissing,
  );
  routes.use(express.static(folder, { index: false, maxAge: '1h' }));
  routes.get('/{*path}', async (request, response) => {
    const head = await fillHead(template, request, response);
    const page = response.statusCode === 200 ? await findRendered(request) : null;
    const html = page === null ? head : withPage(head, page, filesOf(page.files));
    response
      .type('html')
      .set('Cache-Control', 'no-store')
      .send(withNonce(html, nonceOf(response)));
  });
  return routes;
}

/** Only in attributes: a text of a user may contain the placeholder. */
export const withNonce = (html: string, nonce: string): string =>
  html.replaceAll('="__CSP_NONCE__"', () => `="${nonce}"`);

/** The build stores a compressed copy beside a file. */
async function preferCompressed(folder: string): Promise<RequestHandler> {
  const copies = new Set((await readdir(folder)).filter((name) => name.endsWith('.br')).map((name) => `/${name}`));
  return (request, response, next) => {
    const { path } = request;
    const copy = `${path}.br`;
    if (!copies.has(copy)) return next();
    response.vary('Accept-Encoding');
    if (request.acceptsEncodings('br') === 'br') {
      request.url = copy;
      response.type(extname(path)).set('Content-Encoding', 'br');
    }
    next();
  };
}

const sendMissing: RequestHandler = (_request, response) => void response.sendStatus(404);

/** Before the first paint; Mantine does the same after its code has loaded. */
const schemeScript = `<script nonce="__CSP_NONCE__">(function(){var s="light";try{s=localStorage.getItem("mantine-color-scheme-value")||"auto"}catch(e){}
if(s!=="light"&&s!=="dark")s=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";document.documentElement.dataset.mantineColorScheme=s})()</script>`;

/** The policy forbids style attributes, but scripts may set the same styles. Runs while the parser adds elements. */
const styleScript = `<script nonce="__CSP_NONCE__">(function(){var o=new MutationObserver(function(){for(const e of document.querySelectorAll("[data-style]"))e.style.cssText=e.dataset.style,e.removeAttribute("data-style")})
o.observe(document,{childList:true,subtree:true});addEventListener("DOMContentLoaded",function(){o.disconnect()})})()</script>`;

/**
 * Records the last button and form used before the page's code is ready; client/lib/early-input.ts repeats them. Links,
 * popovers and forms with an address work without code.
 */
const inputScript = `<script nonce="__CSP_NONCE__">(function(){var a={}
function click(e){var b=e.target.closest("button,[role=combobox]");if(b&&b.type!=="submit"&&!b.hasAttribute("popovertarget"))a.button=b}
function submit(e){if(!e.target.hasAttribute("action"))e.preventDefault(),a.form=e.target}
addEventListener("click",click,true);addEventListener("submit",submit,true)
window.endEarlyActions=function(){removeEventListener("click",click,true);removeEventListener("submit",submit,true);return a}})()</script>`;

/** React renders them first; in the head they load before scripts. */
const picturePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;
/**
 * Waits for the fonts, but never longer than a second after the start of the visit: text in another font breaks into
 * other lines, and the page would move. Font files from the network apply in the frame after they arrive.
 */
const fontScript = `<script nonce="__CSP_NONCE__">(function(){var w=1e3-performance.now(),s=document.documentElement,n=0
function show(){s.style.visibility=""}
if(w>0){s.style.visibility="hidden";setTimeout(show,w);document.addEventListener("load",function(e){if(e.target.as==="font"&&++n===2)requestAnimationFrame(function(){s.offsetHeight;document.fonts.ready.then(show)})},true)}})()</script>`;

/** Scripts after a style sheet would wait for it and stop the parser. */
const headStart = '<meta charset="utf-8" />';

const scriptTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * A module runs after the style sheets have loaded. The page is complete without scripts, so that until then they leave
 * the network to styles and fonts.
 */
const lateScript = (main: string, scripts: readonly string[]): string =>
  `<script type="module" nonce="__CSP_NONCE__" data-src="${main}">import("${main}")
for(const f of ${JSON.stringify(scripts)}){const l=document.createElement("link");l.rel="modulepreload";l.href="/"+f;document.head.append(l)}</script>`;

function withPage(template: string, page: RenderedPage, { styles, scripts }: PageFiles): string {
  const [preloads = ''] = picturePreloads.exec(page.html) ?? [];
  const html = page.html.slice(preloads.length);
  const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${escapeMarkup(file)}">`).join('');
  const dataTag = `<script type="application/json" id="page-data">${page.data}</script>`;
  return template
    .replace('<html lang="de">', '<html lang="de" data-mantine-color-scheme="light">')
    .replace(headStart, () => `${headStart}${preloads}${schemeScript}${fontScript}${styleScript}${inputScript}`)
    .replace(scriptTag, (_, main: string) => lateScript(main, scripts))
    .replace('</head>', () => `${links}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${dataTag}`);
}
