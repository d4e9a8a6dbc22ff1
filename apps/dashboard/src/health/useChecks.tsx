import { retryOnce } from '@hondana/shared/api/retryOnce';
import { bansAtom, hubStatusAtom } from '@hondana/shared/live';
import { collectionStatisticsQuery } from '@hondana/shared/resources/dashboard';
import { queueQuery, resumeQueue } from '@hondana/shared/resources/queue';
import {
  connectivityQuery,
  recheckConnectivity,
  serverStatusQuery,
  serverVersionQuery,
} from '@hondana/shared/resources/server';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { isQueueRunningAtom } from '../shared/isQueueRunningAtom.ts';
import { banFinding } from './banFinding.ts';
import { databaseFinding } from './databaseFinding.ts';
import { FixButton } from './FixButton.tsx';
import { FixLink } from './FixLink.tsx';
import type { Check, Finding } from './finding.ts';
import { folderFinding } from './folderFinding.ts';
import { liveFinding } from './liveFinding.ts';
import { networkFinding } from './networkFinding.ts';
import { queueFinding } from './queueFinding.ts';
import { unrecognizedFinding } from './unrecognizedFinding.ts';
import { useCheckedFolders } from './useCheckedFolders.ts';
import { useNow } from './useNow.ts';
import { versionFinding } from './versionFinding.ts';

export interface CheckedThing {
  readonly title: string;
  readonly finding: Finding | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly action?: ReactNode;
}

function checked<Data>(
  title: string,
  { data, error, isFetching, refetch }: Check<Data>,
  judge: (data: Data) => Finding,
  action?: ReactNode,
): CheckedThing {
  const common = { title, isFetching, refetch };
  if (data !== undefined) return { ...common, finding: judge(data), action };
  if (!error) return { ...common, finding: undefined };
  return { ...common, finding: { verdict: 'unknown', text: `Check failed: ${error.message}` } };
}

export function useChecks(): readonly CheckedThing[] {
  const now = useNow();
  const hub = useAtomValue(hubStatusAtom);
  const bans = useAtomValue(bansAtom);
  const isRunning = useAtomValue(isQueueRunningAtom);
  const connectivity = useQuery({ ...connectivityQuery(), retry: retryOnce });
  const queue = useQuery({ ...queueQuery(), retry: retryOnce });
  const status = useQuery({ ...serverStatusQuery(), retry: retryOnce });
  const versions = useQuery({ ...serverVersionQuery(), retry: retryOnce });
  const statistics = useQuery({ ...collectionStatisticsQuery(), retry: retryOnce });
  const folders = useCheckedFolders();

  return [
    checked(
      'Internet',
      connectivity,
      ({ NetworkAvailability }) => networkFinding(NetworkAvailability),
      <FixButton write={recheckConnectivity} failure="The server could not check the connection">
        Check again on the server
      </FixButton>,
    ),
    checked('AniDB', connectivity, (state) => banFinding(state, bans)),
    checked(
      'Queue',
      queue,
      (counts) => queueFinding(counts, isRunning, now),
      isRunning ? (
        <FixLink to="/log">Open the log</FixLink>
      ) : (
        <FixButton write={resumeQueue} failure="The queue could not be resumed">
          Resume the queue
        </FixButton>
      ),
    ),
    checked(
      'Import folders',
      folders,
      (list) => folderFinding(list, folders.mayLook),
      <FixLink to="/settings/import">Open the import settings</FixLink>,
    ),
    checked('Database', status, databaseFinding),
    checked('Versions', versions, versionFinding),
    checked(
      'Unrecognized files',
      statistics,
      ({ UnrecognizedFiles }) => unrecognizedFinding(UnrecognizedFiles),
      <FixLink to="/utilities/unrecognized">Show unrecognized files</FixLink>,
    ),
    checked(
      'Live updates',
      { data: hub, error: null, isFetching: false, refetch: () => Promise.resolve() },
      liveFinding,
    ),
  ];
}
