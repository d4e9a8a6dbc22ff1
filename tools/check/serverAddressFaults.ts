/** What begins at the server's root, but where it says by itself what goes there: a call's path, or `serverAddress`. */
const literal = /(.*?)['"`]\/(?:api|plex|signalr)(?:\/|['"`?])/g;
const madeWhole = /(?:\bpath\s*[:=]|\bserverAddress\()\s*$/;
const comment = /^\s*(?:\*|\/\/|\/\*)/;

/**
 * Where a source addresses the server from the root of the host. Below a path of a proxy the server is not there.
 *
 * @returns one sentence each, which begins with the line's number
 *
 * @example serverAddressFaults("fetch('/api/v3/Series')").length // 1
 */
export function serverAddressFaults(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      comment.test(line)
        ? []
        : [...line.matchAll(literal)]
            .filter(([, before = '']) => !madeWhole.test(before))
            .map(
              () =>
                `${index + 1} addresses the server from the root of the host: use serverAddress, or a call's path.`,
            ),
    );
}
