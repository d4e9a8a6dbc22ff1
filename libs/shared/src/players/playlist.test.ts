import { expect, test, vi } from 'vitest';
import { players } from './players.ts';
import { playlistText, streamAddress } from './playlist.ts';

vi.stubGlobal('location', { origin: 'https://home.example' });

test('lists the length, title and address of each video', () => {
  const items = [
    { fileId: 7, title: 'Show - 01', seconds: 1421.5 },
    { fileId: 8, title: '映画', seconds: undefined },
  ];
  expect(playlistText(items).split('\n')).toEqual([
    '#EXTM3U',
    '#EXTINF:1422,Show - 01',
    'https://home.example/api/v3/File/7/Stream',
    '#EXTINF:-1,映画',
    'https://home.example/api/v3/File/8/Stream',
    '',
  ]);
});

test('removes line breaks from a title, so that it adds no entries', () => {
  const title = 'Show\r\nhttps://elsewhere.example/\u2028#EXTM3U';
  const lines = playlistText([{ fileId: 7, title }]).split(/[\n\u2028]/);
  expect(lines).toEqual([
    '#EXTM3U',
    '#EXTINF:-1,Show https://elsewhere.example/ #EXTM3U',
    'https://home.example/api/v3/File/7/Stream',
    '',
  ]);
});

test.each([
  ['vlc', 'vlc://https://home.example/api/v3/File/7/Stream'],
  ['mpv', 'mpv://play/aHR0cHM6Ly9ob21lLmV4YW1wbGUvYXBpL3YzL0ZpbGUvNy9TdHJlYW0'],
  ['iina', 'iina://weblink?url=https%3A%2F%2Fhome.example%2Fapi%2Fv3%2FFile%2F7%2FStream'],
  ['potplayer', 'potplayer://https://home.example/api/v3/File/7/Stream'],
  ['infuse', 'infuse://x-callback-url/play?url=https%3A%2F%2Fhome.example%2Fapi%2Fv3%2FFile%2F7%2FStream'],
])('builds the link of %s', (id, link) => {
  expect(players.find((one) => one.id === id)?.link(streamAddress(7))).toBe(link);
});
