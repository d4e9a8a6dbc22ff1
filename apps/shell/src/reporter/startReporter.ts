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

const tracedShare = 0.1;

interface ReporterOptions {
  readonly dsn: string;
  readonly release: string;
}

/** Reports errors with a masked recording, and some timings. All of it passes the `cleanEnvelope` allowlist. */
export function startReporter({ dsn, release }: ReporterOptions): () => void {
  let isAllowed = true;
  init({
    dsn,
    release,
    sendClientReports: false,
    tracesSampleRate: tracedShare,
    traceLifecycle: 'static',
    // The server doesn't use trace headers.
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
  const stop = onRemoteError((error, place) => {
    if (place !== 'background') captureException(error);
  });
  return () => {
    isAllowed = false;
    stop();
    void getClient()?.close();
  };
}
