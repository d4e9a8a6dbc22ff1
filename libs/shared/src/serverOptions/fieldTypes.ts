/** What every option of the server has, whatever its kind. */
export interface FieldBase {
  /**
   * Place of the option: `AniDb/Username` in the server's settings. A server whose settings lack it does not know
   * the option (facts 2).
   */
  readonly path: string;
  readonly label: string;
  readonly description?: string;
  /** Another switch that must be on for this option to matter. */
  readonly needs?: string;
}

interface SwitchField extends FieldBase {
  readonly kind: 'switch';
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly minimum: number;
  readonly maximum: number;
  /** What is said of a number out of range, where the specification has words for it. */
  readonly rangeText?: string;
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly {
    readonly value: string | number;
    readonly label: string;
    readonly detail?: string;
  }[];
  /** The option for a stored value, when several values mean the same. */
  readonly optionOf?: (value: unknown) => string | number;
}

/**
 * One option of the server as a person sees it. Places with more kinds of fields add theirs to these.
 *
 * @example const field: OptionField = { path: 'TMDB/AutoLink', kind: 'switch', label: 'Auto Link' };
 */
export type OptionField = SwitchField | NumberField | ChoiceField;

/** Options that are grouped under one heading. */
export interface OptionSection {
  readonly title: string;
  readonly fields: readonly OptionField[];
}
