import { useParams, useSearchParams } from 'react-router-dom';
import { CoursePreview } from '../../features/publishing/course-preview.tsx';

/** A course as its readers have it; `?version=` shows a former one. */
export default function CoursePreviewPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  return <CoursePreview courseId={id} version={params.get('version')} />;
}
