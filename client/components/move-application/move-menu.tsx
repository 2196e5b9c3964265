import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ApplicationStatus, type CompanyStatus, companyStatuses, mayMove } from '#shared/applications/status.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { moveApplicationTexts as texts } from '#shared/texts/applications/board.ts';
import common from '../common.module.css';

type MoveMenuProps = {
  name: string;
  status: ApplicationStatus;
  isBusy?: boolean;
  onMove: (to: CompanyStatus) => void;
};

export function MoveMenu({ name, status, isBusy = false, onMove }: MoveMenuProps) {
  const targets = companyStatuses.filter((to) => mayMove(status, to));
  if (targets.length === 0) return null;
  return (
    <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          size="sm"
          variant="default"
          loading={isBusy}
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden="true" />}
        >
          {texts.menu}
          <span className={common.unseen}>{` ${texts.of(name)}`}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {targets.map((to) => (
          <Menu.Item key={to} {...(to === 'refused' && { color: 'var(--pg-error-text)' })} onClick={() => onMove(to)}>
            {applicationStatusNames[to]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
