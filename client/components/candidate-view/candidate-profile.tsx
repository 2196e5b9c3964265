import { Badge, Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CandidateView } from '#shared/releases/view.ts';
import { limitedTexts, scopeNames, candidateViewTexts as texts } from '#shared/texts/candidates/view.ts';
import { look } from '../look/look.ts';
import { AnonymousSkills, AnonymousValues } from './anonymous-results.tsx';
import { type NameLevel, ViewPart } from './view-part.tsx';
import { ViewedPerson } from './viewed-person.tsx';
import { ViewedSkills } from './viewed-skills.tsx';
import { ViewedValues } from './viewed-values.tsx';

type CandidateProfileProps = {
  view: CandidateView;
  /** The level of the name's heading. */
  level?: NameLevel;
  /** Between the name and the results: what the company alone sees, the match for instance. */
  children?: ReactNode;
};

/** What a company sees of a person. The person confirms exactly this, so both sides draw it here and nowhere else. */
export function CandidateProfile({ view, level = 2, children }: CandidateProfileProps) {
  const { name, scope, contact, profile, isLimited } = view;
  return (
    <article aria-label={name}>
      <Group gap="0.5rem 0.75rem" align="center">
        <Box component={`h${level}`} lh={1.2} className={look('headingTight', 'step2', 'anywhere')}>
          {name}
        </Box>
        <ScopeBadge scope={scope} />
        {isLimited && <LimitedBadge />}
      </Group>
      {isLimited && (
        <Box component="p" mt="xs" maw="40rem" className={look('muted', 'small')}>
          {limitedTexts.text}
        </Box>
      )}
      {contact && <Contact contact={contact} />}
      {children}
      <ViewPart title={texts.skills.title} below={level}>
        <Skills view={view} />
      </ViewPart>
      <ViewPart title={texts.values.title} below={level}>
        <Values view={view} />
      </ViewPart>
      {profile && (
        <ViewPart title={texts.profile.title} below={level}>
          <ViewedPerson profile={profile} below={level} />
        </ViewPart>
      )}
    </article>
  );
}

function Skills({ view }: { view: CandidateView }) {
  if (view.scope === 'anonymous') return <AnonymousSkills skills={view.skills} />;
  return view.skills ? <ViewedSkills skills={view.skills} /> : <p className={look('muted')}>{texts.skills.none}</p>;
}

function Values({ view }: { view: CandidateView }) {
  if (view.scope === 'anonymous') return <AnonymousValues values={view.values} />;
  return view.values ? <ViewedValues values={view.values} /> : <p className={look('muted')}>{texts.values.none}</p>;
}

/** How much a release shows. */
export const ScopeBadge = ({ scope }: Pick<CandidateView, 'scope'>) => (
  <Badge component="span" variant="light" color={scope === 'anonymous' ? 'gray' : 'sage'}>
    {scopeNames[scope]}
  </Badge>
);

const LimitedBadge = () => (
  <Badge component="span" color="amber">
    {limitedTexts.badge}
  </Badge>
);

function Contact({ contact: { email, phone } }: { contact: NonNullable<CandidateView['contact']> }) {
  return (
    <Group component="address" gap="0.25rem 1.5rem" mt="sm" fs="normal" className={look('inkLinks', 'anywhere')}>
      <a href={`mailto:${email}`}>{email}</a>
      {phone.trim() !== '' && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
    </Group>
  );
}
