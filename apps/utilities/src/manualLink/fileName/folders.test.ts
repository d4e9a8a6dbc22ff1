import { expect, test } from 'vitest';
import { fromFolders } from './folders.ts';

test.for([
  ...['Special', 'specials', 'SP', 'SPs', 'OVA', 'OVAs', '特典', '番外', ' Specials '],
  ...['Season 0', 'Season0', 'season 00', 'S0', 'S00'],
])('treats files in “%s” as specials', (name) => {
  expect(fromFolders(['Some Show', name])).toMatchObject({
    kind: 'specials',
    show: 'Some Show',
    isShow: true,
    season: undefined,
  });
});

test.for([
  ...['Extra', 'Extras', 'Featurette', 'Featurettes', 'Trailer', 'Trailers', 'Interview', 'Interviews'],
  ...['Menu', 'Menus', 'Bonus', 'Scans', 'Sample', 'Samples', 'Creditless', '映像特典'],
  ...['Behind the Scenes', 'Deleted Scenes', 'Season 2 Extras', ' extras '],
  ...['NC', 'NCOP', 'NCEDs', 'NC OP', 'nc ed', 'NCOP & NCED', 'NC OPs, NC EDs', 'NCOPs+NCEDs'],
  ...['OP & ED', 'OPs + EDs', 'ops,eds'],
])('treats files in “%s” as extras', (name) => {
  expect(fromFolders(['Some Show', name])).toMatchObject({ kind: 'extras', show: 'Some Show' });
});

test.for([
  ...['My Specials', 'Specials Disc', 'Special Agents', 'My S0', 'Season Zero', 'Seasons 0'],
  ...['My Extras', 'Extras Disc', 'The Bonus Round', 'NC17', 'NCOP-X', 'NC OP  NX', 'OPED', 'OP & EDEN'],
])('treats “%s” as any other folder', (name) => {
  expect(fromFolders(['Some Show', name]).kind).toBe('other');
});

test('knows nothing without folders', () => {
  expect(fromFolders([])).toEqual({
    kind: 'other',
    releaseGroup: '',
    show: '',
    isShow: false,
    season: undefined,
  });
});
