import { Link } from 'react-router-dom';
import { resultWords } from '#shared/texts/assessments/results.ts';
import { look } from '../../../components/look/look.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './method-link.module.css';

export function MethodLink() {
  return (
    <Link
      className={`${classes.link} ${look('inlineBlock', 'ink', 'strong', 'thinLine', 'offset25', 'thickens')}`}
      to={paths.testsMethod}
    >
      {resultWords.aboutTests}
    </Link>
  );
}
