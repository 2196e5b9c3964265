import { useParams } from 'react-router-dom';
import { CourseView } from '../../features/admin-courses/course-view.tsx';

export default function AdminCoursePage() {
  const { id = '' } = useParams();
  return <CourseView key={id} courseId={id} />;
}
