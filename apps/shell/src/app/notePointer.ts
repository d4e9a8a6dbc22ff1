/** Sets `data-pointer` to `touch` or `mouse` per event: only that tells whether a tablet with a mouse can hover. */
export function notePointer(): void {
  const { dataset } = document.documentElement;
  const note = ({ pointerType }: PointerEvent): void => {
    const pointer = pointerType === 'touch' ? 'touch' : 'mouse';
    if (dataset.pointer !== pointer) dataset.pointer = pointer;
  };
  for (const name of ['pointerdown', 'pointermove'] as const) {
    addEventListener(name, note, { capture: true, passive: true });
  }
}
