import { Badge, Popover, Stack, UnstyledButton } from '@mantine/core';
import { unverifiedTexts as texts } from '#shared/texts/organisations/verification.ts';
import { look } from './look/look.ts';

/** Marks an unverified company; a tap explains the mark. */
export const UnverifiedMark = () => (
  <Popover width={320} position="bottom-start" withArrow trapFocus returnFocus>
    <Popover.Target>
      <UnstyledButton className={look('finger')}>
        <Badge component="span" color="amber">
          {texts.label}
        </Badge>
      </UnstyledButton>
    </Popover.Target>
    <Popover.Dropdown maw="calc(100vw - 2rem)">
      <Stack gap="xs" className={look('small')}>
        <p className={look('strong')}>{texts.title}</p>
        <p>{texts.text}</p>
      </Stack>
    </Popover.Dropdown>
  </Popover>
);
