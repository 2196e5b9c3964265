import { companyInfoTexts } from '#shared/texts/company-info.ts';
import { Mark } from '../../components/logo.tsx';
import section from '../../components/section/section.module.css';
import classes from './company-benefits.module.css';

export function CompanyBenefits() {
  const { title, items } = companyInfoTexts.benefits;
  return (
    <section className={`${section.section} ${classes.columns}`} aria-labelledby="nutzen">
      <h2 className={section.title} id="nutzen">
        {title}
      </h2>
      <ul className={classes.list}>
        {items.map((benefit) => (
          <li key={benefit} className={classes.benefit}>
            <Mark size={24} />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
