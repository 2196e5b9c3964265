import { Menu } from '@mantine/core';
import { IconProgressCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { answersTexts } from '#shared/texts/ai/questions.ts';
import { learnersTexts } from '#shared/texts/learning/learning.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';

/** The way to how far one's people are and what they answer; each for whoever may see that. Stands inside a Menu.Dropdown. */
export function LearnersMenuItem({ courseId }: { courseId: string }) {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const seesPeople = may(session.user, 'organisation.manage');
  if (!seesPeople && !may(session.user, 'course.edit')) return null;
  return (
    <Menu.Item
      component={Link}
      to={paths.company.courseLearners(courseId)}
      leftSection={<IconProgressCheck size={18} stroke={1.75} aria-hidden="true" />}
    >
      {seesPeople ? learnersTexts.title : answersTexts.tab}
    </Menu.Item>
  );
}
