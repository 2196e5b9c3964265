import { Box, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Match } from '#shared/matching/types.ts';
import type { PageContent } from '#shared/pages/page-content.ts';
import { exampleTexts as texts } from '#shared/texts/pages/examples.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { MatchRangeBar } from '../../components/match/match-range-bar.tsx';
import { RangeBars } from '../../components/range-bars/range-bars.tsx';
import { paths } from '../../lib/paths.ts';
import { ownStep } from './content-frame.tsx';
import classes from './content-page.module.css';
import { Card, SectionText } from './section-card.tsx';

const skillCount = 30;
const places = [
  { rank: 1, low: 1, high: 4 },
  { rank: 2, low: 1, high: 5 },
  { rank: 12, low: 9, high: 16 },
] as const;
const rows = places.map((place, index) => ({ ...place, skillId: index, name: texts.result.skills[index] ?? '' }));

type ShownMatch = Pick<Match, 'match' | 'low' | 'high'>;
const maras: ShownMatch = { match: 74, low: 63, high: 82 };
const others: ShownMatch = { match: 71, low: 60, high: 80 };

const figures: Record<string, ReactNode> = {
  [texts.result.title]: (
    <Figure {...texts.result} to={paths.tests}>
      <RangeBars rows={rows} of={skillCount} label={texts.result.label} />
    </Figure>
  ),
  [texts.match.title]: (
    <Figure {...texts.match} to={paths.jobs}>
      <Matches names={texts.match.names} matches={[maras]} />
    </Figure>
  ),
  [texts.requests.title]: (
    <Figure {...texts.requests} to={`${paths.auth}?tab=signup`}>
      <Stack component="ul" gap="sm">
        {texts.requests.rows.map(({ who, state }) => (
          <Group component="li" key={who} justify="space-between" gap="xs">
            <Text span fw={600}>
              {who}
            </Text>
            <Text span c="dimmed">
              {state}
            </Text>
          </Group>
        ))}
      </Stack>
    </Figure>
  ),
  [texts.candidates.title]: (
    <Figure {...texts.candidates} to={paths.companyInfo}>
      <Matches names={texts.candidates.names} matches={[maras, others]} />
    </Figure>
  ),
};

/** Each example beside its view in the product. An edited title has no figure. */
export const Examples = ({ sections }: Pick<PageContent, 'sections'>) => (
  <Stack gap="1.25rem">
    {sections.map(({ title, ...section }) => (
      <Card key={title} title={title}>
        <div className={classes.cards}>
          <div>
            <SectionText {...section} heading={3} />
          </div>
          {figures[title]}
        </div>
      </Card>
    ))}
  </Stack>
);

type FigureProps = { label: string; next: string; to: string; children: ReactNode };

function Figure({ label, next, to, children }: FigureProps) {
  const step = ownStep({ label: next, path: to });
  return (
    <div>
      <Box component="figure" mb="md" p="md" bg="var(--pg-ground)" bd="1px solid var(--pg-line)" bdrs="md">
        <Text component="figcaption" mb="sm" c="dimmed" fz="sm">
          {label}
        </Text>
        {children}
      </Box>
      <Box ms={-8}>
        <LinkButton to={step.path} kind="plain">
          {step.label}
        </LinkButton>
      </Box>
    </div>
  );
}

function Matches({ names, matches }: { names: readonly string[]; matches: readonly ShownMatch[] }) {
  return (
    <Stack component="ul" gap="md">
      {matches.map((shown, index) => (
        <li key={names[index]}>
          <Text fw={600}>{names[index]}</Text>
          <Text mb={6} c="dimmed" fz="sm" className={common.numbers}>
            {texts.of(shown.match)}, {texts.range(shown.low, shown.high)}
          </Text>
          <MatchRangeBar match={shown} />
        </li>
      ))}
    </Stack>
  );
}
