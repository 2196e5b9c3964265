import { Box } from '@mantine/core';
import { testsOverviewTexts } from '#shared/texts/assessments/assessments.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { look } from '../../../components/look/look.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './why-tests.module.css';

const { why } = testsOverviewTexts;

export function WhyTests() {
  return (
    <Box component="section" mt="clamp(3.5rem, 8vw, 6rem)" aria-labelledby="warum">
      <Box component="h2" lh={1.1} className={look('headingTight', 'step3')} id="warum">
        {why.title}
      </Box>
      <ul className={`${classes.reasons} ${look('stack', 'threeWide')}`}>
        {why.items.map(({ title, text }) => (
          <li key={title}>
            <Box component="h3" mb="xs" lh={1.25} className={look('heading', 'step1')}>
              {title}
            </Box>
            <p className={look('muted')}>{text}</p>
          </li>
        ))}
      </ul>
      <Box m="1.5rem 0 0 -0.5rem">
        <LinkButton to={paths.testsMethod} kind="plain">
          {why.method}
        </LinkButton>
      </Box>
    </Box>
  );
}
