import { randomUUID } from 'node:crypto';
import type { callerFor } from '../../server/testing/people.ts';

const word = 'Medizinproduktedokumentationspflichtenbeauftragte';

/** A profile that has everything, with words as long as they get here. */
export async function writeProfile(applicant: Awaited<ReturnType<typeof callerFor>>): Promise<void> {
  const { revision, profile, skills } = await applicant.profile.own();
  const station = { from: '2019-04', to: '', description: `${word} im Nachtdienst.\nDazu die Anleitung der Neuen.` };
  await applicant.profile.save({
    revision,
    profile: {
      ...profile,
      phone: '0176 04069017',
      location: '37073 Göttingen',
      bio: `Ich bin ${word}.\n\nIch suche einen Ort, an dem man nachfragt, bevor man entscheidet.`,
      experience: [
        { ...station, entryId: randomUUID(), title: word, company: 'Rehabilitationseinrichtung am Wall' },
        { ...station, entryId: randomUUID(), title: '', company: 'Elternzeit', from: '2014', to: '2018-12' },
      ],
      education: [
        { entryId: randomUUID(), degree: 'Ausbildung', field: 'Pflege', institution: 'Berufsschule', year: '2014' },
      ],
      hiddenSkillIds: (skills ?? []).slice(0, 1).map(({ skillId }) => skillId),
    },
  });
}
