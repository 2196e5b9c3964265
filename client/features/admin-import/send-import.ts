import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import { importFiles } from '#shared/import/files.ts';
import type { ImportOutcome, ImportPlan } from '#shared/import/plan.ts';
import { sendForm, type UploadOptions } from '../../lib/requests/upload.ts';
import type { CatalogueFiles } from './catalogue-files.ts';

type ImportRequest = { testVariant: TestVariant; acceptWarnings?: boolean };

function formOf(files: CatalogueFiles, { testVariant, acceptWarnings }: ImportRequest): FormData {
  const form = new FormData();
  form.append('testVariant', testVariant);
  if (acceptWarnings !== undefined) form.append('acceptWarnings', String(acceptWarnings));
  for (const name of importFiles) {
    const file = files[name];
    if (file !== undefined) form.append(name, file);
  }
  return form;
}

/** @throws UploadError */
export const sendPlan = async (
  files: CatalogueFiles,
  request: ImportRequest,
  uploadOptions: UploadOptions,
): Promise<ImportPlan> => (await sendForm('/admin/import/plan', formOf(files, request), uploadOptions)) as ImportPlan;

/** @throws UploadError */
export const sendImport = async (
  files: CatalogueFiles,
  request: Required<ImportRequest>,
  uploadOptions: UploadOptions,
): Promise<ImportOutcome> =>
  (await sendForm('/admin/import/take', formOf(files, request), uploadOptions)) as ImportOutcome;
