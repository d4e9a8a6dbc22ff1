import type { JsonObject } from '../http/jsonPatch.ts';
import type { Provider } from '../model/relocationPresets.ts';
import type { Renamer, RenamerSetting } from '../model/renamers.ts';
import { objectSchema } from './objectSchema.ts';

/** Before 6 a setting has a label, `Max Episode Length`, since 6 a property. */
const propertyOf = (name: string): string => name.replaceAll(' ', '');

export function configurationOf(settings: readonly RenamerSetting[]): JsonObject {
  return Object.fromEntries(settings.map(({ Name, Value }) => [propertyOf(Name), Value]));
}

/** What else the object has is dropped, what it lacks has its default. */
export function settingsOf(renamer: Renamer, configuration: JsonObject): RenamerSetting[] {
  return renamer.DefaultSettings.map(({ Name, Value }) => ({
    Name,
    Value: propertyOf(Name) in configuration ? configuration[propertyOf(Name)] : Value,
  }));
}

type Definition = Renamer['Settings'][number] & {
  readonly MinimumValue?: number;
  readonly MaximumValue?: number;
  readonly Language?: string;
};

const types: Readonly<Record<string, JsonObject>> = {
  Boolean: { type: 'boolean' },
  Integer: { type: 'integer', format: 'int32' },
  Decimal: { type: 'number', format: 'double' },
};

function elementOf({ SettingType, Language }: Definition): JsonObject {
  if (SettingType === 'Code') return { elementType: 'code-block', codeLanguage: Language };
  return { elementType: SettingType === 'LargeText' ? 'text-area' : 'auto' };
}

export function schemaOf({ renamer, configuration }: Provider): JsonObject {
  const properties = Object.fromEntries(
    renamer.Settings.map((definition: Definition) => [
      propertyOf(definition.Name),
      {
        title: definition.Name,
        ...(types[definition.SettingType] ?? { type: 'string' }),
        description: definition.Description,
        ...(definition.MinimumValue === undefined ? {} : { minimum: definition.MinimumValue }),
        ...(definition.MaximumValue === undefined ? {} : { maximum: definition.MaximumValue }),
        'x-uiDefinition': {
          ...elementOf(definition),
          elementSize: definition.SettingType === 'Code' ? 'full' : 'normal',
          requiresRestart: false,
        },
      },
    ]),
  );
  return objectSchema(configuration?.id, configuration?.name, properties);
}
