export type VideoSource = { kind: 'youtube' | 'vimeo' | 'file'; host: string; src: string };

const youtubeId = /^[\w-]{11}$/;
const vimeoId = /^\d{6,12}$/;
const vimeoHash = /^[\da-f]{8,12}$/;

/** Null for anything except https links to YouTube, Vimeo or a file, and for links with credentials. */
export function videoSource(link: string): VideoSource | null {
  const url = parseUrl(link);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  if (['youtube.com', 'youtu.be', 'youtube-nocookie.com'].includes(host)) return youtube(url, host);
  if (['vimeo.com', 'player.vimeo.com'].includes(host)) return vimeo(url);
  return { kind: 'file', host: url.hostname, src: url.href };
}

function parseUrl(link: string): URL | null {
  try {
    return new URL(link.trim());
  } catch {
    return null;
  }
}

function youtube(url: URL, host: string): VideoSource | null {
  const parts = url.pathname.split('/').filter(Boolean);
  const inPath = ['embed', 'shorts', 'live', 'v'].includes(parts[0] ?? '') ? parts[1] : undefined;
  const id = host === 'youtu.be' ? parts[0] : (inPath ?? url.searchParams.get('v') ?? undefined);
  if (id === undefined || !youtubeId.test(id)) return null;
  return { kind: 'youtube', host: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${id}` };
}

function vimeo(url: URL): VideoSource | null {
  const parts = url.pathname.split('/').filter(Boolean);
  const at = parts.findIndex((part) => vimeoId.test(part));
  const id = parts[at];
  if (id === undefined) return null;
  const hash = [parts[at + 1], url.searchParams.get('h')].find((part) => vimeoHash.test(part ?? ''));
  const query = hash ? `dnt=1&h=${hash}` : 'dnt=1';
  return { kind: 'vimeo', host: 'Vimeo', src: `https://player.vimeo.com/video/${id}?${query}` };
}
