/** Something in a remote that does not fit this shell. */
export interface Finding {
  /** A path within the descriptor (`/routes/0/path`), or the name of a file. */
  readonly place: string;
  readonly text: string;
}
