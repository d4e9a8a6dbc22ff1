import type { Event, makeFetchTransport } from '@sentry/browser';
import { cleanError, cleanTransaction } from './cleanEvent.ts';
import { cleanRecording } from './cleanRecording.ts';

type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0];
type Item = readonly [header: { readonly type: string }, payload: unknown];

function cleanReplay({ event_id, timestamp, ...event }: Event): Event {
  const { replay_id, segment_id, replay_type, replay_start_timestamp, error_ids, trace_ids } =
    event as Record<string, unknown>;
  return {
    ...(event_id && { event_id }),
    ...(timestamp !== undefined && { timestamp }),
    ...{ type: 'replay_event', platform: 'javascript', urls: [] },
    ...{ replay_id, segment_id, replay_type, replay_start_timestamp, error_ids, trace_ids },
    ...(event.release && { release: event.release }),
  };
}

function cleanItem([{ type }, payload]: Item, base: string): Item | undefined {
  if (type === 'event') return [{ type }, cleanError(payload as Event, base)];
  if (type === 'transaction') return [{ type }, cleanTransaction(payload as Event, base)];
  if (type === 'replay_event') return [{ type }, cleanReplay(payload as Event)];
  if (type !== 'replay_recording' || typeof payload !== 'string') return undefined;
  const text = cleanRecording(payload, base);
  const length = new TextEncoder().encode(text).length;
  return [{ type, length } as Item[0], text];
}

/**
 * Allowlist for everything that is sent: drops unknown kinds of items and unknown fields.
 *
 * @param base base URL of pages
 */
export function cleanEnvelope([header, items]: Envelope, base: string): Envelope | undefined {
  const cleaned = (items as readonly Item[])
    .map((item) => cleanItem(item, base))
    .filter((item) => item !== undefined);
  if (cleaned.length === 0) return undefined;
  const { event_id } = header as { readonly event_id?: string };
  return [
    { ...(event_id && { event_id }), sent_at: new Date().toISOString() },
    cleaned,
  ] as unknown as Envelope;
}
