/**
 * Environment first, then values of a platform admin, then defaults. Each process caches them and reloads them after a
 * change.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { requiresCompanyCheck } from '#shared/settings/rules.ts';
import {
  type AnySectionView,
  defaultSettings,
  type Section,
  type SectionView,
  type SectionViews,
  type Settings,
  sectionSchemas,
  sections,
} from '#shared/settings/schema.ts';
import type { Database, Tx } from './database/db.ts';
import { type Events, topic } from './events/events.ts';
import type { Env } from './runtime/env.ts';
import { describeError, type Logger } from './runtime/logger.ts';

export const settingsChanged = topic<Section>('settings-changed');

export type EffectiveSettings = {
  current: () => Settings;
  /** Never throws: retries until it succeeds. */
  reload: () => Promise<void>;
  close: () => void;
};

export const isCompanyCheckRequired = ({ settings }: { settings: EffectiveSettings }): boolean =>
  requiresCompanyCheck(settings.current().registration);

type FieldsOf<S extends Section> = Partial<Record<keyof Settings[S] & string, keyof Env>>;

const fieldsOfEnv: { [S in Section]: FieldsOf<S> } = {
  registration: {},
  limits: {
    documentMb: 'MAX_DOCUMENT_MB',
    mediaMb: 'MAX_MEDIA_MB',
    organisationStorageMb: 'ORGANISATION_STORAGE_MB',
    guestTestsPerHour: 'GUEST_TESTS_PER_HOUR',
    mailsPerPerson: 'MAILS_PER_PERSON',
    mailsPerRecipient: 'MAILS_PER_RECIPIENT',
    socketsPerPerson: 'SOCKETS_PER_PERSON',
    socketsPerAddress: 'SOCKETS_PER_ADDRESS',
  },
  mail: { from: 'MAIL_FROM' },
  retention: {},
  notice: {},
};

function fixedValues(env: Env, section: Section): Record<string, unknown> {
  const named = Object.entries(fieldsOfEnv[section]).filter(([, name]) => env.definedNames.includes(name));
  return Object.fromEntries(named.map(([field, name]) => [field, env[name as keyof Env]]));
}

const storedSchema = z.object({ revision: z.number().int().min(0), values: z.record(z.string(), z.unknown()) });
type Row = { key: string; value: unknown; updatedAt: Date };

/** Parses each field separately, so that values of another product version invalidate only their own fields. */
function sectionView<S extends Section>(env: Env, section: S, row: Row | undefined): SectionView<S> {
  const { revision, values } = storedSchema.safeParse(row?.value).data ?? { revision: 0, values: {} };
  const fixed = fixedValues(env, section);
  const defaults = defaultSettings[section];
  const shape: Readonly<Record<string, z.ZodType>> = sectionSchemas[section].shape;
  const storedValues = Object.entries(shape).flatMap(([field, schema]) => {
    const parsed = schema.safeParse(values[field]);
    return parsed.success ? [[field, parsed.data] as const] : [];
  });
  return {
    value: { ...defaults, ...Object.fromEntries(storedValues), ...fixed },
    defaults,
    fixed: Object.keys(fixed) as Array<keyof Settings[S] & string>,
    revision,
    changedAt: row?.updatedAt ?? null,
  };
}

const listRows = (tx: Tx): Promise<Row[]> =>
  tx.installationSetting.findMany({
    where: { key: { in: [...sections] } },
    select: { key: true, value: true, updatedAt: true },
  });

type Needs = { env: Env; tx: Tx };

export async function readSections({ env, tx }: Needs): Promise<SectionViews> {
  const rows = await listRows(tx);
  const viewOf = <S extends Section>(section: S) =>
    sectionView(
      env,
      section,
      rows.find(({ key }) => key === section),
    );
  return {
    registration: viewOf('registration'),
    limits: viewOf('limits'),
    mail: viewOf('mail'),
    retention: viewOf('retention'),
    notice: viewOf('notice'),
  };
}

export async function writeSection(
  tx: Tx,
  section: Section,
  { view, value, ...by }: { view: AnySectionView; value: object; updatedBy: string; updatedAt: Date },
): Promise<void> {
  const row = await tx.installationSetting.findUnique({ where: { key: section }, select: { value: true } });
  const previousValues = storedSchema.safeParse(row?.value).data?.values ?? {};
  const isFixed = new Set<string>(view.fixed);
  const changed = Object.entries(value).filter(([field]) => !isFixed.has(field));
  const values = { ...previousValues, ...Object.fromEntries(changed) };
  const data = { value: { revision: view.revision + 1, values } as object, ...by };
  await tx.installationSetting.upsert({ where: { key: section }, create: { key: section, ...data }, update: data });
}

type SettingsOptions = { env: Env; db: Database; events: Events; logger: Logger };

const retryMs = 2_000;

export async function openSettings({ env, db, events, logger }: SettingsOptions): Promise<EffectiveSettings> {
  const read = async (): Promise<Settings> => {
    const { registration, limits, mail, retention, notice } = await readSections({ env, tx: db.prisma });
    return {
      registration: registration.value,
      limits: limits.value,
      mail: mail.value,
      retention: retention.value,
      notice: notice.value,
    };
  };
  let settings = await read();
  let isClosed = false;
  let reading: Promise<void> = Promise.resolve();
  const readWithRetry = async (): Promise<void> => {
    if (isClosed) return;
    try {
      settings = await read();
    } catch (error) {
      logger.warn({ error: describeError(error) }, 'reading the settings failed, will retry');
      void pause(retryMs, undefined, { ref: false }).then(reload);
    }
  };
  // Serialised, so that an older read cannot overwrite a newer one.
  function reload(): Promise<void> {
    reading = reading.then(readWithRetry);
    return reading;
  }
  const unsubscribes = [
    events.subscribe(settingsChanged, () => void reload()),
    events.onReconnect(() => void reload()),
  ];
  return {
    current: () => settings,
    reload,
    close: () => {
      isClosed = true;
      for (const end of unsubscribes) end();
    },
  };
}
