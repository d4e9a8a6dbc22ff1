export type UtilityPath =
  `utilities/${'unrecognized' | 'release-management' | 'series-without-files' | 'file-search' | 'renamer'}`;

/** In navigation order. */
export const utilityPages: readonly {
  readonly label: string;
  readonly path: UtilityPath;
  readonly adminOnly?: true;
}[] = [
  { label: 'Unrecognized Files', path: 'utilities/unrecognized' },
  { label: 'Release Management', path: 'utilities/release-management' },
  { label: 'Series Without Files', path: 'utilities/series-without-files' },
  { label: 'File Search', path: 'utilities/file-search' },
  { label: 'Renamer', path: 'utilities/renamer', adminOnly: true },
];
