import { Box, Group, Text } from '@mantine/core';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { PreviewJob } from '#shared/jobs/preview.ts';
import { jobTexts as texts } from '#shared/texts/jobs/board.ts';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import common from '../common.module.css';
import { CompanyLink, CompanyLogo, UnverifiedMark } from '../company-link.tsx';
import { TallLink } from '../link-button.tsx';
import { Prose } from '../prose/prose.tsx';
import { WordList } from '../word-list.tsx';
import { endsSoon, JobFacts } from './job-facts.tsx';
import { JobSkills } from './job-skills.tsx';
import classes from './job-view.module.css';

type JobViewProps = Omit<ComponentProps<typeof JobFacts>, 'job'> & {
  job: PreviewJob;
  below?: 1 | 2;
  /** The match, after the strengths from which it follows. */
  match?: ReactNode;
  /** The match names the strengths already. */
  hasSkillsInMatch?: boolean;
  /** Before the questions of the company. */
  questionsNote?: ReactNode;
};

export function JobView({ job, below = 1, ...parts }: JobViewProps) {
  const { match, hasSkillsInMatch = false, questionsNote, ...facts } = parts;
  return (
    <Box component="article" className={classes.frame} data-preview={below === 2 || undefined}>
      <div className={classes.grid}>
        <header>
          <Box
            component={below === 1 ? 'h1' : 'h2'}
            fz={below === 1 ? 'clamp(1.75rem, 4vw, 2.75rem)' : 'var(--pg-step-3)'}
            lh={1.1}
            ff="heading"
            fw={650}
            lts="-0.02em"
            className={common.anywhere}
          >
            {job.title}
          </Box>
          <CompanyLine job={job} />
        </header>
        <JobFacts job={job} {...facts} />
        <div>
          <JobText {...{ job, below, match, hasSkillsInMatch, questionsNote }} />
          <CompanyPart job={job} below={below} />
          <Dates job={job} hasEnd={facts.hasApplied || !endsSoon(job)} />
        </div>
      </div>
    </Box>
  );
}

type JobTextProps = Pick<JobViewProps, 'job' | 'match' | 'hasSkillsInMatch' | 'questionsNote'> & { below: 1 | 2 };

function JobText({ job, below, match, hasSkillsInMatch, questionsNote = texts.questionsNote }: JobTextProps) {
  const { description, skills, values, questions } = job;
  return (
    <>
      {description !== '' && (
        <JobPart title={texts.description} below={below}>
          <Prose html={description} />
        </JobPart>
      )}
      {skills.length > 0 && !hasSkillsInMatch && (
        <JobPart title={texts.skills} below={below}>
          <JobSkills skills={skills} />
        </JobPart>
      )}
      {match}
      {questions.length > 0 && (
        <JobPart title={texts.questions} below={below}>
          <Text mb="sm" c="dimmed">
            {questionsNote}
          </Text>
          <Box component="ul" ps={20} className={`${common.bulleted} ${common.anywhere}`}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </Box>
        </JobPart>
      )}
      {values.length > 0 && (
        <JobPart title={texts.values} below={below}>
          <WordList words={values} />
        </JobPart>
      )}
    </>
  );
}

function CompanyLine({ job: { company } }: { job: PreviewJob }) {
  return (
    <Group gap="0.25rem 1rem" mt="sm" fw={600} className={common.anywhere}>
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
        <Group gap="1.25rem 1.5rem" className={`${common.inkLinks} ${common.anywhere}`}>
          <TallLink to={paths.companyPage(company.slug)}>{texts.toCompany(company.name)}</TallLink>
          <TallLink to={`${paths.jobs}?company=${encodeURIComponent(company.slug)}`}>
            {texts.companyJobs(company.name)}
          </TallLink>
        </Group>
      )}
    </JobPart>
  );
}

/** `hasEnd`: the facts do not name the last day. */
function Dates({ job: { reference, publishedAt, endsAt }, hasEnd }: { job: PreviewJob; hasEnd: boolean }) {
  return (
    <Group gap="0.125rem 1.5rem" component="p" mt="xl" c="dimmed" fz={14} className={common.numbers}>
      <span>{texts.reference(reference)}</span>
      <time dateTime={publishedAt}>{texts.published(formatDate(new Date(publishedAt)))}</time>
      {hasEnd && <time dateTime={endsAt}>{texts.ends(formatDate(new Date(endsAt)))}</time>}
    </Group>
  );
}

type JobPartProps = { title: string; below: 1 | 2; id?: string; children: ReactNode };

export function JobPart({ title, below, id, children }: JobPartProps) {
  const titleId = useId();
  return (
    <Box component="section" mt="xl" pt="xl" className={common.lineTop} id={id} aria-labelledby={titleId}>
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
