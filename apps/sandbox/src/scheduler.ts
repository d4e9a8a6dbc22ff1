import type { Sandbox } from './context.ts';

/** Jobs that need the internet, as far as their names were recorded. */
const needInternet = ['CheckTraktTokenJob', 'GetSeriesWatchStatesFromTraktJob', 'GetWatchStatesFromTraktJob'];
const needInternetSince6 = ['DownloadTmdbMovieImagesJob', 'DownloadTmdbShowImagesJob', 'PurgeTmdbMovieJob'];

/** How many of a type run at the same time. */
const limits = {
  'Shoko.HashFileJob': 2,
  'Shoko.MediaInfoJob': 2,
  'Shoko.ValidateAllImagesJob': 1,
  'Actions.CheckNetworkAvailabilityJob': 1,
  'Actions.ImportJob': 1,
  'Actions.MediaInfoAllFilesJob': 1,
  'Actions.RemoveMissingFilesJob': 1,
  'Actions.ScanDropFoldersJob': 1,
};

/** Filters that currently block jobs. */
export function acquisitionFilters({ network, isSince6 }: Sandbox): Record<string, readonly string[]> {
  const blocked = isSince6 ? needInternetSince6 : needInternet;
  return network.online ? {} : { NetworkRequiredAcquisitionFilter: blocked };
}

export function schedulerState(sandbox: Sandbox) {
  const typeOf = (job: string): string =>
    `Shoko.Server.Scheduling.Jobs.${job}, Shoko.Server, Version=${sandbox.serverVersion}.0, Culture=neutral, PublicKeyToken=null`;
  return {
    Queue: sandbox.queue.summary(),
    TypesToExclude: sandbox.network.online ? [] : needInternet.map((job) => typeOf(`Trakt.${job}`)),
    TypesToLimit: Object.fromEntries(Object.entries(limits).map(([job, limit]) => [typeOf(job), limit])),
    AvailableConcurrencyGroups: [],
    AcquisitionFilters: acquisitionFilters(sandbox),
  };
}
