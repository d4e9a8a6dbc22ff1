import { expect, test } from 'vitest';
import { withoutBrackets } from './brackets.ts';

test.for([
  ['Show', 'Show', ''],
  [' [Group]  Show ', 'Show', 'Group'],
  ['[ Group ] Show', 'Show', 'Group'],
  ['【字幕组】Show', 'Show', '字幕组'],
  ['(Group) Show', 'Show', 'Group'],
  ['[1080p] Show', 'Show', ''],
  ['[BD x264] [Group] Show', '[Group] Show', ''],
  ['(2014) Show', '(2014) Show', ''],
  ['[20145] Show', 'Show', '20145'],
  ['[Group]', '[Group]', ''],
  ['Show (2014)', 'Show (2014)', ''],
  ['Show (1999) [1080p]', 'Show (1999)', ''],
  ['Show [1080p] [Group]', 'Show', 'Group'],
  ['Show [ Group ] ', 'Show', 'Group'],
  ['[Group] Show [Uncut]', 'Show [Uncut]', 'Group'],
  ['Show (Uncut)', 'Show (Uncut)', ''],
  ['Show (Uncut) [1080p]', 'Show (Uncut)', ''],
  ['[Group] Show (1080p)(BD)', 'Show', 'Group'],
] as const)('“%s” is “%s” by “%s”', ([name, text, releaseGroup]) => {
  expect(withoutBrackets(name)).toEqual({ text, releaseGroup });
});

test.for([
  '1080p',
  '576i',
  '1920x1080',
  '640x480',
  '1A2B3C4D',
  'Blu-ray 1080p',
  'BluRay',
  'WEB-DL',
  'H.264, AAC',
  'x265_10-bit',
  'HEVC 8bit',
  'HDTV',
  'Hi10P',
  'hi10',
  'Dual Audio',
  'Eng Subs',
  'Eng Sub',
  'subbed',
  'dubbed',
  'BD+FLAC·Multi',
  'v2',
  'DVD Rip',
])('“%s” says how a file was made, not by whom', (content) => {
  expect(withoutBrackets(`Show [${content}]`)).toEqual({ text: 'Show', releaseGroup: '' });
});

test.for(['1080', '12p', '19x10', '1A2B3C4', 'X1080p', '1080px', 'BD Group', 'Group 1080p'])(
  '“%s” is somebody',
  (content) => {
    expect(withoutBrackets(`Show [${content}]`)).toEqual({ text: 'Show', releaseGroup: content });
  },
);
