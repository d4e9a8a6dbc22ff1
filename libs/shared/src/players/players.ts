import { msg } from '@lingui/core/macro';
import type { TextDescriptor } from '../language/texts.ts';

/** A player with its own URL scheme. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly worksOn: TextDescriptor;
  /** @param address absolute URL of a video */
  readonly link: (address: string) => string;
}

/** URL-safe Base64, as `mpv-handler` reads it. */
const base64Url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/**
 * The players whose links can be shown beside files.
 * @example players.find(({ id }) => id === 'vlc')?.link(streamAddress(16395))
 */
export const players: readonly Player[] = [
  {
    id: 'vlc',
    name: 'VLC',
    worksOn: msg`Android, iPhone and iPad; on a computer once a handler for vlc:// is installed`,
    link: (address) => `vlc://${address}`,
  },
  {
    id: 'mpv',
    name: 'mpv',
    worksOn: msg`Windows and Linux, with mpv-handler`,
    link: (address) => `mpv://play/${base64Url(address)}`,
  },
  {
    id: 'iina',
    name: 'IINA',
    worksOn: msg`macOS`,
    link: (address) => `iina://weblink?url=${encodeURIComponent(address)}`,
  },
  {
    id: 'potplayer',
    name: 'PotPlayer',
    worksOn: msg`Windows`,
    link: (address) => `potplayer://${address}`,
  },
  {
    id: 'infuse',
    name: 'Infuse',
    worksOn: msg`iPhone, iPad, Apple TV and macOS`,
    link: (address) => `infuse://x-callback-url/play?url=${encodeURIComponent(address)}`,
  },
];
