import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ShownPage } from '#shared/pages/page-content.ts';
import type { ContentPageSlug } from '#shared/pages.ts';
import { ContactLine } from '../../components/contact-line.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import { paths } from '../../lib/paths.ts';
import { ContentFrame } from './content-frame.tsx';
import classes from './content-page.module.css';
import { DataCategories } from './data-categories.tsx';
import { Examples } from './example-figures.tsx';
import { Features } from './features.tsx';
import { PageSections } from './page-sections.tsx';
import { Card } from './section-card.tsx';

type Layout = {
  isWide: boolean;
  hasOwnSteps?: boolean;
  hasOwnSections?: boolean;
  render: (content: ShownPage) => ReactNode;
};

const reading: Layout = { isWide: false, render: (content) => <PageSections {...content} /> };

const layouts: Partial<Record<ContentPageSlug, Layout>> = {
  features: {
    isWide: true,
    hasOwnSteps: true,
    hasOwnSections: true,
    render: (content) => (
      <>
        <Lead html={content.intro} />
        <Features {...content} />
      </>
    ),
  },
  examples: {
    isWide: true,
    hasOwnSections: true,
    render: (content) => (
      <>
        <Lead html={content.intro} />
        <Examples {...content} />
      </>
    ),
  },
  privacy: {
    isWide: false,
    render: (content) => (
      <>
        <PageSections {...content} isFolded />
        {content.periods !== undefined && <DataCategories periods={content.periods} />}
      </>
    ),
  },
  terms: { isWide: false, render: (content) => <PageSections {...content} isFolded /> },
  contact: {
    isWide: false,
    render: ({ contact = '', intro, sections }) => (
      <>
        <ContactLine contact={contact} />
        <PageSections intro={intro} sections={sections} isFolded={contact === ''} />
      </>
    ),
  },
  pricing: {
    isWide: true,
    hasOwnSections: true,
    render: (content) => <PricePlans {...content} />,
  },
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

/** 'Name: figure' is a plan with its price; a plan links to the step with its number. */
function PricePlans({ intro, sections, steps, contact = '' }: ShownPage) {
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
              {html.includes(`href="${paths.contact}"`) && <ContactLine contact={contact} />}
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
