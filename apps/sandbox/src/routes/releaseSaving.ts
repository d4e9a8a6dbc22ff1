import { isObject } from '@hondana/contract/isObject';
import type { Sandbox } from '../context.ts';
import { problem } from '../http/errors.ts';
import { bodyField } from '../http/query.ts';
import { referredEpisode } from '../model/savedRelease.ts';
import type { SavedCrossReference, SavedGroup, SavedRelease } from '../model/savedReleaseTypes.ts';
import type { VideoFile } from '../model/types.ts';
import { link, unlink } from './fileLinks.ts';

const required = (name: string): readonly string[] => [`The ${name} field is required.`];

function textIn(body: unknown, name: string): string | null {
  const value = bodyField(body, name);
  return typeof value === 'string' ? value : null;
}

function flagIn(body: unknown, name: string): boolean | null {
  const value = bodyField(body, name);
  return typeof value === 'boolean' ? value : null;
}

function numberIn(body: unknown, name: string): number | null {
  const value = bodyField(body, name);
  return typeof value === 'number' ? value : null;
}

function referenceIn(one: unknown, index: number): SavedCrossReference {
  const start = numberIn(one, 'PercentageStart') ?? 0;
  const end = numberIn(one, 'PercentageEnd') ?? 0;
  const episode = numberIn(one, 'AnidbEpisodeID') ?? 0;
  const at = `CrossReferences[${index}]`;
  // By the document's limits; no such answer is recorded.
  const faults: Record<string, readonly string[]> = {};
  if (episode < 1)
    faults[`${at}.AnidbEpisodeID`] = ['The field AnidbEpisodeID must be between 1 and 2147483647.'];
  if (start < 0 || start > 99)
    faults[`${at}.PercentageStart`] = ['The field PercentageStart must be between 0 and 99.'];
  if (end < 1 || end > 100)
    faults[`${at}.PercentageEnd`] = ['The field PercentageEnd must be between 1 and 100.'];
  if (Object.keys(faults).length > 0) throw problem(faults);
  return {
    AnidbEpisodeID: episode,
    AnidbAnimeID: numberIn(one, 'AnidbAnimeID'),
    PercentageStart: start,
    PercentageEnd: end,
  };
}

function groupIn(body: unknown): SavedGroup | null {
  const group = bodyField(body, 'Group');
  if (!isObject(group)) return null;
  const names = ['ID', 'Name', 'Source'] as const;
  const missing = names.filter((name) => (textIn(group, name) ?? '') === '');
  if (missing.length > 0)
    throw problem(Object.fromEntries(missing.map((name) => [`Group.${name}`, required(name)])));
  return {
    ID: textIn(group, 'ID') ?? '',
    Name: textIn(group, 'Name') ?? '',
    ShortName: textIn(group, 'ShortName'),
    Source: textIn(group, 'Source') ?? '',
  };
}

function releaseIn(body: unknown, now: Date): SavedRelease {
  const provider = textIn(body, 'ProviderName') ?? '';
  const references = bodyField(body, 'CrossReferences');
  if (provider === '' || !Array.isArray(references)) {
    throw problem({
      ...(provider === '' ? { ProviderName: required('ProviderName') } : {}),
      ...(Array.isArray(references) ? {} : { CrossReferences: required('CrossReferences') }),
    });
  }
  if (references.length === 0)
    throw problem({
      CrossReferences: [
        "The field CrossReferences must be a string or array type with a minimum length of '1'.",
      ],
    });
  return {
    ID: textIn(body, 'ID'),
    ProviderName: provider,
    ReleaseURI: textIn(body, 'ReleaseURI'),
    Version: numberIn(body, 'Version') ?? 0,
    FileSize: numberIn(body, 'FileSize'),
    Comment: textIn(body, 'Comment'),
    OriginalFilename: textIn(body, 'OriginalFilename'),
    IsCensored: flagIn(body, 'IsCensored'),
    IsChaptered: flagIn(body, 'IsChaptered'),
    IsCreditless: flagIn(body, 'IsCreditless'),
    IsCorrupted: flagIn(body, 'IsCorrupted') ?? false,
    Source: textIn(body, 'Source') ?? 'Unknown',
    Group: groupIn(body),
    Hashes: bodyField(body, 'Hashes') ?? null,
    MediaInfo: bodyField(body, 'MediaInfo') ?? null,
    CrossReferences: references.map(referenceIn),
    Metadata: textIn(body, 'Metadata'),
    Released: textIn(body, 'Released'),
    Updated: now.toISOString().replace('Z', '0000+00:00'),
    // As recorded, where nothing was sent.
    Created: textIn(body, 'Created') ?? '0001-01-01T00:00:00',
    IsPublic: flagIn(body, 'IsPublic'),
    PreventRescan: flagIn(body, 'PreventRescan') ?? false,
    DeferToNext: flagIn(body, 'DeferToNext') ?? false,
  };
}

/** Stores the whole release in place of an earlier one, and links the file by it. @throws 400 */
export function saveRelease(sandbox: Sandbox, file: VideoFile, body: unknown): void {
  const release = releaseIn(body, sandbox.clock.now());
  const episodes = release.CrossReferences.flatMap((one) => referredEpisode(sandbox.library, one) ?? []);
  unlink(sandbox, file);
  link(sandbox, file, [...new Set(episodes)], release);
}
