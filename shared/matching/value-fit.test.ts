import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyWins, anyWords } from '../../server/testing/matching.ts';
import { basicValues } from './types.ts';
import { commonShares, companyProfile, personProfile, type ValueProfile, valueFit } from './value-fit.ts';

const sharesOf = (profile: ValueProfile | null) =>
  Object.fromEntries(basicValues.map((value, index) => [value, profile?.[index] ?? 0]));
const none = Object.fromEntries(basicValues.map((value) => [value, 0]));

test('a word counts 70 % for its basic value and 15 % for each neighbour on the closed circle', () => {
  expect(sharesOf(companyProfile(['Macht']))).toEqual({ ...none, achievement: 0.15, power: 0.7, security: 0.15 });
  const freedom = sharesOf(companyProfile(['Freiheit']));
  expect(freedom).toEqual({ ...none, universalism: 0.15, selfDirection: 0.7, stimulation: 0.15 });
  const nature = sharesOf(companyProfile(['Natur']));
  expect(nature).toEqual({ ...none, benevolence: 0.15, universalism: 0.7, selfDirection: 0.15 });
});

test('the words of a person weigh their wins + 1, those of a company all the same', () => {
  const { power, selfDirection } = sharesOf(personProfile({ Macht: 2, Freiheit: 0 }));
  expect(power).toBeCloseTo(0.75 * 0.7, 12);
  expect(selfDirection).toBeCloseTo(0.25 * 0.7, 12);
  const company = sharesOf(companyProfile(['Macht', 'Einfluss', 'Freiheit']));
  expect(company['power']).toBeCloseTo((2 / 3) * 0.7, 12);
});

test.each([
  { person: { Macht: 9 }, company: ['Einfluss'], fit: 1 },
  { person: { Macht: 3 }, company: ['Erfolg'], fit: 0.3 },
  { person: { Macht: 3 }, company: ['Spaß'], fit: 0.15 },
  { person: { Macht: 3 }, company: ['Natur'], fit: 0 },
])('$person and $company fit $fit', ({ person, company, fit }) => {
  const [one, other] = [personProfile(person), companyProfile(company)];
  expect(one && other && valueFit(one, other)).toBeCloseTo(fit, 12);
});

test('shares sum to 1, a profile fits itself fully, and the fit is symmetric', () => {
  fc.assert(
    fc.property(anyWins, anyWords, (wins, words) => {
      const person = personProfile(wins);
      const company = companyProfile(words);
      expect(person?.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
      expect(person && valueFit(person, person)).toBeCloseTo(1, 12);
      if (person === null || company === null) return;
      const fit = valueFit(person, company);
      expect(valueFit(company, person)).toBe(fit);
      expect(fit).toBeGreaterThanOrEqual(0);
      expect(fit).toBeLessThan(1 + 1e-9);
      expect(commonShares(person, company).reduce((sum, share) => sum + share, 0)).toBeCloseTo(fit, 12);
    }),
  );
});

test('words outside the list count nothing, and without others there is no profile', () => {
  expect(companyProfile(['Macht', 'Kundenfokus'])).toEqual(companyProfile(['Macht']));
  expect(personProfile({ Macht: 4, Kundenfokus: 9 })).toEqual(personProfile({ Macht: 4 }));
  expect([companyProfile(['Kundenfokus']), companyProfile([]), personProfile({})]).toEqual([null, null, null]);
});
