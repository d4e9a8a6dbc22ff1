import { listResult } from '../http/query.ts';
import { isFinished } from '../model/releases.ts';
import { compareTitles } from '../model/seriesText.ts';
import { compareEpisodes, presentAnidbEpisode, presentEpisode } from '../present/presentEpisode.ts';
import { episodeTypeName, episodeTypeNames } from '../present/view.ts';
import type { Api } from './api.ts';
import { visibleSeries } from './visibleSeries.ts';

export function episodeListRoutes(api: Api): void {
  api.get('/api/v3/Episode/AniDB', ({ view, query }) => {
    const page = query.page(20, 1000);
    const types = query.enums('type', episodeTypeNames(view));
    const { series, formerSeries } = view.library;
    const episodes = [...series.values(), ...formerSeries.values()]
      .filter((one) => view.engine.canSee(one, view.visitor))
      .sort((a, b) => a.anidb - b.anidb)
      .flatMap((one) => one.episodes.toSorted(compareEpisodes))
      .filter(({ type }) => types.size === 0 || types.has(episodeTypeName(view, type)));
    return listResult(episodes, page, (episode) => presentAnidbEpisode(view, episode));
  });

  /** The reference skips aired episodes, so `onlyAiredEpisodes` leaves none. */
  api.get('/api/v3/Episode/WithNoFiles', ({ view, query }) => {
    const page = query.page(100, 1000);
    const includesSpecials = query.boolean('includeSpecials', false);
    const onlyAired = query.boolean('onlyAiredEpisodes', false);
    const onlyFinished = query.boolean('onlyFinishedSeries', false);
    const xrefs = query.boolean('includeXRefs', false);
    const today = view.today();
    const episodes = visibleSeries(view, 'true')
      .filter((series) => !onlyAired && (!onlyFinished || isFinished(series, today)))
      .sort(compareTitles)
      .flatMap((series) => series.episodes.toSorted(compareEpisodes))
      .filter(
        ({ type, files, airDay }) =>
          (type === 'Episode' || (includesSpecials && type === 'Special')) &&
          files.length === 0 &&
          (airDay === null || airDay > today),
      );
    return listResult(episodes, page, (episode) => presentEpisode(view, episode, { xrefs }));
  });
}
