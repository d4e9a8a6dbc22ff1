/** Titles that break screens expecting short, harmless or Latin text. */
export const awkwardTitles: readonly string[] = [
  '<b>Kakumei</b> & <script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '%20 & ?query=1#fragment',
  '!! Yoroshiku !!',
  '(Kari) no Sekai',
  '...to Kanojo wa Itta',
  '★ Hoshi no Tane',
  '@Home Days',
  'Àrd Éireann: Ünder dem Himmel',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  `${'Nagaku Nagaku Tsuzuku Monogatari no Hajimari to Owari ni Tatsu Boku to Kimi to Kare no Itoko to Sono Neko '.repeat(2)}no Nikki`,
  'Tensei Shitara Tonari no Ie no Neko Datta node, Mainichi Hirune o Shiteitara Itsunomanika Sekai o Sukutteita Ken ni Tsuite: Dare mo Shinjite Kurenai kedo Hontou no Hanashi, Soshite Watashi no Na wa Mada Nai no desu ga, Kyou mo Yoku Nemuremasu',
];
