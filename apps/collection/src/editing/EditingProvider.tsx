import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface Editing {
  readonly editGroup: (groupId: number) => void;
  readonly editSeries: (seriesId: number) => void;
}

const EditGroup = lazyPart(
  async () => (await import(/* webpackChunkName: "editors" */ './group/EditGroupDialog.tsx')).EditGroupDialog,
);
const EditSeries = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "editors" */ './series/EditSeriesDialog.tsx')).EditSeriesDialog,
);

const EditingContext = createContext<Editing | undefined>(undefined);

export function EditingProvider({ children }: { readonly children: ReactNode }) {
  const [edited, setEdited] = useState<{ readonly kind: 'group' | 'series'; readonly id: number }>();
  const editing = useMemo<Editing>(
    () => ({
      editGroup: (id) => setEdited({ kind: 'group', id }),
      editSeries: (id) => setEdited({ kind: 'series', id }),
    }),
    [],
  );
  const close = (): void => setEdited(undefined);
  return (
    <EditingContext value={editing}>
      {children}
      {edited &&
        (edited.kind === 'group' ? (
          <EditGroup key={edited.id} id={edited.id} onClose={close} />
        ) : (
          <EditSeries key={edited.id} id={edited.id} onClose={close} />
        ))}
    </EditingContext>
  );
}

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('useEditing is for pages of the collection.');
  return editing;
}
