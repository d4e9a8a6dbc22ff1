const technical =
  /^(?:\d{3,4}[pi]|[0-9a-f]{8}|(?:\d{3,4}x\d{3,4})|(?:bd|bluray|dvd|web|tv|hdtv|hevc|avc|x26[45]|h26[45]|av1|flac|aac|opus|ac3|dual|multi|10bit|8bit|hi10p?|rip|raw|remux|batch|complete|uncensored|eng|jpn|sub(?:bed|s)?|dub(?:bed)?|audio|dl|end|v\d)+)$/i;

/** Whether brackets contain only technical details: `1080p`, `BD x264 FLAC`, a checksum. */
function isTechnical(content: string): boolean {
  const words = content.split(/[\s,_+·]+/).filter((word) => word !== '');
  // `Blu-ray`, `H.264` and `WEB-DL` are one word each.
  return words.length > 0 && words.every((word) => technical.test(word.replace(/[.-]/g, '')));
}

const leading = /^\s*(?:\[([^\]]+)\]|【([^】]+)】|\(([^)]+)\))\s*/;
const trailing = /\s*(?:\[([^\]]*)\]|\(([^)]*)\))\s*$/;
const year = /^(?:19|20)\d\d$/;

/** A name without its brackets, and the release group that one of them names. */
export function withoutBrackets(name: string): { readonly text: string; readonly releaseGroup: string } {
  let releaseGroup = '';
  let text = name.trim();
  const first = leading.exec(text);
  const head = first?.[1] ?? first?.[2] ?? first?.[3] ?? '';
  if (first && text.length > first[0].length && !year.test(head)) {
    if (!isTechnical(head)) releaseGroup = head.trim();
    text = text.slice(first[0].length);
  }
  for (let last = trailing.exec(text); last && last.index > 0; last = trailing.exec(text)) {
    const content = (last[1] ?? last[2] ?? '').trim();
    if (year.test(content)) break;
    if (!isTechnical(content)) {
      if (last[1] === undefined || releaseGroup !== '') break;
      releaseGroup = content;
    }
    text = text.slice(0, last.index);
  }
  return { text: text.trim(), releaseGroup };
}
