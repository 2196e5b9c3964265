import type { Notice } from '#shared/settings/notice.ts';

/** What the page brought along; undefined where it says nothing of it, such as the page of an older version. */
export function deliveredNotice(): Notice | null | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="notice"]')?.content;
  if (content === '') return null;
  try {
    return noticeIn(JSON.parse(content ?? ''));
  } catch {
    return undefined;
  }
}

const noticeIn = ({ text, tone }: Partial<Notice>): Notice | undefined =>
  typeof text === 'string' ? { text, tone: tone === 'warning' ? 'warning' : 'info' } : undefined;
