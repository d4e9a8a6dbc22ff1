/** After these words a number counts something else than episodes. */
const counted =
  /(?:^|[^\p{L}])(?:vol(?:ume)?s?|no|n°|movies?|films?|the movie|gekijou?ban|part|pt|season|saison|dis[ck]|cd|dvd|cour|ver|version|level|lv|act|box)[.\s\-–]*$|(?:劇場版|剧场版|[&+])[\s\-–]*$/iu;

/** Whether the text before a number says that it counts volumes, movies, parts or the like. */
export function isCounted(before: string): boolean {
  return counted.test(before);
}

/** The same of a match, whose group `lead` is what separates the number. */
export function countsOthers({ input, index, groups }: RegExpExecArray): boolean {
  return isCounted(input.slice(0, index + (groups?.lead?.length ?? 0)));
}
