/** File names that are hard to show, sort or search for, though any file system accepts them. */
export const hardNames: readonly string[] = [
  '<script>alert("file") - 01',
  '<img src=x onerror=alert(1)> & "quotes" - 02',
  'Invoice \u202Egpj.exe\u202C - 03',
  '\u2067مسلسل عربي\u2069 - 04',
  `${'A very long name that goes on and on '.repeat(11)}- 05`,
  '🎬🦊 Fox 👨‍👩‍👧‍👦 Family - 06',
  'Lone \uD83D surrogate - 07',
  '100% of #1 ? Yes & No + More - 08',
  'ファイル名がとても長い日本語のアニメのタイトルです 第09話「最終回」',
  '   leading blanks and tab\t- 10',
  'Zalgo t̵̡̛e̸x̴t̷ - 11',
  "Robert'); DROP TABLE Files;-- - 12",
];
