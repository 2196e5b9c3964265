import { useRef } from 'react';
import { type Country, codeDigits, countries, isPostalCode } from '#shared/places/country.ts';
import type { TownOfCode } from '#shared/places/schema.ts';
import { trpc } from '../../../trpc.ts';
import type { JobForm } from './use-job-form.ts';

const isCode = (text: string): boolean => countries.some((country) => isPostalCode(text, country));
const longestCode = Math.max(...Object.values(codeDigits));
const fresh = { staleTime: 300_000 };

/**
 * The towns of the postal code with their countries. Five digits select the largest town at once; four digits do so on blur, if all their
 * towns are in one country.
 */
export function useTowns(form: JobForm) {
  const utils = trpc.useUtils();
  const { postalCode } = form.values;
  const towns = trpc.places.towns.useQuery({ postalCode }, { enabled: isCode(postalCode), ...fresh });
  const last = useRef(postalCode);
  const setTown = ({ town, country }: TownOfCode) => {
    form.setFieldValue('town', town);
    form.setFieldValue('country', country);
  };
  const bringTown = async (code: string) => {
    const known = isCode(code) ? await utils.places.towns.fetch({ postalCode: code }, fresh).catch(() => []) : [];
    const [first] = known;
    const isOneCountry = new Set(known.map(({ country }) => country)).size === 1;
    if (first !== undefined && isOneCountry && last.current === code) setTown(first);
  };
  const setPostalCode = (typed: string) => {
    const code = typed.replace(/\D/g, '').slice(0, longestCode);
    last.current = code;
    form.setFieldValue('postalCode', code);
    // It belongs to the code that is not there any more.
    if (code !== postalCode) form.setFieldValue('town', '');
    if (code.length === longestCode) void bringTown(code);
  };
  const leavePostalCode = () => {
    if (form.values.town === '') void bringTown(form.values.postalCode);
  };
  return { towns: towns.data ?? [], setTown, setPostalCode, leavePostalCode };
}

/** The value of a town in a select. */
export const townKey = ({ town, country }: { town: string; country: Country }): string => `${country} ${town}`;
