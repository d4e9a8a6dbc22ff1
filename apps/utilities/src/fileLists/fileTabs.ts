import { fileKinds } from './fileKinds.ts';

/** The tabs between the lists of files that need attention. */
export const fileTabs = {
  label: 'Kinds of files',
  entries: fileKinds.map(({ path, label }) => ({ to: `/utilities/unrecognized/${path}`, label })),
};
