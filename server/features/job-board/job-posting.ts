import type { JobDetail } from '#shared/jobs/board.ts';
import { dayOf } from '#shared/jobs/day.ts';
import type { Employment, PayUnit } from '#shared/jobs/draft.ts';
import type { JobPay } from '#shared/jobs/pay.ts';
import { productName } from '#shared/product.ts';
import { jobFeedTexts } from '#shared/texts/jobs/board.ts';
import { fieldNames } from '#shared/texts/jobs/fields-of-work.ts';
import { hoursText } from '#shared/texts/jobs/words.ts';

type Posting = { job: JobDetail; skills: readonly object[]; appUrl: string };

const employmentTypes: Readonly<Record<Employment, string>> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  apprenticeship: 'OTHER',
  internship: 'INTERN',
  miniJob: 'PART_TIME',
  workingStudent: 'PART_TIME',
  temporary: 'TEMPORARY',
  freelance: 'CONTRACTOR',
};
const unitTexts: Readonly<Record<PayUnit, string>> = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' };

export function jobPosting({ job, skills, appUrl }: Posting): object {
  const hours = hoursText(job.hoursFrom, job.hoursTo);
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    url: `${appUrl}/job/${job.jobId}`,
    identifier: { '@type': 'PropertyValue', name: productName, value: job.reference },
    datePosted: dayOf(new Date(job.publishedAt)),
    validThrough: job.endsAt,
    employmentType: employmentTypes[job.employment],
    ...(job.field === null ? {} : { industry: fieldNames[job.field] }),
    hiringOrganization: organisationOf(job, appUrl),
    ...placeOf(job),
    ...salaryOf(job.pay),
    ...(hours === null ? {} : { workHours: jobFeedTexts.hoursAWeek(hours) }),
    ...(job.startsOn === null ? { jobImmediateStart: true } : { jobStartDate: job.startsOn }),
    ...(skills.length === 0 ? {} : { skills }),
    inLanguage: 'de',
  };
}

function organisationOf({ company: { name, slug, logoUrl } }: JobDetail, appUrl: string): object {
  return {
    '@type': 'Organization',
    name,
    ...(slug === null ? {} : { sameAs: `${appUrl}/company-page/${slug}` }),
    ...(logoUrl === null ? {} : { logo: `${appUrl}${logoUrl}` }),
  };
}

function placeOf({ workplace, postalCode, town, country }: JobDetail): object {
  if (workplace === 'remote') {
    const applicantLocationRequirements = { '@type': 'Country', name: country };
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements };
  }
  const address = { '@type': 'PostalAddress', addressLocality: town, postalCode, addressCountry: country };
  return { jobLocation: { '@type': 'Place', address } };
}

function salaryOf(pay: JobPay): object {
  if (pay.kind === 'none' || (pay.from === null && pay.to === null)) return {};
  const value = { '@type': 'QuantitativeValue', ...amountsOf(pay), unitText: unitTexts[pay.unit] };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: pay.currency, value } };
}

function amountsOf({ from, to }: { from: number | null; to: number | null }): object {
  if (from !== null && from === to) return { value: from };
  return { ...(from === null ? {} : { minValue: from }), ...(to === null ? {} : { maxValue: to }) };
}
