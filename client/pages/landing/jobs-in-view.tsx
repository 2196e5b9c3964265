import { Box } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const LandingJobs = lazy(() => import('./landing-jobs.tsx'));

/** Keeps the page below still while the jobs load. */
const space = <Box mih={{ base: '90rem', md: '36rem' }} />;

/** Loads the jobs once they are in view: they need more code than the rest of the page. */
export function JobsInView() {
  const place = useRef<HTMLDivElement>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInView(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      {isInView ? (
        <Suspense fallback={space}>
          <LandingJobs placeholder={space} />
        </Suspense>
      ) : (
        space
      )}
    </div>
  );
}
