import { textOf } from '@hondana/shared/language/texts';
import { t } from '@lingui/core/macro';
import { fileKinds } from './fileKinds.ts';

export const fileTabs = () => ({
  label: t`Kinds of files`,
  entries: fileKinds.map(({ path, label }) => ({
    to: `/utilities/unrecognized/${path}`,
    label: textOf(label),
  })),
});
