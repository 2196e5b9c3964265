import { Link } from 'react-router-dom';
import { resultWords } from '#shared/texts/results.ts';
import { paths } from '../../../app/paths.ts';
import { look } from '../../../components/look/look.ts';
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
