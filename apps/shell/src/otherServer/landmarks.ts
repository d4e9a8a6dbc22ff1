import { hashOf } from '@hondana/shared/anime/files';
import type { File } from '@hondana/shared/api/types';
import { isApiError } from '@hondana/shared/http/ApiError';
import { filePageQuery, fileQuery } from '@hondana/shared/resources/files';
import type { QueryClient } from '@tanstack/react-query';

/** A file that identifies a database: another one has a different file under this ID, or none. */
export interface Landmark {
  readonly fileId: number;
  readonly ed2k: string;
  /** ISO 8601; when the database first saw the file. */
  readonly created: string;
}

const landmarkOf = (file: File): Landmark => ({
  fileId: file.ID,
  ed2k: hashOf(file, 'ED2K') ?? '',
  created: file.Created,
});

/** Empty for an empty library. */
export async function takeLandmarks(queryClient: QueryClient): Promise<readonly Landmark[]> {
  const responses = await Promise.all(
    (['CreatedAt', '-CreatedAt'] as const).map((order) =>
      queryClient.fetchQuery({ ...filePageQuery({ sortOrder: [order], pageSize: 1 }, 1), staleTime: 0 }),
    ),
  );
  return responses.flatMap(({ List }) => List.map(landmarkOf));
}

type Finding = 'same' | 'other' | 'gone' | 'unknown';

async function compareLandmark(landmark: Landmark): Promise<Finding> {
  try {
    const { ed2k, created } = landmarkOf(await fileQuery.send({ fileId: landmark.fileId }));
    return ed2k === landmark.ed2k && created === landmark.created ? 'same' : 'other';
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 404) return 'gone';
    // The user may have lost access since.
    if (error.status === 403) return 'unknown';
    throw error;
  }
}

/**
 * One landmark is another file now, or all are gone; a single missing file was deleted.
 *
 * @throws if the server doesn't answer
 */
export async function isOtherDatabase(landmarks: readonly Landmark[]): Promise<boolean> {
  const findings = await Promise.all(landmarks.map(compareLandmark));
  return findings.includes('other') || (findings.length > 0 && findings.every((one) => one === 'gone'));
}
