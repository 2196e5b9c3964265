import { companyInfoTexts } from '#shared/texts/pages/company-info.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { CompanyBenefits } from './company-benefits.tsx';
import { CompanyFeatures } from './company-features.tsx';
import { CompanyFinale } from './company-finale.tsx';
import { CompanyHero } from './company-hero.tsx';
import { CompanyStatistics } from './company-statistics.tsx';

/** The start page seen from the other side of the edge: here the course is the left form and the person comes from the right. */
export default function CompanyInfoPage() {
  usePageTitle(companyInfoTexts.pageTitle);
  return (
    <>
      <CompanyHero />
      <CompanyFeatures />
      <CompanyBenefits />
      <CompanyStatistics />
      <CompanyFinale />
    </>
  );
}
