import { useEffect } from 'react';
import { productName } from '#shared/product.ts';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { useHasSoftskillTest } from '../../lib/use-startable.ts';
import { Benefits } from './benefits.tsx';
import { Claims } from './claims.tsx';
import { Finale } from './finale.tsx';
import { Hero } from './hero.tsx';
import { ResultDemo } from './result-demo.tsx';
import { Steps } from './steps.tsx';

export function LandingPage() {
  useEffect(() => {
    document.title = `${productName} – ${landingTexts.hero.title.join(' ')}`;
  }, []);
  const hasTest = useHasSoftskillTest();
  return (
    <>
      <Hero />
      <Claims />
      <Steps />
      {hasTest && <ResultDemo />}
      <Benefits />
      <Finale />
    </>
  );
}
