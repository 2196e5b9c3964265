import { Box, Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ExplainedView } from '#shared/matching/state.ts';
import { passungTexts as texts, type Voice } from '#shared/texts/matching/passung.ts';
import { paths } from '../../lib/paths.ts';
import { look } from '../look/look.ts';
import { ContourFigure } from './contour-figure.tsx';
import { NumberAndRange } from './number-and-range.tsx';
import { PartTable } from './part-table.tsx';
import { tellingCounterfactuals } from './passung-figure.ts';

type PassungProps = {
  match: ExplainedView;
  /** Who reads: the person themselves, or a company about somebody. */
  voice: Voice;
  /** The level of its inner headings. */
  heading?: 'h3' | 'h4';
  /** What the number is made of waits behind a button, where the match is not all that one came for. */
  isFolded?: boolean;
};

/**
 * A match opened: first a sentence, then number and range, the two forms, the bars that sum to the number, what would be without one
 * requirement, and what stays open. The same for applicants and companies. Its title stands above it, where it is shown.
 */
export function Passung({ match, voice, heading = 'h3', isFolded = false }: PassungProps) {
  const [isOpen, setIsOpen] = useState(!isFolded);
  const reasonsId = useId();
  return (
    <>
      <Box component="p" maw="34rem" lh={1.45} className={look('larger', 'medium', 'anywhere')}>
        {texts.first(match, voice)}
      </Box>
      <NumberAndRange match={match} />
      <ContourFigure match={match} voice={voice} />
      {isFolded && (
        <Button
          mt="lg"
          variant="default"
          rightSection={
            isOpen ? <IconChevronUp size={18} aria-hidden="true" /> : <IconChevronDown size={18} aria-hidden="true" />
          }
          aria-expanded={isOpen}
          aria-controls={reasonsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.table.open}
        </Button>
      )}
      <div id={reasonsId} hidden={!isOpen}>
        {isOpen && <Reasons match={match} voice={voice} heading={heading} />}
      </div>
    </>
  );
}

function Reasons({ match, voice, heading }: Required<Omit<PassungProps, 'isFolded'>>) {
  return (
    <>
      <Part title={texts.table.title} heading={heading}>
        <Box component="p" mb="sm" className={look('muted', 'small')}>
          {texts.table.text}
        </Box>
        <PartTable match={match} voice={voice} />
      </Part>
      {match.counterfactuals.length > 0 && (
        <Part title={texts.without.title} heading={heading}>
          <Without match={match} />
        </Part>
      )}
      <Part title={texts.open.title} heading={heading}>
        <Open match={match} voice={voice} />
      </Part>
    </>
  );
}

function Part({ title, heading, children }: { title: string; heading: 'h3' | 'h4'; children: ReactNode }) {
  return (
    <Box mt="xl">
      <Box component={heading} mb="xs" lh={1.25} className={look('heading', 'step1')}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

function Without({ match }: { match: ExplainedView }) {
  const telling = tellingCounterfactuals(match);
  if (telling.length === 0) return <p>{texts.without.none}</p>;
  return (
    <ul className={look('stack', 'gap4')}>
      {telling.map(({ skillId, match: without }) => (
        <li key={skillId}>{texts.without.sentence(match.skillNames[skillId] ?? '', without)}</li>
      ))}
    </ul>
  );
}

function Open({ match, voice }: { match: ExplainedView; voice: Voice }) {
  return (
    <Box maw="38rem" className={look('stack', 'gap8')}>
      {match.low < match.high && (
        <p>
          {texts.open.range[voice]} {texts.open.span(match)}
        </p>
      )}
      <p>{texts.open.meaning(match.basis, voice)}</p>
      <p>
        {texts.open.basis[match.basis]} {texts.open.inputs}
      </p>
      <p className={look('inkLinks')}>
        <Link to={paths.testsMethod}>{texts.open.method}</Link>
      </p>
    </Box>
  );
}
