import classes from './value-list.module.css';

export function ValueList({ values }: { values: readonly string[] }) {
  return (
    <ul className={classes.list}>
      {values.map((value) => (
        <li key={value} className={classes.value}>
          {value}
        </li>
      ))}
    </ul>
  );
}
