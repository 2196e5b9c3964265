import { Anchor, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { resultWords, testResultsTexts } from '#shared/texts/assessments/results.ts';
import { paths } from '../../../lib/paths.ts';

const { redirect: texts } = testResultsTexts;
const redirectMs = 3000;

export function RedirectNotice() {
  const navigate = useNavigate();
  const [isStaying, setIsStaying] = useState(false);
  const dashboard = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isStaying) return;
    const timer = setTimeout(() => void navigate(paths.dashboard, { replace: true }), redirectMs);
    return () => clearTimeout(timer);
  }, [isStaying, navigate]);
  const stay = () => {
    setIsStaying(true);
    dashboard.current?.focus();
  };
  return (
    <Group gap="0.5rem 2rem" justify="space-between" mb="xl" py="md" px="lg" bg="var(--pg-fit-soft)" bdrs="fit">
      <p role="status">{isStaying ? texts.stayed : texts.text}</p>
      <Group gap="0.5rem 1.5rem" align="stretch" fw={600}>
        {!isStaying && (
          <Anchor component="button" type="button" onClick={stay}>
            {texts.stay}
          </Anchor>
        )}
        <Anchor component={Link} to={paths.dashboard} ref={dashboard}>
          {resultWords.toDashboard}
        </Anchor>
      </Group>
    </Group>
  );
}
