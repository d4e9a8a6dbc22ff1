declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

/** True under `npm run dev` and in tests; its branches are not in the built files. */
declare const __DEVELOPMENT__: boolean;
