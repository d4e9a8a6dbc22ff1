import { expect, test } from 'vitest';
import { fileOf, targetOf } from '../testing/linkFixtures.ts';
import { draftFor } from './LinkDraft.ts';
import { matchByName } from './matchByName.ts';

const two = (n: number): string => String(n).padStart(2, '0');
const each = 28;

const conventions: readonly ((n: number) => string)[] = [
  (n) => `[Dash] Hoshi no Machi - ${two(n)} (1080p) [1A2B3C${two(n)}].mkv`,
  (n) => `[Brackets][Hoshi no Machi][${two(n)}][1080P][GB].mp4`,
  (n) => `Hoshi no Machi ${n}.avi`,
  (n) => `[Underscore]_Hoshi_no_Machi_${n}_[BD_1080p].mkv`,
  (n) => `Hoshi.no.Machi.S01E${n}.1080p.WEB-DL.x264-Scene.mkv`,
  (n) => `media/Hoshi no Machi (2019)/Season 01/S01E${n} - The ${n % 9} Winds [Bluray-1080p].mkv`,
  (n) => `Hoshi no Machi - S0${2 + (n % 3)}E${two(1 + (n % each))} - ${n} - A Day at Sea.mkv`,
];

const extras = [
  '[Dash] Hoshi no Machi - NCOP1 (1080p).mkv',
  '[Dash] Hoshi no Machi - 07.5 (1080p).mkv',
  'Hoshi no Machi Movie 2 [BD].mkv',
  'Hoshi no Machi/Extras/Hoshi no Machi - 03.mkv',
];

test('matches 196 of 200 files in seven conventions, skips the 4 extras, and gets none wrong', () => {
  const names = conventions.flatMap((name, index) =>
    Array.from({ length: each }, (_, place) => {
      const number = index * each + place + 1;
      return { name: name(number), number };
    }),
  );
  const all = [...names, ...extras.map((name) => ({ name, number: undefined }))];
  const rows = draftFor(
    all.map(({ name }, index) => {
      const folders = name.split('/');
      return fileOf(index, folders.pop() ?? '', folders.join('/'));
    }),
    [],
  );
  const { found, shift } = matchByName(rows, {
    titles: ['Hoshi no Machi'],
    episodes: names.map(({ number }) => targetOf(number)),
  });
  const outcomes = all.map(({ name, number }, index) => {
    const targets = found.get(String(index))?.targets.map((target) => target.number);
    if (String(targets) === String(number)) return number === undefined ? 'rightly left' : 'right';
    return targets ? `wrong: ${name} as ${targets}` : `unread: ${name}`;
  });
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  expect(outcomes.filter((one) => /^(wrong|unread)/.test(one))).toEqual([]);
  expect([all.length, count('right'), count('rightly left'), shift]).toEqual([200, 196, 4, undefined]);
});
