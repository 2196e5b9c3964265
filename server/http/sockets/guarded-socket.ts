import { WebSocket } from 'ws';
import {
  type Bucket,
  maxUnsentBytes,
  rateLimitedCloseCode,
  socketBytes,
  socketCalls,
  tokenBucket,
} from './socket-limits.ts';

const closeDelayMs = 1_000;
const refuseDelayMs = 250;
const incomingEvents: ReadonlySet<string | symbol> = new Set(['message', 'ping', 'pong']);

/**
 * Counts incoming messages before they are processed. Above the limit it drops all further messages, including received
 * ones, and closes.
 */
export class GuardedSocket extends WebSocket {
  #isRefused = false;
  #calls: readonly Bucket[] = [tokenBucket(socketCalls)];
  readonly #bytes = tokenBucket(socketBytes);

  addLimits(...buckets: readonly Bucket[]): void {
    this.#calls = [...this.#calls, ...buckets];
  }

  consume(calls: number): boolean {
    if (this.#calls.every((bucket) => bucket.consume(calls))) return true;
    this.refuse();
    return false;
  }

  countBytes(bytes: number): void {
    if (!this.#bytes.consume(bytes)) this.refuse();
  }

  /** Call before each send: refuses a peer that does not read. */
  requireReadingPeer(): void {
    if (this.bufferedAmount > maxUnsentBytes) this.refuse();
  }

  /** The close is delayed, because a browser that has just connected is about to send its first messages. */
  refuse(): void {
    if (this.#isRefused) return;
    this.#isRefused = true;
    this.pause();
    setTimeout(() => this.end(rateLimitedCloseCode), refuseDelayMs).unref();
  }

  end(code: number): void {
    this.close(code);
    setTimeout(() => this.terminate(), closeDelayMs).unref();
  }

  inject(text: string): void {
    if (this.#hears()) super.emit('message', Buffer.from(text), false);
  }

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (incomingEvents.has(event)) {
      if (!this.#hears() || !this.consume(1)) return false;
      if (event === 'ping') this.pong(values[0]);
    }
    return super.emit(event, ...values);
  }

  #hears(): boolean {
    return !this.#isRefused && this.readyState === this.OPEN;
  }
}
