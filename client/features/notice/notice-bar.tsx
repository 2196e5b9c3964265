import { CloseButton, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import type { Notice } from '#shared/settings/rules.ts';
import { noticeTexts as texts } from '#shared/texts/shell.ts';
import common from '../../components/common.module.css';
import { isInBrowser, readStored, writeStored } from '../../lib/browser-storage.ts';
import { trpc } from '../../trpc.ts';
import classes from './notice-bar.module.css';

const dismissedKey = 'passgenau.notice-closed';
const pollMs = 5 * 60_000;

export function NoticeBar() {
  const [initialNotice] = useState(noticeOfPage);
  const { data: notice = null } = trpc.notice.current.useQuery(undefined, {
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    refetchInterval: pollMs,
    ...(initialNotice !== undefined && { initialData: initialNotice }),
  });
  const [dismissed, setDismissed] = useState(() => readStored(dismissedKey));
  const isShown = notice !== null && notice.text !== dismissed;
  const dismiss = () => {
    if (notice === null) return;
    writeStored(dismissedKey, notice.text);
    setDismissed(notice.text);
  };
  const ToneIcon = notice?.tone === 'warning' ? IconAlertTriangle : IconInfoCircle;
  // Always rendered, because screen readers announce only changes inside an existing region.
  return (
    <div role="status" aria-label={texts.label}>
      {isShown && (
        <Group
          fz="sm"
          className={classes.bar}
          data-tone={notice.tone}
          gap="sm"
          wrap="nowrap"
          align="flex-start"
          justify="center"
        >
          <ToneIcon size={20} stroke={1.75} aria-hidden="true" />
          <Text maw={960} className={common.anywhere}>
            {notice.text}
          </Text>
          <CloseButton aria-label={texts.dismiss} onClick={dismiss} />
        </Group>
      )}
    </div>
  );
}

/** Undefined if the page has no notice tag, as on the server and in a page of an older version. */
function noticeOfPage(): Notice | null | undefined {
  if (!isInBrowser) return undefined;
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
