/** Colours of one picture: sky from top to bottom, the light in it, and the foreground, far to near. */
export interface Palette {
  readonly sky: readonly [string, string, string];
  readonly light: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly accent: string;
}

export const palettes: readonly Palette[] = [
  {
    sky: ['#1b1f4b', '#6a3f8f', '#f58a7b'],
    light: '#ffe3b0',
    far: '#5b3a78',
    middle: '#35265c',
    near: '#160f33',
    accent: '#ff6f91',
  },
  {
    sky: ['#0b3d5c', '#2f8fa8', '#bfe9dc'],
    light: '#fffbe0',
    far: '#3a7f92',
    middle: '#1d5a70',
    near: '#0a2f40',
    accent: '#ffb347',
  },
  {
    sky: ['#3a1c33', '#a23b52', '#f7b267'],
    light: '#fff0c9',
    far: '#7c2f4a',
    middle: '#4f1f38',
    near: '#240c1d',
    accent: '#ffd166',
  },
  {
    sky: ['#dff3ff', '#9fd3f2', '#4ca3d9'],
    light: '#ffffff',
    far: '#7fbad9',
    middle: '#3f86ac',
    near: '#17456b',
    accent: '#ff5d73',
  },
  {
    sky: ['#fff1e0', '#ffc9b5', '#f28a9b'],
    light: '#ffffff',
    far: '#e08a97',
    middle: '#b0566f',
    near: '#5e2643',
    accent: '#2f6f8f',
  },
  {
    sky: ['#06111f', '#0f2c3f', '#1f6f78'],
    light: '#d9fff2',
    far: '#17505a',
    middle: '#0d3540',
    near: '#041820',
    accent: '#6df2c4',
  },
  {
    sky: ['#10101c', '#2b1b4d', '#7a2fb0'],
    light: '#ffd9ff',
    far: '#4a2380',
    middle: '#2b1457',
    near: '#0e0722',
    accent: '#22e6ff',
  },
  {
    sky: ['#f7f3d7', '#d8e2a8', '#8bbf8a'],
    light: '#ffffff',
    far: '#8db585',
    middle: '#4f8560',
    near: '#1f4a38',
    accent: '#e4572e',
  },
  {
    sky: ['#241a14', '#6b3f24', '#d98e4a'],
    light: '#ffe9b8',
    far: '#7d4a2c',
    middle: '#4a2b1b',
    near: '#1d100a',
    accent: '#e94f37',
  },
  {
    sky: ['#eef1f8', '#c3cbe0', '#8791b3'],
    light: '#ffffff',
    far: '#98a3c3',
    middle: '#5f6a90',
    near: '#262d4a',
    accent: '#d7263d',
  },
  {
    sky: ['#14213d', '#274c77', '#a3cef1'],
    light: '#fff8d6',
    far: '#4a7aa6',
    middle: '#24466b',
    near: '#0c1a30',
    accent: '#fca311',
  },
  {
    sky: ['#2d0b2e', '#7d1d5b', '#ff5c8a'],
    light: '#ffe1ec',
    far: '#8c2a63',
    middle: '#551544',
    near: '#260620',
    accent: '#ffe45e',
  },
  {
    sky: ['#0d1b1e', '#3c5a4b', '#c9d6a3'],
    light: '#fdffe6',
    far: '#55735b',
    middle: '#2e4a3c',
    near: '#0f211b',
    accent: '#f4a259',
  },
  {
    sky: ['#fbe9ff', '#c9b6f2', '#7f86d9'],
    light: '#ffffff',
    far: '#938fd6',
    middle: '#5a55a8',
    near: '#28235c',
    accent: '#ff8fa3',
  },
];
