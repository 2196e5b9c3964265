import { WebSocket } from 'ws';
import { type Bucket, maxWaitingBytes, socketBytes, socketCalls, tokenBucket, tooMuchCode } from './limits.ts';

/** How long a browser has to answer a close before its connection is cut. */
const closeDelayMs = 1_000;
const courtesyMs = 250;
const arrivals: ReadonlySet<string | symbol> = new Set(['message', 'ping', 'pong']);

/**
 * A socket that counts what arrives before anybody looks at it. Whoever sends too much is closed, and from that moment on
 * nothing of theirs is heard, not even what has been received already.
 */
export class GuardedSocket extends WebSocket {
  #isRefused = false;
  #calls: readonly Bucket[] = [tokenBucket(socketCalls)];
  readonly #bytes = tokenBucket(socketBytes);

  /** Further bounds, which this socket shares with others. */
  share(...buckets: readonly Bucket[]): void {
    this.#calls = [...this.#calls, ...buckets];
  }

  /** @returns false, and the socket is refused, if that was too much */
  take(calls: number): boolean {
    if (this.#calls.every((bucket) => bucket.take(calls))) return true;
    this.refuse();
    return false;
  }

  received(bytes: number): void {
    if (!this.#bytes.take(bytes)) this.refuse();
  }

  /** Before something is sent: does the other side read at all? */
  watchReader(): void {
    if (this.bufferedAmount > maxWaitingBytes) this.refuse();
  }

  /** Deaf at once. The browser hears of it a moment later: one that has just opened is about to send what it came for. */
  refuse(): void {
    if (this.#isRefused) return;
    this.#isRefused = true;
    this.pause();
    setTimeout(() => this.end(tooMuchCode), courtesyMs).unref();
  }

  /** Closes, and does not wait for long until the other side agrees. */
  end(code: number): void {
    this.close(code);
    setTimeout(() => this.terminate(), closeDelayMs).unref();
  }

  /** A message of our own making, as if it had arrived; counts as none. */
  handOn(text: string): void {
    if (this.#hears()) super.emit('message', Buffer.from(text), false);
  }

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (arrivals.has(event)) {
      if (!this.#hears() || !this.take(1)) return false;
      if (event === 'ping') this.pong(values[0]);
    }
    return super.emit(event, ...values);
  }

  #hears(): boolean {
    return !this.#isRefused && this.readyState === this.OPEN;
  }
}
