/** Facts 6. */
export const externalLinks: readonly { readonly label: string; readonly href: string }[] = [
  { label: 'Discord', href: 'https://discord.gg/vpeHDsg' },
  { label: 'Docs', href: 'https://docs.shokoanime.com' },
  { label: 'FAQ', href: 'https://docs.shokoanime.com/faq' },
  { label: 'GitHub', href: 'https://github.com/ShokoAnime' },
];
