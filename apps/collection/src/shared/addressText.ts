/** Signs that stand for themselves in a text that goes into an address: `*` before one says that it belongs to the text. */
export function escaped(text: string): string {
  return text.replace(/[*._-]/g, '*$&');
}

/** Parts between marks that stand for themselves: those after a `*` belong to the text. */
export function split(text: string, mark: string): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === mark) parts.push('');
    else {
      const whole = sign === '*' ? text.slice(at, at + 2) : sign;
      parts[parts.length - 1] += whole;
      at += whole.length - 1;
    }
  }
  return parts;
}

export function plain(text: string): string {
  return text.replace(/\*(.)/gs, '$1');
}
