import type { WebSocket } from 'ws';

/** Whose socket it is: a person's, in one of their sessions, in the organisation that they belonged to when it opened. */
export type SocketOwner = { userId: string; publicId: string; orgId: string | null };
type Owned = { socket: WebSocket; owner: SocketOwner };

/** Which sockets belong to whom, to close them when somebody loses a right. */
export type SocketOwners = {
  remember: (socket: WebSocket, owner: SocketOwner) => void;
  ofUser: (userId: string) => Iterable<Owned>;
  ofOrganisation: (orgId: string) => Iterable<Owned>;
};

export function socketOwners(): SocketOwners {
  const byUser = new Map<string, Set<Owned>>();
  const byOrganisation = new Map<string, Set<Owned>>();
  return {
    remember: (socket, owner) => {
      const owned = { socket, owner };
      const places: Array<[Map<string, Set<Owned>>, string]> = [[byUser, owner.userId]];
      if (owner.orgId !== null) places.push([byOrganisation, owner.orgId]);
      for (const [map, key] of places) map.set(key, (map.get(key) ?? new Set()).add(owned));
      socket.once('close', () => {
        for (const [map, key] of places) forget(map, key, owned);
      });
    },
    ofUser: (userId) => byUser.get(userId) ?? [],
    ofOrganisation: (orgId) => byOrganisation.get(orgId) ?? [],
  };
}

function forget(map: Map<string, Set<Owned>>, key: string, owned: Owned): void {
  const all = map.get(key);
  all?.delete(owned);
  if (all?.size === 0) map.delete(key);
}
