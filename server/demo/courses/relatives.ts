import { type DemoCourse, quiz, text } from './content.ts';

export const relatives: DemoCourse = {
  title: 'Gespräche mit Angehörigen',
  description: 'Zuhören, klar sein, Grenzen wahren: wie Gespräche mit Familien gelingen, auch die schwierigen.',
  visibility: 'public',
  skills: ['Empathie', 'Kommunikation', 'Konfliktlösung'],
  modules: [
    {
      title: 'Was Angehörige mitbringen',
      lessons: [
        {
          title: 'Der Umzug ist auch ihr Umzug',
          blocks: [
            text(`<p>Wenn die Mutter ins Heim zieht, haben Kinder oft Jahre der Sorge hinter sich. Sie haben nachts Anrufe
              angenommen, Medikamente sortiert, sich mit Geschwistern gestritten. Jetzt geben sie die Verantwortung ab, und das
              schlechte Gewissen zieht mit ein.</p>
              <p>Manches, was als Kritik bei uns ankommt, ist eigentlich eine Frage: <em>Habe ich das Richtige getan?</em> Wer das
              im Hinterkopf behält, hört die Beschwerde über die kalte Suppe anders.</p>`),
            quiz(
              'Eine Tochter beschwert sich in der ersten Woche täglich über Kleinigkeiten. Was ist eine gute erste Annahme?',
              [
                'Sie ist in Sorge und sucht Sicherheit',
                'Sie will uns kontrollieren',
                'Sie hat mit der Pflege ohnehin keine Erfahrung',
              ],
              0,
            ),
          ],
        },
        {
          title: 'Wer gehört dazu, wer darf was erfahren?',
          blocks: [
            text(`<p>Nicht jeder, der freundlich fragt, darf Auskunft bekommen. Entscheidend ist, wem der Bewohner oder die Bewohnerin
              das erlaubt hat, und wer bevollmächtigt ist oder rechtlich betreut.</p>
              <ul><li>Sehen Sie vor dem Gespräch ins Stammblatt.</li>
              <li>Am Telefon gibt es keine Auskunft zum Gesundheitszustand, wenn Sie die Person nicht kennen. Bieten Sie den Rückruf
              unter der hinterlegten Nummer an.</li>
              <li>Sprechen Sie über jemanden nie in seinem Beisein hinweg.</li></ul>`),
            quiz(
              'Am Telefon fragt ein Ihnen unbekannter Neffe, wie es seiner Tante geht. Was tun Sie?',
              [
                'Ich biete einen Rückruf an, wenn er im Stammblatt steht',
                'Ich gebe eine kurze Auskunft, er ist ja Familie',
                'Ich lege kommentarlos auf',
              ],
              1,
            ),
          ],
        },
        {
          title: 'Gute Zeiten und gute Orte',
          blocks: [
            text(`<p>Zwischen Tür und Angel wird selten etwas gut. Wenn jemand Sie im Flur anspricht und es ist gerade nicht möglich,
              sagen Sie, wann es geht: <strong>„Das ist mir wichtig. Ich habe um halb vier eine Viertelstunde Zeit, passt
              das?“</strong></p>
              <p>Setzen Sie sich hin. Ein Gespräch im Sitzen dauert nicht länger als eines im Stehen, fühlt sich aber so an.</p>`),
          ],
        },
      ],
    },
    {
      title: 'Wenn es schwierig wird',
      lessons: [
        {
          title: 'Beschwerden annehmen',
          blocks: [
            text(`<p>Eine Beschwerde ist zuerst eine Mitteilung. Vier Schritte helfen:</p>
              <ol><li><strong>Anhören,</strong> ohne zu unterbrechen und ohne zu erklären.</li>
              <li><strong>Wiederholen,</strong> was Sie verstanden haben: „Sie haben Ihren Vater um elf noch im Nachthemd
              angetroffen.“</li>
              <li><strong>Klären,</strong> was war und was jetzt geschehen soll.</li>
              <li><strong>Zurückmelden,</strong> spätestens am nächsten Tag, auch wenn die Antwort noch nicht fertig ist.</li></ol>
              <p>Tragen Sie jede Beschwerde ins Buch im Dienstzimmer ein. Es geht dabei nicht um Schuld, sondern darum, dass dieselbe
              Sache nicht dreimal erzählt werden muss.</p>`),
            quiz(
              'Was kommt beim Annehmen einer Beschwerde zuerst?',
              ['Anhören, ohne zu unterbrechen', 'Erklären, wie es dazu kam', 'Die Leitung holen'],
              2,
            ),
          ],
        },
        {
          title: 'Vorwürfe und laute Worte',
          blocks: [
            text(`<p>Wird jemand laut, senken Sie die eigene Stimme und sprechen Sie langsamer. Sagen Sie, was Sie sehen, ohne zu
              werten: „Ich merke, dass Sie sehr aufgebracht sind.“ Bieten Sie einen Ort an, an dem niemand zuhört.</p>
              <p>Sie müssen sich nicht beleidigen lassen. Ein Satz genügt: <strong>„So möchte ich nicht weitersprechen. Ich komme in
              zehn Minuten wieder.“</strong> Dann gehen Sie wirklich, holen eine Kollegin dazu und kommen wieder.</p>`),
          ],
        },
        {
          title: 'Schlechte Nachrichten überbringen',
          blocks: [
            text(`<p>Ob ein Sturz, ein Krankenhausaufenthalt oder das nahende Ende: Die wichtigste Nachricht gehört in den ersten Satz.
              Wer lange einleitet, lässt den anderen warten und fürchten.</p>
              <ul><li>Sagen Sie, wer Sie sind und von wo Sie anrufen.</li>
              <li>Sagen Sie in einem Satz, was geschehen ist.</li>
              <li>Halten Sie die Stille danach aus.</li>
              <li>Sagen Sie, was jetzt geschieht und wann Sie sich wieder melden.</li></ul>
              <p>Todesnachrichten überbringt die Dienst habende Fachkraft, nach Möglichkeit mit jemandem an ihrer Seite.</p>`),
            quiz(
              'Wohin gehört die wichtigste Nachricht in einem solchen Anruf?',
              ['In den ersten Satz', 'Ans Ende, nach einer behutsamen Einleitung', 'In einen Brief'],
              1,
            ),
          ],
        },
      ],
    },
  ],
};
