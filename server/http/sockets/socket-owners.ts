import type { GuardedSocket } from './guarded-socket.ts';
import type { SocketRights } from './socket-rights.ts';

type SocketOwner = { userId: string; publicId: string; orgId: string | null };
export type Owned = { socket: GuardedSocket; owner: SocketOwner; rights: SocketRights };

export type SocketOwners = {
  remember: (owned: Owned) => void;
  move: (owned: Owned, orgId: string) => void;
  ofUser: (userId: string) => Iterable<Owned>;
  ofOrganisation: (orgId: string) => Iterable<Owned>;
};

export function socketOwners(): SocketOwners {
  const byUser = new Map<string, Set<Owned>>();
  const byOrganisation = new Map<string, Set<Owned>>();
  return {
    remember: (owned) => {
      const { socket, owner } = owned;
      add(byUser, owner.userId, owned);
      add(byOrganisation, owner.orgId, owned);
      socket.once('close', () => {
        forget(byUser, owner.userId, owned);
        forget(byOrganisation, owner.orgId, owned);
      });
    },
    move: (owned, orgId) => {
      const { owner } = owned;
      forget(byOrganisation, owner.orgId, owned);
      owner.orgId = orgId;
      add(byOrganisation, orgId, owned);
    },
    ofUser: (userId) => byUser.get(userId) ?? [],
    ofOrganisation: (orgId) => byOrganisation.get(orgId) ?? [],
  };
}

type Owners = Map<string, Set<Owned>>;

function add(map: Owners, key: string | null, owned: Owned): void {
  if (key !== null) map.set(key, (map.get(key) ?? new Set()).add(owned));
}

function forget(map: Owners, key: string | null, owned: Owned): void {
  if (key === null) return;
  const all = map.get(key);
  all?.delete(owned);
  if (all?.size === 0) map.delete(key);
}
