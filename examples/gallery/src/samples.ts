/** Titles that are hard to typeset: long, short, in several scripts. */
export const titles: readonly { readonly text: string; readonly lang: string }[] = [
  { text: 'Fullmetal Alchemist: Brotherhood', lang: 'en' },
  { text: '鋼の錬金術師', lang: 'ja' },
  { text: '나 혼자만 레벨업', lang: 'ko' },
  { text: '魔道祖师 完结篇', lang: 'zh-Hans' },
  { text: 'هجوم العمالقة', lang: 'ar' },
  { text: 'X', lang: 'ja-Latn' },
  {
    text: 'Yuusha Party o Tsuihou Sareta Beast Tamer, Saikyoushu no Nekomimi Shoujo to Deau – and because one subtitle is never enough, the chronicle of a journey through seven kingdoms, told by those who stayed at home and waited, in two parts',
    lang: 'ja-Latn',
  },
  { text: 'Mushishi', lang: 'en' },
  { text: 'Ginga Eiyuu Densetsu', lang: 'ja-Latn' },
  { text: 'Sousou no Frieren', lang: 'ja-Latn' },
];

/** Generated, so that the gallery needs no server. */
export function posterPicture(seed: number): string {
  const hue = (seed * 47) % 360;
  const shapes = [0, 1, 2]
    .map((at) => {
      const x = (seed * (61 + at * 29)) % 460;
      const y = 120 + ((seed * (83 + at * 41)) % 420);
      return `<circle cx="${x}" cy="${y}" r="${70 + ((seed * 31 + at * 57) % 150)}" fill="hsl(${hue + 40 * (at + 1)} 60% ${35 + at * 14}%)" opacity=".55"/>`;
    })
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 460 650"><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 55% 30%)"/><stop offset="1" stop-color="hsl(${hue + 60} 50% 12%)"/></linearGradient><rect width="460" height="650" fill="url(#g)"/>${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
