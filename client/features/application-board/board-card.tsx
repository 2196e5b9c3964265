import { useDraggable } from '@dnd-kit/core';
import { Box, Flex, Group, Stack, Text } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { BoardCard as Card } from '#shared/applications/state.ts';
import { type CompanyStatus, isCompanyStatus, isUnanswered } from '#shared/applications/status.ts';
import { refusalReasonNames } from '#shared/texts/applications/applications.ts';
import { boardDragTexts, applicationBoardTexts as texts } from '#shared/texts/applications/board.ts';
import { dateOrMonthText, onDateText } from '#shared/texts/words.ts';
import { ScopeBadge } from '../../components/candidate-view/candidate-profile.tsx';
import { LimitedNote } from '../../components/candidate-view/limited-note.tsx';
import common from '../../components/common.module.css';
import { MatchChip } from '../../components/match/match-explanation.tsx';
import { MoveMenu } from '../../components/move-application/move-menu.tsx';
import { paths } from '../../lib/paths.ts';

type BoardCardProps = {
  card: Card;
  jobId: string;
  isDraggable: boolean;
  onMove: (to: CompanyStatus) => void;
};

export function BoardCard({ card, jobId, isDraggable, onMove }: BoardCardProps) {
  const { name, isAnonymous, isLimited, match, status, releaseId, answers } = card;
  return (
    <Stack
      component="li"
      p="sm"
      gap="xs"
      bg="var(--pg-surface)"
      bd="1px solid var(--pg-line)"
      bdrs="md"
      data-card={card.applicationId}
    >
      <Group gap={4} wrap="nowrap" align="flex-start" justify="space-between">
        <Box component="h3" lh={1.3} fz="md" fw={600}>
          <Box component={Link} c="bright" td="none" to={`${paths.company.candidate(releaseId)}?job=${jobId}`}>
            {name}
          </Box>
        </Box>
        {isDraggable && isCompanyStatus(status) && <DragHandle card={card} />}
      </Group>
      {(isAnonymous || isLimited) && (
        <Group gap={4}>
          {isAnonymous && <ScopeBadge scope="anonymous" />}
          {isLimited && <LimitedNote name={name} />}
        </Group>
      )}
      {match !== null && <MatchChip match={{ ...match, isRough: isAnonymous }} />}
      <Dates card={card} />
      {answers.some(({ answer }) => answer.trim() !== '') && (
        <Text fz={14}>{texts.answered(answers.filter(({ answer }) => answer.trim() !== '').length)}</Text>
      )}
      <MoveMenu name={name} status={status} onMove={onMove} />
    </Stack>
  );
}

function Dates({ card: { appliedOn, replyBy, isOverdue, status, refusal } }: Pick<BoardCardProps, 'card'>) {
  return (
    <Box c="dimmed" fz={14} className={common.numbers}>
      <p>{texts.applied(onDateText(appliedOn))}</p>
      {isUnanswered(status) && (
        <Text {...(isOverdue && { c: 'var(--pg-error-text)', fw: 600 })}>
          {isOverdue ? texts.overdue(dateOrMonthText(replyBy)) : texts.replyBy(dateOrMonthText(replyBy))}
        </Text>
      )}
      {refusal !== null && refusal.reason !== null && <p>{refusalReasonNames[refusal.reason]}</p>}
    </Box>
  );
}

function DragHandle({ card }: { card: Card }) {
  const { attributes, listeners, setNodeRef } = useDraggable({ id: card.applicationId, data: card });
  return (
    <Flex
      component="button"
      justify="center"
      align="center"
      flex="none"
      c="dimmed"
      bdrs="sm"
      className={common.hoverGround}
      style={{ width: '1.75rem', minHeight: '2.25rem', marginTop: '-0.375rem', cursor: 'grab', touchAction: 'none' }}
      type="button"
      ref={setNodeRef}
      data-grip=""
      aria-label={boardDragTexts.grip(card.name)}
      aria-roledescription={boardDragTexts.role}
      aria-describedby={attributes['aria-describedby']}
      {...listeners}
    >
      <IconGripVertical size={18} stroke={1.75} aria-hidden="true" />
    </Flex>
  );
}
