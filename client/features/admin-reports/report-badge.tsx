import { Badge } from '@mantine/core';
import type { ReportState } from '#shared/reports/report.ts';
import { adminReportsTexts as texts } from '#shared/texts/reports.ts';

const colours: Record<ReportState, string> = { open: 'amber', reviewing: 'petrol', acted: 'red', dismissed: 'gray' };

/** How far a report has come. */
export const ReportBadge = ({ state }: { state: ReportState }) => (
  <Badge component="span" color={colours[state]}>
    {texts.states[state]}
  </Badge>
);
