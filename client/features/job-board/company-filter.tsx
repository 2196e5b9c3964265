import { Box, Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { JobCard } from '#shared/jobs/board.ts';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import { look } from '../../components/look/look.ts';

type CompanyFilterProps = { slug: string; jobs: readonly JobCard[]; onRemove: () => void };

/** One comes here from a company's page: whose jobs these are, and the way to everybody's. */
export function CompanyFilter({ slug, jobs, onRemove }: CompanyFilterProps) {
  if (slug === '') return null;
  const name = jobs.find(({ company }) => company.slug === slug)?.company.name ?? slug;
  return (
    <Box mt="md">
      <Group gap="0.5rem 1rem">
        <span className={look('strong', 'anywhere')}>{texts.company(name)}</span>
        <Button
          variant="default"
          rightSection={<IconX size={16} stroke={1.75} aria-hidden="true" />}
          onClick={onRemove}
        >
          {texts.anyCompany}
        </Button>
      </Group>
    </Box>
  );
}
