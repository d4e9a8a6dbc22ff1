import { useWrite } from '@hondana/shared/api/useWrite';
import {
  addSeriesUserTags,
  createSeriesTag,
  deleteUserTag,
  removeSeriesUserTags,
  replaceUserTag,
} from '@hondana/shared/resources/tags';

/** Each resolves once the lists are up to date. The dialog shows failures. */
export function useTagWrites() {
  return {
    add: useWrite(addSeriesUserTags),
    remove: useWrite(removeSeriesUserTags),
    create: useWrite(createSeriesTag),
    edit: useWrite(replaceUserTag),
    destroy: useWrite(deleteUserTag),
  };
}
