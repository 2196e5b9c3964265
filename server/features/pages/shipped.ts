import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ContentPageSlug } from '#shared/pages.ts';

export type PageText = { title: string; description: string; markdown: string };

const folder = fileURLToPath(new URL('../../../prisma/content/pages/', import.meta.url));

export async function readShippedPage(slug: ContentPageSlug): Promise<PageText> {
  const source = await readFile(`${folder}${slug}.md`, 'utf8');
  const [, head = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  return { title: field('title'), description: field('description'), markdown: markdown.trim() };
}
