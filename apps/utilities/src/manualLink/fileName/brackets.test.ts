import { expect, test } from 'vitest';
import { groupAtEnd, withoutBrackets } from './brackets.ts';

test.for([
  ['Show', 'Show', ''],
  [' [Group]  Show ', 'Show', 'Group'],
  ['[ Group ] Show', 'Show', 'Group'],
  ['(Group) Show', 'Show', 'Group'],
  ['[1080p] Show', 'Show', ''],
  ['[BD x264] [Group] Show', 'Show', 'Group'],
  ['(2014) Show', '(2014) Show', ''],
  ['[20145] Show', 'Show', '20145'],
  ['[Group]', '[Group]', ''],
  ['[Show][07]', '[Show][07]', ''],
  ['[Group][Show][07]', '[Show][07]', 'Group'],
  ['[Show][第7]', '[Show][第7]', ''],
  ['[Show][第 7]', '[Show][第 7]', ''],
  ['[Show][7v2]', '[Show][7v2]', ''],
  ['[Show][ 7 ]', '[Show][ 7 ]', ''],
  ['[12014] Show', 'Show', '12014'],
  ['[Best S2] Show', 'Show', 'Best S2'],
  ['[第12季] Show', '[第12季] Show', ''],
  ['[Season 2] Show', '[Season 2] Show', ''],
  ['[第二季] Show', '[第二季] Show', ''],
  ['Show (2014)', 'Show (2014)', ''],
  ['Show (1999) [1080p]', 'Show (1999) |', ''],
  ['[Group] Show (Special)', 'Show (Special)', 'Group'],
  ['Show 1080p BluRay x264-Group', 'Show | | |-Group', ''],
  ['[Group] Show (1080p)(BD)', 'Show | |', 'Group'],
] as const)('reads “%s” as “%s” by “%s”', ([name, text, releaseGroup]) => {
  const found = withoutBrackets(name);
  expect({ ...found, text: found.text.replace(/\s+/g, ' ') }).toEqual({ text, releaseGroup });
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
  'x265 10-bit',
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
  'TV 1280x720 of somebody',
])('takes “%s” for technical details', (content) => {
  expect(withoutBrackets(`Show [${content}]`).text).toMatch(/^Show\s+\|$/);
});

test.for(['1080', '12p', '19x10', '1A2B3C4', 'X1080p', '1080px', 'BD Group'])(
  'takes “%s” for a Release Group',
  (content) => {
    expect(withoutBrackets(`[${content}] Show`)).toEqual({ text: 'Show', releaseGroup: content });
    expect(groupAtEnd(` | [${content}]`)).toBe(content === '1080' ? '' : content);
  },
);

test.for([
  [' | [Group]', 'Group'],
  [' (Group) |', 'Group'],
  [' [ Group ]', 'Group'],
  [' [05] |', ''],
  [' | |-Group', 'Group'],
  [' | - Group |', 'Group'],
  [' - A title', ''],
] as const)('reads “%s”, after the number, as the Release Group “%s”', ([tail, releaseGroup]) => {
  expect(groupAtEnd(tail)).toBe(releaseGroup);
});
