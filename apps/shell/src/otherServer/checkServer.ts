import { notify } from '@hondana/shared/overlays/notices';
import { serverStatusQuery } from '@hondana/shared/resources/server';
import { getSession } from '@hondana/shared/session';
import { forgetKeptItems, keepUserItem, readUserItem } from '@hondana/shared/session/userStorage';
import { parseTimeSpan } from '@hondana/shared/ui/format';
import type { QueryClient } from '@tanstack/react-query';
import { isOtherDatabase, type Landmark, takeLandmarks } from './landmarks.ts';

/** The server that everything else was kept of: once for the tab, whose drafts may be older, and once for the browser. */
const name = 'server';
const leftName = 'other-server';

/** Two clocks that say the same differ by no more, in milliseconds. */
const tolerance = 30_000;

interface KnownServer {
  /** When it was started, in milliseconds since 1970: the same process has the same database. */
  readonly started: number;
  readonly landmarks: readonly Landmark[];
}

function parse(value: unknown): KnownServer | undefined {
  const { started, landmarks } = Object(value) as Partial<KnownServer>;
  return typeof started === 'number' && Array.isArray(landmarks) ? { started, landmarks } : undefined;
}

function keep(server: KnownServer): void {
  keepUserItem('tab', name, server);
  keepUserItem('browser', name, server);
}

/**
 * Drafts and lists of another database would name other series and files: the interface begins anew without them, at its
 * start page, since the address and what the browser's history keeps with it are of the other one, too.
 */
function startOver(): void {
  forgetKeptItems();
  keepUserItem('tab', leftName, true);
  location.replace(document.baseURI);
}

/**
 * Finds out whether another server, or another database of the same, stands behind the address now, and drops what was
 * kept of the one before. Asks for files only where the server has been started since.
 */
export async function checkServer(queryClient: QueryClient): Promise<void> {
  if (!getSession()) return;
  const { Uptime } = await serverStatusQuery.send({});
  const uptime = parseTimeSpan(Uptime ?? '');
  if (uptime === undefined) return;
  const started = Date.now() - uptime * 1000;
  const known = parse(readUserItem('tab', name)) ?? parse(readUserItem('browser', name));
  if (known && Math.abs(known.started - started) < tolerance) return keep(known);
  if (known && (await isOtherDatabase(known.landmarks))) return startOver();
  keep({ started, landmarks: await takeLandmarks(queryClient) });
}

/** Says once why drafts and places are gone. */
export function notifyOfOtherServer(): void {
  if (readUserItem('tab', leftName) !== true) return;
  keepUserItem('tab', leftName, undefined);
  notify({
    kind: 'info',
    title: 'This is another server than before',
    text: 'Drafts, selections and places in lists belonged to the other one and are no longer kept.',
    timeout: null,
    key: leftName,
  });
}
