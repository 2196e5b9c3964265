import type { WebSocket } from 'ws';

/** Which sockets belong to a session or a person, to close them when either loses its right. */
export type SocketOwners = {
  remember: (socket: WebSocket, owners: readonly string[]) => void;
  of: (owner: string) => Iterable<WebSocket>;
};

export function socketOwners(): SocketOwners {
  const sockets = new Map<string, Set<WebSocket>>();
  const forget = (owner: string, socket: WebSocket) => {
    const own = sockets.get(owner);
    own?.delete(socket);
    if (own?.size === 0) sockets.delete(owner);
  };
  return {
    remember: (socket, owners) => {
      for (const owner of owners) sockets.set(owner, (sockets.get(owner) ?? new Set()).add(socket));
      socket.once('close', () => {
        for (const owner of owners) forget(owner, socket);
      });
    },
    of: (owner) => sockets.get(owner) ?? [],
  };
}
