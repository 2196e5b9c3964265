import { Tabs, Text } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { orderTexts } from '#shared/texts/ai/ai.ts';
import { newCourseTexts as texts } from '#shared/texts/courses/courses.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { OrderForm } from '../../features/ai/order/order-form.tsx';
import { NewCourseForm } from '../../features/courses/new-course-form.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { toastSuccess } from '../../lib/toast.ts';

export default function NewCoursePage() {
  const session = useSession();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  if (session.status !== 'signedIn') return null;
  const mayCreate = may(session.user, 'course.edit');
  const open = async (courseId: string) => {
    toastSuccess(orderTexts.created);
    await navigate(paths.company.courseAi(courseId));
  };
  return (
    <>
      <PageHeader title={texts.title} />
      <Tabs
        value={search.get('tab') === 'ai' ? 'ai' : 'manual'}
        onChange={(tab) => setSearch(tab === 'ai' ? { tab } : {}, { replace: true })}
      >
        <Tabs.List mb="lg" aria-label={orderTexts.tabs}>
          <Tabs.Tab value="manual">{orderTexts.manual}</Tabs.Tab>
          <Tabs.Tab value="ai">{orderTexts.generated}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="manual">
          <Text mb="lg" c="dimmed" fz={17}>
            {texts.text}
          </Text>
          <NewCourseForm mayCreate={mayCreate} />
        </Tabs.Panel>
        <Tabs.Panel value="ai">
          <Text maw="40rem" mb="lg" c="dimmed" fz={17}>
            {orderTexts.text}
          </Text>
          <OrderForm
            target={{ courseId: null, lessonId: null }}
            mayOrder={mayCreate}
            onOrdered={(courseId) => void open(courseId)}
          >
            <LinkButton to={paths.company.courses} kind="plain">
              {texts.cancel}
            </LinkButton>
            {!mayCreate && <Text c="dimmed">{texts.notAllowed}</Text>}
          </OrderForm>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
