import { Group } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { organisationTexts as texts } from '#shared/texts/organisations/organisations.ts';
import common from '../../components/common.module.css';
import classes from './live-members.module.css';
import { useMemberChanges } from './use-member-changes.ts';

const hintDelayMs = 3_000;

export function LiveMembers({ organisationName }: { organisationName: string }) {
  const { isConnected } = useMemberChanges(organisationName);
  return <div role="status">{!isConnected && <Hint />}</div>;
}

function Hint() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), hintDelayMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <Group
      component="p"
      gap={10}
      wrap="nowrap"
      align="flex-start"
      data-task=""
      fz="sm"
      bg="var(--pg-surface)"
      bd="1px solid var(--pg-line)"
      bdrs="lg"
      className={`${classes.hint} ${common.shadow}`}
    >
      <IconPlugConnectedX size={20} stroke={1.75} aria-hidden="true" />
      <span>
        <strong>{texts.offline}</strong> {texts.offlineText}
      </span>
    </Group>
  );
}
