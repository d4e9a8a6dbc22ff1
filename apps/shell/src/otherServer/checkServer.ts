import { notify } from '@hondana/shared/overlays/notices';
import { serverStatusQuery } from '@hondana/shared/resources/server';
import { getSession } from '@hondana/shared/session';
import { clearUserItems, readUserItem, writeUserItem } from '@hondana/shared/session/userStorage';
import { parseTimeSpan } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { isOtherDatabase, type Landmark, takeLandmarks } from './landmarks.ts';

/** Stored per tab, whose drafts may be older, and per browser. */
const name = 'server';
const leftName = 'other-server';

/** Largest difference in start time that still means the same process, in milliseconds. */
const toleranceMs = 30_000;

interface KnownServer {
  /** Milliseconds since 1970: the same process has the same database. */
  readonly started: number;
  readonly landmarks: readonly Landmark[];
}

function parse(value: unknown): KnownServer | undefined {
  const { started, landmarks } = Object(value) as Partial<KnownServer>;
  return typeof started === 'number' && Array.isArray(landmarks) ? { started, landmarks } : undefined;
}

function save(server: KnownServer): void {
  writeUserItem('tab', name, server);
  writeUserItem('browser', name, server);
}

/** Goes to the start page, as the URL and the history also refer to the other database. */
function startOver(): void {
  clearUserItems();
  writeUserItem('tab', leftName, true);
  location.replace(document.baseURI);
}

/** Drops what was stored for another server or database at this address. Fetches files only after a server restart. */
export async function checkServer(queryClient: QueryClient): Promise<void> {
  if (!getSession()) return;
  const { Uptime } = await serverStatusQuery.send({});
  const uptime = parseTimeSpan(Uptime ?? '');
  if (uptime === undefined) return;
  const started = Date.now() - uptime * 1000;
  const known = parse(readUserItem('tab', name)) ?? parse(readUserItem('browser', name));
  if (known && Math.abs(known.started - started) < toleranceMs) return save(known);
  if (known && (await isOtherDatabase(known.landmarks))) return startOver();
  save({ started, landmarks: await takeLandmarks(queryClient) });
}

export function notifyOfOtherServer(): void {
  if (readUserItem('tab', leftName) !== true) return;
  writeUserItem('tab', leftName, undefined);
  notify({
    kind: 'info',
    title: t`This is another server than before`,
    text: t`Drafts, selections and places in lists belonged to the other one and are no longer kept.`,
    timeout: null,
    key: leftName,
  });
}
