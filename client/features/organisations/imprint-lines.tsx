import type { CompanyImprint } from '#shared/organisations/imprint.ts';
import { imprintLines } from '#shared/texts/imprint.ts';
import { look } from '../../components/look/look.ts';

export const ImprintLines = ({ imprint }: { imprint: CompanyImprint }) => (
  <p className={look('muted', 'anywhere', 'preLine')}>{imprintLines(imprint).join('\n')}</p>
);
