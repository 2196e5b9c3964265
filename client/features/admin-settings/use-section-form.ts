import { changeInput, type Section, type SectionView, type Settings, sectionSchemas } from '#shared/settings/schema.ts';
import { useRevisionedForm } from '../../components/revisioned-form/use-revisioned-form.ts';
import { trpc } from '../../trpc.ts';

type SectionMapping<S extends Section, Values> = {
  section: S;
  toFormValues: (value: Settings[S]) => Values;
  toInput: (values: Values) => unknown;
};

export function useSectionForm<S extends Section, Values extends Record<string, unknown>>(
  stored: SectionView<S>,
  { section, toFormValues, toInput }: SectionMapping<S, Values>,
) {
  const utils = trpc.useUtils();
  const change = trpc.adminSettings.change.useMutation({
    onSuccess: () =>
      void Promise.all([
        utils.adminSettings.all.invalidate(),
        utils.notice.current.invalidate(),
        utils.auth.options.invalidate(),
        utils.assets.invalidate(),
        utils.pages.page.invalidate(),
      ]),
  });
  const { base, ...editing } = useRevisionedForm<SectionView<S>, Values>({
    name: `settings-${section}`,
    stored,
    valuesOf: ({ value }) => toFormValues(value),
    validate: (values) => problemsIn(section, toInput(values)),
    save: async (values, baseView) => {
      const input = changeInput.parse({ section, revision: baseView.revision, value: toInput(values) });
      const { revision } = await change.mutateAsync(input);
      return { ...baseView, value: input.value as Settings[S], revision };
    },
    loadLatest: async () => viewIn(await utils.adminSettings.all.fetch(undefined, { staleTime: 0 }), section),
  });
  return { ...editing, fixed: stored.fixed as readonly string[] };
}

const viewIn = <S extends Section>(all: { [K in Section]: SectionView<K> }, section: S): SectionView<S> => all[section];

function problemsIn(section: Section, value: unknown): Record<string, string> {
  const { error } = sectionSchemas[section].safeParse(value);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}
