import type { JsonObject } from '../http/jsonPatch.ts';

export interface RenamerSetting {
  readonly Name: string;
  readonly Value: unknown;
}

export interface RenamerConfig {
  RenamerID: string;
  Name: string;
  Settings: RenamerSetting[];
}

const script = [
  '// Sample Output: [Coalgirls] Highschool of the Dead - 01 (1080p) [90CC6DC1].mkv',
  '// Release group',
  "DO ADD '[%grp] '",
  '// Name of the anime',
  "DO ADD '%ann '",
  '// Episode number',
  "DO ADD '- %enr '",
  "IF F(!1) DO ADD 'v%ver '",
  '// Resolution and checksum',
  "DO ADD '(%res) [%CRC]'",
].join('\n');

/** A setting of every type. */
const patternSettings = [
  {
    Name: 'Add Release Group',
    Description: 'Whether a name begins with the release group.',
    SettingType: 'Boolean',
    Value: true,
  },
  {
    Name: 'Digits',
    Description: 'How many digits an episode number has at least.',
    SettingType: 'Integer',
    MinimumValue: 1,
    MaximumValue: 4,
    Value: 2,
  },
  {
    Name: 'Separator',
    Description: 'Stands between the parts of a name.',
    SettingType: 'Text',
    Value: ' - ',
  },
  {
    Name: 'Remarks',
    Description: 'For whoever reads this next.',
    SettingType: 'LargeText',
    Value: 'Episodes are numbered within their series.\nSpecials begin with S.',
  },
  {
    Name: 'Shortening',
    Description: 'How much of a long title is kept.',
    SettingType: 'Decimal',
    MinimumValue: 0.1,
    MaximumValue: 1,
    Value: 1,
  },
  {
    Name: 'Script',
    Description: 'Answers the rest of the name.',
    SettingType: 'Code',
    Language: 'Lua',
    Value: '-- The last part of a name\nlocal ending = "[" .. file.crc32 .. "]"\nreturn ending',
  },
];

/** Those of the reference, and of plugins that the sandbox pretends to have. */
export const renamers = [
  {
    RenamerID: 'WebAOM',
    Version: '5.3.3.0',
    Name: 'WebAOM Renamer',
    Description:
      "The legacy renamer, based on WebAOM's renamer. You can find information for it at https://wiki.anidb.net/WebAOM#Scripting",
    Enabled: true,
    Settings: [
      {
        Name: 'Max Episode Length',
        Description: 'The maximum length to truncate episode names to.',
        SettingType: 'Integer',
        MinimumValue: 1,
        MaximumValue: 250,
      },
      {
        Name: 'Group Aware Sorting',
        Description: 'Whether to place files in a folder structure based on the Shoko group structure.',
        SettingType: 'Boolean',
      },
      { Name: 'Script', Description: 'WebAOM Script.', SettingType: 'Code', Language: 'PlainText' },
    ],
    DefaultSettings: [
      { Name: 'Max Episode Length', Value: 33 },
      { Name: 'Group Aware Sorting', Value: false },
      { Name: 'Script', Value: script },
    ],
  },
  {
    RenamerID: 'PatternRenamer',
    Version: '1.2.0.0',
    Name: 'Pattern Renamer',
    Description: 'Puts names together from parts.',
    Enabled: true,
    Settings: patternSettings.map(({ Value: _, ...definition }) => definition),
    DefaultSettings: patternSettings.map(({ Name, Value }) => ({ Name, Value })),
  },
  {
    RenamerID: 'OriginalNames',
    Version: '0.9.1.0',
    Name: 'Original Names',
    Description: 'Gives files the names that their release groups gave them.',
    Enabled: true,
    Settings: [],
    DefaultSettings: [],
  },
];

export type Renamer = (typeof renamers)[number];

export function renamerOf(id: string): Renamer | undefined {
  return renamers.find(({ RenamerID }) => RenamerID === id);
}

const first = (name: string, id: string): RenamerConfig => ({
  RenamerID: id,
  Name: name,
  Settings: structuredClone(renamerOf(id)?.DefaultSettings ?? []),
});

export class RenamerConfigs {
  readonly all: RenamerConfig[] = [
    first('Default', 'WebAOM'),
    first('Patterns / 100% tidy', 'PatternRenamer'),
    first('As released', 'OriginalNames'),
  ];

  find(name: string): RenamerConfig | undefined {
    return this.all.find((config) => config.Name === name);
  }

  add(config: RenamerConfig): void {
    this.all.push(config);
  }

  remove(config: RenamerConfig): void {
    this.all.splice(this.all.indexOf(config), 1);
  }
}

/** Skips invalid entries. */
export function settingsIn(value: unknown): RenamerSetting[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((one: JsonObject | null) => {
    const entries = Object.entries(one ?? {}).map(([key, part]) => [key.toLowerCase(), part] as const);
    const { name, value: set } = Object.fromEntries(entries);
    return typeof name === 'string' ? [{ Name: name, Value: set }] : [];
  });
}
