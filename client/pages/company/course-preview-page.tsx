import { useParams, useSearchParams } from 'react-router-dom';
import { useCourseRights } from '../../features/courses/course-list.tsx';
import { CoursePreview } from '../../features/publishing/course-preview.tsx';

/** A course as its readers have it; `?version=` shows a former one. */
export default function CoursePreviewPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { mayEdit } = useCourseRights();
  return <CoursePreview courseId={id} version={params.get('version')} mayEdit={mayEdit} />;
}
