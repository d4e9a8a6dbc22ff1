import type { SeriesReleases } from '@hondana/shared/api/types';
import { useQuery } from '@tanstack/react-query';
import { CandidateCard } from './CandidateCard.tsx';
import { type ReleaseCandidate, seriesReleasesQuery } from './rankedReleases.ts';
import { keptKeys, keptPlaces, type ReleaseChoice } from './releaseSelection.ts';

interface CandidateCardsProps {
  readonly releases: SeriesReleases;
  readonly kept: readonly ReleaseCandidate[];
  readonly choice: ReleaseChoice;
  readonly includeVariations: boolean;
  readonly mayChoose: boolean;
  readonly onKeep: (keys: readonly string[]) => void;
}

/** Places that go, as the server says of the one that stays; of several, all that none of them has. */
function useGoing({ releases, kept, choice, includeVariations }: CandidateCardsProps) {
  const [only] = kept;
  const isOther = kept.length === 1 && only !== releases.Candidates[0];
  const other = useQuery({
    ...seriesReleasesQuery({
      seriesId: releases.SeriesID,
      includeVariations,
      preferredCandidateKey: only?.Key ?? '',
    }),
    enabled: isOther,
  });
  const places = keptPlaces(releases, choice);
  const marked = (isOther ? other.data : releases)?.Candidates ?? [];
  const redundant = new Set(
    marked.flatMap(({ Files }) => Files.flatMap((file) => (file.IsRedundant ? [file.PlaceID] : []))),
  );
  return ({ PlaceID, IsVariation }: ReleaseCandidate['Files'][number]): boolean =>
    places ? !places.has(PlaceID) && !IsVariation : redundant.has(PlaceID);
}

export function CandidateCards(props: CandidateCardsProps) {
  const { releases, kept, mayChoose, onKeep } = props;
  const goes = useGoing(props);
  return releases.Candidates.map((candidate) => {
    const isKept = kept.includes(candidate);
    return (
      <CandidateCard
        key={candidate.Key}
        candidate={candidate}
        isKept={isKept}
        isOnlyKept={isKept && kept.length === 1}
        mayChoose={mayChoose}
        goes={goes}
        onKeep={(keep) =>
          onKeep(
            keptKeys(
              releases,
              releases.Candidates.filter((one) => (one === candidate ? keep : kept.includes(one))),
            ),
          )
        }
        onKeepOnly={() => onKeep(keptKeys(releases, [candidate]))}
      />
    );
  });
}
