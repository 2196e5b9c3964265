import { companyInfoTexts } from '#shared/texts/company-info.ts';
import section from '../../components/section/section.module.css';
import classes from './company-features.module.css';
import { CoursePicture, DiscoverPicture, TeamPicture, TestPicture } from './feature-pictures.tsx';

const pictures = [TestPicture, DiscoverPicture, CoursePicture, TeamPicture];

export function CompanyFeatures() {
  const { title, items } = companyInfoTexts.features;
  return (
    <section className={classes.ground} aria-labelledby="funktionen">
      <div className={section.section}>
        <h2 className={section.title} id="funktionen">
          {title}
        </h2>
        <div className={classes.cards}>
          {items.map((feature, index) => {
            const Picture = pictures[index];
            return (
              <article key={feature.title} className={classes.card}>
                <div className={classes.picture}>{Picture && <Picture />}</div>
                <h3 className={classes.title}>{feature.title}</h3>
                <p className={classes.text}>{feature.text}</p>
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}
