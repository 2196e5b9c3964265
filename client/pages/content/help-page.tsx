import { Box, Button, Text, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { allWords, meantWords, wordsOf } from '#shared/meant-words.ts';
import { type PageContent, type Topic, topicsOf } from '#shared/pages/page-content.ts';
import { createMatcher } from '#shared/search.ts';
import { contentPageTexts as texts } from '#shared/texts/pages/content-pages.ts';
import { SearchField } from '../../components/fields/search-field.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import { ContentFrame } from './content-frame.tsx';
import classes from './content-page.module.css';

export default function HelpPage() {
  return (
    <ContentFrame slug="help" isWide hasOwnSections>
      {(content) => <Help {...content} />}
    </ContentFrame>
  );
}

const maxSearch = 100;

function Help({ intro, sections }: PageContent) {
  const [typed, setTyped] = useState('');
  const isSearch = typed.trim() !== '';
  const all = useMemo(() => topicsOf(sections), [sections]);
  const topics = useMemo(() => (isSearch ? matching(all, typed) : all), [all, typed, isSearch]);
  const count = topics.reduce((sum, { parts }) => sum + parts.length, 0);
  const isNothing = isSearch && count === 0;
  const meant = useMemo(() => (isNothing ? meantSearch(all, typed) : null), [all, typed, isNothing]);
  const ungrouped = isSearch ? topics : topics.filter(({ group }) => group === '');
  return (
    <>
      <Prose html={intro} />
      <Box mt="lg" maw="var(--pg-reading)">
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          maxLength={maxSearch}
          typed={typed}
          setTyped={setTyped}
        />
      </Box>
      <Text role="status" c="dimmed" mt="xs">
        {isSearch && (isNothing ? texts.nothing : texts.found(count))}
      </Text>
      {meant !== null && (
        <Button variant="default" mt="md" mih={44} h="auto" py={6} onClick={() => setTyped(meant)}>
          {texts.meant(meant)}
        </Button>
      )}
      <Box maw="var(--pg-reading)">
        {ungrouped.map((topic) => (
          <TopicSection key={topic.id} {...topic} />
        ))}
      </Box>
      <div className={classes.cards} style={{ columnGap: '3rem', alignItems: 'start' }}>
        {!isSearch &&
          Object.entries(
            Object.groupBy(
              topics.filter(({ group }) => group !== ''),
              ({ group }) => group,
            ),
          ).map(([group, members = []]) => <TopicGroup key={group} title={group} topics={members} />)}
      </div>
    </>
  );
}

/** Every typed word occurs in the topic, the question or the answer. */
function matching(topics: readonly Topic[], typed: string): Topic[] {
  const matchers = typed.trim().split(/\s+/u).map(createMatcher);
  return topics
    .map((topic) => ({
      ...topic,
      parts: topic.parts.filter((part) => {
        const text = textOf(topic, part);
        return matchers.every((matches) => matches(text));
      }),
    }))
    .filter(({ parts }) => parts.length > 0);
}

const textOf = (topic: Topic, { title, html }: Topic['parts'][number]): string =>
  `${topic.title} ${title} ${html.replace(/<[^<>]*>/gu, ' ')}`;

/** The search with its mistyped words replaced, if that finds an answer. */
function meantSearch(topics: readonly Topic[], typed: string): string | null {
  const known = topics.flatMap((topic) => topic.parts.map((part) => textOf(topic, part)));
  const meant = meantWords(typed, wordsOf(known, allWords));
  return meant !== null && matching(topics, meant).length > 0 ? meant : null;
}

const TopicGroup = ({ title, topics }: { title: string; topics: readonly Topic[] }) => (
  <Box component="section" mt={40}>
    <TopicTitle>{title}</TopicTitle>
    {topics.map((topic) => (
      <Fold key={topic.id} title={topic.title} heading="h3">
        <Box id={topic.id} ps="md">
          <Answers {...topic} heading="h4" />
        </Box>
      </Fold>
    ))}
  </Box>
);

const TopicSection = (topic: Topic) => (
  <Box component="section" id={topic.id} mt={40}>
    <TopicTitle>{topic.title}</TopicTitle>
    <Answers {...topic} heading="h3" />
  </Box>
);

const TopicTitle = ({ children }: { children: string }) => (
  <Title order={2} fz="var(--pg-step-2)" mb="xs">
    {children}
  </Title>
);

const Answers = ({ html, parts, heading }: Topic & { heading: 'h3' | 'h4' }) => (
  <>
    <Prose html={html} />
    {parts.map((part) => (
      <Fold key={part.title} title={part.title} heading={heading}>
        <Prose html={part.html} />
      </Fold>
    ))}
  </>
);
