import { type DemoCourse, quiz, text } from './content.ts';

export const falls: DemoCourse = {
  title: 'Sturzprävention',
  description: 'Risiken erkennen, Wege sicher machen und in Bewegung bleiben, ohne jemandem die Freiheit zu nehmen.',
  visibility: 'public',
  skills: ['Analytisches Denken', 'Problemlösung', 'Empathie'],
  modules: [
    {
      title: 'Risiken erkennen',
      lessons: [
        {
          title: 'Warum alte Menschen stürzen',
          blocks: [
            text(`<p>Ein Sturz hat selten nur einen Grund. Meist kommen zwei oder drei Dinge zusammen:</p>
              <ul><li><strong>beim Menschen selbst:</strong> schwache Beine, Schwindel, schlechtes Sehen, Harndrang in der Nacht, Angst
              vor dem nächsten Sturz</li>
              <li><strong>durch Medikamente:</strong> Schlafmittel, Entwässerung, Mittel gegen hohen Blutdruck</li>
              <li><strong>in der Umgebung:</strong> rutschige Socken, Teppichkanten, fehlendes Licht, ein Rollator außer
              Reichweite</li></ul>
              <p>An den ersten beiden lässt sich oft nur langsam etwas ändern. Am dritten können Sie heute noch arbeiten.</p>`),
            quiz(
              'Woran lässt sich am schnellsten etwas ändern?',
              ['An der Umgebung', 'An der Muskelkraft', 'An der Diagnose'],
              1,
            ),
          ],
        },
        {
          title: 'Die Einschätzung beim Einzug',
          blocks: [
            text(`<p>Innerhalb von 24 Stunden nach dem Einzug schätzt eine Fachkraft das Sturzrisiko ein und spricht mit der Bewohnerin
              oder dem Bewohner darüber. Wiederholt wird die Einschätzung bei jeder Veränderung, nach jedem Sturz und nach jedem
              Krankenhausaufenthalt.</p>
              <p>Fragen Sie nach der Geschichte: Gab es in den letzten zwölf Monaten einen Sturz? Wo, zu welcher Uhrzeit, und wohin war
              der Mensch unterwegs? Die Antwort sagt mehr als jede Punktzahl.</p>`),
          ],
        },
      ],
    },
    {
      title: 'Sicher unterwegs',
      lessons: [
        {
          title: 'Ein Rundgang durchs Zimmer',
          blocks: [
            text(`<p>Gehen Sie den Weg vom Bett zur Toilette einmal selbst, im Halbdunkel. Achten Sie auf:</p>
              <ol><li>Ist der Lichtschalter vom Bett aus zu erreichen, brennt nachts ein Orientierungslicht?</li>
              <li>Stehen die Bremsen am Bett fest, passt die Höhe, sodass beide Füße flach auf dem Boden stehen?</li>
              <li>Liegt etwas im Weg, das gestern noch nicht da lag?</li>
              <li>Sind Brille, Rufanlage und Gehhilfe in Griffweite?</li></ol>`),
            quiz(
              'Welche Betthöhe ist zum Aufstehen richtig?',
              [
                'So, dass beide Füße flach auf dem Boden stehen',
                'So niedrig wie möglich',
                'So hoch, dass es den Rücken der Pflegekraft schont',
              ],
              0,
            ),
          ],
        },
        {
          title: 'Bewegung ist der beste Schutz',
          blocks: [
            text(`<p>Wer sich aus Vorsicht nicht mehr bewegt, verliert Kraft und stürzt deshalb eher. Lassen Sie beim Anziehen das
              Aufstehen üben, gehen Sie zu Fuß zum Essen, statt den Rollstuhl zu nehmen, weil es schneller geht.</p>
              <p>Die Gruppe <em>Kraft und Balance</em> trifft sich dienstags und donnerstags um zehn im Gartenzimmer.</p>`),
          ],
        },
        {
          title: 'Keine Freiheit nehmen',
          blocks: [
            text(`<p>Bettgitter und Gurte verhindern keine Stürze; sie machen sie oft schwerer. Sie sind freiheitsentziehende Maßnahmen
              und brauchen die Einwilligung des Menschen selbst oder eine gerichtliche Genehmigung. Angehörige können sie nicht
              einfach wünschen.</p>
              <p>Suchen Sie zuerst nach Wegen, die nichts wegnehmen: ein Niedrigbett, eine Matte davor, Hüftschutzhosen, ein Sensor, der
              Sie ruft.</p>`),
            quiz(
              'Der Sohn bittet um ein Bettgitter für seine Mutter, die das nicht möchte. Was gilt?',
              [
                'Ohne ihre Einwilligung braucht es eine gerichtliche Genehmigung',
                'Der Wunsch des Sohnes genügt, wenn er ihn unterschreibt',
                'Nachts darf es ohne Weiteres hochgestellt werden',
              ],
              2,
            ),
          ],
        },
      ],
    },
  ],
};
