import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import type { LinkTarget } from './LinkDraft.ts';

/** `7 – The Ship`, `S2 – Beach` */
export function episodeText({ type, number, title }: LinkTarget): string {
  const text = episodeNumberText(type, number);
  return title === '' ? text : `${text} – ${title}`;
}
