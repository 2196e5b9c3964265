import { expect, test } from 'vitest';
import { isSameTown, placeKey, shortPlaceKey } from './name.ts';

test.each([
  ['Göttingen', 'goettingen'],
  ['GOETTINGEN', 'goettingen'],
  ['Go\u0308ttingen', 'goettingen'],
  ['Baden-Baden', 'baden baden'],
  ['Gießen', 'giessen'],
  ['St. Ingbert', 'sankt ingbert'],
  ['Frankfurt a.d. Oder', 'frankfurt a d oder'],
  ['Prüm (Eifel)', 'pruem eifel'],
  ['Orée', 'oree'],
  ['Constructor', 'constructor'],
  ['(–)', ''],
])('%j has the key %j', (name, key) => {
  expect(placeKey(name)).toBe(key);
});

test.each([
  ['Halle (Saale)', 'halle'],
  ['Frankfurt am Main', 'frankfurt'],
  ['Limburg a. d. Lahn', 'limburg'],
  ['Auerbach/Vogtland', 'auerbach'],
  ['Groß-Gerau', 'gross gerau'],
  ['Am Ettersberg', 'am ettersberg'],
])('%j has the short key %j', (name, key) => {
  expect(shortPlaceKey(name)).toBe(key);
  expect(placeKey(name).startsWith(key)).toBe(true);
});

test.each([
  ['Frankfurt', 'Frankfurt am Main', true],
  ['Frankfurt a. M.', 'Frankfurt am Main', true],
  ['Frankfurt/Main', 'Frankfurt am Main', true],
  ['Frankfurt/M.', 'Frankfurt am Main', true],
  ['Frankfurt aM', 'Frankfurt am Main', true],
  ['Frankfurt/O.', 'Frankfurt (Oder)', true],
  ['Frankfurt a. d. O.', 'Frankfurt (Oder)', true],
  ['Halle/S.', 'Halle (Saale)', true],
  ['Halle an der Saale', 'Halle (Saale)', true],
  ['Freiburg i. Br.', 'Freiburg im Breisgau', true],
  ['Freiburg/Brsg.', 'Freiburg im Breisgau', true],
  ['Mülheim a.d.R.', 'Mülheim an der Ruhr', true],
  ['Rothenburg o.d.T.', 'Rothenburg ob der Tauber', true],
  ['Rothenburg odT', 'Rothenburg ob der Tauber', true],
  ['Neustadt/Wstr.', 'Neustadt an der Weinstraße', true],
  ['Weiden/Opf.', 'Weiden in der Oberpfalz', true],
  ['Ludwigshafen/Rh.', 'Ludwigshafen am Rhein', true],
  ['Frankfurt/Oder', 'Frankfurt am Main', false],
  ['Neustadt/Holstein', 'Neustadt an der Weinstraße', false],
  ['Frankfurt-Höchst', 'Frankfurt am Main', true],
  ['Oelsnitz/Erzgeb.', 'Oelsnitz/Erzgebirge', true],
  ['Limburg an der Lahn', 'Limburg a. d. Lahn', true],
  ['Lobenstein', 'Bad Lobenstein', true],
  ['Lutherstadt Wittenberg', 'Wittenberg', true],
  ['Sankt Gangloff', 'St. Gangloff', true],
  ['Frankfurt (Oder)', 'Frankfurt am Main', false],
  ['Göttingen', 'Kassel', false],
  ['Groß Plasten', 'Groß Flotow', false],
  ['Klein Bengerstorf', 'Bengerstorf', false],
  ['Bad Ems', 'Bad Elster', false],
  ['', 'Kassel', false],
  ['Bad', 'Bad Ems', false],
])('%j and %j may be one town: %j', (a, b, same) => {
  expect(isSameTown(a, b)).toBe(same);
  expect(isSameTown(b, a)).toBe(same);
});
