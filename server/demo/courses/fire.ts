import { type DemoCourse, quiz, text } from './content.ts';

export const fire: DemoCourse = {
  title: 'Brandschutz im Wohnbereich',
  description: 'Was im Ernstfall in den ersten Minuten zählt, und wie es gar nicht erst dazu kommt.',
  visibility: 'org-only',
  skills: ['Entscheidungsfähigkeit', 'Resilienz'],
  modules: [
    {
      title: 'Damit es nicht brennt',
      lessons: [
        {
          title: 'Die häufigsten Ursachen',
          blocks: [
            text(`<p>In Pflegeeinrichtungen beginnen Brände meist im Kleinen: eine vergessene Herdplatte, ein Heizkissen unter der Decke,
              eine Zigarette im Bett, ein Mehrfachstecker hinter dem Sessel.</p>
              <ul><li>Elektrogeräte von zu Hause werden vor dem ersten Gebrauch von der Haustechnik geprüft.</li>
              <li>Kerzen brennen nur, wenn jemand dabei ist. LED-Kerzen stehen im Schrank der Wohnküche.</li>
              <li>Geraucht wird auf der Terrasse, nie im Zimmer.</li></ul>`),
          ],
        },
        {
          title: 'Türen und Wege',
          blocks: [
            text(`<p>Brandschutztüren halten Rauch für mindestens dreißig Minuten auf, aber nur geschlossen. Ein Keil unter der Tür kann
              Leben kosten. Türen, die offen stehen sollen, haben einen Magneten, der bei Alarm von selbst loslässt.</p>
              <p>Fluchtwege sind kein Abstellplatz: kein Wäschewagen, kein Rollstuhl, keine Dekoration aus Papier.</p>`),
            quiz(
              'Die Brandschutztür fällt ständig zu und stört beim Servieren. Was tun Sie?',
              [
                'Ich melde es der Haustechnik und lasse sie geschlossen',
                'Ich stelle für eine Stunde einen Keil darunter',
                'Ich hänge die Tür aus',
              ],
              1,
            ),
          ],
        },
      ],
    },
    {
      title: 'Wenn es brennt',
      lessons: [
        {
          title: 'Die ersten drei Minuten',
          blocks: [
            text(`<ol><li><strong>Alarm auslösen</strong> am roten Handmelder, dann die <strong>112</strong> anrufen: Wo brennt es? Was
              brennt? Wie viele Menschen sind in Gefahr? Wer ruft an? Auf Rückfragen warten.</li>
              <li><strong>Menschen in Sicherheit bringen,</strong> zuerst aus dem Zimmer, in dem es brennt.</li>
              <li><strong>Tür schließen,</strong> nicht abschließen.</li>
              <li>In den nächsten Brandabschnitt verlegen, also hinter die nächste Brandschutztür, auf derselben Etage. Kein
              Aufzug.</li></ol>
              <p>Rauch ist gefährlicher als Feuer. Er steigt nach oben; am Boden ist die Luft am längsten atembar.</p>`),
            quiz(
              'Wohin bringen Sie Bewohner zuerst?',
              [
                'Hinter die nächste Brandschutztür auf derselben Etage',
                'Mit dem Aufzug ins Erdgeschoss',
                'Auf den Balkon ihres Zimmers',
              ],
              0,
            ),
          ],
        },
        { title: 'Den Feuerlöscher benutzen', blocks: [] },
      ],
    },
  ],
};
