import { Box, Group, Stack, Text } from '@mantine/core';
import { type Icon, IconBook2, IconCertificate, IconClock, IconStar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { courseStateTexts, lessonCountText, moduleCountText } from '#shared/texts/courses/courses.ts';
import { catalogueTexts } from '#shared/texts/learning/catalogue.ts';
import { courseTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { CompanyLink, CompanyLogo } from '../../components/company-link.tsx';
import { HyphenatedText } from '../../components/hyphenated-text/hyphenated-text.tsx';
import { formatDate } from '../../lib/dates.ts';
import type { ReaderCourse } from './reader-parts.ts';

type CourseHeadProps = { course: ReaderCourse; isDraft: boolean; isComplete?: boolean };

/** The maker, title and description. */
export function CourseHead({ course, isDraft, isComplete = false }: CourseHeadProps) {
  const { organisation, organisationSlug, logoUrl, title, description } = course;
  const name = organisation ?? catalogueTexts.unknownOrganisation;
  return (
    <Box component="header" maw="var(--pg-reading)">
      <Group gap="sm" className={common.anywhere}>
        {logoUrl !== null && <CompanyLogo url={logoUrl} />}
        <Text fw={600}>
          <CompanyLink company={{ name, slug: organisationSlug }} />
        </Text>
        {isDraft && <Text c="dimmed">{courseStateTexts.statuses.draft}</Text>}
      </Group>
      <Box
        component="h1"
        mt="md"
        fz="var(--pg-step-5)"
        lh={1.08}
        ff="heading"
        fw={650}
        lts="-0.02em"
        className={common.anywhere}
        tabIndex={-1}
      >
        {title}
      </Box>
      {description !== '' && !isComplete && (
        <Text maw="38rem" mt="md" lh={1.6} fz="lg" className={common.anywhere}>
          {description}
        </Text>
      )}
    </Box>
  );
}

export const questionCountOf = ({ modules }: ReaderCourse): number =>
  modules
    .flatMap(({ lessons }) => lessons.flatMap(({ content_blocks }) => content_blocks))
    .filter(({ type }) => type === 'quiz').length;

type CourseFactsProps = { course: ReaderCourse; questionCount?: number; isComplete?: boolean };

export function CourseFacts({ course, questionCount = questionCountOf(course), isComplete = false }: CourseFactsProps) {
  const { publishedAt, modules, minutes, skills, version } = course;
  const lessons = modules.flatMap((module) => module.lessons);
  return (
    <Stack gap="sm">
      {minutes > 0 && <Fact icon={IconClock}>{texts.minutes(minutes)}</Fact>}
      <Fact icon={IconBook2}>
        {moduleCountText(modules.length)}, {lessonCountText(lessons.length)}
        {questionCount > 0 && `, ${texts.questions(questionCount)}`}
      </Fact>
      {!isComplete && (
        <Fact icon={IconCertificate}>{questionCount > 0 ? texts.certificateWithQuestions : texts.certificate}</Fact>
      )}
      {skills.length > 0 && (
        <Fact icon={IconStar}>
          <HyphenatedText>{texts.skills(skills)}</HyphenatedText>
        </Fact>
      )}
      {publishedAt !== null && (
        <Text c="dimmed" fz={14} className={common.numbers}>
          <span>{courseStateTexts.version(version)}</span> ·{' '}
          <time dateTime={publishedAt}>{texts.publishedAt(formatDate(new Date(publishedAt)))}</time>
        </Text>
      )}
    </Stack>
  );
}

const Fact = ({ icon: Picture, children }: { icon: Icon; children: ReactNode }) => (
  <Group component="p" gap="sm" wrap="nowrap" align="flex-start" className={`${common.numbers} ${common.anywhere}`}>
    <Box component="span" flex="none" mt={2} c="var(--pg-fit-text)">
      <Picture size={20} stroke={1.75} aria-hidden="true" />
    </Box>
    <span>{children}</span>
  </Group>
);
