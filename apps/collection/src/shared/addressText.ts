/** Escapes separators in a text that goes into an address, with `*`. */
export function escaped(text: string): string {
  return text.replace(/[*._-]/g, '*$&');
}

/** Splits at unescaped separators; the parts keep their escapes. */
export function split(text: string, separator: string): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === separator) parts.push('');
    else {
      const whole = char === '*' ? text.slice(at, at + 2) : char;
      parts[parts.length - 1] += whole;
      at += whole.length - 1;
    }
  }
  return parts;
}

export function plain(text: string): string {
  return text.replace(/\*(.)/gs, '$1');
}
