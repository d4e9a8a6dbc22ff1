export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Keys that are no characters, by their names in `KeyboardEvent.key`. */
export const namedKeys = [
  'Control',
  'Shift',
  'Enter',
  'Tab',
  'Escape',
  'End',
  'Home',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
] as const;

export type NamedKey = (typeof namedKeys)[number];

/** A named key, or the character that a key types. */
export type Key = NamedKey | 'a' | 'k' | ' ';

/** One window of an engine, with what a person can do to it and no more. {@link Screen} makes it convenient. */
export interface Driver {
  goTo(address: string): Promise<void>;
  /** Goes to an address without waiting for what was loading, or for what is loaded then. */
  leaveFor(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** The value of an expression in the page: for looking at it, and for events that no driver can make. */
  evaluate(expression: string): Promise<unknown>;
  keyDown(key: Key): Promise<void>;
  keyUp(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  moveTo(point: Point): Promise<void>;
  mouseDown(): Promise<void>;
  mouseUp(): Promise<void>;
  /** Whether the browser around the engine opens links in tabs when it is asked to. */
  readonly hasTabs: boolean;
  tabCount(): Promise<number>;
  /** What the page reported as errors, as far as the engine tells. */
  errors(): Promise<readonly string[]>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that runs, from which each test gets a window with nothing of the others in it. */
export interface Engine {
  open(size: Size): Promise<Driver>;
  close(): Promise<void>;
}

/** Whether a message is about what no test asks for: the project's site, and pictures that the server lacks. */
export function isExpected(message: string): boolean {
  return /shokoanime\.com|\/api\/v3\/Image\//.test(message);
}
