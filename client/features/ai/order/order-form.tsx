import { Box, Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type { OrderSource } from '#shared/ai/source.ts';
import { defaultUploadLimits, type UploadLimits } from '#shared/assets/kinds.ts';
import { orderTexts as texts } from '#shared/texts/ai/ai.ts';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { trpc } from '../../../trpc.ts';
import { isOverLimit, OfferNote } from '../offer-note.tsx';
import { OrderOptionFields } from './order-option-fields.tsx';
import { emptyOrder, type OrderValues, orderErrors } from './order-values.ts';
import { SourceFields } from './source-fields.tsx';
import { type SourceFiles, useSourceFiles } from './source-files.ts';
import { type OrderTarget, useOrder } from './use-order.ts';

type OrderFormProps = {
  target: OrderTarget;
  mayOrder: boolean;
  initial?: Partial<OrderValues>;
  files?: readonly File[];
  /** Set if the sources are fixed and only the instructions change. */
  reused?: OrderSource;
  onOrdered: (courseId: string) => void;
  children?: ReactNode;
};

export function OrderForm(props: OrderFormProps) {
  const { data: limits } = trpc.assets.limits.useQuery(undefined, { enabled: props.mayOrder });
  const files = useSourceFiles(limits ?? defaultUploadLimits, props.files);
  return <Fields {...props} files={files} limits={limits ?? defaultUploadLimits} />;
}

type FieldsProps = Omit<OrderFormProps, 'files'> & { files: SourceFiles; limits: UploadLimits };

function Fields({ target, mayOrder, initial, reused, onOrdered, children, files, limits }: FieldsProps) {
  const form = useForm<OrderValues>({
    name: 'ai-order',
    initialValues: { ...emptyOrder, ...initial },
    validate: (values) => (reused === undefined ? orderErrors(values, files.usable.length) : {}),
  });
  const offer = trpc.ai.offer.useQuery(undefined, { enabled: mayOrder });
  const { send, step, failure, clear } = useOrder(target, files);
  const isDisabled = !mayOrder || step !== null || isOverLimit(offer.data);
  useLeaveWarning(step !== null);
  const submit = async (values: OrderValues) => {
    const courseId = await send(values, reused);
    if (courseId !== null) onOrdered(courseId);
  };
  const { kind } = form.values;
  const isLesson = target.lessonId !== null;
  return (
    <Box
      component="form"
      maw="40rem"
      noValidate
      onChange={clear}
      onSubmit={form.onSubmit((values) => void submit(values))}
    >
      <Stack gap="lg">
        <OfferNote offer={offer.data} kind={kind} />
        {reused === undefined && <SourceFields form={form} files={files} limits={limits} isDisabled={isDisabled} />}
        <OrderOptionFields form={form} isDisabled={isDisabled} isLesson={isLesson} />
        <FormError title={failure === null ? undefined : texts.failedTitle} message={failure} />
        <Group gap="sm">
          <Button type="submit" color="coral" disabled={isDisabled}>
            {step === null ? texts[isLesson ? 'submitLesson' : 'submit'] : texts.busy[step]}
          </Button>
          {children}
        </Group>
      </Stack>
    </Box>
  );
}
