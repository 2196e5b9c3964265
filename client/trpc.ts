import { createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '#server/router.ts';
import { mutationKinds } from '#shared/mutation-kinds.ts';
import { useOnce } from './lib/requests/once.ts';

export type { AppRouter };

const plain = createTRPCReact<AppRouter>();

type Node = Record<string, unknown>;
type Hook = (options?: unknown) => Parameters<typeof useOnce>[0];

const features = new Set(Object.keys(mutationKinds).map((path) => path.split('.', 1)[0]));

/** Mutations that create, send, delete or end something ignore a repeat of a pending call. */
const guardedProcedure = (procedure: Node): Node =>
  new Proxy(procedure, {
    get(target, key) {
      const found = Reflect.get(target, key);
      if (key !== 'useMutation') return found;
      return (options?: unknown) => useOnce((found as Hook)(options));
    },
  });

function guardedFeature(feature: Node, name: string): Node {
  const procedures = new Map<string, Node>();
  return new Proxy(feature, {
    get(target, key) {
      const kind = mutationKinds[`${name}.${String(key)}`] ?? 'repeatable';
      if (typeof key !== 'string' || kind === 'repeatable') return Reflect.get(target, key);
      const known = procedures.get(key) ?? guardedProcedure(Reflect.get(target, key) as Node);
      procedures.set(key, known);
      return known;
    },
  });
}

function guardedRoot<Root extends object>(root: Root): Root {
  const known = new Map<string, Node>();
  return new Proxy(root, {
    get(target, key) {
      const found = Reflect.get(target, key);
      if (typeof key !== 'string' || !features.has(key)) return found;
      const feature = known.get(key) ?? guardedFeature(found as Node, key);
      known.set(key, feature);
      return feature;
    },
  });
}

export const trpc = guardedRoot(plain);
