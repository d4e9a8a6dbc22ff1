import type { Sandbox } from '../context.ts';
import { badRequest } from '../http/errors.ts';
import { isBefore } from '../serverVersion.ts';
import type { Api } from './api.ts';

function isLinked({ settings }: Sandbox): boolean {
  const trakt = settings.document.TraktTv;
  const token = typeof trakt === 'object' && trakt !== null && 'AuthToken' in trakt ? trakt.AuthToken : '';
  return typeof token === 'string' && token !== '';
}

/** 5.3 renamed both calls. */
export function seriesTraktRoutes(api: Api, sandbox: Sandbox): void {
  const isOld = isBefore(sandbox.serverVersion, '5.3');
  const calls = isOld
    ? [
        { name: 'Refresh', type: 'Update Trakt Show', title: 'Updating Trakt Show' },
        { name: 'Sync', type: 'Sync Trakt Series', title: 'Syncing Trakt Series' },
      ]
    : [
        {
          name: 'SendWatchStates',
          type: 'Send Watch States to Trakt',
          title: 'Sending Watch States to Trakt',
        },
        {
          name: 'GetWatchStates',
          type: 'Get Watch States from Trakt',
          title: 'Getting Watch States from Trakt',
        },
      ];
  for (const { name, type, title } of calls) {
    api.post(`/api/v3/Series/:seriesID/Trakt/${name}`, ({ view, series }) => {
      if (!isLinked(sandbox)) throw badRequest('Trakt account is not linked!');
      sandbox.queue.add({
        key: `Trakt.${name}Job_SeriesID:${series.id}`,
        type,
        title,
        details: { Anime: view.library.seriesName(series) },
        needs: 'network',
      });
    });
  }
}
