import { Box, Group, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { PreviewJob } from '#shared/jobs/preview.ts';
import { jobTexts as texts } from '#shared/texts/jobs/board.ts';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import common from '../common.module.css';
import { CompanyLink, CompanyLogo, UnverifiedMark } from '../company-link.tsx';
import { LinkButton } from '../link-button.tsx';
import { Prose } from '../prose/prose.tsx';
import { WordList } from '../word-list.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobSkills } from './job-skills.tsx';

type JobViewProps = {
  job: PreviewJob;
  below?: 1 | 2;
  actions?: ReactNode;
  afterHead?: ReactNode;
};

export function JobView({ job, below = 1, actions, afterHead }: JobViewProps) {
  const { title, description, skills, values, questions } = job;
  return (
    <Box component="article" maw="var(--pg-reading)">
      <header>
        <CompanyLine job={job} />
        <Box
          component={below === 1 ? 'h1' : 'h2'}
          mt="sm"
          fz={below === 1 ? 'clamp(1.875rem, 4vw, 3.052rem)' : 'var(--pg-step-3)'}
          lh={1.08}
          ff="heading"
          fw={650}
          lts="-0.02em"
          className={common.anywhere}
        >
          {title}
        </Box>
        <JobFacts job={job} />
        {actions && (
          <Group gap="sm" mt="xl">
            {actions}
          </Group>
        )}
      </header>
      {afterHead}
      {description !== '' && (
        <JobPart title={texts.description} below={below}>
          <Prose html={description} />
        </JobPart>
      )}
      {skills.length > 0 && (
        <JobPart title={texts.skills} below={below}>
          <JobSkills skills={skills} />
        </JobPart>
      )}
      {values.length > 0 && (
        <JobPart title={texts.values} below={below}>
          <WordList words={values} />
        </JobPart>
      )}
      {questions.length > 0 && (
        <JobPart title={texts.questions} below={below}>
          <Text mb="sm" c="dimmed">
            {texts.questionsNote}
          </Text>
          <Box component="ul" ps={20} className={common.bulleted}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </Box>
        </JobPart>
      )}
      <CompanyPart job={job} below={below} />
      <Dates job={job} />
    </Box>
  );
}

function CompanyLine({ job: { company } }: { job: PreviewJob }) {
  return (
    <Group gap="0.75rem 1rem" fw={600} className={common.anywhere}>
      {company.logoUrl !== null && <CompanyLogo url={company.logoUrl} />}
      <CompanyLink company={company} />
      {company.isUnverified && <UnverifiedMark />}
    </Group>
  );
}

function CompanyPart({ job, below }: { job: PreviewJob; below: 1 | 2 }) {
  const { company, companyText } = job;
  if (companyText === '' && company.slug === null) return null;
  return (
    <JobPart title={texts.company} below={below}>
      {companyText !== '' && (
        <Text lh={1.65} mb="md" fz={17} className={`${common.anywhere} ${common.preLine}`}>
          {companyText}
        </Text>
      )}
      {company.slug !== null && (
        <LinkButton to={paths.companyPage(company.slug)}>{texts.toCompany(company.name)}</LinkButton>
      )}
    </JobPart>
  );
}

function Dates({ job: { reference, publishedAt, endsAt } }: { job: PreviewJob }) {
  return (
    <Group gap="0.125rem 1.5rem" component="p" mt="xl" c="dimmed" fz={14} className={common.numbers}>
      <span>{texts.reference(reference)}</span>
      <time dateTime={publishedAt}>{texts.published(formatDate(new Date(publishedAt)))}</time>
      <time dateTime={endsAt}>{texts.ends(formatDate(new Date(endsAt)))}</time>
    </Group>
  );
}

type JobPartProps = { title: string; below: 1 | 2; children: ReactNode };

export function JobPart({ title, below, children }: JobPartProps) {
  const titleId = useId();
  return (
    <Box component="section" mt={48} pt="xl" className={common.lineTop} aria-labelledby={titleId}>
      <Box
        component={below === 1 ? 'h2' : 'h3'}
        mb="md"
        lh={1.25}
        ff="heading"
        fw={650}
        fz="h3"
        lts="-0.015em"
        id={titleId}
      >
        {title}
      </Box>
      {children}
    </Box>
  );
}
