import { companyInfoTexts } from '#shared/texts/company-info.ts';
import section from '../../components/section/section.module.css';
import classes from './company-statistics.module.css';

export function CompanyStatistics() {
  const { title, items } = companyInfoTexts.statistics;
  return (
    <section className={classes.statistics} aria-labelledby="zahlen">
      <h2 className={section.hidden} id="zahlen">
        {title}
      </h2>
      <ul className={classes.list}>
        {items.map(({ value, label }) => (
          <li key={label} className={classes.item}>
            <span className={classes.value}>{value}</span> {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
