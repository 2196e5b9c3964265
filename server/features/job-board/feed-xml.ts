/**
 * One job in Indeed's XML format: https://docs.indeed.com/indeed-apply/xml-feed. It requires CDATA for every value
 * and a stable reference number.
 */
import type { JobDetail } from '#shared/jobs/board.ts';
import type { Employment, Workplace } from '#shared/jobs/draft.ts';
import { productName } from '#shared/product.ts';
import { jobFeedTexts } from '#shared/texts/jobs/board.ts';
import { fieldNames } from '#shared/texts/jobs/fields-of-work.ts';
import { payText } from '#shared/texts/jobs/pay-text.ts';
import { cdata } from '../../core/html/plain-text.ts';

const jobTypes: Readonly<Record<Employment, string>> = {
  fullTime: 'fulltime',
  partTime: 'parttime',
  apprenticeship: 'apprenticeship',
  internship: 'internship',
  miniJob: 'parttime',
  workingStudent: 'parttime',
  temporary: 'temporary',
  freelance: 'contract',
};
const remoteTypes: Readonly<Record<Workplace, string | null>> = {
  onsite: null,
  hybrid: 'Hybrid remote',
  remote: 'Fully remote',
};

const element = (name: string, text: string): string => `<${name}>${cdata(text)}</${name}>`;

export const feedHead = (appUrl: string, now: Date): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<source>${element('publisher', productName)}${element('publisherurl', appUrl)}` +
  `${element('lastBuildDate', now.toUTCString())}\n`;
export const feedEnd = '</source>\n';

const fieldText = ({ field }: JobDetail): string[] => (field === null ? [] : [fieldNames[field]]);

export function feedJob(job: JobDetail, appUrl: string): string {
  const remoteType = remoteTypes[job.workplace];
  const elements = [
    element('title', job.title),
    element('date', new Date(job.publishedAt).toUTCString()),
    element('referencenumber', job.reference),
    element('url', `${appUrl}/job/${job.jobId}`),
    element('company', job.company.name),
    element('city', job.town === '' ? jobFeedTexts.remote : job.town),
    element('country', job.country),
    ...(job.postalCode === '' ? [] : [element('postalcode', job.postalCode)]),
    element('description', job.description),
    ...(job.pay.kind === 'none' ? [] : [element('salary', payText(job.pay))]),
    element('jobtype', jobTypes[job.employment]),
    element('category', [...fieldText(job), ...job.skills.map(({ name }) => name)].join(', ')),
    ...(remoteType === null ? [] : [element('remotetype', remoteType)]),
    element('expirationdate', new Date(job.endsAt).toUTCString()),
  ];
  return `<job>${elements.join('')}</job>\n`;
}
