import { Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { SecondaryButton } from '../taking/test-buttons.tsx';

const redirectMs = 3_000;
const { result: texts } = valueTexts;

export function DashboardRedirect() {
  const navigate = useNavigate();
  const [isStaying, setStaying] = useState(false);
  useEffect(() => {
    if (isStaying) return;
    const timer = setTimeout(() => void navigate(paths.dashboard), redirectMs);
    return () => clearTimeout(timer);
  }, [isStaying, navigate]);
  if (isStaying) return <DashboardLink />;
  return (
    <Group gap="0.75rem 1rem" mt="lg">
      <Text c="dimmed" role="status">
        {texts.redirect}
      </Text>
      <SecondaryButton onClick={() => setStaying(true)}>{texts.stay}</SecondaryButton>
    </Group>
  );
}

export function DashboardLink() {
  return (
    <Group gap="0.75rem 1rem" mt="lg">
      <LinkButton to={paths.dashboard} kind="action" size="lg">
        {texts.toDashboard}
      </LinkButton>
    </Group>
  );
}
