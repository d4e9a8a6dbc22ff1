/**
 * Keeps `data-pointer` of the root element at what is in use, `touch` or `mouse`: a tablet with a mouse has both, and
 * only at the moment of use is it known whether something can be hovered.
 */
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
