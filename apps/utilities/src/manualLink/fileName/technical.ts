/** Technical wherever they occur. */
const strong = [
  String.raw`\d{3,4}[pi]\+?|\d{3,4}\s?[x×*]\s?\d{3,4}|4k|uhd`,
  String.raw`x\s?26[456]|h[\s.]?26[456]|hevc(?:[\s-]?10)?|m?avc|av1|xvid|divx\d?|mpeg[24]|wmv|yuv\d+p?\d*`,
  String.raw`(?:flac|e?-?aac|opus|e?-?ac-?3|ddp?|dts(?:-?(?:hd|es|ma))*|truehd|mp3|lpcm|pcm|ogg|vorbis)\+?(?:[\s.]?x?\d(?:[\s.]\d)?)?`,
  String.raw`blu[\s.-]?ray|b[dr][\s.-]?(?:rip|remux|box|mv)|dvd(?:[\s.-]?(?:rip|r|9|5|iso|remux))?|hdtv(?:rip)?|tv[\s.-]?rip|web[\s.-]?(?:rip|dl|hd)|remux`,
  String.raw`(?:8|10|12)[\s-]?bits?|hi10p?|hi444p+|ma10p(?:[\s-]\d+p)?|hdr(?:10\+?)?|vfr|cfr`,
  String.raw`vost(?:fr|a|e)?|multi[\s-]?(?:ple[\s-]?)?(?:subs?|subtitles?|audio)|dual[\s-]?audio|(?:hard|soft|eng|jap?|ger|fr|ita|kor|chi)+[\s-]?(?:subs?|subbed|dub|dubbed)`,
].join('|');

/** Technical only in brackets or after a number; elsewhere they can be part of a title. */
const weak = [
  'bd|dvd|web|tv|at-x|hd|fhd|sd|hq|mq|raws?|rip|iso|scr|cr|nf|amzn|baha|abema|batch|complete|uncensored|uncut|remastered',
  'eng(?:lish)?|jpn?|jap(?:anese)?|rus?|ger(?:man)?|fr(?:ench)?|ita(?:lian)?|spa(?:nish)?|esp|por|kor|chi|chs|cht|gb|big5|sc|tc|vf|jp(?:sc|tc)',
  'subs?|subbed|subtitles?|dub(?:s|bed)?|audio|dual|multi(?:ple)?|dl|mp4|mkv|avi|end|fin(?:al)?|v\\d',
].join('|');

const boundary = String.raw`[\p{L}\p{N}]`;
const word = new RegExp(`^(?:${strong}|${weak}|[0-9a-f]{8})+$`, 'iu');
const strongWord = new RegExp(`[\\s._-]*(?<!${boundary})(?:${strong})(?!${boundary})`, 'giu');

/** After an episode number without a separator: `- 25 END`, `- 03 RUS`. */
export const weakWords = `(?:${weak})(?!${boundary})`;

/** Replaces technical words by `|`. */
export function withoutTechnical(text: string): string {
  return text.replace(strongWord, ' |');
}

/** `1080p`, `BD x264 FLAC`, a checksum, or a resolution among other words. */
export function isTechnical(content: string): boolean {
  const words = content.split(/[\s,_+·&/|]+/).filter((one) => one !== '');
  if (words.length === 0) return true;
  return (
    content.search(strongWord) !== -1 ||
    words.every((one) => word.test(one) || word.test(one.replace(/[.-]/g, '')))
  );
}
