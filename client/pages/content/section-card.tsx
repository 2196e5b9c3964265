import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PageSection } from '#shared/pages/page-content.ts';
import { Prose } from '../../components/prose/prose.tsx';

type CardProps = { title: string; heading?: 2 | 3; children: ReactNode };

export const Card = ({ title, heading = 2, children }: CardProps) => (
  <Stack
    component="section"
    gap={0}
    p="clamp(1.25rem, 4vw, 2rem)"
    bg="var(--pg-surface)"
    bd="1px solid var(--pg-line)"
    bdrs="fit"
  >
    <Title order={heading} size="h3" mb="sm">
      {title}
    </Title>
    {children}
  </Stack>
);

/** For a grid of cards below a heading of level 2. */
export const SectionCards = ({ sections }: { sections: readonly PageSection[] }) =>
  sections.map((section) => (
    <Card key={section.title} title={section.title} heading={3}>
      <SectionText {...section} heading={4} />
    </Card>
  ));

export const SectionText = ({ html, parts, heading }: Omit<PageSection, 'title'> & { heading: 3 | 4 }) => (
  <>
    <Prose html={html} />
    {parts.map((part) => (
      <div key={part.title}>
        <Title order={heading} size="h4" mt="lg" mb="xs">
          {part.title}
        </Title>
        <Prose html={part.html} />
      </div>
    ))}
  </>
);
