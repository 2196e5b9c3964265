import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { type inferRouterInputs, type inferRouterOutputs, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { type Observer, observable } from '@trpc/server/observable';
import type { ErrorCode } from '#shared/errors.ts';
import { errorStatuses, unexpectedError } from '#shared/texts/errors.ts';
import { refusalText } from '#shared/texts/file-kinds.ts';
import type { AppRouter } from '../trpc.ts';

type Outputs = inferRouterOutputs<AppRouter>;
type Inputs = inferRouterInputs<AppRouter>;

type Path = { [F in keyof Outputs & string]: `${F}.${keyof Outputs[F] & string}` }[keyof Outputs & string];
type AtPath<Tree, P> = P extends `${infer F}.${infer N}`
  ? F extends keyof Tree
    ? N extends keyof Tree[F]
      ? Tree[F][N]
      : never
    : never
  : never;
export type Output<P extends Path> = AtPath<Outputs, P>;
export type Input<P extends Path> = AtPath<Inputs, P>;

class Failure {
  readonly error: () => TRPCClientError<AppRouter>;

  constructor(error: () => TRPCClientError<AppRouter>) {
    this.error = error;
  }
}

type Refused = { details?: Record<string, unknown>; fieldErrors?: Record<string, string> };

export function refused(code: ErrorCode, { details = {}, fieldErrors = {} }: Refused = {}): Failure {
  const name = errorStatuses[code];
  const requestId = 'anfrage-1';
  const message = code === 'UNEXPECTED' ? unexpectedError(requestId) : refusalText(code, details);
  const httpStatus = getHTTPStatusCodeFromError(new TRPCError({ code: name }));
  const data = { code: name, httpStatus, rule: code, details, fieldErrors, requestId };
  return new Failure(() => TRPCClientError.from<AppRouter>({ error: { message, code: -32_000, data } } as never));
}

export const unreachable = new Failure(() => TRPCClientError.from<AppRouter>(new TypeError('Failed to fetch')));

type Reply<P extends Path> = Output<P> | Failure;
type Answer<P extends Path> = Reply<P> | Promise<Reply<P>> | ((input: Input<P>) => Reply<P> | Promise<Reply<P>>);
export type Answers = { [P in Path]?: Answer<P> };

export function pendingAnswer<T>(): { answer: Promise<T>; release: (value: T) => void } {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { answer: promise, release: resolve };
}

type Call = { path: string; input: unknown };
type Listener = {
  path: string;
  observer: Observer<{ result: { type?: 'data'; data: unknown } }, TRPCClientError<AppRouter>>;
};

export type ServerStub = ReturnType<typeof serverStub>;

const unanswered = new Set<string>();

export function takeUnanswered(): string[] {
  const paths = [...unanswered];
  unanswered.clear();
  return paths;
}

const neverSettles = new Promise<never>(() => undefined);

async function replyTo(answers: Answers, { path, input }: Call, allowsUnanswered: boolean): Promise<unknown> {
  const answer = answers[path as Path];
  if (answer === undefined && !(path in answers)) {
    if (allowsUnanswered) return neverSettles;
    unanswered.add(path);
    throw refused('UNEXPECTED').error();
  }
  const reply: unknown = await (typeof answer === 'function' ? (answer as (input: unknown) => unknown)(input) : answer);
  if (reply instanceof Failure) throw reply.error();
  return structuredClone(reply);
}

export function serverStub(initialAnswers: Answers, allowsUnanswered = false) {
  const answers: Answers = { ...initialAnswers };
  const calls: Call[] = [];
  const listeners = new Set<Listener>();

  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        if (op.type === 'subscription') {
          const listener: Listener = { path: op.path, observer: observer as Listener['observer'] };
          listeners.add(listener);
          observer.next({ result: { type: 'started' } });
          return () => void listeners.delete(listener);
        }
        calls.push({ path: op.path, input: op.input });
        replyTo(answers, op, allowsUnanswered).then(
          (data) => {
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          },
          (error: TRPCClientError<AppRouter>) => observer.error(error),
        );
        return undefined;
      });

  return {
    link,
    answer: (changed: Answers): void => void Object.assign(answers, changed),
    calls: <P extends Path>(path: P): Input<P>[] =>
      calls.filter((call) => call.path === path).map(({ input }) => input as Input<P>),
    emit: (path: Path, data: unknown): void => {
      for (const listener of listeners)
        if (listener.path === path) listener.observer.next({ result: { type: 'data', data } });
    },
  };
}
