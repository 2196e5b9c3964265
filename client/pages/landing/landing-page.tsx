import { Box, Text } from '@mantine/core';
import { useEffect } from 'react';
import { productName } from '#shared/product.ts';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { ClosingCall } from '../../components/closing-call/closing-call.tsx';
import common from '../../components/common.module.css';
import { AimFigure, TargetFootnote } from '../../components/footnote/footnote.tsx';
import { hasGuestResult } from '../../lib/tests/test-tokens.ts';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
import { Benefits } from './benefits.tsx';
import { Hero } from './hero.tsx';
import { LandingJobs } from './landing-jobs.tsx';
import { ResultDemo } from './result-demo.tsx';
import { StartButtons } from './start-buttons.tsx';
import { Steps } from './steps.tsx';

export function LandingPage() {
  useEffect(() => {
    document.title = `${productName} – ${landingTexts.hero.title.join(' ')}`;
  }, []);
  const hasTest = useHasSoftskillTest();
  return (
    <>
      <Hero />
      <LandingJobs />
      <Steps />
      {hasTest && <ResultDemo />}
      <Benefits />
      <Claims />
      <Finale hasTest={hasTest} />
    </>
  );
}

function Finale({ hasTest }: { hasTest: boolean }) {
  const { finale } = landingTexts;
  const withoutResult = hasTest ? finale : finale.whilePreparing;
  const { title, text } = hasGuestResult() ? finale.withResult : withoutResult;
  return (
    <ClosingCall title={title} text={text}>
      <StartButtons texts={finale} />
    </ClosingCall>
  );
}

const titleId = 'versprechen';

function Claims() {
  const { title, items } = landingTexts.claims;
  return (
    <Box component="section" px="var(--pg-gutter)" pb="3rem" className={common.page} aria-labelledby={titleId}>
      <h2 className={common.unseen} id={titleId}>
        {title}
      </h2>
      <ul className={`${common.stack} ${common.threeWide}`} style={{ gap: '2rem 4rem' }}>
        {items.map(({ value, label, text }) => (
          <li key={label}>
            <Text fw={600}>
              <AimFigure size="clamp(2.75rem, 5vw, 4rem)">{value}</AimFigure> {label}
            </Text>
            <Text maw="19rem" mt={4} c="dimmed">
              {text}
            </Text>
          </li>
        ))}
      </ul>
      <TargetFootnote figuresId={titleId} />
    </Box>
  );
}
