/** Where a result can be downloaded as PDF by its owner. */
export const reportRoute = '/report/softskills.pdf';
export const reportPath = (resultId: string): string => `${reportRoute}?result=${encodeURIComponent(resultId)}`;
