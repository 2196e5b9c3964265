import { Box, Title } from '@mantine/core';
import type { PageContent, PageSection } from '#shared/pages/page-content.ts';
import { contentPageTexts as texts } from '#shared/texts/pages/content-pages.ts';
import { Fold } from '../../components/fold/fold.tsx';
import { Prose } from '../../components/prose/prose.tsx';

/** The sections that hold a gap, which the server marks. */
export const sectionsWithGaps = (sections: readonly PageSection[]) =>
  sections.flatMap(({ title, html, parts }, index) =>
    [html, ...parts.map((part) => part.html)].some((text) => text.includes('<mark>'))
      ? [{ title, id: idOf(index) }]
      : [],
  );

const idOf = (index: number): string => `abschnitt-${index + 1}`;
const fewSections = 6;

type PageSectionsProps = Omit<PageContent, 'steps'> & { isFolded?: boolean };

/** If folded, only the first section is open, and the titles replace the table of contents. */
export function PageSections({ intro, sections, isFolded = false }: PageSectionsProps) {
  const open = isFolded ? sections.slice(0, 1) : sections;
  return (
    <>
      <Prose html={intro} />
      {!isFolded && sections.length > fewSections && <Contents sections={sections} />}
      {open.map((section, index) => (
        <Section key={section.title} id={idOf(index)} {...section} />
      ))}
      <Box mt="xl">
        {sections.slice(open.length).map(({ title, ...section }, index) => (
          <Fold key={title} title={title}>
            <div id={idOf(open.length + index)}>
              <SectionBody {...section} />
            </div>
          </Fold>
        ))}
      </Box>
    </>
  );
}

const Contents = ({ sections }: { sections: readonly PageSection[] }) => (
  <Box mt="lg">
    <Fold title={texts.contents}>
      <ol>
        {sections.map(({ title }, index) => (
          <Box component="li" key={title} py={6}>
            <a href={`#${idOf(index)}`}>{title}</a>
          </Box>
        ))}
      </ol>
    </Fold>
  </Box>
);

const Section = ({ id, title, html, parts }: PageSection & { id: string }) => (
  <section id={id}>
    <Title order={2} fz="var(--pg-step-2)" mt={40} mb="sm">
      {title}
    </Title>
    <SectionBody html={html} parts={parts} />
  </section>
);

const SectionBody = ({ html, parts }: Omit<PageSection, 'title'>) => (
  <>
    <Prose html={html} />
    {parts.map((part) => (
      <div key={part.title}>
        <Title order={3} fz="var(--pg-step-1)" mt={28} mb="xs">
          {part.title}
        </Title>
        <Prose html={part.html} />
      </div>
    ))}
  </>
);
