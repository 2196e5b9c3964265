import { Box } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { bundleLimits, type ImportedCourse } from '#shared/export/bundle.ts';
import { importTexts as texts } from '#shared/texts/courses/export.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import common from '../../components/common.module.css';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { importCourse } from '../../lib/requests/upload.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import { ImportDialog } from './import-dialog.tsx';

export function ImportCourse() {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const finish = async ({ courseId, skippedFiles }: ImportedCourse) => {
    void utils.courses.invalidate();
    if (skippedFiles.length > 0) return true;
    toastSuccess(texts.done);
    await navigate(paths.company.course(courseId));
    return false;
  };
  return (
    <ImportDialog
      texts={{ ...texts, text: `${texts.text} ${texts.limit}` }}
      accept=".json,application/json"
      order={{
        upload: importCourse,
        refusalOf: ({ size }) => (size > bundleLimits.importBytes ? errorTexts.BUNDLE_TOO_LARGE : null),
        finish,
      }}
      result={(imported) => ({ title: texts.skippedTitle, content: <Incomplete imported={imported} /> })}
    />
  );
}

const maxListedFiles = 12;

function Incomplete({ imported: { courseId, skippedFiles } }: { imported: ImportedCourse }) {
  const unlistedCount = skippedFiles.length - maxListedFiles;
  return (
    <>
      <Box component="p" mb={20}>
        {texts.skippedText}
      </Box>
      <Box
        component="ul"
        mah="14rem"
        mb="lg"
        ps="1.25rem"
        className={`${common.bulleted} ${common.anywhere} ${common.scrollY}`}
      >
        {skippedFiles.slice(0, maxListedFiles).map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
          <li key={index}>{name}</li>
        ))}
        {unlistedCount > 0 && <li>{texts.moreFiles(unlistedCount)}</li>}
      </Box>
      <DialogActions>
        <LinkButton to={paths.company.course(courseId)} kind="action">
          {texts.toCourse}
        </LinkButton>
      </DialogActions>
    </>
  );
}
