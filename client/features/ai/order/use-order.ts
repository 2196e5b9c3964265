import { useRef, useState } from 'react';
import type { OrderSource } from '#shared/ai/source.ts';
import { orderTexts as texts } from '#shared/texts/ai/ai.ts';
import { sentenceOf } from '../../../lib/errors.ts';
import { newId } from '../../../lib/new-id.ts';
import { useOnceAtATime } from '../../../lib/requests/once.ts';
import { UploadError } from '../../../lib/requests/upload.ts';
import { trpc } from '../../../trpc.ts';
import { type OrderValues, orderOptionsOf, sourceOf, titleOf } from './order-values.ts';
import type { SourceFiles } from './source-files.ts';

/** `courseId` null: create a new course. `lessonId`: fill only this lesson. */
export type OrderTarget = { courseId: string | null; lessonId: string | null };
type OrderStep = keyof typeof texts.busy;

/** Creates the course, uploads its files and sends the order. A retry skips the steps that succeeded. */
export function useOrder(target: OrderTarget, files: SourceFiles) {
  const utils = trpc.useUtils();
  const [step, setStep] = useState<OrderStep | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const courseId = useRef(target.courseId);
  const request = useRef({ id: newId(), input: '' });

  const ensureCourse = async (values: OrderValues): Promise<string> => {
    if (courseId.current !== null) return courseId.current;
    setStep('creating');
    const title = titleOf(
      values,
      files.usable.map(({ file }) => file.name),
    );
    courseId.current = (await utils.client.courses.create.mutate({ title })).courseId;
    void utils.courses.invalidate();
    return courseId.current;
  };
  const requestIdFor = (input: object): string => {
    const serialised = JSON.stringify(input);
    if (request.current.input !== '' && request.current.input !== serialised) request.current.id = newId();
    request.current.input = serialised;
    return request.current.id;
  };
  const failureOf = (error: unknown, { kind }: OrderValues): string => {
    if (error instanceof UploadError) return error.message;
    if (courseId.current === null) return sentenceOf(error, texts.createFailed);
    return sentenceOf(error, (target.lessonId === null ? texts.failed : texts.lessonFailed)[kind]);
  };

  /** @returns the course id once the order is accepted, else null */
  const send = useOnceAtATime(async (values: OrderValues, reused?: OrderSource): Promise<string | null> => {
    setFailure(null);
    try {
      const course = await ensureCourse(values);
      if (values.kind === 'files' && reused === undefined) setStep('uploading');
      const fileIds = values.kind === 'files' && reused === undefined ? await files.sendAll(course) : [];
      if (files.isCancelled()) return null;
      setStep('ordering');
      const input = {
        courseId: course,
        source: reused ?? sourceOf(values, fileIds),
        wishes: orderOptionsOf(values),
        lessonId: target.lessonId,
      };
      await utils.client.ai.order.mutate({ requestId: requestIdFor(input), ...input });
      await utils.ai.invalidate();
      return course;
    } catch (error) {
      setFailure(failureOf(error, values));
      return null;
    } finally {
      setStep(null);
    }
  });
  return { send, step, failure, clear: () => setFailure(null) };
}
