import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** 1-based; undefined removes the mark. */
export const markFaultyLine = StateEffect.define<number | undefined>();

const mark = Decoration.line({ class: 'cm-faulty' });

const faultyLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    // The mark moves with its line while the user types.
    let next = marks.map(changes);
    for (const effect of effects) {
      if (!effect.is(markFaultyLine)) continue;
      const { value } = effect;
      const isThere = value !== undefined && value >= 1 && value <= state.doc.lines;
      next = isThere ? Decoration.set(mark.range(state.doc.line(value).from)) : Decoration.none;
    }
    return next;
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.contentAttributes.of((view): Record<string, string> => {
      const { size } = view.state.field(field);
      return size > 0 ? { 'aria-invalid': 'true' } : {};
    }),
  ],
});

export const faultyLines: Extension = [
  faultyLine,
  EditorView.theme({
    '.cm-faulty': {
      backgroundColor: 'var(--color-danger-tint)',
      boxShadow: 'inset 3px 0 var(--color-danger)',
    },
  }),
];
