import { useNavigate } from 'react-router-dom';
import { courseLimits, createCourseInput } from '#shared/courses/schema.ts';
import { newCourseTexts as texts } from '#shared/texts/courses/courses.ts';
import { TitleForm } from '../../components/title-form.tsx';
import { paths } from '../../lib/paths.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

export function NewCourseForm({ mayCreate }: { mayCreate: boolean }) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.courses.create.useMutation({
    onSuccess: async ({ courseId }) => {
      toastSuccess(texts.created);
      void utils.courses.page.invalidate();
      void utils.courses.counts.invalidate();
      await navigate(paths.company.course(courseId));
    },
  });
  const formProps = { name: 'new-course', schema: createCourseInput, maxLength: courseLimits.title, texts };
  return <TitleForm {...formProps} mayCreate={mayCreate} create={create} back={paths.company.courses} />;
}
