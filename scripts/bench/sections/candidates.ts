import { measureList } from '../candidates/list.ts';
import { foundSizes, measureFound } from '../candidates/talent-pool.ts';
import type { Row, Section } from '../section.ts';
import { withProduct } from '../server.ts';

export const section: Section = {
  name: 'candidates',
  title: 'talent pool and candidates of a company, p50 (p99)',
  run: async () => {
    const rows: Row[] = [];
    for (const size of foundSizes) rows.push(...(await withProduct((product) => measureFound(product, size))));
    rows.push(...(await withProduct(measureList)));
    return rows;
  },
};
