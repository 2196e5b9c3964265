import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jobLimits } from './draft.ts';
import { neutralTitle } from './neutral-title.ts';

test.each([
  'Pflegefachkraft',
  'Pflegefachkraft (m/w/d)',
  'Koch (w/m/d)',
  'Koch (d/w/m)',
  'Koch (m|w|d)',
  'Koch (m, w, d)',
  'Koch [m/w/x]',
  'Koch m/w/d',
  'Koch (m / w / d)',
  'Koch (m/w/divers)',
  'Entwickler (m/f/d)',
  'Entwickler (gn)',
  'Koch (mwd)',
  'Koch (WMD)',
  'Koch (dwm)',
  'Koch (mfd)',
  'Koch (männlich/weiblich/divers)',
  'Koch (weiblich, männlich, divers)',
  'Beamtin oder Beamter im Vollzug',
  'Chemielaborantin oder Chemielaborant',
  'Bankangestellte',
  'Entwickler (gn*)',
  'Entwickler (all genders)',
  'Entwickler (alle Geschlechter)',
  'Entwickler (w/m/d/x)',
  'Verkäufer*in',
  'Verkäufer:in im Einzelhandel',
  'Verkäufer_innen',
  'VerkäuferIn',
  'VerkäuferInnen',
  'Verkäufer/in',
  'Verkäufer/-in',
  'Verkäufer(in)',
  'Verwaltungsangestellte:r',
  'Angestellte(r) im Empfang',
  'Pflegefachfrau oder Pflegefachmann',
  'Ausbildung zur Pflegefachfrau oder zum Pflegefachmann',
  'Köchin oder Koch',
  'Ärztin / Arzt für Innere Medizin',
  'Kauffrau/Kaufmann für Büromanagement',
  'Kaufmann/-frau im Einzelhandel',
  'Psychologin oder Psychologe',
  'Erzieherinnen und Erzieher',
  'Bürokauffrau/-mann',
  'Teamleitung Verkauf',
  'Leitung der Küche',
  'Teammitglied für die Bäckerei',
  'Auszubildende für das Kochhandwerk',
  'Azubi Mechatronik',
  'Lehrkraft für Mathematik',
  'Reinigungskraft',
  'Kaufleute im Außenhandel',
  'Fachperson für Wundversorgung',
  'Servicekräfte',
  'Aushilfe im Lager',
  'Hebamme',
  'Werkstudium Halbleiter',
  'Sachbearbeitung Einkauf',
  'Assistenz der Geschäftsführung',
  'Assistenz des Geschäftsführers',
  'Beratung für Ärzte',
  'Praktikum Controlling',
  'Product Owner',
  'Software Engineer',
  'Rechtsanwaltsfachangestellte',
  'Duales Studium Wirtschaftsingenieurwesen',
  'Trainee im Management',
  'Kundenservice Münster',
  'Mitarbeiterbetreuung',
  'Aufbau neuer Angebote in der Gegenwart',
  '',
])('%s is neutral', (title) => {
  expect(neutralTitle(title)).toBeNull();
});

test.each([
  'Koch',
  'Köchin',
  'Software-Entwickler',
  'Pflegefachmann',
  'Pflegefachfrau',
  'Krankenschwester',
  'Verkäuferin im Einzelhandel',
  'Mitarbeiter im Lager',
  'Teamleiter Logistik',
  'Ausbildung zum Mechatroniker',
  'Zahnarzt',
  'Ärztin',
  'Rechtsanwälte',
  'Erzieher',
  'Bäckermeister',
  'Werkstudent Marketing',
  'Praktikant',
  'Elektroniker für Betriebstechnik',
  'Projektingenieur',
  'Account Manager',
  'Geschäftsführer',
  'Diplom-Psychologe',
  'Auszubildender zum Bankkaufmann',
  'Sekretärin',
  'Manager für LinkedIn',
  'Koch oder Bäckerin',
  'Chemielaborant',
  'Laborantin',
  'Bankangestellter',
  'Justizbeamter',
  'Finanzbeamtin',
  'KOCH',
])('%s gets its suffix', (title) => {
  expect(neutralTitle(title)).toBe(`${title} (m/w/d)`);
});

test.each([
  ['Koch (m/w)', 'Koch (m/w/d)'],
  ['Koch (w/m) in Teilzeit', 'Koch (m/w/d) in Teilzeit'],
  ['Pflegefachkraft (m)', 'Pflegefachkraft (m/w/d)'],
  ['Koch m/w', 'Koch (m/w/d)'],
  ['Koch (mw)', 'Koch (m/w/d)'],
  ['Koch (männlich/weiblich)', 'Koch (m/w/d)'],
  ['Koch (weiblich)', 'Koch (m/w/d)'],
])('%s becomes %s', (title, expected) => {
  expect(neutralTitle(title)).toBe(expected);
});

test('a suggestion fits into the field and is itself neutral for any input', () => {
  const part = fc.constantFrom(
    'Koch',
    'Köchin',
    ' ',
    '/',
    '(m',
    'w)',
    'Leiter',
    'in',
    '-',
    'frau',
    '(',
    ')',
    'für',
    '🙂',
    'x'.repeat(140),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const title = parts.join('').trim().slice(0, jobLimits.title).toWellFormed();
      const suggestion = neutralTitle(title);
      if (suggestion === null) return;
      expect(neutralTitle(suggestion)).toBeNull();
      expect(suggestion.length).toBeLessThanOrEqual(jobLimits.title + 7);
    }),
  );
});
