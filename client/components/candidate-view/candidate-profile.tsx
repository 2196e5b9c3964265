import { Badge, Box, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { isRequiredScope } from '#shared/releases/scope.ts';
import type { AnonymousView, CandidateView, JobPartView, NamedView } from '#shared/releases/view.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import {
  anonymousTexts,
  limitedTexts,
  rangeTexts,
  requiredTexts,
  scopeName,
  candidateViewTexts as texts,
} from '#shared/texts/candidates/view.ts';
import common from '../common.module.css';
import { EmailText } from '../email-text.tsx';
import { HyphenatedText } from '../hyphenated-text/hyphenated-text.tsx';
import { MatchChip } from '../match/match-explanation.tsx';
import { RangeBars } from '../range-bars/range-bars.tsx';
import { StrengthGroups } from '../strength-groups/strength-groups.tsx';
import { GroupTitle, type NameLevel, PersonProfile, ViewPart } from './person-profile.tsx';

type CandidateProfileProps = {
  view: CandidateView;
  /** For the person: the required skills for each job. */
  jobParts?: readonly JobPartView[];
  level?: NameLevel;
  /** For the person: said of a missing result that exists. */
  unshown?: { skills?: ReactNode; values?: ReactNode };
  children?: ReactNode;
};

/** The person confirms exactly this view, so companies must see the same component. */
export function CandidateProfile({ view, jobParts = [], level = 2, unshown = {}, children }: CandidateProfileProps) {
  const { name, scope, contact, profile, isLimited } = view;
  return (
    <article aria-label={name}>
      <Group gap="0.5rem 0.75rem" align="center">
        <Box component={`h${level}`} lh={1.2} ff="heading" fw={650} lts="-0.02em" fz="h3" className={common.anywhere}>
          {name}
        </Box>
        <ScopeBadge scope={scope} hasSkills={view.skills !== null || jobParts.some(({ skills }) => skills !== null)} />
        {isLimited && <LimitedBadge />}
      </Group>
      {isLimited && (
        <Text mt="xs" maw="40rem" c="dimmed" fz="sm">
          {limitedTexts.text}
        </Text>
      )}
      {contact && <Contact contact={contact} />}
      {children}
      <ViewPart title={texts.skills.title} nameLevel={level}>
        {jobParts.length > 0 && <JobParts parts={jobParts} nameLevel={level} unshown={unshown.skills} />}
        {jobParts.length === 0 && ((view.skills === null && unshown.skills) || <Skills view={view} />)}
      </ViewPart>
      {!isRequiredScope(scope) && (
        <ViewPart title={texts.values.title} nameLevel={level}>
          {(view.values === null && unshown.values) || <Values view={view} />}
        </ViewPart>
      )}
      {profile && (
        <ViewPart title={texts.profile.title} nameLevel={level}>
          <PersonProfile profile={profile} nameLevel={level} />
        </ViewPart>
      )}
    </article>
  );
}

function Skills({ view }: { view: CandidateView }) {
  if (view.scope === 'anonymous') return <AnonymousSkills skills={view.skills} />;
  const { scope, skills } = view;
  if (skills === null) return <Text c="dimmed">{texts.skills.none}</Text>;
  if (!isRequiredScope(scope))
    return <ViewedSkills skills={skills} text={texts.skills.text(skills.ranked.length, skills.size, skills.month)} />;
  return <RequiredSkills skills={skills} />;
}

const RequiredSkills = ({ skills }: { skills: NonNullable<NamedView['skills']> }) =>
  skills.ranked.length === 0 ? (
    <Text c="dimmed">{requiredTexts.none}</Text>
  ) : (
    <ViewedSkills skills={skills} text={`${requiredTexts.skills} ${requiredTexts.places(skills.size)}`} />
  );

type JobPartsProps = { parts: readonly JobPartView[]; nameLevel: NameLevel; unshown: ReactNode };

const JobParts = ({ parts, nameLevel, unshown }: JobPartsProps) => (
  <Stack gap="lg">
    {parts.map(({ jobId, title, match, skills }) => (
      <div key={jobId}>
        <GroupTitle nameLevel={nameLevel}>{title ?? requiredTexts.deletedJob}</GroupTitle>
        {match && (
          <Box mb="sm">
            <MatchChip match={match} />
          </Box>
        )}
        {skills === null ? unshown || <Text c="dimmed">{texts.skills.none}</Text> : <RequiredSkills skills={skills} />}
      </div>
    ))}
  </Stack>
);

