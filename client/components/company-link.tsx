import { Badge, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { unverifiedTexts as texts } from '#shared/texts/organisations/verification.ts';
import { paths } from '../lib/paths.ts';
import common from './common.module.css';
import { TallLink } from './link-button.tsx';

export const CompanyLink = ({ company: { name, slug } }: { company: { name: string; slug: string | null } }) =>
  slug === null ? (
    <span>{name}</span>
  ) : (
    <TallLink c="bright" className={common.link} to={paths.companyPage(slug)}>
      {name}
    </TallLink>
  );

export const UnverifiedMark = () => (
  <Popover width={320} position="bottom-start" withArrow trapFocus returnFocus>
    <Popover.Target>
      <UnstyledButton mih={44}>
        <Badge component="span" color="amber">
          {texts.label}
        </Badge>
      </UnstyledButton>
    </Popover.Target>
    <Popover.Dropdown maw="calc(100vw - 2rem)">
      <Stack gap="xs" fz="sm">
        <Text fw={600}>{texts.title}</Text>
        <p>{texts.text}</p>
      </Stack>
    </Popover.Dropdown>
  </Popover>
);

type CompanyLogoProps = { url: string; height?: number };

export function CompanyLogo({ url, height = 32 }: CompanyLogoProps) {
  return <img src={url} alt="" height={height} style={{ maxWidth: '8rem', objectFit: 'contain' }} />;
}
