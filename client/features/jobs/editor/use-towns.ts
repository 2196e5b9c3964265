import { useRef } from 'react';
import { trpc } from '../../../trpc.ts';
import type { JobForm } from './use-job-form.ts';

const isPostalCode = (value: string): boolean => /^\d{5}$/.test(value);
const fresh = { staleTime: 300_000 };

/** The towns of the postal code; another code brings its first town along, which is the largest. */
export function useTowns(form: JobForm) {
  const utils = trpc.useUtils();
  const { postalCode } = form.values;
  const towns = trpc.places.towns.useQuery({ postalCode }, { enabled: isPostalCode(postalCode), ...fresh });
  const last = useRef(postalCode);
  const setPostalCode = async (typed: string) => {
    const code = typed.replace(/\D/g, '');
    last.current = code;
    form.setFieldValue('postalCode', code);
    // It belongs to the code that is not there any more.
    if (code !== postalCode) form.setFieldValue('town', '');
    if (!isPostalCode(code)) return;
    const known = await utils.places.towns.fetch({ postalCode: code }, fresh).catch(() => []);
    const [first] = known;
    if (first !== undefined && last.current === code) form.setFieldValue('town', first);
  };
  return { towns: towns.data ?? [], setPostalCode: (typed: string) => void setPostalCode(typed) };
}
