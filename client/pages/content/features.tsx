import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { type PageContent, type PageSection, type PageStep, topicsOf } from '#shared/pages/page-content.ts';
import { type ProductPicture, productPictures } from '#shared/pages/product-pictures.ts';
import { contentPageTexts } from '#shared/texts/pages/content-pages.ts';
import { productPictureTexts } from '#shared/texts/pages/product-pictures.ts';
import common from '../../components/common.module.css';
import { PictureStory } from '../../components/product-picture/picture-story.tsx';
import { SectionTitle } from '../../components/section-title.tsx';
import { StepLinks } from './content-frame.tsx';
import classes from './content-page.module.css';
import { SectionCards, SectionText } from './section-card.tsx';

const { people, companies, label } = contentPageTexts.readers;
const readers = [
  { title: people, id: 'arbeitsuchende', pictures: productPictures.filter((name) => name !== 'board') },
  { title: companies, id: 'unternehmen', pictures: ['board'] },
] as const;

/** A section without a group is for people who look for work. A group ends with the step of its number. */
export function Features({ sections, steps }: PageContent) {
  const topics = topicsOf(sections);
  const sectionsOf = (title: string) =>
    topics.filter(({ group }) => (group === companies ? companies : people) === title);
  return (
    <>
      <JumpLinks steps={steps.slice(0, 1)} />
      {readers.map(({ title, id, pictures }, index) => (
        <Readers
          key={id}
          id={id}
          title={title}
          pictures={pictures}
          sections={sectionsOf(title)}
          steps={steps.slice(index, index + 1)}
        />
      ))}
    </>
  );
}

const JumpLinks = ({ steps }: { steps: readonly PageStep[] }) => (
  <Box mb="xl">
    <StepLinks steps={steps} />
    <Group component="nav" gap="0 1.5rem" mt="sm" mb="xs" aria-label={label}>
      {readers.map(({ title, id }) => (
        <Box component="a" key={id} href={`#${id}`} py={10} c="bright" fw={600} className={common.link}>
          {title}
        </Box>
      ))}
    </Group>
    <Text c="dimmed" fz="sm">
      {productPictureTexts.note}
    </Text>
  </Box>
);

const Benefits = ({ sections }: { sections: readonly PageSection[] }) => (
  <Stack justify="center" gap={0}>
    {sections.map(({ title, ...section }, index) => (
      <Box key={title} py="lg" className={index === 0 ? undefined : common.lineTop}>
        <Title order={3} mb={4} fz="var(--pg-step-2)" lh={1.2}>
          {title}
        </Title>
        <SectionText {...section} heading={4} />
      </Box>
    ))}
  </Stack>
);

type ReadersProps = {
  id: string;
  title: string;
  pictures: readonly ProductPicture[];
  sections: readonly PageSection[];
  steps: readonly PageStep[];
};

const Readers = ({ id, title, pictures, sections, steps }: ReadersProps) => (
  <Box component="section" id={id} mb="clamp(3rem, 6vw, 4.5rem)" aria-labelledby={`${id}-titel`}>
    <Box mb="lg">
      <SectionTitle id={`${id}-titel`}>{title}</SectionTitle>
    </Box>
    <div className={classes.cards} style={{ rowGap: '2.5rem' }}>
      {pictures.map((name) => (
        <PictureStory key={name} name={name} isFirst={name === productPictures[0]} />
      ))}
      {pictures.length === 1 ? <Benefits sections={sections} /> : <SectionCards sections={sections} />}
    </div>
    <Box mt="xl">
      <StepLinks steps={steps} />
    </Box>
  </Box>
);
