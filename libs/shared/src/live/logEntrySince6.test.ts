import { readContractFile } from '@hondana/contract/versions';
import { expect, test } from 'vitest';
import { logEntrySince6 } from './logEntrySince6.ts';

test('a recorded line becomes ours when its words and fields are those since 6', () => {
  const [frame = ''] = readContractFile('6.0', 'signalr/frames.txt').match(/\{.*"target":"Log".*\}/) ?? [];
  expect(logEntrySince6(JSON.parse(frame).arguments[0])).toEqual([
    {
      Level: 'Info',
      TimeStamp: '2026-11-26T21:02:40.0653358Z',
      LoggerName: 'Shoko.Server.Scheduling.Jobs.Shoko.HashFileJob',
      Caller: 'Shoko.Server.Scheduling.Jobs.Shoko.HashFileJob.Execute',
      Message: 'Processing HashFileJob: Cowboy Bebop/[LabSubs] Cowboy Bebop - 06 (720p) [00000016].mkv',
    },
  ]);
});

test.each([
  ['Trace', 'Trace'],
  ['Warning', 'Warn'],
  ['Error', 'Error'],
  ['Critical', 'Fatal'],
])(
  'a line’s level %s becomes %s, and its exception stands below its message when it has one',
  (Level, ours) => {
    const line = { Level, TimeStamp: '2026-11-26T21:02:40Z', Message: 'Failed', Exception: 'at A.B()' };
    expect(logEntrySince6(line)).toMatchObject([
      { Level: ours, LoggerName: '', Message: 'Failed\nat A.B()' },
    ]);
  },
);

test.each([undefined, null, 'text', 7, [], {}, { Level: 1, TimeStamp: '', Message: '' }])(
  'nothing is read when a line is %j',
  (line) => expect(logEntrySince6(line)).toEqual([]),
);