function Values({ view }: { view: CandidateView }) {
  if (view.scope === 'anonymous') return <AnonymousValues values={view.values} />;
  return view.values ? <ViewedValues values={view.values} /> : <Text c="dimmed">{texts.values.none}</Text>;
}

export const ScopeBadge = ({ scope, hasSkills = true }: Pick<CandidateView, 'scope'> & { hasSkills?: boolean }) => (
  <Badge component="span" variant="light" color={scope === 'anonymous' ? 'gray' : 'sage'}>
    {scopeName(scope, hasSkills)}
  </Badge>
);

const LimitedBadge = () => (
  <Badge component="span" color="amber">
    {limitedTexts.badge}
  </Badge>
);

function Contact({ contact: { email, phone } }: { contact: NonNullable<CandidateView['contact']> }) {
  return (
    <Group
      component="address"
      gap="0.25rem 1.5rem"
      mt="sm"
      fs="normal"
      className={`${common.inkLinks} ${common.anywhere}`}
    >
      <a href={`mailto:${email}`}>
        <EmailText email={email} />
      </a>
      {phone.trim() !== '' && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
    </Group>
  );
}

function ViewedValues({ values }: { values: NonNullable<NamedView['values']> }) {
  return (
    <>
      <Text mb="sm" c="dimmed" fz="sm">
        {texts.values.text(values.month)}
      </Text>
      <Group component="ol" gap="0.5rem">
        {values.ranked.map(({ value, rank, isShared }) => (
          <ValueItem key={value}>
            <Text
              span
              me={8}
              ff="heading"
              fw={650}
              c="var(--pg-fit-text)"
              className={common.numbers}
              aria-hidden="true"
            >
              {rank}
            </Text>
            <VisuallyHidden>{resultWords.placeWords({ rank, isShared })}: </VisuallyHidden>
            <HyphenatedText>{value}</HyphenatedText>
          </ValueItem>
        ))}
      </Group>
    </>
  );
}

const ValueItem = ({ children }: { children: ReactNode }) => (
  <Box component="li" p="0.25rem 0.75rem" bg="var(--pg-sunken)" bdrs="fit" fz="sm" className={common.anywhere}>
    {children}
  </Box>
);

const collapsedCount = 8;

function ViewedSkills({ skills, text }: { skills: NonNullable<NamedView['skills']>; text: string }) {
  const { size, ranked } = skills;
  const [isExpanded, setIsExpanded] = useState(false);
  const isCollapsible = ranked.length > collapsedCount + 2;
  return (
    <>
      <Text mb="md" c="dimmed" fz="sm">
        {text}
      </Text>
      <RangeBars
        rows={isExpanded || !isCollapsible ? ranked : ranked.slice(0, collapsedCount)}
        of={size}
        label={texts.skills.title}
      />
      {isCollapsible && (
        <Button
          mt="md"
          size="sm"
          variant="default"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? texts.skills.less : texts.skills.all(ranked.length)}
        </Button>
      )}
      <Text mt="md" maw="40rem" c="dimmed" fz={14}>
        {rangeTexts.reading}
      </Text>
    </>
  );
}

function AnonymousSkills({ skills }: Pick<AnonymousView, 'skills'>) {
  if (skills === null) return <Text c="dimmed">{texts.skills.none}</Text>;
  if (skills.length === 0) return <Text c="dimmed">{anonymousTexts.none}</Text>;
  return (
    <>
      <Text mb="md" maw="40rem" c="dimmed" fz="sm">
        {anonymousTexts.skills}
      </Text>
      <StrengthGroups rows={skills} label={texts.skills.title} />
    </>
  );
}

function AnonymousValues({ values }: Pick<AnonymousView, 'values'>) {
  if (values === null) return <Text c="dimmed">{texts.values.none}</Text>;
  if (values.length === 0) return <Text c="dimmed">{anonymousTexts.noValues}</Text>;
  return (
    <>
      <Text mb="sm" c="dimmed" fz="sm">
        {anonymousTexts.values}
      </Text>
      <Group component="ul" gap="0.5rem">
        {values.map((value) => (
          <ValueItem key={value}>
            <HyphenatedText>{value}</HyphenatedText>
          </ValueItem>
        ))}
      </Group>
    </>
  );
}
