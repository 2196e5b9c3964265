import type { GuardedSocket } from './guarded-socket.ts';
import type { SocketRights } from './socket-rights.ts';

type SocketOwner = { userId: string; publicId: string; orgId: string | null };
export type OwnedSocket = { socket: GuardedSocket; owner: SocketOwner; rights: SocketRights };

export type SocketOwners = {
  register: (owned: OwnedSocket) => void;
  moveToOrganisation: (owned: OwnedSocket, orgId: string) => void;
  ofUser: (userId: string) => Iterable<OwnedSocket>;
  ofOrganisation: (orgId: string) => Iterable<OwnedSocket>;
};

export function socketOwners(): SocketOwners {
  const byUser = new Map<string, Set<OwnedSocket>>();
  const byOrganisation = new Map<string, Set<OwnedSocket>>();
  return {
    register: (owned) => {
      const { socket, owner } = owned;
      add(byUser, owner.userId, owned);
      add(byOrganisation, owner.orgId, owned);
      socket.once('close', () => {
        remove(byUser, owner.userId, owned);
        remove(byOrganisation, owner.orgId, owned);
      });
    },
    moveToOrganisation: (owned, orgId) => {
      const { owner } = owned;
      remove(byOrganisation, owner.orgId, owned);
      owner.orgId = orgId;
      add(byOrganisation, orgId, owned);
    },
    ofUser: (userId) => byUser.get(userId) ?? [],
    ofOrganisation: (orgId) => byOrganisation.get(orgId) ?? [],
  };
}

type SocketsByKey = Map<string, Set<OwnedSocket>>;

function add(map: SocketsByKey, key: string | null, owned: OwnedSocket): void {
  if (key !== null) map.set(key, (map.get(key) ?? new Set()).add(owned));
}

function remove(map: SocketsByKey, key: string | null, owned: OwnedSocket): void {
  if (key === null) return;
  const sockets = map.get(key);
  sockets?.delete(owned);
  if (sockets?.size === 0) map.delete(key);
}
