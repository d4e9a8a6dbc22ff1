import { expect, test } from 'vitest';
import { serverNeeds } from './serverNeeds.ts';

test.each<[range: string, version: string, words: string]>([
  [
    '>=5.9.0-dev.12 <6.0.0',
    '5.3.3.0',
    'It needs Shoko Server 5.9.0.12 or later and before 6.0.0; this one is 5.3.3.0. An administrator can update the server, or install a version of Notes made for it.',
  ],
  [
    '>=6.0.0-dev.430 <7.0.0',
    '6.0.0-dev.425',
    'It needs Shoko Server 6.0.0-dev.430 or later and before 7.0.0; this one is 6.0.0-dev.425. An administrator can update the server, or install a version of Notes made for it.',
  ],
  [
    '>=5.1.0-dev.28 <7.0.0',
    '7.0.0',
    'It needs Shoko Server 5.1.0.28 or later and before 7.0.0; this one is 7.0.0. An administrator can install a version of Notes made for it.',
  ],
  [
    '^5.9.0',
    '5.3.3.0',
    'It needs Shoko Server 5.9.0 or later and before 6.0.0; this one is 5.3.3.0. An administrator can update the server, or install a version of Notes made for it.',
  ],
  [
    '<5.2.0',
    '5.3.3.0',
    'It needs Shoko Server before 5.2.0; this one is 5.3.3.0. An administrator can install a version of Notes made for it.',
  ],
  [
    '<=5.1.0 || >5.8.0',
    '5.3.3.0',
    'It needs Shoko Server 5.1.0 or earlier, or later than 5.8.0; this one is 5.3.3.0. An administrator can update the server, or install a version of Notes made for it.',
  ],
  [
    '5.1.x',
    '5.3.3.0',
    'It needs Shoko Server 5.1.x; this one is 5.3.3.0. An administrator can install a version of Notes made for it.',
  ],
])('explains the requirement %s on server %s', (range, version, words) => {
  expect(serverNeeds({ title: 'Notes' }, range, version)).toBe(words);
});
