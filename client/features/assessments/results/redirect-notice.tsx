import { Group, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { testResultsTexts } from '#shared/texts/assessments/results.ts';
import { olderStatesAction, olderStatesText } from '#shared/texts/releases/older-states.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import common from '../../../components/common.module.css';
import { LinkButton, PlainButton, TallLink } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { hasRedirected, storeRedirected } from '../../../lib/tests/test-tokens.ts';
import { trpc } from '../../../trpc.ts';

const { redirect: texts } = testResultsTexts;
const redirectMs = 3000;
/** They show that the person reads the page, so it stays. */
const readingEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Reports a scroll, tap or key press. Ignores a held key. */
export function useReading(onRead: (event: Event) => void, isEnabled = true): void {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (!isEnabled) return;
    const listener = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.repeat)) read(event);
    };
    for (const event of readingEvents) window.addEventListener(event, listener, { passive: true });
    return () => {
      for (const event of readingEvents) window.removeEventListener(event, listener);
    };
  }, [isEnabled]);
}

/** Companies that still see an older state; 0 while unknown. */
export function useOlderStates(enabled: boolean): number {
  const { data } = trpc.releases.recentViewers.useQuery(undefined, { enabled });
  return enabled ? (data?.outdated ?? 0) : 0;
}

type RedirectNoticeProps = { resultId?: string; hasRead?: boolean; olderStates: number };

/**
 * `resultId`: leads away only on the first visit of this result. `hasRead`: the person scrolled, tapped or typed before
 * the result appeared.
 */
export function RedirectNotice({ resultId, hasRead = false, olderStates }: RedirectNoticeProps) {
  const navigate = useNavigate();
  const [isReturn] = useState(() => resultId !== undefined && hasRedirected(resultId));
  const [isStaying, setIsStaying] = useState(hasRead || isReturn);
  /** Not after a tap elsewhere: its target would move away. */
  const [isSmall, setIsSmall] = useState(isStaying);
  useEffect(() => {
    if (resultId !== undefined) storeRedirected(resultId);
  }, [resultId]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isStaying) return;
    timer.current = setTimeout(() => void navigate(paths.dashboard, { replace: true }), redirectMs);
    return () => clearTimeout(timer.current);
  }, [isStaying, navigate]);
  useReading(({ target }) => {
    if (target instanceof Node && box.current?.contains(target)) return;
    clearTimeout(timer.current);
    setIsStaying(true);
  }, !isStaying);
  const stay = () => {
    setIsStaying(true);
    setIsSmall(true);
    notice.current?.focus();
  };
  if (isReturn && olderStates === 0) return null;
  return (
    <Group ref={box} {...(isSmall ? smallLook : boxLook)}>
      <div>
        {!isReturn && (
          <p ref={notice} role="status" tabIndex={-1}>
            {isStaying ? texts.stayed : texts.text}
          </p>
        )}
        {olderStates > 0 && (
          <Text mt={4} c="dimmed" fz="sm" className={common.inkLinks}>
            <OlderStatesLine />
          </Text>
        )}
      </div>
      {isSmall ? (
        <TallLink to={paths.dashboard}>{shellTexts.goOn.toStart}</TallLink>
      ) : (
        <Group gap="xs" align="stretch">
          {!isStaying && (
            <PlainButton size="sm" onClick={stay}>
              {texts.stay}
            </PlainButton>
          )}
          <LinkButton to={paths.dashboard}>{shellTexts.goOn.toStart}</LinkButton>
        </Group>
      )}
    </Group>
  );
}

const boxLook = {
  ...{ gap: '0.5rem 2rem', justify: 'space-between', mb: 'xl', bg: 'var(--pg-fit-soft)', bdrs: 'fit' },
  ...{ py: { base: 'sm', sm: 'md' }, px: { base: 'md', sm: 'lg' } },
};
const smallLook = { gap: '0.25rem 0.75rem', mb: 'lg', fz: 'sm', className: common.inkLinks };

/** With an unsure result, below the advice to repeat the test. */
export const OlderStatesNote = () => (
  <Text mt="xs" fz="sm" className={common.inkLinks}>
    <OlderStatesLine action={testResultsTexts.toViewers} />
  </Text>
);

/** '1 Unternehmen sieht Ihre Stärken noch nicht. Jetzt zeigen' */
export function OlderStatesLine({ action }: { action?: string }) {
  const { data: viewers } = trpc.releases.recentViewers.useQuery();
  if (viewers === undefined || viewers.outdated === 0) return null;
  return (
    <>
      {olderStatesText(viewers)}. <Link to={paths.releases}>{action ?? olderStatesAction(viewers)}</Link>
    </>
  );
}
