import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { PageContent, PageSection } from '#shared/pages/page-content.ts';
import { createMatcher } from '#shared/search.ts';
import { contentPageTexts as texts } from '#shared/texts/pages/content-pages.ts';
import { SearchField } from '../../components/fields/search-field.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import { paths } from '../../lib/paths.ts';
import { ContentFrame } from './content-frame.tsx';

export default function HelpPage() {
  return <ContentFrame slug="help">{(content) => <Help {...content} />}</ContentFrame>;
}

const maxSearch = 100;
const topicId = (index: number): string => `thema-${index + 1}`;

function Help({ intro, sections }: PageContent) {
  const [typed, setTyped] = useState('');
  const isSearch = typed.trim() !== '';
  const topics = useMemo(() => (isSearch ? matching(sections, typed) : sections), [sections, typed, isSearch]);
  const count = topics.reduce((sum, { parts }) => sum + parts.length, 0);
  return (
    <>
      <Prose html={intro} />
      <Box mt="lg">
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          maxLength={maxSearch}
          typed={typed}
          setTyped={setTyped}
        />
      </Box>
      <Text role="status" c="dimmed" mt="xs">
        {isSearch && count > 0 && texts.found(count)}
      </Text>
      {!isSearch && <TopicLinks sections={sections} />}
      {isSearch && count === 0 && <NothingFound />}
      {topics.map((topic, index) => (
        <Topic key={topic.title} id={topicId(index)} {...topic} />
      ))}
    </>
  );
}

/** Every typed word occurs in the topic, the question or the answer. */
function matching(sections: readonly PageSection[], typed: string): PageSection[] {
  const matchers = typed.trim().split(/\s+/u).map(createMatcher);
  return sections
    .map((section) => ({
      ...section,
      parts: section.parts.filter(({ title, html }) => {
        const text = `${section.title} ${title} ${html.replace(/<[^<>]*>/gu, ' ')}`;
        return matchers.every((matches) => matches(text));
      }),
    }))
    .filter(({ parts }) => parts.length > 0);
}

const TopicLinks = ({ sections }: { sections: readonly PageSection[] }) => (
  <Group component="nav" gap="xs" mt="sm" aria-label={texts.topics}>
    {sections.map(({ title }, index) => (
      <Box
        component="a"
        key={title}
        href={`#${topicId(index)}`}
        px="sm"
        py={10}
        c="bright"
        fw={600}
        bg="var(--pg-sunken)"
        bdrs="md"
        td="none"
      >
        {title}
      </Box>
    ))}
  </Group>
);

const NothingFound = () => (
  <Stack gap="md" mt="sm" align="flex-start">
    <p>{texts.nothing}</p>
    <LinkButton to={paths.contact}>{texts.ask}</LinkButton>
  </Stack>
);

const Topic = ({ id, title, html, parts }: PageSection & { id: string }) => (
  <Box component="section" id={id} mt={40}>
    <Title order={2} fz="var(--pg-step-2)" mb="xs">
      {title}
    </Title>
    <Prose html={html} />
    {parts.map((part) => (
      <Fold key={part.title} title={part.title} heading="h3">
        <Prose html={part.html} />
      </Fold>
    ))}
  </Box>
);
