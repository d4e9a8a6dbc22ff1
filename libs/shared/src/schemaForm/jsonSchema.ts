/** A value by a condition on a sibling: `path` is its name. */
export interface UiCondition {
  readonly path: string;
  readonly value: unknown;
  readonly inverseCondition?: boolean;
}

export type UiVisibility = 'visible' | 'hidden' | 'read-only' | 'disabled';

export interface UiAction {
  readonly title?: string;
  readonly description?: string;
  readonly theme?: string;
  readonly sectionName?: string;
  readonly toggle?: (UiCondition & { readonly visibility?: UiVisibility }) | null;
  readonly disableToggle?: UiCondition | null;
}

export interface UiEnumDefinition {
  readonly title: string;
  readonly description?: string;
  readonly value: string | number;
}

/** How a server since 6 wants a property shown: its `x-uiDefinition`. Whatever is left out has a default. */
export interface UiDefinition {
  readonly elementType?: string;
  readonly elementSize?: 'small' | 'normal' | 'large' | 'full';
  readonly visibility?: {
    readonly default?: UiVisibility;
    readonly advanced?: boolean;
    readonly toggle?: (UiCondition & { readonly visibility?: UiVisibility }) | null;
    readonly disableToggle?: UiCondition | null;
  };
  readonly badge?: { readonly name: string; readonly theme?: string };
  readonly requiresRestart?: boolean;
  readonly envVar?: string;
  readonly envVarOverridable?: boolean;
  readonly sectionType?: 'tab' | 'field-set' | 'minimal';
  readonly sectionName?: string;
  readonly sectionAppendFloatingAtEnd?: boolean;
  /** Properties and actions in their order. */
  readonly structure?: Readonly<Record<string, 'property' | 'method'>>;
  readonly actions?: Readonly<Record<string, UiAction>>;
  readonly primaryKey?: string | boolean;
  readonly deniedValues?: readonly unknown[];
  readonly enumDefinitions?: readonly UiEnumDefinition[];
  readonly codeLanguage?: string;
  readonly listSortable?: boolean;
  readonly listUniqueItems?: boolean;
  readonly listHideAddAction?: boolean;
  readonly listHideRemoveAction?: boolean;
  readonly recordHideAddAction?: boolean;
  readonly recordHideRemoveAction?: boolean;
}

/** What the form reads of a JSON Schema (draft 4, as NJsonSchema writes it). */
export interface JsonSchema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly unknown[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly oneOf?: readonly JsonSchema[];
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  readonly $ref?: string;
  readonly 'x-uiDefinition'?: UiDefinition;
}

export type JsonRecord = Readonly<Record<string, unknown>>;

/**
 * Whether a value from the server is an object, as a schema and a configuration must be.
 * @example if (!isJsonRecord(answer)) throw new Error('No configuration.');
 */
export function isJsonRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
