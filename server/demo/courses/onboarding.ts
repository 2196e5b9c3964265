import { type DemoCourse, quiz, text } from './content.ts';

export const onboarding: DemoCourse = {
  title: 'Einarbeitung in der Hausgemeinschaft',
  description:
    'Die ersten vier Wochen im Lindenhof: Wer wir sind, wie ein Tag aussieht und wen Sie alles fragen können.',
  visibility: 'org-only',
  skills: ['Teamfähigkeit', 'Lernbereitschaft'],
  modules: [
    {
      title: 'Ankommen',
      lessons: [
        {
          title: 'Der Lindenhof in fünf Minuten',
          blocks: [
            text(`<p>Im Lindenhof leben 84 Menschen in vier Hausgemeinschaften: Ahorn, Birke, Eiche und Linde. Jede hat eine eigene
              Küche, ein Wohnzimmer und ein festes Team. Gekocht wird vor Ort, und wer mag, schält die Kartoffeln mit.</p>
              <p>Wir arbeiten nach einem einfachen Grundsatz: <strong>Das Haus gehört denen, die darin wohnen.</strong> Wir klopfen an,
              wir warten auf Antwort, und wir räumen nicht um, ohne zu fragen.</p>`),
          ],
        },
        {
          title: 'Ihre Patin, Ihr Pate',
          blocks: [
            text(`<p>In den ersten vier Wochen haben Sie eine feste Ansprechperson in Ihrer Hausgemeinschaft. Sie arbeiten möglichst
              im selben Dienst. Einmal in der Woche setzen Sie sich für eine halbe Stunde zusammen; die Zeit ist im Dienstplan
              eingetragen und wird nicht gestrichen.</p>
              <h2>Fragen für das erste Gespräch</h2>
              <ul><li>Was lief gut, was hat mich verunsichert?</li><li>Welche Bewohner kenne ich noch nicht beim Namen?</li>
              <li>Was möchte ich nächste Woche selbst übernehmen?</li></ul>`),
            quiz(
              'Wie oft sprechen Sie in den ersten vier Wochen fest mit Ihrer Patin oder Ihrem Paten?',
              ['Einmal in der Woche', 'Einmal im Monat', 'Nur, wenn etwas schiefläuft'],
              0,
            ),
          ],
        },
      ],
    },
    {
      title: 'Ein Tag in der Hausgemeinschaft',
      lessons: [
        {
          title: 'Der Morgen beginnt leise',
          blocks: [
            text(`<p>Aufgestanden wird, wenn man wach ist. Frau Albers frühstückt um sieben, Herr Demir um halb zehn, und beides ist
              richtig. In der Übergabe um 6:30 Uhr hören Sie, wer schlecht geschlafen hat und wer heute einen Termin hat.</p>
              <p>Wecken Sie nur, wenn es einen Grund gibt: einen Arzttermin, Medikamente zu fester Zeit, oder den ausdrücklichen
              Wunsch.</p>`),
          ],
        },
        {
          title: 'Übergabe und Dokumentation',
          blocks: [
            text(`<p>Dokumentieren Sie, was sich verändert hat, nicht was jeden Tag gleich ist. Schreiben Sie, was Sie gesehen und
              gehört haben, und trennen Sie es von dem, was Sie vermuten.</p>
              <blockquote>Statt „Frau K. war aggressiv“: „Frau K. hat beim Waschen zweimal meine Hand weggestoßen und ‚lass das‘
              gesagt. Nach einer Pause mit Kaffee ging es.“</blockquote>
              <p>Die Übergabe dauert höchstens zwanzig Minuten. Was länger braucht, kommt in die Fallbesprechung am Mittwoch.</p>`),
            quiz(
              'Welcher Eintrag ist besser?',
              [
                '„Hat das Mittagessen nach drei Löffeln stehen lassen und sagte, ihr sei übel.“',
                '„Hat wieder schlecht gegessen.“',
                '„Keine Lust auf Essen, Stimmung mies.“',
              ],
              1,
            ),
          ],
        },
      ],
    },
    {
      title: 'Wenn Sie etwas brauchen',
      lessons: [
        {
          title: 'Dienstplan und Tausch',
          blocks: [
            text(`<p>Der Dienstplan steht sechs Wochen im Voraus. Wünsche tragen Sie bis zum Zehnten des Vormonats ein. Tauschen dürfen
              Sie untereinander, solange in jeder Schicht eine Fachkraft da ist; die Wohnbereichsleitung zeichnet den Tausch ab.</p>
              <p>Wenn Sie krank sind, rufen Sie vor Dienstbeginn an, auch nachts. Eine Nachricht im Gruppenchat reicht nicht, weil sie
              leicht untergeht.</p>`),
          ],
        },
        {
          title: 'Fehler melden ohne Angst',
          blocks: [
            text(`<p>Wer arbeitet, macht Fehler. Uns hilft nur, von ihnen zu wissen. Ein falsch gestelltes Medikament melden Sie sofort
              der Fachkraft, alles andere noch am selben Tag im Meldebogen. Der geht an das Qualitätsteam, nicht in die
              Personalakte.</p>
              <p>Einmal im Quartal besprechen wir, was wir geändert haben, weil jemand etwas gemeldet hat.</p>`),
            quiz(
              'Sie bemerken, dass Sie ein Medikament falsch gestellt haben. Was zuerst?',
              ['Sofort die Fachkraft informieren', 'Am Abend den Meldebogen ausfüllen', 'Das nächste Team fragen'],
              2,
            ),
          ],
        },
      ],
    },
  ],
};
