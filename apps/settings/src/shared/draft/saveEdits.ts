import type { ServerSettings } from '@hondana/shared/api/types';
import { isApiError } from '@hondana/shared/http/ApiError';
import {
  patchServerSettings,
  type SettingsPatch,
  serverSettingsQuery,
  skipsFailedOperations,
} from '@hondana/shared/resources/settings';
import type { SettingsChange, WebUiSettings } from '@hondana/shared/settings';
import {
  contestedPaths,
  type Edits,
  patchOf,
  replacements,
  serverEdits,
  unsaved,
  webEdits,
  withoutEdits,
} from './edits.ts';
import {
  isComputed,
  isSameValue,
  leavesOf,
  type SettingsDocuments,
  serverNameOf,
  withWebValue,
} from './settingPath.ts';

export interface SavePort {
  readonly readServer: () => Promise<ServerSettings>;
  readonly patchServer: (change: SettingsPatch) => Promise<unknown>;
  readonly updateWeb: (change: SettingsChange) => Promise<void>;
  /** Answers 200 whatever it took of a patch. */
  readonly skipsFailures?: () => boolean;
}

export const serverPort: Omit<SavePort, 'updateWeb'> = {
  readServer: () => serverSettingsQuery.send({}),
  patchServer: patchServerSettings.send,
  skipsFailures: skipsFailedOperations,
};

export interface Refusal {
  readonly atEdits: Readonly<Record<string, string>>;
  readonly elsewhere: readonly string[];
}

export interface SaveOutcome {
  readonly saved: readonly string[];
  /** Paths that changed on the server meanwhile; these were not overwritten. */
  readonly contested: readonly string[];
  /** Paths that the server answered 200 to, and did not change. */
  readonly notKept?: readonly string[];
  /** Another client saved during the unprotected moment and may have lost values. */
  readonly isCrossed?: boolean;
  readonly refusal?: Refusal;
}

const maxRetries = 3;

function refusalOf(error: unknown, edits: Edits): Refusal {
  const byField = isApiError(error) ? error.fieldErrors : {};
  const atEdits: Record<string, string> = {};
  const elsewhere: string[] = [];
  for (const [name, messages] of Object.entries(byField)) {
    const path = [...edits.keys()].find(
      (one) => serverNameOf(one).toLowerCase() === name.replaceAll('/', '.').toLowerCase(),
    );
    if (path === undefined)
      elsewhere.push(name === '' ? messages.join(' ') : `${name}: ${messages.join(' ')}`);
    else atEdits[path] = messages.join(' ');
  }
  if (Object.keys(byField).length === 0 && error instanceof Error) elsewhere.push(error.message);
  return { atEdits, elsewhere };
}

async function saveServerEdits(port: SavePort, requested: Edits, web: WebUiSettings): Promise<SaveOutcome> {
  if (port.skipsFailures?.()) return saveReadingBack(port, requested, web);
  let edits = requested;
  for (let round = 0; ; round += 1) {
    try {
      await port.patchServer({ patch: patchOf(edits) });
      return { saved: [...requested.keys()], contested: [] };
    } catch (error) {
      if (!isApiError(error) || error.status !== 400) throw error;
      const documents: SettingsDocuments = { server: await port.readServer(), web };
      const contested = contestedPaths(edits, documents);
      if (contested.length > 0) return { saved: [], contested };
      const left = unsaved(edits, documents);
      if (left.size === 0) return { saved: [...requested.keys()], contested: [] };
      // Someone else made one of the edits, so its `test` failed: resend the rest.
      if (round >= maxRetries || left.size === edits.size) {
        return { saved: [], contested: [], refusal: refusalOf(error, edits) };
      }
      edits = left;
    }
  }
}

async function saveWebEdits(port: SavePort, edits: Edits): Promise<SaveOutcome> {
  let contested: string[] = [];
  await port.updateWeb((settings) => {
    const documents = { server: {} as ServerSettings, web: settings };
    contested = contestedPaths(edits, documents);
    return [...withoutEdits(edits, contested)].reduce(
      (next, [path, { value }]) => withWebValue(next, path, value),
      settings,
    );
  });
  return { saved: [...withoutEdits(edits, contested).keys()], contested };
}

/** A refused value leaves everything unchanged. Rejects if the request fails. */
export async function saveEdits(port: SavePort, edits: Edits, web: WebUiSettings): Promise<SaveOutcome> {
  const [ofServer, ofWeb] = [serverEdits(edits), webEdits(edits)];
  const first = ofServer.size > 0 ? await saveServerEdits(port, ofServer, web) : { saved: [], contested: [] };
  if (ofWeb.size === 0) return first;
  const second = await saveWebEdits(port, ofWeb);
  return {
    ...first,
    saved: [...first.saved, ...second.saved],
    contested: [...first.contested, ...second.contested],
  };
}

/** Where no `test` protects values: changes by other clients between the read and the patch are lost. */
async function saveReadingBack(
  port: SavePort,
  edits: Edits,
  web: WebUiSettings,
  options: Pick<SettingsPatch, 'skipValidation'> = {},
): Promise<SaveOutcome & Required<Pick<SaveOutcome, 'notKept'>>> {
  const before: SettingsDocuments = { server: await port.readServer(), web };
  const contested = contestedPaths(edits, before);
  const sent = withoutEdits(edits, contested);
  const due = unsaved(sent, before);
  try {
    if (due.size > 0) await port.patchServer({ patch: replacements(due), ...options });
  } catch (error) {
    if (!isApiError(error) || error.status !== 400 || options.skipValidation) throw error;
    return { saved: [], contested, notKept: [], refusal: refusalOf(error, due) };
  }
  const after: SettingsDocuments = { server: await port.readServer(), web };
  const notKept = [...unsaved(sent, after).keys()];
  const isCrossed = haveOthersChanged(before.server, after.server, [...sent.keys()]);
  return {
    saved: [...withoutEdits(sent, notKept).keys()],
    contested,
    notKept,
    ...(isCrossed && { isCrossed }),
  };
}

/**
 * The server's validation refuses everything while AniDB has no account (facts 9). Without it the server ignores a
 * failed `test`. Servers that validate all the same may refuse these too.
 */
export async function saveUnvalidated(
  port: SavePort,
  edits: Edits,
  web: WebUiSettings,
): Promise<SaveOutcome> {
  const ofServer = serverEdits(edits);
  if (port.skipsFailures?.()) return saveReadingBack(port, ofServer, web);
  const { notKept, ...outcome } = await saveReadingBack(port, ofServer, web, { skipValidation: true });
  return { ...outcome, contested: [...outcome.contested, ...notKept] };
}

function haveOthersChanged(before: ServerSettings, after: ServerSettings, sent: readonly string[]): boolean {
  const then = leavesOf(before);
  return [...leavesOf(after)].some(
    ([path, value]) =>
      !isComputed(path) &&
      !sent.some((one) => path === one || path.startsWith(`${one}/`)) &&
      !isSameValue(value, then.get(path)),
  );
}
