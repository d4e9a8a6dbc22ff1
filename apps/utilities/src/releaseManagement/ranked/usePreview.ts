import type { SeriesReleases } from '@hondana/shared/api/types';
import { useState } from 'react';
import {
  type DeletionPreview,
  previewReleases,
  previewSelection,
  type RankedOptions,
} from './rankedReleases.ts';
import { keptPlaces, keptReleases, type ReleaseChoice, signatureOf } from './releaseSelection.ts';

interface SeenPreview {
  /** Of the choice that it is about. */
  readonly signature: string;
  readonly deletion: DeletionPreview | undefined;
}

/** What the server would delete for a choice; undefined if nothing. */
export async function fetchPreview(
  releases: SeriesReleases,
  choice: ReleaseChoice,
  { includeVariations }: RankedOptions,
): Promise<DeletionPreview | undefined> {
  const seriesId = releases.SeriesID;
  const places = keptPlaces(releases, choice);
  if (places) {
    const preview = await previewSelection.send({
      seriesId,
      includeVariations,
      body: { SelectedPlaceIDs: [...places] },
    });
    return preview.Files.length > 0 ? preview : undefined;
  }
  const [kept] = keptReleases(releases, choice);
  const Overrides =
    kept && choice.kept.length > 0 ? [{ SeriesID: seriesId, PreferredCandidateKey: kept.Key }] : [];
  const previews = await previewReleases.send({
    includeVariations,
    body: { IncludedSeriesIDs: [seriesId], Overrides },
  });
  return previews.find(({ SeriesID }) => SeriesID === seriesId);
}

/** The preview that was seen last. It is stale once the choice or the files have changed; nothing can be deleted then. */
export function usePreview(
  releases: SeriesReleases | null | undefined,
  choice: ReleaseChoice,
  options: RankedOptions,
) {
  const [seen, setSeen] = useState<SeenPreview>();
  const [state, setState] = useState<{ readonly isLoading: boolean; readonly error?: unknown }>();
  const signature = releases ? signatureOf(releases, choice, options.includeVariations) : '';
  const see = (deletion: DeletionPreview | undefined): void => setSeen({ signature, deletion });
  const load = async (): Promise<void> => {
    if (!releases) return;
    setState({ isLoading: true });
    try {
      see(await fetchPreview(releases, choice, options));
      setState(undefined);
    } catch (error) {
      setSeen(undefined);
      setState({ isLoading: false, error });
    }
  };
  return {
    seen,
    isStale: seen !== undefined && seen.signature !== signature,
    isLoading: state?.isLoading ?? false,
    error: state?.error,
    load,
    see,
    forget: () => setSeen(undefined),
  };
}

export type Preview = ReturnType<typeof usePreview>;
