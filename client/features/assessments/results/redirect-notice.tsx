import { Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { testResultsTexts } from '#shared/texts/assessments/results.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { LinkButton, PlainButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';

const { redirect: texts } = testResultsTexts;
const redirectMs = 3000;
/** They show that the person reads the page, so it stays. */
const readingEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export function RedirectNotice() {
  const navigate = useNavigate();
  const [isStaying, setIsStaying] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isStaying) return;
    const timer = setTimeout(() => void navigate(paths.dashboard, { replace: true }), redirectMs);
    const keep = ({ target }: Event) => {
      if (target instanceof Node && box.current?.contains(target)) return;
      clearTimeout(timer);
      setIsStaying(true);
    };
    for (const event of readingEvents) window.addEventListener(event, keep, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of readingEvents) window.removeEventListener(event, keep);
    };
  }, [isStaying, navigate]);
  const stay = () => {
    setIsStaying(true);
    notice.current?.focus();
  };
  return (
    <Group
      ref={box}
      gap="0.5rem 2rem"
      justify="space-between"
      mb="xl"
      py="md"
      px="lg"
      bg="var(--pg-fit-soft)"
      bdrs="fit"
    >
      <p ref={notice} role="status" tabIndex={-1}>
        {isStaying ? texts.stayed : texts.text}
      </p>
      <Group gap="sm" align="stretch">
        {!isStaying && <PlainButton onClick={stay}>{texts.stay}</PlainButton>}
        <LinkButton to={paths.dashboard}>{shellTexts.goOn.toStart}</LinkButton>
      </Group>
    </Group>
  );
}
