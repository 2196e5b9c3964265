import { Box, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PageContent, ShownPage } from '#shared/pages/page-content.ts';
import type { ContentPageSlug } from '#shared/pages.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import { ContentFrame, StepLinks } from './content-frame.tsx';
import classes from './content-page.module.css';
import { DataCategories } from './data-categories.tsx';
import { PageSections } from './page-sections.tsx';
import { PictureStories } from './picture-stories.tsx';

type Layout = { isWide: boolean; hasOwnSteps?: boolean; render: (content: ShownPage) => ReactNode };

const reading: Layout = { isWide: false, render: (content) => <PageSections {...content} /> };

const layouts: Partial<Record<ContentPageSlug, Layout>> = {
  features: {
    isWide: true,
    render: (content) => (
      <>
        <Lead html={content.intro} />
        <Box mb="clamp(2rem, 5vw, 3.5rem)">
          <StepLinks steps={content.steps} isQuiet />
        </Box>
        <PictureStories />
        <SectionCards {...content} />
      </>
    ),
  },
  examples: {
    isWide: true,
    render: (content) => (
      <>
        <Lead html={content.intro} />
        <SectionCards {...content} />
      </>
    ),
  },
  privacy: {
    isWide: false,
    render: (content) => (
      <>
        <PageSections {...content} />
        {content.periods !== undefined && <DataCategories periods={content.periods} />}
      </>
    ),
  },
  pricing: { isWide: true, hasOwnSteps: true, render: (content) => <PricePlans {...content} /> },
};

export default function ContentPage({ slug }: { slug: ContentPageSlug }) {
  const { render, ...frame } = layouts[slug] ?? reading;
  return (
    <ContentFrame slug={slug} {...frame}>
      {render}
    </ContentFrame>
  );
}

const Lead = ({ html }: { html: string }) => (
  <Box mb="xl">
    <Prose html={html} />
  </Box>
);

function SectionCards({ sections }: Pick<PageContent, 'sections'>) {
  return (
    <div className={classes.cards}>
      {sections.map(({ title, html, parts }) => (
        <Card key={title} title={title}>
          <Prose html={html} />
          {parts.map((part) => (
            <div key={part.title}>
              <Title order={3} size="h4" mt="lg" mb="xs">
                {part.title}
              </Title>
              <Prose html={part.html} />
            </div>
          ))}
        </Card>
      ))}
    </div>
  );
}

/** 'Name: figure' is a plan with its price; a plan links to the step with its number. */
function PricePlans({ intro, sections, steps }: PageContent) {
  return (
    <>
      <Lead html={intro} />
      <div className={classes.cards}>
        {sections.map(({ title, html }, index) => {
          const [name = '', price] = title.split(/: (.*)/u);
          const step = steps[index];
          return (
            <Card key={title} title={name}>
              {price && (
                <Text fz="clamp(2.25rem, 6vw, 3.5rem)" lh={1.1} lts="-0.03em" ff="heading" fw={650} mb="md">
                  {price}
                </Text>
              )}
              <Prose html={html} />
              {step && (
                <Box mt="auto" pt="lg">
                  <LinkButton to={step.path} kind={index === 0 ? 'action' : 'outline'} size="lg">
                    {step.label}
                  </LinkButton>
                </Box>
              )}
            </Card>
          );
        })}
      </div>
    </>
  );
}

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack
    component="section"
    gap={0}
    p="clamp(1.25rem, 4vw, 2rem)"
    bg="var(--pg-surface)"
    bd="1px solid var(--pg-line)"
    bdrs="fit"
  >
    <Title order={2} size="h3" mb="sm">
      {title}
    </Title>
    {children}
  </Stack>
);
