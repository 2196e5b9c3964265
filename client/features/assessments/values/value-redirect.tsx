import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';

const redirectMs = 3_000;
const { result: texts } = valueTexts;

export function DashboardRedirect() {
  const navigate = useNavigate();
  const [isStaying, setStaying] = useState(false);
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isStaying) return;
    const timer = setTimeout(() => void navigate(paths.dashboard), redirectMs);
    return () => clearTimeout(timer);
  }, [isStaying, navigate]);
  const stay = () => {
    setStaying(true);
    // The pressed button disappears.
    notice.current?.focus({ preventScroll: true });
  };
  return (
    <Group mb="lg" p="1rem 1.25rem" gap="0.75rem 1rem" justify="space-between" bg="var(--pg-fit-soft)" bdrs="fit">
      <Text c="bright" role="status" ref={notice} tabIndex={-1}>
        {isStaying ? texts.stayed : texts.redirect}
      </Text>
      <Group gap="0.5rem 1rem">
        {!isStaying && (
          <Button color="coral" size="md" onClick={stay}>
            {texts.stay}
          </Button>
        )}
        <LinkButton to={paths.dashboard} kind="plain">
          {texts.toDashboard}
        </LinkButton>
      </Group>
    </Group>
  );
}

export function DashboardLink() {
  return (
    <Group gap="0.75rem 1rem" mt="xl">
      <LinkButton to={paths.dashboard} kind="action" size="lg">
        {texts.toDashboard}
      </LinkButton>
    </Group>
  );
}
