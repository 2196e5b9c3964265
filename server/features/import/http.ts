import { Router } from 'express';
import { decodeCsv } from '#shared/import/cell-text.ts';
import { type ImportFile, importFileNames, importFiles, maxFileBytes } from '#shared/import/files.ts';
import { applyImportForm, planImportForm, type UploadedCsv, versionFileQuery } from '#shared/import/schema.ts';
import { exportedListName } from '#shared/texts/admin/import.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { requireFileOf } from '../../core/wrong-file.ts';
import { addRoute, type Exchange } from '../../http/route.ts';
import { type ReceivedFiles, receiveFiles } from '../../http/uploads/upload-files.ts';
import { applyImport, planImport, recordDownload, versionFile } from './service.ts';

const uploadLimits = { fields: importFiles, maxBytesPerFile: maxFileBytes, maxRequestBytes: 3 * 50 * 1024 * 1024 };

export function catalogueImportRoutes(app: App): Router {
  const routes = Router();
  addRoute(app, routes, { name: 'POST /admin/import/plan', work: handlePlan });
  addRoute(app, routes, { name: 'POST /admin/import/take', work: handleImport });
  addRoute(app, routes, { name: 'GET /admin/export/catalogue.csv', refusal: 'text', work: sendFile });
  return routes;
}

async function handlePlan(exchange: Exchange): Promise<void> {
  const { app, request, response } = exchange;
  const { files, fields } = await receiveFiles(request, response, uploadLimits);
  const form = planImportForm.safeParse(fields);
  if (!form.success) throw new RuleError('INVALID_INPUT');
  // Again, because the upload may take long.
  await exchange.permittedContext();
  response.json(await planImport(app, { ...csvOf(files), ...form.data }));
}

async function handleImport(exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const { files, fields } = await receiveFiles(request, response, uploadLimits);
  const form = applyImportForm.safeParse(fields);
  if (!form.success) throw new RuleError('INVALID_INPUT');
  response.status(201).json(await applyImport(await exchange.permittedContext(), { ...csvOf(files), ...form.data }));
}

/** A missing file counts as empty. @throws RuleError WRONG_FILE */
function csvOf(files: ReceivedFiles<ImportFile>): UploadedCsv {
  const text = (file: ImportFile): string | null => {
    const upload = files[file];
    if (upload === undefined) return '';
    if (upload === 'tooLarge') return null;
    requireFileOf('catalogue', upload);
    return decodeCsv(upload);
  };
  return {
    softskillsCsv: text('softskills'),
    statementsCsv: text('statements'),
    questionGroupsCsv: text('questionGroups'),
  };
}

async function sendFile(exchange: Exchange): Promise<void> {
  const { app, request, response } = exchange;
  const query = versionFileQuery.safeParse(request.query);
  if (!query.success) throw new RuleError('INVALID_INPUT');
  const { version, file } = query.data;
  const { csv, testVariant, number } = await versionFile(app, version, file);
  if (request.method !== 'HEAD')
    await recordDownload(
      await exchange.permittedContext(),
      exportedListName(testVariant, number, importFileNames[file]),
    );
  response
    .attachment(`${testVariant}-version-${number}-${importFileNames[file]}`)
    .type('text/csv; charset=utf-8')
    .send(csv);
}
