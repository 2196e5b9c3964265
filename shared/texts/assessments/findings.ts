import type { Finding, FindingRule } from '../../assessments/soft-skills/findings.ts';
import { listText } from '../words.ts';

const decimal = new Intl.NumberFormat('de', { maximumFractionDigits: 2 });

const namesOf = ({ skillNames, skillIds }: Finding) =>
  listText(skillNames?.map((name) => `„${name}“`) ?? skillIds?.map(String) ?? ['unbekannt']);
const firstName = (finding: Finding) =>
  namesOf({ ...finding, skillNames: finding.skillNames?.slice(0, 1) ?? ['unbekannt'] });
const statements = ({ statementIds = [] }: Finding) =>
  statementIds.length === 1
    ? `Die Aussage ${statementIds.join()}`
    : `Die Aussagen ${listText(statementIds.map(String))}`;
const isOrAre = ({ statementIds = [] }: Finding, one: string, many: string) => (statementIds.length === 1 ? one : many);
const group = ({ groupPosition = 0 }: Finding) => `Gruppe ${groupPosition}`;
const groupsOf = ({ groupPosition, otherPositions = [] }: Finding) => {
  const positions = [...(groupPosition === undefined ? [] : [groupPosition]), ...otherPositions].map(String);
  return `${positions.length === 1 ? 'Gruppe' : 'den Gruppen'} ${listText(positions)}`;
};
const skillsOf = (count: number) => (count === 1 ? '1 Soft Skill' : `${count} Soft Skills`);
const count = ({ found = 0 }: Finding) => found;
const wanted = ({ expected = 0 }: Finding) => expected;

const findingSentences: Readonly<Record<FindingRule, (finding: Finding) => string>> = {
  'skill-count': (f) => `Der Katalog enthält ${skillsOf(count(f))} statt ${wanted(f)}.`,
  'group-count': (f) =>
    `Der Katalog enthält ${count(f) === 1 ? '1 Gruppe' : `${count(f)} Gruppen`} statt ${wanted(f)}.`,
  'group-size': (f) => `${group(f)} hat ${count(f)} statt ${wanted(f)} Aussagen.`,
  'position-repeated': (f) => `${group(f)} kommt ${count(f)}-mal vor.`,
  'id-repeated': (f) =>
    f.statementIds === undefined
      ? `Der Soft Skill ${namesOf(f)} kommt mehrfach vor.`
      : `${statements(f)} ${isOrAre(f, 'kommt', 'kommen')} im Katalog mehrfach vor.`,
  'statement-unknown': (f) =>
    `${statements(f)} ${f.groupPosition === undefined ? `für Teil 2 von ${namesOf(f)}` : `in ${group(f)}`} gibt es nicht.`,
  'statement-repeated': (f) => `${statements(f)} wird ${count(f)}-mal verwendet: in ${groupsOf(f)}.`,
  'skill-unknown': (f) => `${statements(f)} gehört zu keinem Soft Skill des Katalogs.`,
  'skill-repeated-in-group': (f) => `${group(f)} enthält ${namesOf(f)} ${count(f)}-mal.`,
  'skill-group-count': (f) => `${namesOf(f)} steht in ${count(f)} statt in ${wanted(f)} Gruppen.`,
  'additional-count': (f) => `${namesOf(f)} hat für Teil 2 ${count(f)} statt ${wanted(f)} verschiedene Aussagen.`,
  'additional-of-other-skill': (f) =>
    `${statements(f)} für Teil 2 von ${namesOf(f)} gehört zu einem anderen Soft Skill.`,
  'additional-in-group': (f) => `${statements(f)} für Teil 2 von ${namesOf(f)} steht auch in ${groupsOf(f)}.`,
  'text-empty': (f) => `${statements(f)} ${isOrAre(f, 'hat', 'haben')} keinen Text.`,
  'not-connected': (f) =>
    `${namesOf(f)}: über die Gruppen gibt es keine Verbindung zu den übrigen Soft Skills, die Reihenfolge wäre nicht vergleichbar.`,
  'pair-meets-again': (f) => `${namesOf(f)} treffen sich mehrmals: in ${groupsOf(f)}.`,
  'lengths-differ': (f) =>
    `${group(f)}: die längste Aussage ist ${decimal.format(count(f))}-mal so lang wie die kürzeste (höchstens ${decimal.format(wanted(f))}).`,
  'skill-not-in-every-place': (f) => `${namesOf(f)} steht nicht in jeder Gruppe an einem anderen der vier Plätze.`,
  'linked-too-far': (f) =>
    `${firstName(f)} ist mit ${skillsOf(count(f))} nur über mehr als einen dritten Soft Skill verbunden.`,
  'statement-unused': (f) =>
    `${statements(f)} ${isOrAre(f, 'wird', 'werden')} in keiner Gruppe und nicht in Teil 2 verwendet.`,
  'text-repeated': (f) => `${statements(f)} haben denselben Text.`,
};

export function describeFinding(finding: Finding): string {
  return findingSentences[finding.rule](finding);
}
