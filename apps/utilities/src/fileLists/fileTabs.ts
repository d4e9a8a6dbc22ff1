import { fileKinds } from './fileKinds.ts';

/** The ways from one list of files that want attention to another. */
export const fileTabs = {
  label: 'Kinds of files',
  entries: fileKinds.map(({ path, label }) => ({ to: `/utilities/unrecognized/${path}`, label })),
};
