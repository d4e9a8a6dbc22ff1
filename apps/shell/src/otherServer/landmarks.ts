import { isApiError } from '@hondana/shared/api/ApiError';
import type { File } from '@hondana/shared/api/types';
import { filePageQuery, fileQuery } from '@hondana/shared/resources/files';
import type { QueryClient } from '@tanstack/react-query';

/** A file as one database has it. Another database has another file under its number, or none. */
export interface Landmark {
  readonly fileId: number;
  readonly ed2k: string;
  /** ISO 8601, when this database first knew it. */
  readonly created: string;
}

const landmarkOf = ({ ID, Hashes, Created }: File): Landmark => ({
  fileId: ID,
  ed2k: Hashes.ED2K ?? '',
  created: Created,
});

/** The first and the last file that the server has got; none of an empty library. */
export async function takeLandmarks(queryClient: QueryClient): Promise<readonly Landmark[]> {
  const ends = await Promise.all(
    (['CreatedAt', '-CreatedAt'] as const).map((order) =>
      queryClient.fetchQuery({ ...filePageQuery({ sortOrder: [order], pageSize: 1 }, 1), staleTime: 0 }),
    ),
  );
  return ends.flatMap(({ List }) => List.map(landmarkOf));
}

type Finding = 'same' | 'other' | 'gone' | 'unknown';

async function look(landmark: Landmark): Promise<Finding> {
  try {
    const { ed2k, created } = landmarkOf(await fileQuery.send({ fileId: landmark.fileId }));
    return ed2k === landmark.ed2k && created === landmark.created ? 'same' : 'other';
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 404) return 'gone';
    // Its user may have been denied it since.
    if (error.status === 403) return 'unknown';
    throw error;
  }
}

/**
 * Whether the server has another database than the one that landmarks were taken of: one of them is another file now, or
 * all have gone. A single file that has gone was deleted.
 *
 * @throws when the server does not answer
 */
export async function isOtherDatabase(landmarks: readonly Landmark[]): Promise<boolean> {
  const findings = await Promise.all(landmarks.map(look));
  return findings.includes('other') || (findings.length > 0 && findings.every((one) => one === 'gone'));
}
