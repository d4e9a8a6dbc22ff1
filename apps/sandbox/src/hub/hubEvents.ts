export interface LogEntry {
  readonly Level: 'Trace' | 'Debug' | 'Info' | 'Warn' | 'Error' | 'Fatal';
  readonly TimeStamp: string;
  readonly LoggerName: string;
  readonly Caller: string;
  readonly Message: string;
}

/** An event as clients receive it. */
export interface HubEvent {
  readonly feed: string;
  readonly target: string;
  readonly args: readonly unknown[];
}

/** How a major version says what the sandbox reports. */
export interface HubWords {
  /** Those of the aggregate hub, in the order in which they greet a client. */
  readonly feeds: readonly string[];
  /** By the names before 6. Undefined when this version doesn't report it. @throws for an unknown name */
  readonly eventOf: (name: string, args: readonly unknown[]) => HubEvent | undefined;
  readonly logLineOf: (entry: LogEntry) => object;
}

export const unknownEvent = (name: string): Error => new Error(`No feed has an event named ${name}`);
