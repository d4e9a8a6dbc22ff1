import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface Editing {
  readonly editGroup: (groupId: number) => void;
  readonly editSeries: (seriesId: number) => void;
}

/** A dialog that edits one thing. */
interface EditorProps {
  readonly id: number;
  readonly onClose: () => void;
}

interface EditingProviderProps {
  readonly groupEditor: ComponentType<EditorProps>;
  readonly seriesEditor: ComponentType<EditorProps>;
  readonly children: ReactNode;
}

const EditingContext = createContext<Editing | undefined>(undefined);

/** Opens the editors of groups and series from wherever they are shown. They are fetched when first opened. */
export function EditingProvider({
  groupEditor: GroupEditor,
  seriesEditor: SeriesEditor,
  children,
}: EditingProviderProps) {
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
          <GroupEditor key={edited.id} id={edited.id} onClose={close} />
        ) : (
          <SeriesEditor key={edited.id} id={edited.id} onClose={close} />
        ))}
    </EditingContext>
  );
}

/** The editors, for the pages within the provider. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('useEditing is for pages of the collection.');
  return editing;
}
