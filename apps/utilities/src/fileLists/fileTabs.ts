import { fileKinds } from './fileKinds.ts';

export const fileTabs = {
  label: 'Kinds of files',
  entries: fileKinds.map(({ path, label }) => ({ to: `/utilities/unrecognized/${path}`, label })),
};
