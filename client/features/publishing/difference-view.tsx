import { Box, Group, Stack } from '@mantine/core';
import { useId } from 'react';
import type { Difference, LessonChange, ModuleChange } from '#shared/publishing/diff.ts';
import { compareTexts as texts } from '#shared/texts/courses/publishing.ts';
import { TextDiff } from '../../components/difference/text-diff.tsx';
import { look } from '../../components/look/look.ts';
import { StateBadge } from '../../components/state-badge.tsx';
import { BlockChangeView } from './block-change.tsx';

/** What is different, in reading order. Changed words are struck out and underlined, never told by colour alone. */
export function DifferenceView({ difference: { title, modules, lessons } }: { difference: Difference }) {
  const id = useId();
  if (title === null && modules.length === 0 && lessons.length === 0) {
    return (
      <div>
        <Box component="h3" mb="sm" lh={1.3} className={look('heading', 'step1')}>
          {texts.same}
        </Box>
        <p className={look('muted', 'anywhere')}>{texts.sameText}</p>
      </div>
    );
  }
  return (
    <>
      {title !== null && (
        <section aria-labelledby={`${id}-title`}>
          <Box component="h3" mb="sm" lh={1.3} className={look('heading', 'step1')} id={`${id}-title`}>
            {texts.courseTitle}
          </Box>
          <TextDiff before={title.before} after={title.after} />
        </section>
      )}
      {modules.length > 0 && (
        <section aria-labelledby={`${id}-modules`}>
          <Box component="h3" mb="sm" lh={1.3} className={look('heading', 'step1')} id={`${id}-modules`}>
            {texts.modules}
          </Box>
          <ul className={look('lineTop')}>
            {modules.map((change) => (
              <ModuleChangeView key={change.moduleId} change={change} />
            ))}
          </ul>
        </section>
      )}
      {lessons.length > 0 && (
        <section aria-labelledby={`${id}-lessons`}>
          <Box component="h3" mb="sm" lh={1.3} className={look('heading', 'step1')} id={`${id}-lessons`}>
            {texts.lessons}
          </Box>
          <ul className={look('lineTop')}>
            {lessons.map((change) => (
              <LessonChangeView key={change.lessonId} change={change} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ModuleChangeView({ change: { kind, title, formerTitle } }: { change: ModuleChange }) {
  return (
    <Box component="li" py={14} className={look('lineBottom')}>
      <Group component="p" gap="0.375rem 0.75rem">
        <StateBadge of="change" state={kind}>
          {texts.kinds[kind]}
        </StateBadge>
        <span className={look('narrowable', 'strong', 'anywhere')}>{title}</span>
      </Group>
      {formerTitle !== null && <p className={look('muted', 'anywhere')}>{texts.formerTitle(formerTitle)}</p>}
    </Box>
  );
}

function LessonChangeView({ change }: { change: LessonChange }) {
  const { kind, title, formerTitle, moduleTitle, blocks } = change;
  return (
    <Box component="li" py={14} className={look('lineBottom')}>
      <Group component="p" gap="0.375rem 0.75rem">
        <StateBadge of="change" state={kind}>
          {texts.kinds[kind]}
        </StateBadge>
        <span className={look('narrowable', 'strong', 'anywhere')}>{title}</span>
      </Group>
      <p className={look('muted', 'anywhere')}>
        {texts.inModule(moduleTitle)}
        {formerTitle !== null && `. ${texts.formerTitle(formerTitle)}`}
      </p>
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
