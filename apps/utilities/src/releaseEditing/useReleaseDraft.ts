import type { ReleaseCrossReference, ReleaseInfo } from '@hondana/shared/api/types';
import { useMemo, useState } from 'react';
import {
  type DraftRow,
  draftFor,
  type LinkDraft,
  type LinkTarget,
  withoutFiles,
} from '../manualLink/LinkDraft.ts';
import {
  changedRelease,
  commonValues,
  emptyRelease,
  type ReleaseChanges,
  realChanges,
} from './releaseChanges.ts';
import type { EditedFile } from './useReleases.ts';

/** The part of an episode that a file covers, in percent. */
export interface Coverage {
  readonly start: number;
  readonly end: number;
}

const wholeEpisode: Coverage = { start: 0, end: 100 };
const coverageKey = (fileKey: string, episodeId: number): string => `${fileKey} ${episodeId}`;

/** What is being changed; the files stay as they are until it is saved. */
export function useReleaseDraft(files: readonly EditedFile[]) {
  const [changes, setChanges] = useState<ReleaseChanges>({});
  const [rows, setRows] = useState<LinkDraft>(() => {
    const targets = new Map(files.map((one) => [one.file.key, one.targets]));
    return draftFor(
      files.map(({ file }) => file),
      [],
    ).map((row) => ({ ...row, targets: targets.get(row.file.key) ?? [] }));
  });
  const [coverages, setCoverages] = useState<ReadonlyMap<string, Coverage>>(new Map());

  const stored = useMemo(() => new Map(files.map((one) => [one.file.key, one])), [files]);
  const listed = rows.flatMap(({ file }) => stored.get(file.key) ?? []);
  const common = commonValues(listed.map(({ release }) => release ?? emptyRelease()));
  const fields = realChanges(changes, common);

  const coverageOf = ({ file }: Pick<DraftRow, 'file'>, { id }: LinkTarget): Coverage => {
    const known = stored.get(file.key)?.release?.CrossReferences.find((one) => one.AnidbEpisodeID === id);
    return (
      coverages.get(coverageKey(file.key, id)) ??
      (known ? { start: known.PercentageStart, end: known.PercentageEnd } : wholeEpisode)
    );
  };
  const referencesOf = (row: DraftRow): ReleaseCrossReference[] =>
    row.targets.map((target) => {
      const { start, end } = coverageOf(row, target);
      return {
        AnidbEpisodeID: target.id,
        AnidbAnimeID: target.animeId || null,
        PercentageStart: start,
        PercentageEnd: end,
        ProviderIDs: null,
      };
    });
  const nextOf = (row: DraftRow, before: ReleaseInfo | null): ReleaseInfo | undefined =>
    changedRelease(before ?? emptyRelease(), { fields, references: referencesOf(row) });
  const changed = rows.filter((row) => nextOf(row, stored.get(row.file.key)?.release ?? null));

  return {
    rows,
    common,
    fields,
    values: { ...common, ...fields },
    /** The files that would be different. */
    changed,
    nextOf,
    coverageOf,
    setCoverage: (fileKey: string, episodeId: number, coverage: Coverage) =>
      setCoverages((before) => new Map(before).set(coverageKey(fileKey, episodeId), coverage)),
    /** Undefined takes a change back. */
    change: <Field extends keyof ReleaseChanges>(field: Field, value: ReleaseChanges[Field] | undefined) =>
      setChanges(({ [field]: _, ...others }) =>
        value === undefined ? others : { ...others, [field]: value },
      ),
    setRows,
    leaveOut: (keys: ReadonlySet<string>) => setRows((before) => withoutFiles(before, keys)),
  };
}

export type ReleaseDraft = ReturnType<typeof useReleaseDraft>;
