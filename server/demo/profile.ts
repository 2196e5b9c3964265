import { randomUUID } from 'node:crypto';
import type { App } from '../core/app.ts';
import { getOwnProfile, saveProfile } from '../features/profile/service.ts';
import type { DemoApplicant } from './applicants.ts';
import { demoUser, userAt } from './people.ts';

const applicant = 'jana.petersen@demo.example';
const writtenDaysAgo = 2;
const hiddenSkillIds = [24];

/** From the range of numbers reserved for films. */
const phone = '0176 04069017';
const location = '37073 Göttingen';

const bio = `Ich bin Medizinische Fachangestellte und organisiere gern, was andere für unorganisierbar halten: Dienstpläne, Wartezimmer, Umzüge.

Ich suche einen Ort, an dem man nachfragt, bevor man entscheidet. Dreißig Stunden wären mir recht, weil meine Tochter zur Schule geht.`;

const experience = [
  {
    title: 'Medizinische Fachangestellte, Praxisorganisation',
    company: 'Hausarztpraxis Dr. Ferber',
    from: '2019-09',
    to: '',
    description:
      'Anmeldung, Labor und Terminplanung für drei Ärztinnen.\nDie Telefonzeiten neu geordnet: Wer anruft, kommt seither meist beim ersten Mal durch.\nSeit 2022 leite ich zwei Auszubildende an.',
  },
  {
    title: 'Elternzeit',
    company: '',
    from: '2017-03',
    to: '2019-08',
    description: 'In dieser Zeit ehrenamtlich die Kleiderkammer im Stadtteil mit aufgebaut.',
  },
  {
    title: 'Medizinische Fachangestellte',
    company: 'Gemeinschaftspraxis am Wall',
    from: '2013-08',
    to: '2017-02',
    description: 'Empfang, Blutentnahme, Abrechnung.',
  },
  {
    title: 'Servicekraft',
    company: 'Café Lindgren',
    from: '2009',
    to: '2010',
    description: '',
  },
];

const education = [
  {
    degree: 'Weiterbildung zur Praxismanagerin',
    field: 'Organisation und Personal',
    institution: 'Ärztekammer, Akademie für Fortbildung',
    year: '2022',
  },
  {
    degree: 'Ausbildung',
    field: 'Medizinische Fachangestellte',
    institution: 'Berufsbildende Schule für Gesundheit',
    year: '2013',
  },
  { degree: 'Mittlere Reife', field: '', institution: 'Gesamtschule am Hainberg', year: '2009' },
];

const withId = <Entry extends object>(entry: Entry) => ({ entryId: randomUUID(), ...entry });

export async function addDemoProfile(app: App): Promise<void> {
  const user = await demoUser(app, applicant);
  if (user === null) return;
  const ctx = userAt(app, user, { days: writtenDaysAgo });
  const { revision, profile } = await getOwnProfile(ctx);
  const details = { phone, location, bio, hiddenSkillIds };
  const entries = { experience: experience.map(withId), education: education.map(withId) };
  await saveProfile(ctx, { revision, profile: { ...profile, ...details, ...entries } });
}

export async function addProfileOf(app: App, { email, location, work }: DemoApplicant): Promise<void> {
  const user = await demoUser(app, email);
  if (user === null) return;
  const ctx = userAt(app, user, { days: 30 });
  const { revision, profile } = await getOwnProfile(ctx);
  const [title = work, company = ''] = work.split(', ');
  const entry = { title, company, from: '2021', to: '', description: '' };
  await saveProfile(ctx, { revision, profile: { ...profile, location, experience: [withId(entry)] } });
}
