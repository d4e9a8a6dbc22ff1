import { useWrite } from '@hondana/shared/api/useWrite';
import {
  addSeriesUserTags,
  createSeriesTag,
  deleteUserTag,
  removeSeriesUserTags,
  replaceUserTag,
} from '@hondana/shared/resources/tags';

/** What can be done with custom tags; each is over when the lists show it. The dialog says what fails. */
export function useTagWrites() {
  return {
    add: useWrite(addSeriesUserTags),
    remove: useWrite(removeSeriesUserTags),
    create: useWrite(createSeriesTag),
    edit: useWrite(replaceUserTag),
    destroy: useWrite(deleteUserTag),
  };
}
