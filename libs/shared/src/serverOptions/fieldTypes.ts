import type { ServerRange } from '../api/serverVersion.ts';

export interface FieldBase {
  /** Path in the server's settings: `AniDb/Username`. A server whose settings lack it lacks the option (facts 2). */
  readonly path: string;
  readonly label: string;
  readonly description?: string;
  /** Path of a switch that must be on for this option to matter. */
  readonly needs?: string;
  /** Which servers have it; all when omitted. */
  readonly server?: ServerRange;
}

interface SwitchField extends FieldBase {
  readonly kind: 'switch';
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly minimum: number;
  readonly maximum: number;
  /** Out-of-range message, where the specification has one. */
  readonly rangeText?: string;
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly {
    readonly value: string | number;
    readonly label: string;
    readonly detail?: string;
  }[];
  /** Maps a stored value to an option, when several values mean the same. */
  readonly optionOf?: (value: unknown) => string | number;
  /** The value to store for an option, when it is another. */
  readonly storedAs?: (option: string | number) => unknown;
}

/**
 * An option of the server. Screens with more kinds of fields extend this union.
 * @example const field: OptionField = { path: 'TMDB/AutoLink', kind: 'switch', label: 'Auto Link' };
 */
export type OptionField = SwitchField | NumberField | ChoiceField;

export interface OptionSection {
  readonly title: string;
  readonly fields: readonly OptionField[];
}
