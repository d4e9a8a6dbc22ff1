export interface Finding {
  /** A path within the descriptor (`/routes/0/path`), or a file name. */
  readonly place: string;
  readonly text: string;
}
