import { onRemoteError } from '@hondana/shared/remote/remoteRecords';
import {
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  getClient,
  globalHandlersIntegration,
  init,
  makeFetchTransport,
  replayIntegration,
} from '@sentry/browser';
import { cleanEnvelope } from './cleanEnvelope.ts';

/** Of so many page loads times are told. */
const tracedShare = 0.1;

interface ReporterOptions {
  /** Address of the project that is told, with its public key. */
  readonly dsn: string;
  /** Version of the shell. */
  readonly release: string;
}

/**
 * Tells errors, a tenth of the times that pages took, and what led to an error as shapes without words. All of it
 * goes through one gate that lets through only what is known to hold nothing personal.
 *
 * @returns what ends it
 */
export function startReporter({ dsn, release }: ReporterOptions): () => void {
  let isAllowed = true;
  init({
    dsn,
    release,
    sendClientReports: false,
    tracesSampleRate: tracedShare,
    traceLifecycle: 'static',
    // The server has no use for headers of a trace.
    tracePropagationTargets: [],
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
    defaultIntegrations: false,
    integrations: [
      globalHandlersIntegration(),
      dedupeIntegration(),
      browserTracingIntegration(),
      replayIntegration({ useCompression: false, stickySession: false, networkDetailAllowUrls: [] }),
    ],
    transportOptions: { fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer' } },
    transport(options) {
      const transport = makeFetchTransport(options);
      return {
        ...transport,
        async send(envelope) {
          const cleaned = isAllowed ? cleanEnvelope(envelope, document.baseURI) : undefined;
          return cleaned ? transport.send(cleaned) : {};
        },
      };
    },
  });
  // The library sees uncaught errors by itself.
  const stop = onRemoteError((error, place) => {
    if (place !== 'background') captureException(error);
  });
  return () => {
    isAllowed = false;
    stop();
    void getClient()?.close();
  };
}
