import { chanceFit, matchWeights } from '../../matching/match-weights.ts';
import type { BasicValue } from '../../matching/types.ts';
import { maxOrganisationValues, minOrganisationValues } from '../../organisations/schema.ts';
import { maxDisclosedSkills, maxNoise } from '../../releases/anonymous.ts';
import { groupBounds } from '../../talent-pool/fit-groups.ts';
import { groupNames } from '../candidates/view.ts';
import { matchTexts } from '../matching/match.ts';

/** Schwartz's terms, shown on this page only; everywhere else `basicValueNames`. */
export const basicValueTerms: Readonly<Record<BasicValue, string>> = {
  selfDirection: 'Selbstbestimmung',
  stimulation: 'Stimulation',
  hedonism: 'Hedonismus',
  achievement: 'Leistung',
  power: 'Macht',
  security: 'Sicherheit',
  conformity: 'Konformität',
  tradition: 'Tradition',
  benevolence: 'Benevolenz',
  universalism: 'Universalismus',
};

export const matchingMethodTexts = {
  title: 'Was sagt die Passung?',
  short: [
    'Eine Zahl von 0 bis 100: wie weit das, was eine Stelle verlangt, zu Ihren Stärken gehört, und wie nah sich Ihre Werte und die des Unternehmens sind. Ob Sie die Arbeit gut machen würden, sagt sie nicht.',
    'Name, Alter, Geschlecht, Herkunft, Foto und Profil gehen nie ein. Ein Unternehmen sieht die Zahl nur, wenn Sie ihm Ihr Ergebnis zeigen oder sich anonym finden lassen.',
  ],
  meaning: [
    'Die Passung ist eine Zahl von 0 bis 100. Sie sagt, wie weit das, was eine Stelle verlangt, zu Ihren eigenen Stärken gehört. Ob Sie die Arbeit gut machen würden, sagt sie nicht. Die Ergebnisse anderer Menschen gehen nicht ein. Unternehmen können ihre Kandidaten aber danach ordnen.',
  ],
  inputs: {
    title: 'Was eingeht und was nie',
    paragraphs: [
      `Von Ihnen gehen zwei Dinge ein: die Plätze Ihrer Stärken aus dem neuesten Soft-Skill-Test und die Punkte Ihrer zehn Werte aus dem neuesten Wertetest. Von der Stelle gehen die drei bis acht verlangten Stärken mit ihren Gewichten ein und vom Unternehmen seine Werte, ${minOrganisationValues} bis ${maxOrganisationValues}. Weniger als ${minOrganisationValues} zählen wie keine, weil sie zu wenig über ein Unternehmen sagen.`,
      'Nie gehen Name, Alter, Geschlecht oder Herkunft ein, kein Foto und nichts aus Ihrem Profil. Auch Ort, Gehalt und Arbeitszeit der Stelle verändern die Zahl nicht; danach suchen Sie selbst aus.',
      'Ein Unternehmen sieht Ihre Passung nur, wenn Sie ihm Ihr Ergebnis zeigen oder sich anonym finden lassen. Dann gelten dieselben Regeln für das, was Sie gezeigt haben: Ein späterer Test ändert die Zahl dort erst, wenn Sie ihn zeigen. Stärken, die Sie verbergen, fehlen dort und zählen wie die letzte.',
    ],
  },
  computed: {
    title: 'So entsteht die Zahl',
    paragraphs: [
      'Stärken: Eine verlangte Stärke zählt voll, wenn sie bei Ihnen auf Platz 1 steht, auf dem letzten Platz gar nicht und dazwischen in gleichen Schritten. Was sehr wichtig ist, zählt dabei doppelt, was entscheidend ist, dreifach. Daraus wird der Durchschnitt.',
      'Mehrere Stärken können nicht zugleich auf Platz 1 stehen. Deshalb wird der Durchschnitt auf das gestreckt, was erreichbar ist: Die Stärken bringen alles, wenn das Verlangte Ihre vordersten Plätze belegt, das Wichtigste zuerst, und nichts, wenn es die hintersten belegt, das Wichtigste zuletzt.',
      'Teilen sich Stärken einen Platz, zählt für jede die Mitte der Plätze, die sie zusammen belegen. Eine verlangte Stärke ohne Platz zählt wie die letzte.',
      'Werte: Jedes der 170 Wörter gehört zu einem von zehn Grundwerten, die der Psychologe Shalom Schwartz auf einem Kreis angeordnet hat. Es zählt zu 70\u00a0% für seinen Grundwert und zu je 15\u00a0% für die beiden daneben. Bei Ihnen wiegt ein Wort so viel wie seine Punkte und einen dazu, beim Unternehmen wiegen alle gleich. So verteilt jede Seite 100\u00a0% auf die zehn Grundwerte. Von jedem Grundwert zählt der kleinere der beiden Anteile.',
      `Zusammen: Die Stärken bringen bis zu ${matchWeights.skills} Punkte, die Werte bis zu ${matchWeights.values}.`,
      `Fehlt eine Hälfte, zählt sie so viel wie bei einem zufälligen Paar aus Person und Stelle: die Werte ${chanceFit.values} von 100, die Stärken ${chanceFit.skills} von 100. Dann steht dabei „Werte noch offen“ oder „Stärken noch offen“. Wer etwas weglässt, gewinnt dadurch im Durchschnitt nichts. Fehlt beides, steht dort „Keine Aussage“ statt einer Zahl.`,
    ],
  },
  values: {
    title: 'Woher die Zuordnung der Werte kommt',
    circle:
      'Die zehn Grundwerte, wie sie auf dem Kreis nebeneinanderstehen. Vorn steht der Name, den Passgenau zeigt, in Klammern der Fachbegriff:',
    name: (name: string, term: string) => (name === term ? name : `${name} (${term})`),
    paragraphs: [
      'Zwei Sprachmodelle haben die 170 Wörter zugeordnet, ohne voneinander zu wissen. Bei 154 von 170 waren sie sich einig (Cohens Kappa 0,89; 1\u00a0hieße völlige Einigkeit). Die übrigen 16 wurden einzeln entschieden, jedes mit einem Grund.',
      'Die Grenze davon: Ihre Einigkeit zeigt, dass die Zuordnung nicht beliebig ist. Ob Menschen sich ebenso einig wären, wissen wir nicht.',
    ],
    oneWord: (fewest: string, most: string) =>
      `Gehört eines der Wörter eines Unternehmens zu einem anderen Grundwert, ändert sich die Passung im Mittel um ${fewest} Punkte, wenn es ${minOrganisationValues} Werte nennt, und um ${most}, wenn es ${maxOrganisationValues} nennt.`,
  },
  parts: {
    title: 'Woraus sie sich zusammensetzt',
    paragraphs: [
      'Jede Passung lässt sich öffnen. Jede Anforderung und jeder gemeinsame Grundwert bringt ganze Punkte, zusammen genau die gezeigte Zahl. Der Teil der Stärken verteilt sich nach Gewicht und Platz: Ein besserer Platz bringt mehr, der letzte nichts.',
      '„Ohne die Anforderung X wäre die Passung Y“ ist dieselbe Rechnung für eine Stelle, die X nicht verlangt.',
    ],
  },
  range: {
    title: 'Wie sicher sie ist',
    paragraphs: [
      'Ihre Plätze sind gemessen, nicht gewiss. Die Bänder der Plätze kommen aus 1.000 Reihenfolgen, die zu Ihren Antworten passen. Für jede davon rechnen wir die Passung; die Spanne umfasst die mittleren 80\u00a0% dieser Zahlen. Die Zahl selbst rechnet mit den gemessenen Plätzen; sie kann am Rand der Spanne liegen.',
      'Was in der Spanne nicht steckt: Ihre Werte gelten so, wie Sie geantwortet haben, und die Anforderungen so, wie das Unternehmen sie nennt. Eine fehlende Hälfte gilt als durchschnittlich.',
      `In der Liste „Anonym gefunden“ steht für Unternehmen statt der Zahl ein Wort: „hoch“ ab ${groupBounds.high}, „mittel“ ab ${groupBounds.middle}, sonst „gering“. Zahl und Spanne stehen im geöffneten Profil, in Fünferschritten. Bei Ihnen ist das anders. ${matchTexts.words}`,
    ],
  },
  anonymous: {
    title: 'Was Unternehmen ohne Ihren Namen sehen',
    paragraphs: [
      `Genaue Plätze wären wie ein Fingerabdruck: Zwei Unternehmen könnten daran erkennen, dass sie dieselbe Person sehen. Deshalb erfährt ein Unternehmen ohne Ihren Namen nur, ob eine verlangte Stärke bei Ihnen „${groupNames.first}“ steht, „${groupNames.middle}“ oder „${groupNames.last}“. Auch gespeichert ist für Unternehmen nichts Genaueres.`,
      `Welche Stärken das sind, bestimmt die Stelle, für die Sie Ihr Ergebnis zeigen. Was ein Unternehmen später ausschreibt, verrät ihm nichts Neues; insgesamt erfährt es höchstens ${maxDisclosedSkills} Stärken. Von Ihren Werten stehen dort die Wörter, die auch das Unternehmen gewählt hat, ohne Reihenfolge.`,
      `Passung und Spanne sind aus diesen Gruppen gerechnet und stehen in Fünferschritten. Dazu kommt eine Abweichung von höchstens ${maxNoise} Punkten, die für Sie und dieses Unternehmen immer dieselbe ist: Mehrmals hinzusehen macht nichts genauer. Beiträge der einzelnen Stärken und „ohne die Anforderung X“ gibt es nur mit Namen.`,
      'Daten stehen dort ohne Namen nur mit dem Monat, und innerhalb eines Monats ist die Reihenfolge zufällig. Von Nachrichten und Bewerbungen ohne Namen erfahren Unternehmen höchstens einmal am Tag per E-Mail.',
      'Nachgerechnet mit 10.000 erfundenen Personen: Passung, Spanne und Reihenfolge helfen zwei Unternehmen, die sich absprechen, höchstens anderthalbmal so weit wie der Zufall unter allen, deren Gruppen und gemeinsame Wörter gleich sind. Verlangen beide dieselben vielen Stärken und Werte, können schon diese jemanden verraten.',
    ],
  },
  /** Mean match for honest answers, and with required skills raised by half and by one standard deviation. */
  shading: (plain: string, half: string, whole: string) =>
    `Auch das steckt nicht in der Spanne: Wer weiß, was eine Stelle verlangt, kann im Test darauf hin antworten. Die Anforderungen stehen auf der Seite der Stelle, der Test lässt sich wiederholen, und der neueste zählt. Hebt jemand die verlangten Stärken um eine halbe Standardabweichung, steigt die Passung in der Simulation im Mittel von ${plain} auf ${half}, um eine ganze auf ${whole}. Der Zahl sieht man es nicht an.`,
  simulation: {
    title: 'Nachgerechnet',
    text: (people: string) =>
      `Je ${people} erfundene Personen, deren Stärken und Werte wir kennen, haben beide Tests beantwortet und je zehn erdachte Stellen gesehen. Als wahre Passung gilt, was dieselbe Rechnung aus den wirklichen Plätzen und aus Antworten ohne Zufall ergibt. Die drei Annahmen sind dieselben wie oben.`,
    caption: 'Wie gut die Passung die wahre trifft',
    rows: {
      bestInThree: 'Von zehn Stellen steht die wirklich passendste unter den ersten drei',
      bestFirst: 'Sie steht an erster Stelle',
      coverage: 'Wahre Passungen, die in der Spanne liegen',
      span: 'Punkte zwischen den Enden der Spanne im Mittel',
    },
    chance: (inThree: string, first: string) =>
      `Wer würfelt, hätte sie in ${inThree} der Fälle unter den ersten drei und in ${first} an erster Stelle.`,
    spread: ({ mean, from, to, most }: Record<'mean' | 'from' | 'to' | 'most', string>) =>
      `Bei mittlerer Gleichmäßigkeit liegt die Passung im Durchschnitt bei ${mean}, die Hälfte zwischen ${from} und ${to}, nur 5 von 100 liegen über ${most}. Eine Zahl um ${mean} ist also gewöhnlich: So passt eine Stelle, die niemand für Sie ausgesucht hat.`,
    neighbours: (span: string) =>
      `Zwei Stellen, deren Zahlen weniger als etwa ${span} Punkte auseinanderliegen, sind nicht sicher verschieden.`,
    coverage:
      'Wer sehr gleichmäßig antwortet, hat die wahre Passung etwas öfter in der Spanne als versprochen: Die Rechnung ist dann vorsichtiger, als sie sein müsste.',
    assumed:
      'Die Stellen sind erdacht. Wie oft wirkliche Stellen verlangen, was nah beieinander oder weit auseinander liegt, wissen wir nicht.',
  },
  decision:
    'Die Passung hilft Menschen beim Auswählen. Unternehmen können ihre Kandidaten danach ordnen. Sie entscheidet nichts, lehnt niemanden ab und sagt nicht, wer besser ist.',
} as const;
