import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Difference, LessonChange, ModuleChange } from '#shared/publishing/diff.ts';
import { compareTexts as texts } from '#shared/texts/courses/publishing.ts';
import common from '../../components/common.module.css';
import { TextDiff } from '../../components/difference/text-diff.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { BlockChangeView } from './block-change.tsx';

export function DifferenceView({ difference: { title, outcomes, modules, lessons } }: { difference: Difference }) {
  if (title === null && outcomes === null && modules.length === 0 && lessons.length === 0) {
    return (
      <div>
        <Title order={3} size="h4" mb="sm">
          {texts.same}
        </Title>
        <Text c="dimmed" className={common.anywhere}>
          {texts.sameText}
        </Text>
      </div>
    );
  }
  return (
    <>
      {title !== null && (
        <ChangedText title={texts.courseTitle}>
          <TextDiff before={title.before} after={title.after} />
        </ChangedText>
      )}
      {outcomes !== null && (
        <ChangedText title={texts.outcomes}>
          <TextDiff before={outcomes.before} after={outcomes.after} />
        </ChangedText>
      )}
      {modules.length > 0 && (
        <ChangedText title={texts.modules}>
          <ul className={common.lineTop}>
            {modules.map((change) => (
              <ModuleChangeView key={change.moduleId} change={change} />
            ))}
          </ul>
        </ChangedText>
      )}
      {lessons.length > 0 && (
        <ChangedText title={texts.lessons}>
          <ul className={common.lineTop}>
            {lessons.map((change) => (
              <LessonChangeView key={change.lessonId} change={change} />
            ))}
          </ul>
        </ChangedText>
      )}
    </>
  );
}

function ChangedText({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="h4" mb="sm" id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}

function ModuleChangeView({ change: { kind, title, formerTitle } }: { change: ModuleChange }) {
  return (
    <Box component="li" py={14} className={common.lineBottom}>
      <Group component="p" gap="0.375rem 0.75rem">
        <StateBadge of="change" state={kind}>
          {texts.kinds[kind]}
        </StateBadge>
        <Text span miw={0} fw={600} className={common.anywhere}>
          {title}
        </Text>
      </Group>
      {formerTitle !== null && (
        <Text c="dimmed" className={common.anywhere}>
          {texts.formerTitle(formerTitle)}
        </Text>
      )}
    </Box>
  );
}

function LessonChangeView({ change }: { change: LessonChange }) {
  const { kind, title, formerTitle, moduleTitle, blocks } = change;
  return (
    <Box component="li" py={14} className={common.lineBottom}>
      <Group component="p" gap="0.375rem 0.75rem">
        <StateBadge of="change" state={kind}>
          {texts.kinds[kind]}
        </StateBadge>
        <Text span miw={0} fw={600} className={common.anywhere}>
          {title}
        </Text>
      </Group>
      <Text c="dimmed" className={common.anywhere}>
        {texts.inModule(moduleTitle)}
        {formerTitle !== null && `. ${texts.formerTitle(formerTitle)}`}
      </Text>
      {blocks.length > 0 && (
        <Stack gap="sm" component="ul" mt={14}>
          {blocks.map((block) => (
            <BlockChangeView key={(block.after ?? block.before)?.id} change={block} />
          ))}
        </Stack>
      )}
    </Box>
  );
}
