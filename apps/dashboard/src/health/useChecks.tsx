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
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const { message } = error;
  return { ...common, finding: { verdict: 'unknown', text: t`Check failed: ${message}` } };
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
      t`Internet`,
      connectivity,
      ({ NetworkAvailability }) => networkFinding(NetworkAvailability),
      <FixButton write={recheckConnectivity} failure={t`The server could not check the connection`}>
        <Trans>Check again on the server</Trans>
      </FixButton>,
    ),
    checked('AniDB', connectivity, (state) => banFinding(state, bans)),
    checked(
      t`Queue`,
      queue,
      (counts) => queueFinding(counts, isRunning, now),
      isRunning ? (
        <FixLink to="/log">
          <Trans>Open the log</Trans>
        </FixLink>
      ) : (
        <FixButton write={resumeQueue} failure={t`The queue could not be resumed`}>
          <Trans>Resume the queue</Trans>
        </FixButton>
      ),
    ),
    checked(
      t`Import folders`,
      folders,
      (list) => folderFinding(list, folders.mayLook),
      <FixLink to="/settings/import">
        <Trans>Open the import settings</Trans>
      </FixLink>,
    ),
    checked(t`Database`, status, databaseFinding),
    checked(t`Versions`, versions, versionFinding),
    checked(
      t`Unrecognized files`,
      statistics,
      ({ UnrecognizedFiles }) => unrecognizedFinding(UnrecognizedFiles),
      <FixLink to="/utilities/unrecognized">
        <Trans>Show unrecognized files</Trans>
      </FixLink>,
    ),
    checked(
      t`Live updates`,
      { data: hub, error: null, isFetching: false, refetch: () => Promise.resolve() },
      liveFinding,
    ),
  ];
}
