import { type DemoCourse, quiz, text } from './content.ts';

export const hygiene: DemoCourse = {
  title: 'Händehygiene im Alltag',
  description:
    'Wann waschen, wann desinfizieren, und wie es auch an vollen Tagen gelingt. Für alle, die im Haus arbeiten.',
  visibility: 'public',
  skills: ['Selbstorganisation', 'Integrität'],
  modules: [
    {
      title: 'Warum es auf die Hände ankommt',
      lessons: [
        {
          title: 'Wie Keime von Zimmer zu Zimmer kommen',
          blocks: [
            text(`<p>Die meisten Keime, die in einer Pflegeeinrichtung weitergegeben werden, reisen auf Händen. Ein Türgriff, ein
              Pflegehemd, ein Glas Wasser: Was eben noch im einen Zimmer war, ist zwei Minuten später im nächsten.</p>
              <p>Für gesunde Menschen ist das selten ein Problem. Für unsere Bewohnerinnen und Bewohner kann derselbe Keim eine
              Lungenentzündung oder eine Wundinfektion bedeuten. Viele haben eine dünne Haut, nehmen Medikamente, die das
              Immunsystem dämpfen, oder tragen einen Katheter.</p>
              <h2>Zwei Arten von Keimen</h2>
              <ul><li><strong>Eigene Hautkeime</strong> leben dauerhaft auf uns und schützen die Haut.</li>
              <li><strong>Anflugkeime</strong> sammeln wir bei der Arbeit auf. Genau diese entfernt die Desinfektion.</li></ul>`),
            quiz(
              'Welche Keime entfernt die Händedesinfektion vor allem?',
              ['Anflugkeime, die wir bei der Arbeit aufnehmen', 'Die eigenen Hautkeime', 'Alle Keime, für immer'],
              1,
            ),
          ],
        },
        {
          title: 'Schmuck, Nägel und Ärmel',
          blocks: [
            text(`<p>Unter einem Ring ist die Haut feucht und warm, und kein Desinfektionsmittel kommt dorthin. Deshalb gilt bei
              allen Tätigkeiten, die eine hygienische Händedesinfektion verlangen:</p>
              <ul><li>keine Ringe, auch kein Ehering, keine Uhr, keine Armbänder</li>
              <li>Nägel kurz und rund, nicht lackiert, keine künstlichen Nägel</li>
              <li>Ärmel oberhalb des Ellenbogens</li></ul>
              <p>Für Ringe, die sich nicht mehr abziehen lassen, sprechen Sie uns an. Die Hygienebeauftragte findet mit Ihnen eine
              Lösung, ohne dass jemand belehrt wird.</p>`),
          ],
        },
      ],
    },
    {
      title: 'Waschen oder desinfizieren?',
      lessons: [
        {
          title: 'Die fünf Momente',
          blocks: [
            text(`<p>Die Weltgesundheitsorganisation nennt fünf Momente, in denen desinfiziert wird. Wer sie kennt, muss nicht mehr
              überlegen:</p>
              <ol><li>vor dem Kontakt mit einem Menschen</li>
              <li>vor einer aseptischen Tätigkeit, zum Beispiel vor einem Verbandswechsel</li>
              <li>nach Kontakt mit Blut, Urin oder anderen möglicherweise infektiösen Stoffen</li>
              <li>nach dem Kontakt mit einem Menschen</li>
              <li>nach Kontakt mit seiner unmittelbaren Umgebung, auch wenn Sie ihn selbst nicht berührt haben</li></ol>
              <p>Der fünfte wird am häufigsten vergessen. Bettgitter, Nachttisch und Rollator gehören zum Menschen dazu.</p>`),
            {
              type: 'drawing',
              file: 'fuenf-momente.svg',
              name: 'Die fünf Momente.svg',
              alt: 'Ein Kreis für den Menschen und ein Quadrat für seine Umgebung, die sich berühren; um sie herum die fünf Momente.',
              caption: 'Als Aushang hängt das Bild in jedem Dienstzimmer.',
            },
            quiz(
              'Sie haben nur den Nachttisch aufgeräumt. Desinfizieren Sie die Hände, bevor Sie ins nächste Zimmer gehen?',
              [
                'Ja, der Nachttisch gehört zur unmittelbaren Umgebung',
                'Nein, ich habe den Bewohner nicht berührt',
                'Nur, wenn die Hände schmutzig aussehen',
              ],
              0,
            ),
          ],
        },
        {
          title: 'Wann Wasser und Seife dran sind',
          blocks: [
            text(`<p>Waschen entfernt sichtbaren Schmutz, desinfizieren entfernt Keime. Häufiges Waschen trocknet die Haut aus, und
              rissige Haut ist selbst ein Infektionsrisiko. Deshalb waschen wir</p>
              <ul><li>zu Dienstbeginn,</li><li>bei sichtbarer Verschmutzung,</li><li>nach dem Toilettengang und vor dem
              Essen.</li></ul>
              <p>Bei Durchfallerkrankungen mit <em>Clostridioides difficile</em> kommt beides zusammen: nach dem Ausziehen der
              Handschuhe erst desinfizieren, dann gründlich waschen. Seine Sporen überstehen den Alkohol und müssen abgespült
              werden.</p>`),
          ],
        },
      ],
    },
    {
      title: 'So geht es richtig',
      lessons: [
        {
          title: 'Dreißig Sekunden, die zählen',
          blocks: [
            text(`<p>Nehmen Sie so viel Desinfektionsmittel, dass beide Hände für die ganze Zeit feucht bleiben; eine hohle Hand voll
              genügt meist. Die Hände müssen vorher <strong>trocken</strong> sein, sonst verdünnt das Wasser den Alkohol.</p>
              <p>Denken Sie an die Stellen, die leicht vergessen werden: Daumen, Fingerkuppen, Zwischenräume und Handgelenke.
              Verreiben Sie, bis die Hände trocken sind, mindestens aber dreißig Sekunden.</p>
              <blockquote>Ein Merksatz aus unserer Küche: einmal langsam bis dreißig zählen, und bei jedem Zehner die Daumen.
              </blockquote>`),
            quiz(
              'Welche Stellen werden beim Einreiben am häufigsten vergessen?',
              ['Daumen und Fingerkuppen', 'Handflächen', 'Handrücken'],
              2,
            ),
          ],
        },
        {
          title: 'Handschuhe sind kein Ersatz',
          blocks: [
            text(`<p>Handschuhe schützen Sie vor Körperflüssigkeiten. Sie sind nie ganz dicht, und beim Ausziehen berührt man leicht
              die Außenseite. Deshalb: vor dem Anziehen trockene, desinfizierte Hände, nach dem Ausziehen wieder desinfizieren.</p>
              <p>Ein Paar Handschuhe gehört zu <strong>einem</strong> Menschen und <strong>einer</strong> Tätigkeit. Mit Handschuhen
              wird kein Telefon abgehoben und keine Tür geöffnet.</p>
              <h2>Hautpflege gehört dazu</h2>
              <p>Cremen Sie vor der Pause und nach Dienstschluss. Die Pflegecreme hängt neben jedem Waschbecken im Dienstzimmer. Wenn
              die Haut brennt oder aufspringt, melden Sie sich früh; der Betriebsarzt hilft weiter.</p>`),
          ],
        },
      ],
    },
  ],
};
